// The lobby: what it offers first, and that it is whole in every window.
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { elsewhere, NARROW } from '../helpers/full.ts';
import { illegible } from '../helpers/legible.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

const LOBBY = '/sudoku/play?screen=lobby';

const largeType = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    const style = document.createElement('style');
    style.textContent = `html { font-size: ${size}% }`;
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  }, percent);

/** Of the window, times the way. Less is a word that the typeface has made narrower. */
const SEEN = 0.002;

/** Call it before a page is loaded; then `shifted` tells what has moved on it without the player's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript((seen) => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (value > seen) moved.push(...sources.map(({ node }) => node?.textContent ?? 'something'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  }, SEEN);

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('one tap leads from a cold lobby to a board: today’s, the first level’s, or the one that was begun', async ({
  page,
}) => {
  await page.goto(LOBBY);
  const tile = page.getByRole('group', { name: 'Schwedenrätsel' });
  await tile.getByRole('button', { name: 'Schwedenrätsel', exact: true }).click();
  await expect(page).toHaveURL(/\/crossword\/de-tagliches_ratsel-/);
  await page.goto(LOBBY);
  await tile.getByRole('button', { name: 'Leicht, Nr. 1: spielen' }).click();
  await expect(page).toHaveURL(/\/crossword\/de-leichtes-001\b/);

  const crossword = new WordPage(page, 'crossword');
  await crossword.start('halbe_seite-002');
  await crossword.cell(crossword.letters().findIndex((letter) => letter !== '')).focus();
  await page.keyboard.type('x');
  await page.goto(LOBBY);
  await tile.getByRole('button', { name: 'Halbe Seite, Nr. 2: weiterspielen' }).click();
  await expect(page).toHaveURL(/\/crossword\/de-halbe_seite-002\b/);
});

test('all begun games are there to go on with, the latest first, and say only once how far one is', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(LOBBY);
  const goOn = page.getByRole('region', { name: 'Weiterspielen' });
  await expect(goOn.getByText(/^Was du anfängst, wartet hier/)).toBeVisible();
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  await page.keyboard.press(`${digits[givens.indexOf(0)]}`);
  const gridpuzzle = new WordPage(page, 'gridpuzzle');
  await gridpuzzle.start('leichtes-001');
  await gridpuzzle.cell(gridpuzzle.letters().findIndex((letter) => letter !== '')).focus();
  await page.keyboard.type('x');
  // looked at, and left without a move
  await new WordPage(page, 'crossword').start('leichtes-001');

  await page.goto(LOBBY);
  const rows = goOn.getByRole('listitem').getByRole('button');
  await expect(rows.first()).toHaveText(/^Gitter\u00adrätsel.*Nr. 1angefangen$/);
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('angefangen')).toHaveCount(1);
  await expect(page.getByText('2\u202f%')).toHaveCount(1);
  expect(await shifted(page)).toEqual([]);
  await expect(rows).toHaveText([/^Gitter\u00adrätsel/, /^Sudoku.*Nr. 12\u202f%/]);
  await expect(
    page.getByRole('group', { name: 'Schwedenrätsel' }).getByRole('button', { name: 'Leicht, Nr. 1: spielen' }),
  ).toBeVisible();
  await rows.last().click();
  await expect(page).toHaveURL(/\/sudoku\/de-leichtes-001\b/);
});

test('each game is named once, and today’s puzzles are above everything else', async ({ page }) => {
  await page.goto(LOBBY);
  const today = page.getByRole('region', { name: 'Die Rätsel von heute' });
  for (const name of ['Sudoku', 'Schwedenrätsel', 'Suchsel', 'Gitterrätsel'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(1);
  const first = page.getByRole('main').getByRole('button').first();
  await expect(first).toHaveText('Sudoku');
  await expect(first).toHaveAccessibleDescription(/^(Leicht|Fortgeschritten|Schwer|Profi|Extrem)$/);
  await expect(today.getByRole('group')).toHaveCount(4);
  await expect(today.getByRole('group').last()).toBeInViewport({ ratio: 1 });
});

test('a begun puzzle of today says on its tile how far one is, and is not listed again', async ({ page }) => {
  await page.goto(LOBBY);
  const tile = page.getByRole('group', { name: 'Sudoku' });
  await tile.getByRole('button', { name: 'Sudoku', exact: true }).click();
  const sudoku = new SudokuPage(page);
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await sudoku.drawn();
  const { givens, digits } = await sudoku.solution();
  await sudoku.cell(givens.indexOf(0)).focus();
  await page.keyboard.press(`${digits[givens.indexOf(0)]}`);
  await page.goto(LOBBY);
  await expect(tile.getByText(/^\d+\u202f%$/)).toBeVisible();
  await expect(page.getByText(/^\d+\u202f%$/)).toHaveCount(1);
  await expect(tile.getByRole('button', { name: 'Leicht, Nr. 1: spielen' })).toBeVisible();
});

test('no tile moves or changes its size when the levels of one open', async ({ page, hasTouch }) => {
  test.skip(elsewhere(hasTouch), 'the window changes anyway');
  await page.goto(LOBBY);
  for (const width of [1920, 1280, 740, 660, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const sudoku = page.getByRole('button', { name: 'Leicht: andere Rätsel für Sudoku' });
    const tiles = page.getByRole('region', { name: 'Die Rätsel von heute' }).locator('[role=group][aria-labelledby]');
    // those below are pushed down where two stand side by side
    const abreast = width > 720 ? 4 : 2;
    // on the page, which may be scrolled to what has opened
    const boxes = async () =>
      (
        await tiles.evaluateAll((all) =>
          all.map((tile) => {
            const { x, y, width, height } = tile.getBoundingClientRect();
            return { x, y: y + scrollY, width, height };
          }),
        )
      ).slice(0, abreast);
    const before = await boxes();
    expect(new Set(before.map(({ y }) => y)).size, 'they stand in one row').toBe(1);
    await sudoku.click();
    await expect(page.getByRole('list', { name: 'Leicht' })).toBeVisible();
    expect(await boxes(), `${width} px`).toEqual(before);
    await sudoku.click();
    await expect(page.getByRole('list', { name: 'Leicht' })).toBeHidden();
  }
});

test('a phone on its side has a whole tile in sight', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'sets its own window');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(LOBBY);
  for (const name of ['Sudoku', 'Gitterrätsel'])
    await expect(page.getByRole('group', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Die Rätsel von heute' })).toBeAttached();
});

test('all levels are listed, with what opens the locked ones for a visitor; days are in their order', async ({
  page,
}) => {
  await page.goto(LOBBY);
  await page.getByRole('button', { name: 'Leicht: andere Rätsel für Sudoku' }).click();
  const levels = page.getByRole('list', { name: 'Leicht' }).getByRole('listitem');
  await expect(levels).toHaveCount(20);
  await expect(page.getByText('5 von 20 offen, 0 gelöst')).toBeVisible();
  await expect(page.getByText('Mit einem Konto kannst du auch gleich eins öffnen, für 10 Joker.')).toBeVisible();
  await page.getByRole('button', { name: 'Nr. 6, gesperrt' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Nr. 6 ist noch verschlossen');
  await expect(page.getByText('Nr. 6 öffnet sich, sobald du Nr. 5 gelöst hast.')).toBeVisible();
  await expect(page.getByText('Ein Konto bringt dir 10 Joker zur Begrüßung.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Sudoku' }).getByRole('button', { name: 'Tägliches Rätsel' }).click();
  const days = page.getByRole('list', { name: 'Tägliches Rätsel' }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.last()).toHaveText(/heute/);
  const week = page.getByRole('list', { name: 'Deine Woche' }).getByRole('listitem');
  const weekday = (text: string) => /Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag/.exec(text)?.[0];
  const [here, there] = [await days.allTextContents(), await week.allTextContents()];
  expect(here.map(weekday)).toEqual(there.map(weekday));
});

test('a game’s levels are in sight once they have opened, and a button closes them', async ({ page, hasTouch }) => {
  test.skip(elsewhere(hasTouch), 'a phone is the smaller one');
  await page.goto(LOBBY);
  for (const game of ['Sudoku', 'Gitterrätsel']) {
    const opener = page.getByRole('button', { name: `Leicht: andere Rätsel für ${game}` });
    await opener.click();
    const levels = page.getByRole('list', { name: 'Leicht' });
    await expect(levels.getByRole('button', { name: 'Nr. 1, offen' })).toBeInViewport({ ratio: 1 });
    await expect(levels.getByRole('button', { name: 'Nr. 20, gesperrt' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('region', { name: game }).getByRole('button', { name: 'Schließen' }).click();
    await expect(levels).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('nothing moves while the configuration, the records and the operator’s links arrive', async ({ page }) => {
  await watchShifts(page);
  await page.goto(LOBBY, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  expect(await shifted(page)).toEqual([]);
});

for (const percent of [100, 200]) {
  test(`nothing stands out at a side, from 320 px to 1920, with type at ${percent} %`, async ({ page, hasTouch }) => {
    test.skip(elsewhere(hasTouch), 'the window changes anyway');
    await largeType(page, percent);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(LOBBY);
    await page.getByRole('button', { name: 'Leicht: andere Rätsel für Gitterrätsel' }).click();
    await expect(page.getByRole('list', { name: 'Leicht' })).toBeVisible();
    for (const width of [320, 360, 412, 600, 740, 820, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = await page.evaluate(() => {
        const out = [...document.querySelectorAll('main *, header *')].filter((element) => {
          const { width, right } = element.getBoundingClientRect();
          return width > 1 && right > innerWidth + 0.5;
        });
        return [document.documentElement.scrollWidth - innerWidth, ...out.map(({ textContent }) => textContent)];
      });
      expect(wide, `${width} px`).toEqual([0]);
    }
  });
}

test('with type at 200 % on a phone everything is larger in proportion, and nothing covers another', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'sets its own window');
  await largeType(page, 200);
  await page.goto(LOBBY);
  const size = (element: Locator) => element.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const tile = page.getByRole('group', { name: 'Schwedenrätsel' });
  const [date, heading, name, state] = await Promise.all([
    size(page.getByRole('heading', { level: 1 })),
    size(page.getByRole('heading', { level: 2 }).first()),
    size(tile.getByRole('heading')),
    size(tile.locator('[id$=-today]')),
  ]);
  expect(date).toBeGreaterThan(heading);
  expect(heading).toBeGreaterThan(name);
  expect(name).toBeGreaterThan(state);
  const tools = await page.getByRole('banner').first().getByRole('button').all();
  const boxes = await Promise.all(tools.map((tool) => tool.locator('svg').boundingBox()));
  const gaps = boxes.slice(1).map((box, at) => (box?.x ?? 0) - (boxes[at]?.x ?? 0) - (boxes[at]?.width ?? 0));
  expect(Math.min(...gaps), 'the tools are apart').toBeGreaterThan(16);
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(40);
  expect(await illegible(page)).toEqual([]);
});

for (const { width, type, look } of [
  { width: 320, type: 150, look: 'light' },
  { width: 320, type: 100, look: 'contrast' },
  { width: 360, type: 100, look: 'contrast' },
])
  test(`no game's name is broken inside a word: ${width} px, type at ${type} %, ${look}`, NARROW, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript((theme) => localStorage.setItem('settings', JSON.stringify({ theme })), look);
    await largeType(page, type);
    await page.goto('/sudoku/play?screen=lobby');
    for (const name of ['Schwedenrätsel', 'Gitterrätsel']) {
      const words = page.getByRole('heading', { name }).getByRole('button');
      await expect(words).toBeVisible();
      const lines = await words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, name).toBe(1);
    }
    const paper = page.getByRole('button', { name: 'Das Morgenblatt' });
    expect(await paper.evaluate((button) => button.getBoundingClientRect().height)).toBeLessThan(
      type === 100 ? 45 : 67,
    );
  });

test('a brand is another product at its own host, from the first byte', async ({ page, baseURL, hasTouch }) => {
  test.skip(hasTouch, 'once is enough');
  const origin = `http://knobelkiste.localhost:${new URL(baseURL ?? '').port}`;
  const foreign: string[] = [];
  const brands = new Set<string | undefined>();
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) foreign.push(request.url());
    if (request.url().includes('/api/')) brands.add(request.headers()['x-white-label']);
  });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));

  const first = await (await page.goto(origin))?.text();
  expect(first).toContain('<title>Sudoku online spielen – Knobelkiste</title>');
  expect(first).toContain('--paper:#fff4c7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiste auf, Köpfchen an!');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open the box, switch on your brain!');
  await page.getByRole('button', { name: 'Look around first' }).click();
  await expect(page.getByRole('heading', { name: 'Today in the box' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Word hunt', 'Number magic']);
  await expect(page).toHaveTitle(/ – Puzzle Box$/);
  const logo = page.getByRole('img', { name: 'Puzzle Box' });
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  const look = await page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily, theme: document.querySelector('meta[name="theme-color"]')?.outerHTML };
  });
  expect(look).toEqual({
    backgroundColor: 'rgb(255, 244, 199)',
    fontFamily: expect.stringContaining('ui-rounded'),
    theme: expect.stringContaining('#fff4c7'),
  });
  await expectAccessible(page, 'the lobby of a brand', ['color-contrast']);
  expect([...brands, ...foreign, ...refused]).toEqual(['knobelkiste']);
});

test('a language from right to left mirrors everything but the board and its keys', async ({
  page,
  baseURL,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'the narrower window is the harder one');
  const origin = `http://righttoleft.localhost:${new URL(baseURL ?? '').port}`;
  const html = page.locator('html');
  const heading = page.getByRole('heading', { name: /Today|heute/ });
  await page.goto(`${origin}/sudoku/play?screen=lobby`);
  await expect(html, 'the second language of the brand').toHaveAttribute('dir', '');
  await page.goto(`${origin}/sudoku/play?screen=settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(html).toHaveAttribute('dir', 'rtl');
  // the pseudo-language comes when the page is idle
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('אSettingsת');
  const back = page.getByRole('button', { name: 'אBackת' });
  expect((await boxOf(back)).x, 'Back is at the right').toBeGreaterThan(260);
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  const sound = page.getByRole('switch', { name: 'Sound' });
  expect((await boxOf(sound)).x, 'switches are at the left').toBeLessThan(100);
  await back.click();
  await expect(heading).toHaveText('אToday’s puzzlesת');
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const [weekday, date] = await page.getByRole('heading', { level: 1 }).locator('span').all();
  const [left, right] = [await weekday?.boundingBox(), await date?.boundingBox()];
  expect(right?.x, 'the parts of an English date read from the left').toBe((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize(phone);

  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  const [first, last] = [await boxOf(sudoku.cell(0)), await boxOf(sudoku.cell(8))];
  expect(first.x, 'the first column is the left one').toBeLessThan(last.x);
  const keys = page.getByRole('button', { name: /^א[12], \d left/ });
  expect((await boxOf(keys.nth(0))).x).toBeLessThan((await boxOf(keys.nth(1))).x);
  const [undo, more] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'More' })];
  expect((await boxOf(undo)).x, 'the tools begin at the right').toBeGreaterThan((await boxOf(more)).x);
  await sudoku.cell(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sudoku.cell(1), 'arrows on the board go where they point').toBeFocused();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'nothing stands out at a side').toBe(0);
  await expectAccessible(page, 'a game from right to left', ['color-contrast']);
});

async function boxOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not in sight');
  return box;
}
