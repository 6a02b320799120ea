// A tablet held upright: header, tools and keys have the whole width below and above the board.

import { expect, type Locator, test } from 'playwright/test';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => !hasTouch, 'a tablet is touched');
test.use({ viewport: { width: 820, height: 1180 } });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

test('a sudoku: one row of tools, one of keys, and a hint leaves the keys free', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const tools = await boxOf(page.getByRole('toolbar', { name: 'Werkzeuge' }));
  expect(tools.width).toBeGreaterThan(760);
  const keys = page.getByRole('group', { name: 'Tasten', exact: true });
  const row = await boxOf(keys);
  expect(row.width).toBeGreaterThan(760);
  const tops = await keys.getByRole('button').evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
  expect(tops).toHaveLength(10);
  expect(new Set(tops).size).toBe(1);
  expect(row.y + row.height).toBeLessThanOrEqual(1180);
  const [title, pause] = [await boxOf(page.getByRole('heading', { level: 1 })), await boxOf(page.getByText(/^0\s?%$/))];
  expect(title.x + title.width).toBeLessThan(pause.x);
  await page.getByRole('button', { name: /^Tipp, noch/ }).click();
  const hint = await boxOf(page.getByRole('region', { name: 'Tipp', exact: true }));
  expect(hint.width).toBeGreaterThan(760);
  expect(hint.y + hint.height).toBeLessThanOrEqual(row.y);
});

test('a crossword: its letters stand in the middle', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const letters = page.getByRole('group', { name: 'Tasten', exact: true });
  const row = await boxOf(letters);
  expect(row.x + row.width / 2).toBeCloseTo(410, 0);
});

test('a fill-in leaves its words at least as much room as three groups of them need', async ({ page }) => {
  const sheet = new WordPage(page, 'gridpuzzle');
  await sheet.start('leichtes-001');
  const words = await boxOf(page.getByRole('region', { name: 'Wörter' }));
  expect(words.height).toBeGreaterThan(216);
});

for (const game of ['sudoku', 'crossword'] as const)
  test(`the guide of ${game}: its keys stay inside the dialog`, async ({ page }) => {
    await page.goto(`/${game}/play?screen=lobby&modal=help`);
    const dialog = page.getByRole('dialog');
    const keys = dialog.getByRole('group', { name: 'Tasten', exact: true }).getByRole('button');
    await expect(keys.first()).toBeVisible();
    const { x, width } = await boxOf(dialog);
    for (const key of await keys.all()) {
      const box = await boxOf(key);
      expect([box.x >= x, box.x + box.width <= x + width]).toEqual([true, true]);
    }
  });
