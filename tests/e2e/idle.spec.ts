// An idle board requests no frames; a key costs one render.
import { expect, test } from 'playwright/test';
import { countFrames, takeFrames } from '../helpers/frames.ts';
import { elsewhere } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the same scene in both windows; both in the full run');

const IDLE = 3000; // ms of real time: absence can only be observed for a while

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
  // Anything else that the key caused would have happened before the toolbar shows the entry.
  await expect(page.getByRole('button', { name: /Rückgängig/ })).toBeEnabled();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { renders, draws } = await takeFrames(page);
  expect(renders).toBe(1);
  expect(draws[0]).toBeLessThanOrEqual(4);
});
