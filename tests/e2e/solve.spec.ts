// A served sudoku solved to its last cell: with a finger on the canvas, and with the keyboard in the accessibility tree.
import { expect, test } from 'playwright/test';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test('a finger solves a whole sudoku on the canvas', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a desktop has no touch');
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  for (const cell of empties(givens)) {
    await sudoku.tap(cell);
    await expect(sudoku.cell(cell)).toHaveAttribute('aria-selected', 'true');
    await sudoku.key(digits[cell] ?? 0).tap();
  }
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sudoku.dialog).toContainText('Leichtes Sudoku 1 ist gelöst.');
});

test('the keyboard solves a whole sudoku in the accessibility tree', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  const sudoku = new SudokuPage(page);
  await sudoku.start('/sudoku/de-leichtes-002');
  await expect(sudoku.cell(0)).toBeFocused();
  const { givens, digits } = await sudoku.solution();
  let at = 0;
  for (const cell of empties(givens)) {
    await sudoku.walk(at, cell);
    await expect(sudoku.cell(cell)).toBeFocused();
    await page.keyboard.press(`${digits[cell]}`);
    at = cell;
  }
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
});
