// Every state of a board, compared with its approved screenshot: the three stages of a hint, revealed, full, lost, paused, given
// up, zoomed in and out, high contrast, a word being dragged. On a phone in light mode; pictures.spec.ts has the common ones in all.

import { expect, type Page, test } from 'playwright/test';
import { GAME_TYPES, type GameType, WORD_GAMES } from '../../puzzles/catalogue.ts';
import { inFull } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => !hasTouch, 'one window is enough for a board');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const canvas = (page: Page) => page.locator('canvas');

async function start(page: Page, game: GameType, level = 'leichtes-001'): Promise<void> {
  const wordGame = WORD_GAMES.find((one) => one === game);
  if (wordGame === undefined) await new SudokuPage(page).start(`/${game}/de-${level}`);
  else await new WordPage(page, wordGame).start(level);
}

/** Stores settings on this device before the page is opened. */
const withSettings = (page: Page, settings: object) =>
  page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));

for (const game of GAME_TYPES) {
  inFull(`${game}: a hint says where, why and what`, async ({ page }) => {
    await start(page, game);
    await page.getByRole('button', { name: /^Tipp, noch/ }).click();
    const panel = page.getByRole('region', { name: 'Tipp', exact: true });
    await expect(panel).toBeVisible();
    await expect(canvas(page)).toHaveScreenshot(`state-${game}-where.png`);
    await panel.getByRole('button', { name: game === 'sudoku' ? 'Warum?' : 'Mehr dazu' }).click();
    const show = panel.getByRole('button', { name: /^Zeigen/ });
    await expect(show).toBeVisible();
    await expect(canvas(page)).toHaveScreenshot(`state-${game}-why.png`);
    await show.click();
    await expect(panel.getByRole('button', { name: 'Verstanden' })).toBeVisible();
    await expect(canvas(page)).toHaveScreenshot(`state-${game}-what.png`);
  });

  inFull(`${game}: in high contrast`, async ({ page }) => {
    await withSettings(page, { theme: 'contrast' });
    await start(page, game);
    await expect(canvas(page)).toHaveScreenshot(`state-${game}-contrast.png`);
  });
}

for (const game of ['crossword', 'gridpuzzle'] as const) {
  inFull(`${game}: the solution, asked for`, async ({ page }) => {
    await start(page, game);
    await page.getByRole('button', { name: 'Mehr' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Mehr');
    await page.getByRole('button', { name: /^Lösung zeigen/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lösung zeigen' }).click();
    await expect(page.getByRole('region', { name: 'Das ist die Lösung' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(canvas(page)).toHaveScreenshot(`state-${game}-given-up.png`);
  });
}

test('a magazine page, zoomed in to be read, and as a whole', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('doppelseiter-001');
  await expect(crossword.canvas).toHaveScreenshot('state-page-near.png');
  await crossword.zoomOut();
  await expect(crossword.canvas).toHaveScreenshot('state-page-far.png');
});

inFull('full, and wrong somewhere', async ({ page }) => {
  await withSettings(page, { relaxed: true });
  const gridpuzzle = new WordPage(page, 'gridpuzzle');
  await gridpuzzle.start('leichtes-001');
  const letters = gridpuzzle.letters();
  const last = letters.findLastIndex((letter) => letter !== '');
  for (const [cell, letter] of letters.entries()) {
    if (letter === '') continue;
    await gridpuzzle.cell(cell).focus();
    await page.keyboard.press(cell === last ? 'X' : letter);
  }
  await expect(gridpuzzle.canvas).toHaveScreenshot('state-gridpuzzle-full.png');
});

test('a word being dragged to its place', async ({ page }) => {
  const gridpuzzle = new WordPage(page, 'gridpuzzle');
  await gridpuzzle.start('leichtes-001');
  const run = gridpuzzle.emptyRun(3);
  // the list begins at the words of the first place
  await gridpuzzle.word(run?.text ?? '').scrollIntoViewIfNeeded();
  const box = await gridpuzzle.word(run?.text ?? '').boundingBox();
  if (!box) throw new Error('There is no such word.');
  const to = await gridpuzzle.middle(run?.cells[1] ?? 0);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 20);
  await page.mouse.move(to.x, to.y);
  await expect(gridpuzzle.cell(run?.cells[0] ?? 0)).toHaveAccessibleName(/Bleistift/);
  await expect(gridpuzzle.canvas).toHaveScreenshot('state-gridpuzzle-dragged.png');
});

test('paused, and lost', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  await page.getByRole('button', { name: 'Pause' }).click();
  const board = page.getByRole('region', { name: 'Rätsel', exact: true });
  await expect(board).toHaveScreenshot('state-paused.png');
  await board.getByRole('button', { name: 'Weiterspielen' }).click();
  let from = 0;
  await sudoku.cell(from).focus();
  for (const cell of empties(givens).slice(0, 3)) {
    await sudoku.walk(from, cell);
    await page.keyboard.press(`${SudokuPage.wrong(digits[cell] ?? 0)}`);
    from = cell;
  }
  await expect(sudoku.dialog).toHaveAccessibleName('Drei Fehler');
  await expect(sudoku.dialog).toHaveScreenshot('state-lost.png');
});
