// A found word flies from the board to its place in the list and is struck through there, where no word moves; once, and not for those who want
// less motion.

import { expect, type Page, test } from 'playwright/test';
import { countFrames, takeFrames } from '../helpers/frames.ts';
import { NARROW } from '../helpers/full.ts';
import type { Word } from '../helpers/printed.ts';
import { WordPage } from '../helpers/wordPage.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly word: string;
  readonly heard: boolean;
  readonly start: Point;
  readonly end: Point;
  /** Whether it can still be seen when it arrives. */
  readonly arrives: boolean;
}

/** Notes every flight of the page as it begins, by the animation that the browser is given. Before the page is opened. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: object[] = [];
    Object.assign(window, { flightsSeen: seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(frames, options) {
      const running = animate.call(this, frames, options);
      if (!(this instanceof HTMLElement) || this.dataset.flight === undefined) return running;
      const middleAt = (time: number) => {
        running.currentTime = time;
        const { left, top, width, height } = this.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      running.pause();
      const length = Number(running.effect?.getComputedTiming().endTime);
      const [start, end] = [middleAt(0), middleAt(length * 0.999)];
      const arrives = Number(getComputedStyle(this).opacity) > 0.9;
      running.currentTime = 0;
      running.play();
      seen.push({ word: this.dataset.flight, heard: this.ariaHidden !== 'true', start, end, arrives });
      return running;
    };
  });
}

const flightsOf = (page: Page): Promise<Flight[]> =>
  page.evaluate(() => (window as unknown as { flightsSeen: Flight[] }).flightsSeen);

/** Words fly once the part that lets them fly has been loaded. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/wordFlight')),
  );
}

class Search extends WordPage {
  async find({ cells }: Pick<Word, 'cells'>): Promise<void> {
    for (const cell of [cells[0], cells.at(-1)] as number[]) {
      const { x, y } = await this.middle(cell);
      await this.page.mouse.click(x, y);
    }
  }

  async middleOf({ cells }: Pick<Word, 'cells'>): Promise<Point> {
    const [a, b] = [await this.middle(cells[0] as number), await this.middle(cells.at(-1) as number)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  async boxOf(text: string): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.word(text).boundingBox();
    if (!box) throw new Error(`${text} is not in the list.`);
    return box;
  }
}

const near = (one: Point, other: Point, what: string): void =>
  expect(Math.hypot(one.x - other.x, one.y - other.y), what).toBeLessThanOrEqual(2);

test('a found word flies from the board to its place in the list, is struck through there, and no word moves', async ({
  page,
}) => {
  await watchFlights(page);
  await countFrames(page);
  const search = new Search(page, 'wordsearch');
  await search.start('leichtes-001');
  await ready(page);
  const list = page.getByRole('region', { name: 'Wörter' });
  const [first, second] = search.found() as [Word, Word];
  const boxes = () => Promise.all(search.found().map(({ text }) => search.boxOf(text)));
  for (const [found, word] of [first, second].entries()) {
    const before = await boxes();
    const [from, { x, y, width, height }] = [await search.middleOf(word), await search.boxOf(word.text)];
    await search.find(word);
    await expect(search.word(word.text)).toHaveAccessibleName(/erledigt/);
    await expect.poll(async () => (await flightsOf(page)).length).toBe(found + 1);
    const flight = (await flightsOf(page)).at(-1) as Flight;
    expect(flight).toMatchObject({ word: word.text, heard: false, arrives: true });
    near(flight.start, from, 'it leaves the middle of the word');
    near(flight.end, { x: x + width / 2, y: y + height / 2 }, 'it arrives where the word was listed');
    await expect(search.word(word.text)).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.locator('[data-flight], [data-landing]')).toHaveCount(0);
    await expect.poll(() => list.evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await boxes(), 'every word is where it was').toEqual(before);
    const ground = (text: string) => search.word(text).evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await ground(word.text), 'in its colour').not.toBe(await ground(search.found().at(-1)?.text ?? ''));
  }
  await expect.poll(async () => (await takeFrames(page)).requests, 'the board is idle again').toBe(0);
  expect((await flightsOf(page)).length, 'one flight a word').toBe(2);

  await page.getByRole('button', { name: /Rückgängig/ }).click();
  await expect(search.word(second.text)).not.toHaveAccessibleName(/erledigt/);
  await expect(search.word(second.text)).toHaveCSS('text-decoration-line', 'none');
});

test('the announcement says the word once', NARROW, async ({ page }) => {
  const search = new Search(page, 'wordsearch');
  await search.start('leichtes-001');
  await ready(page);
  const [word] = search.found() as [Word];
  const heard = await page.evaluateHandle((text) => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const live = element?.closest('[aria-live], [role="status"], [role="alert"]');
          if (live?.textContent?.includes(text) && said.at(-1) !== live.textContent) said.push(live.textContent);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  }, word.text);
  await search.find(word);
  await expect(search.word(word.text)).toHaveCSS('text-decoration-line', 'line-through');
  expect(await heard.evaluate((said) => said.length)).toBe(1);
});

test('a word whose place is out of sight flies to the edge of the list, which stays where it is', async ({
  page,
  hasTouch,
}) => {
  await watchFlights(page);
  await page.setViewportSize(hasTouch ? { width: 360, height: 600 } : { width: 1024, height: 420 });
  const search = new Search(page, 'wordsearch');
  await search.start('leichtes-005');
  await ready(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const list = page.getByRole('region', { name: 'Wörter' });
  await expect.poll(() => list.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  const box = await list.boundingBox();
  if (!box) throw new Error('There is no list.');
  const boxes = await Promise.all(search.found().map(async (word) => ({ word, at: await search.boxOf(word.text) })));
  const hidden = boxes.findLast(({ at }) => at.y >= box.y + box.height);
  if (!hidden) throw new Error('The whole list is in sight.');
  await search.find(hidden.word);
  await expect.poll(async () => (await flightsOf(page)).length).toBe(1);
  const [flight] = (await flightsOf(page)) as [Flight];
  expect(flight.arrives).toBe(false);
  expect(flight.end.y).toBeGreaterThan(box.y);
  expect(flight.end.y).toBeLessThan(box.y + box.height);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(page.locator('[data-flight], [data-landing]')).toHaveCount(0);
});

test('with less motion a found word is struck through at once', NARROW, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchFlights(page);
  const search = new Search(page, 'wordsearch');
  await search.start('leichtes-001');
  const [word] = search.found() as [Word];
  await search.find(word);
  await expect(search.word(word.text)).toHaveCSS('text-decoration-line', 'line-through');
  expect(await flightsOf(page)).toEqual([]);
});

test('what a line was that found nothing is seen over the list, moves nothing, and goes with the next line', async ({
  page,
}) => {
  const search = new Search(page, 'wordsearch');
  await search.start('leichtes-001');
  const [word] = search.found() as [Word];
  const before = await search.boxOf(word.text);
  const note = page.locator('[data-note]');
  await expect(note).toHaveCount(0);
  await search.find({ cells: word.cells.slice(0, -1) });
  await expect(note.getByText(/fast! Ein Feld daneben kostet nichts/)).toBeInViewport();
  await expect(note).toHaveAttribute('aria-hidden', 'true');
  expect(await search.boxOf(word.text)).toEqual(before);
  const start = await search.middle(word.cells[0] as number);
  await page.mouse.click(start.x, start.y);
  await expect(note).toHaveCount(0);
});
