// Served word games are solved to the last letter: with a finger on the canvas, and in the accessibility tree alone.

import { expect, type Locator, test } from 'playwright/test';
import { packsOf } from '../../puzzles/catalogue.ts';
import { FULL, inFull } from '../helpers/full.ts';
import { Hand, type Point } from '../helpers/hand.ts';
import { WordPage } from '../helpers/wordPage.ts';

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const WON = { de: 'Geschafft!', en: 'Puzzle complete!' } as const;

test('nothing lies over what it should not: cells over what moves a zoomed board, a notice over keys and clue', async ({
  page,
  context,
  hasTouch,
}) => {
  const words = new WordPage(page, 'crossword');
  await words.start('leichtes-001');
  await page.getByRole('button', { name: 'Größer' }).click();
  await page.getByRole('button', { name: 'Ausschnitt verschieben' }).click();
  await page.getByRole('button', { name: 'Nach unten' }).click();
  await expect(page.getByRole('button', { name: 'Ausschnitt verschieben' })).toHaveAttribute('aria-expanded', 'true');
  await context.setOffline(true);
  await page.getByText('Du bist offline').waitFor();
  const covered = await page.evaluate(() => {
    const notice = document.querySelector('[data-type="error"]')?.getBoundingClientRect();
    const parts = document.querySelectorAll('[aria-label="Tasten"] button, section[aria-label*="Buchstaben"]');
    return [...parts].map((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return notice && top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
    });
  });
  expect(covered.length).toBeGreaterThan(hasTouch ? 26 : 0);
  expect(covered).not.toContain(true);
});

test.describe('a finger', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'a desktop has no touch');

  // in every run: without waiting, which is harder
  inFull('solves a whole crossword letter by letter: a tap, then a key', async ({ page }) => {
    const crossword = new WordPage(page, 'crossword');
    await crossword.start('leichtes-001');
    await crossword.zoomOut();
    const cells = await crossword.cells();
    for (const [cell, letter] of crossword.letters().entries()) {
      if (letter === '') continue;
      await crossword.tap(cell);
      await expect.poll(() => cells[cell]?.getAttribute('aria-selected'), { intervals: [20] }).toBe('true');
      await crossword.touch(letter);
    }
    await expect(crossword.dialog).toHaveAccessibleName(WON.de);
  });

  test('that never waits loses no tap in a whole crossword', async ({ page }) => {
    const crossword = new WordPage(page, 'crossword');
    await crossword.start('leichtes-001');
    await crossword.zoomOut();
    const letters = crossword.letters();
    const keys = new Map<string, Point>();
    for (const letter of new Set(letters.filter((each) => each !== ''))) {
      keys.set(letter, await middleOf(crossword.key(letter)));
    }
    const cells = await Promise.all(letters.map((_, cell) => crossword.middle(cell)));
    const hand = await Hand.of(page);
    for (const [cell, letter] of letters.entries()) {
      const [at, key] = [cells[cell], keys.get(letter)];
      if (!at || !key) continue;
      hand.touch(at);
      hand.touch(key);
    }
    await hand.rest(page);
    await expect(crossword.dialog).toHaveAccessibleName(WON.de);
  });

  test('solves a whole gridpuzzle: a place, then a word from the bank', async ({ page }) => {
    const gridpuzzle = new WordPage(page, 'gridpuzzle');
    await gridpuzzle.start('leichtes-001');
    const missing = new Set(gridpuzzle.letters().flatMap((letter, cell) => (letter === '' ? [] : [cell])));
    const chosen = gridpuzzle.grid.locator('[aria-selected="true"]');
    const runs = gridpuzzle.runs();
    for (const { text, cells } of runs) {
      // crossing words may have completed it already; if they end the game, the bank is covered
      if (!cells.some((cell) => missing.delete(cell))) continue;
      for (const cell of cells) missing.delete(cell);
      const [first, second] = cells as readonly [number, number];
      // a tap chooses the slot in the direction in which the cursor went on; a second one changes direction
      await gridpuzzle.tap(first);
      await expect(gridpuzzle.cell(first)).toHaveAttribute('aria-selected', 'true');
      if ((await gridpuzzle.cell(second).getAttribute('aria-selected')) !== 'true') await gridpuzzle.tap(first);
      await expect(gridpuzzle.cell(second)).toHaveAttribute('aria-selected', 'true');
      await gridpuzzle.word(text).tap();
      if (missing.size > 0) await expect(chosen).toHaveCount(0);
    }
    await expect(gridpuzzle.dialog).toHaveAccessibleName(WON.de);
  });

  test('solves a whole wordsearch: from the first letter to the last', async ({ page }) => {
    const wordsearch = new WordPage(page, 'wordsearch');
    await wordsearch.start('leichtes-001');
    const words = wordsearch.found();
    for (const { text, cells } of words) {
      await wordsearch.tap(cells[0] as number);
      await wordsearch.tap(cells.at(-1) as number);
      // after the last word the win dialog covers the list
      if (text !== words.at(-1)?.text) await expect(wordsearch.word(text)).toHaveAccessibleName(/erledigt/);
    }
    await expect(wordsearch.dialog).toHaveAccessibleName(WON.de);
    await expect(wordsearch.dialog.locator(':focus'), 'not on the board behind it').toHaveCount(1);
  });
});

const LANGUAGES = FULL ? (['de', 'en'] as const) : (['de'] as const);

for (const language of LANGUAGES) {
  test.describe(`the keyboard, in ${language}`, () => {
    test.skip(({ hasTouch }) => hasTouch, 'a phone has no keyboard');
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-US' });

    // list.spec.ts solves a crossword and a fill-in by keys in every run
    for (const game of ['crossword', 'gridpuzzle'] as const) {
      for (const category of packsOf(game)) {
        inFull(`solves a ${game} of ${category} in the accessibility tree`, async ({ page }) => {
          test.slow();
          const words = new WordPage(page, game, language);
          await words.start(`${category}-001`);
          const cells = await words.cells();
          for (const [cell, letter] of words.letters().entries()) {
            if (letter === '') continue;
            await cells[cell]?.focus();
            await page.keyboard.press(letter.toLowerCase());
          }
          await expect(words.dialog).toHaveAccessibleName(WON[language]);
        });
      }
    }

    test('solves a wordsearch in the accessibility tree', async ({ page }) => {
      const words = new WordPage(page, 'wordsearch', language);
      await words.start('leichtes-001');
      const all = await words.cells();
      for (const { cells } of words.found()) {
        for (const end of [cells.at(0), cells.at(-1)]) {
          await all[end ?? 0]?.focus();
          await page.keyboard.press('Enter');
        }
      }
      await expect(words.dialog).toHaveAccessibleName(WON[language]);
    });
  });
}
