// A served sudoku is solved to the last cell: with a finger on the canvas, and with the keyboard in the accessibility tree.
import { expect, test } from 'playwright/test';
import { inFull } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

// in every run a finger solves the word games, and each game is solved in the other engines
inFull('a finger solves a whole sudoku on the canvas', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a desktop has no touch');
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cells = await sudoku.cells();
  for (const cell of empties(givens)) {
    await sudoku.tap(cell);
    await expect.poll(() => cells[cell]?.getAttribute('aria-selected'), { intervals: [20] }).toBe('true');
    await sudoku.touch(digits[cell] ?? 0);
  }
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sudoku.dialog).toContainText('Leichtes Sudoku 1 ist gelöst.');
});

const CATEGORIES = ['leichtes', 'fortgeschrittene_ratsel', 'schwere_ratsel', 'profi_ratsel'];
const EVERY = CATEGORIES.flatMap((category) => [
  { language: 'de', address: `/sudoku/de-${category}-001` } as const,
  { language: 'en', address: `/sudoku/en-${category}-001` } as const,
]);
for (const { language, address } of EVERY) {
  test.describe(() => {
    // a low window: a frame costs as much as the board is big, and each key draws one
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-US', viewport: { width: 1280, height: 420 } });

    // win.spec.ts solves one by keyboard in every run, without waiting
    inFull(`the keyboard solves ${address} in the accessibility tree`, async ({ page, hasTouch }) => {
      test.skip(hasTouch, 'a phone has no keyboard');
      const sudoku = new SudokuPage(page, language);
      await sudoku.start(address);
      await expect(sudoku.cell(0)).toBeFocused();
      const { givens, digits } = await sudoku.solution();
      const cells = await sudoku.cells();
      const isFocused = (cell: number) => cells[cell]?.evaluate((it) => it === document.activeElement);
      let at = 0;
      for (const cell of empties(givens)) {
        await sudoku.walk(at, cell);
        await expect.poll(() => isFocused(cell), { intervals: [20] }).toBe(true);
        await page.keyboard.press(`${digits[cell]}`);
        at = cell;
      }
      await expect(sudoku.dialog).toHaveAccessibleName(language === 'de' ? 'Geschafft!' : 'Puzzle complete!');
    });
  });
}
