// Faster than any hand: a thousand random gestures and as many undos, and letters at 15 a second or all at once.

import { expect, type Page, test } from 'playwright/test';
import { GAME_TYPES, HOME_GAME } from '../../puzzles/catalogue.ts';
import { type Random, randomInt, seeded, shuffled } from '../../puzzles/random.ts';
import { elsewhere, FULL } from '../helpers/full.ts';
import { CTRL, Hand, type Point, SHIFT } from '../helpers/hand.ts';

/** `npm run test:full` makes a thousand. */
const GESTURES = FULL ? 1000 : 60;
/** Gestures sent without waiting for each other. */
const FLOCK = 20;
const UNDOS = 5;

/** Relaxed, so that no number of wrong entries ends the game. */
async function start(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Entspannt', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Los geht’s' }).click();
  await page.locator('canvas').waitFor();
  await expect(dialog).toBeHidden();
}

/** Each cell's accessible name. */
const labels = (page: Page): Promise<string[]> =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? ''));

/** A screenshot of the board once it no longer changes: fonts are loaded, nothing covers it. */
async function still(page: Page): Promise<Buffer> {
  const canvas = page.locator('canvas');
  await page.evaluate(() => document.fonts.ready);
  let last = await canvas.screenshot();
  await expect(async () => {
    const before = last;
    last = await canvas.screenshot();
    expect(last.equals(before)).toBe(true);
  }).toPass();
  return last;
}

const pick = <T>(random: Random, items: readonly T[]): T => items[randomInt(random, items.length)] as T;

const KEYS = [
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'Enter',
  'Backspace',
  'Delete',
  'Home',
  'End',
] as const;
const LETTERS = [...'AEIORSTNDLQXYZ'];
const DIGITS = [...'123456789'];

interface Board {
  readonly box: { x: number; y: number; width: number; height: number };
  readonly symbols: readonly string[];
  /** Middles of the tools that enter or clear something, and of the words beside the board. */
  readonly buttons: readonly Point[];
}

function gesture(hand: Hand, random: Random, { box, symbols, buttons }: Board): void {
  const anywhere = (): Point => ({
    x: box.x + random() * (box.width - 2) + 1,
    y: box.y + random() * (box.height - 2) + 1,
  });
  const sort = randomInt(random, 20);
  if (sort < 7) hand.key(pick(random, symbols), randomInt(random, 4) === 0 ? SHIFT : 0);
  else if (sort < 11) hand.click(anywhere());
  else if (sort < 14) hand.drag(anywhere(), anywhere());
  else if (sort < 17) hand.key(pick(random, KEYS), randomInt(random, 8) === 0 ? SHIFT : 0);
  else if (sort < 18) hand.key(pick(random, ['Z', 'Y']), CTRL);
  else if (buttons.length > 0) hand.click(pick(random, buttons));
}

async function boardOf(page: Page, game: string): Promise<Board> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no board on the page.');
  const names = /Notizen|Bleistift|löschen|leeren|Leeren|Auto|Wort|Farbe|Ziffer|Radieren/;
  const tools = await page.getByRole('toolbar').getByRole('button', { name: names }).all();
  const words = game === 'gridpuzzle' ? (await page.locator('button[data-item]').all()).slice(0, 12) : [];
  const boxes = await Promise.all([...tools, ...words].map((button) => button.boundingBox()));
  const buttons = boxes.flatMap((one) => (one ? [{ x: one.x + one.width / 2, y: one.y + one.height / 2 }] : []));
  return { box, symbols: game === 'sudoku' ? DIGITS : LETTERS, buttons };
}

test.describe('as many undos as there are', () => {
  test.skip(({ hasTouch }) => hasTouch, 'mouse and keyboard can make every gesture');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [seed, game] of GAME_TYPES.entries()) {
    // undo itself is tested for every game in tests/kinds; here it meets the two ways of drawing
    if (!FULL && game !== HOME_GAME && game !== 'crossword') continue;
    test(`lead a ${game} back to its start after ${GESTURES} random gestures`, async ({ page }) => {
      const address = `/${game}/de-leichtes-001`;
      await start(page, address);
      const before = { labels: await labels(page), picture: await still(page) };
      const board = await boardOf(page, game);
      const hand = await Hand.of(page);
      const random = seeded(seed + 1);
      for (let done = 0; done < GESTURES; done += FLOCK) {
        for (let n = 0; n < FLOCK; n++) gesture(hand, random, board);
        await hand.rest(page);
      }
      // the twin follows the board when the page has time
      await expect.poll(() => labels(page), 'something was entered').not.toEqual(before.labels);

      const undo = page.getByRole('button', { name: /Rückgängig/ });
      let undone = 0;
      for (; undone <= GESTURES && (await undo.isEnabled()); undone += UNDOS) {
        for (let n = 0; n < UNDOS; n++) hand.key('Z', CTRL);
        await hand.rest(page);
      }
      expect(undone, 'enough was undone to mean something').toBeGreaterThan(UNDOS);
      expect(undone).toBeLessThanOrEqual(GESTURES + UNDOS);

      // reopening the page resets the cursor, to where it was at the start
      await page.goto(address);
      await page.getByRole('dialog').getByRole('button', { name: 'Weiterspielen' }).click();
      await page.locator('canvas').waitFor();
      await expect.poll(() => labels(page)).toEqual(before.labels);
      expect((await still(page)).equals(before.picture), 'the same picture').toBe(true);
    });
  }
});

/** Each letter once: one that is there already, in a word that crosses, is no entry. */
const sequence = (random: Random, length: number): string[] => shuffled(random, LETTERS).slice(0, length);

/** What was entered, read back by undoing: each undo changes one cell. */
async function entered(page: Page, count: number): Promise<string[]> {
  const undo = page.getByRole('button', { name: /Rückgängig/ });
  const found: string[] = [];
  let now = await labels(page);
  for (let n = 0; n < count && (await undo.isEnabled()); n++) {
    await page.keyboard.press('Control+z');
    const here = now;
    let after = here;
    await expect(async () => {
      after = await labels(page);
      expect(after).not.toEqual(here);
    }).toPass({ intervals: [20] });
    const cell = here.findIndex((label, index) => letterIn(label) !== letterIn(after[index] ?? ''));
    found.unshift(letterIn(here[cell] ?? ''));
    now = after;
  }
  return found;
}

/** The last one, since a clue may have such a letter too (", U-Boot"). */
const letterIn = (label: string): string => [...label.matchAll(/, ([A-Z])(?![\p{L}\d-])/gu)].at(-1)?.[1] ?? '';

const PACES = [
  ['15 a second', 1000 / 15, 14],
  ['all at once', 0, 14],
] as const;

test.describe('letters that come fast', () => {
  test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in the full run');

  for (const [pace, pause, count] of FULL ? PACES : PACES.slice(-1)) {
    test(`${pace}: none is lost, and their order is kept`, async ({ page, hasTouch }) => {
      await start(page, '/crossword/de-leichtes-001');
      const letters = sequence(seeded(7), count);
      const hand = await Hand.of(page);
      const boxes = new Map<string, Point>();
      if (hasTouch) {
        for (const letter of LETTERS) {
          const box = await page
            .getByRole('group', { name: 'Tasten' })
            .getByRole('button', { name: letter, exact: true })
            .boundingBox();
          if (box) boxes.set(letter, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
        }
      }
      for (const letter of letters) {
        const key = boxes.get(letter);
        if (key) hand.touch(key);
        else hand.key(letter);
        if (pause > 0) await page.waitForTimeout(pause);
      }
      await hand.rest(page);
      expect(boxes.size).toBe(hasTouch ? LETTERS.length : 0);
      expect(await entered(page, count + 1)).toEqual(letters);
    });
  }
});
