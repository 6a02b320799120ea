// A board on which nothing happens asks for nothing; a key costs one picture.
import { expect, test } from 'playwright/test';
import { countFrames, takeFrames } from '../helpers/frames.ts';
import { elsewhere } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the same scene in both windows; both in full');

const IDLE = 3000; // ms of real time: the absence of something is only seen by looking for a while

test('an idle board requests no frame, and one key renders once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countFrames(page);
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  await sudoku.walk(0, cell);
  await expect(sudoku.cell(cell)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await takeFrames(page)).requests).toBe(0);

  await page.waitForTimeout(IDLE);
  expect(await takeFrames(page)).toEqual({ requests: 0, renders: 0, draws: [] });

  await page.keyboard.press(`${digits[cell]}`);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`${digits[cell]}$`));
  // Whatever else the key had brought would have come by the end of what follows it: the toolbar knows of the entry.
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toBeEnabled();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { renders, draws } = await takeFrames(page);
  expect(renders).toBe(1);
  expect(draws[0]).toBeLessThanOrEqual(4);
});
