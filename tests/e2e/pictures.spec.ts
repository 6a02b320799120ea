// Screenshots compared with approved ones; and proof that a wrong cell or an empty canvas would fail the comparison.
import { expect, type Page, test } from 'playwright/test';
import { elsewhere, NARROW } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

/** Enters a right digit, a note and a wrong digit, so that every sort of entry is on the board. */
async function board(page: Page): Promise<{ sudoku: SudokuPage; cells: number[]; digits: number[] }> {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cells = empties(givens);
  const [right = 0, noted = 0, wrong = 0] = cells;
  await sudoku.walk(0, right);
  await page.keyboard.press(`${digits[right]}`);
  await sudoku.walk(right, noted);
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('Shift+Digit8');
  await sudoku.walk(noted, wrong);
  await page.keyboard.press(`${SudokuPage.wrong(digits[wrong] ?? 0)}`);
  await expect(sudoku.cell(wrong)).toHaveAccessibleName(/falsch/);
  await expect(sudoku.cell(noted)).toHaveAccessibleName(/Notizen 4,? 8/);
  return { sudoku, cells, digits };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    const isSeen = (phone: boolean) => phone === (colorScheme === 'light');
    test.skip(
      ({ hasTouch }) => elsewhere(isSeen(hasTouch)),
      'light on a phone, the chrome and one board in the dark on a desktop; all in the full run',
    );
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('welcome', async ({ page }) => {
      await page.goto('/sudoku/play?screen=welcome');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveScreenshot(`welcome-${colorScheme}.png`);
    });

    test('settings', async ({ page }) => {
      await page.goto('/sudoku/play?screen=settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // the account section is loaded as a chunk of its own
      await expect(page.getByRole('button', { name: 'Konto anlegen' })).toBeVisible();
      await expect(page).toHaveScreenshot(`settings-${colorScheme}.png`);
    });

    test('nothing at an address', async ({ page }) => {
      await page.goto('/foo/bar/baz');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveScreenshot(`missing-${colorScheme}.png`);
    });

    test('statistics of a new player', NARROW, async ({ page }) => {
      await page.goto('/sudoku/play?screen=statistics');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveScreenshot(`statistics-${colorScheme}.png`);
    });

    test('the games in the lobby', async ({ page }) => {
      await page.goto('/sudoku/play?screen=lobby');
      // What is above them, how hard today's puzzles are and the week's days change every day.
      const games = page.getByRole('region', { name: 'Die Rätsel von heute' });
      await games.getByRole('button', { name: 'Leicht: andere Rätsel für Sudoku' }).click();
      await expect(games.getByRole('button', { name: 'Nr. 5, offen' })).toBeVisible();
      await page.mouse.move(0, 0);
      await games.locator('[id$=-today], ol[aria-label="Deine Woche"]').evaluateAll((all) => {
        for (const { style } of all as HTMLElement[]) style.visibility = 'hidden';
      });
      await games.getByRole('button', { name: /^Tägliches Rätsel/ }).evaluateAll((all) => {
        for (const { lastElementChild: stars } of all) (stars as HTMLElement).style.visibility = 'hidden';
      });
      await expect(games).toHaveScreenshot(`lobby-${colorScheme}.png`);
    });

    test('a game that is won', NARROW, async ({ page }) => {
      const sudoku = new SudokuPage(page);
      await sudoku.start();
      await sudoku.solve();
      await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
      await expect(sudoku.dialog.getByText(/^Mit einem Konto bringt/)).toBeVisible();
      await expect(sudoku.dialog.getByRole('button', { name: 'Nächstes Rätsel' })).toBeFocused();
      const times = page.getByText(/^\d+(:\d\d){1,2}$/);
      const week = sudoku.dialog.getByRole('list', { name: 'Deine Woche' });
      // the dialog alone: the level's tile beside it is updated a moment later
      await expect(page.getByRole('dialog')).toHaveScreenshot(`won-${colorScheme}.png`, { mask: [times, week] });
    });

    test('a crossword with letters, a pencil letter and a wrong word', NARROW, async ({ page }) => {
      const crossword = new WordPage(page, 'crossword');
      await crossword.start('leichtes-001');
      const [first = 0, second = 0] = crossword.letters().flatMap((letter, cell) => (letter === '' ? [] : [cell]));
      await crossword.cell(first).focus();
      await page.keyboard.type('xxxxxxxxxxxx');
      await crossword.cell(second).focus();
      await page.keyboard.press('Shift+Q');
      await expect(crossword.canvas).toHaveScreenshot(`crossword-${colorScheme}.png`);
    });

    test('a gridpuzzle with a word in its place and the next place chosen', NARROW, async ({ page }) => {
      const gridpuzzle = new WordPage(page, 'gridpuzzle');
      await gridpuzzle.start('leichtes-001');
      for (const [cell, letter] of gridpuzzle.letters().entries()) {
        if (cell > 12 || letter === '') continue;
        await gridpuzzle.cell(cell).focus();
        await page.keyboard.press(letter);
      }
      await expect(gridpuzzle.canvas).toHaveScreenshot(`gridpuzzle-${colorScheme}.png`);
    });

    test('a wordsearch with words found and a line begun', NARROW, async ({ page }) => {
      const wordsearch = new WordPage(page, 'wordsearch');
      await wordsearch.start('leichtes-001');
      for (const { cells } of wordsearch.found().slice(0, 5)) {
        for (const end of [cells[0], cells.at(-1)]) {
          await wordsearch.cell(end as number).focus();
          await page.keyboard.press('Enter');
        }
      }
      await wordsearch.cell(44).focus();
      await page.keyboard.press('Enter');
      await expect(wordsearch.canvas).toHaveScreenshot(`wordsearch-${colorScheme}.png`);
    });

    test('a game in play', async ({ page }) => {
      await board(page);
      await expect(page).toHaveScreenshot(`game-${colorScheme}.png`, { mask: [page.getByRole('timer')] });
    });

    test('the board, and changes that must fail the comparison', NARROW, async ({ page }, { config }) => {
      const { sudoku, cells, digits } = await board(page);
      const name = `board-${colorScheme}.png`;
      await expect(sudoku.canvas).toHaveScreenshot(name);
      test.skip(config.updateSnapshots === 'all' || config.updateSnapshots === 'changed', 'would be approved');

      const refused = async (why: string) => {
        const passed = await expect(sudoku.canvas)
          .toHaveScreenshot(name, { timeout: 3000 })
          .then(
            () => true,
            () => false,
          );
        expect(passed, why).toBe(false);
      };
      const style = await page.addStyleTag({ content: 'canvas { filter: brightness(0) }' });
      await refused('a canvas of one colour');
      await style.evaluate((element) => element.parentElement?.removeChild(element));
      await expect(sudoku.canvas).toHaveScreenshot(name);

      const [right = 0, , wrong = 0] = cells;
      // a broad digit: the comparison lets some pixels pass
      const last = cells.findLast((cell) => digits[cell] === 8) ?? 0;
      await sudoku.walk(wrong, last);
      await page.keyboard.press(`${digits[last]}`);
      await sudoku.walk(last, wrong);
      await expect(sudoku.cell(wrong)).toHaveAttribute('aria-selected', 'true');
      expect(right).not.toBe(last);
      await refused('one more digit');
    });
  });
}
