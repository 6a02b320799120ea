// No screen and no dialog breaks a rule of axe, in both languages, light and dark.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { empties, type Language, SudokuPage } from '../helpers/sudokuPage.ts';

const WORDS = {
  de: {
    pause: 'Pause',
    help: 'Hilfe',
    levels: /anderes Rätsel wählen/,
    hint: 'Tipp',
    why: 'Warum?',
    show: /^Zeigen/,
    close: 'Tipp schließen',
    locked: /gesperrt/,
    purchase: 'Noch verschlossen',
    won: 'Geschafft!',
  },
  en: {
    pause: 'Pause',
    help: 'Help',
    levels: /choose another puzzle/i,
    hint: 'Hint',
    why: 'Why?',
    show: /^Show me/,
    close: 'Close the hint',
    locked: /locked/,
    purchase: 'Still locked',
    won: 'Puzzle complete!',
  },
} as const;

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

/** Each language and each colour scheme meets both windows; `npm run test:full` tries every combination in each. */
const elsewhere = (dark: boolean, english: boolean, phone: boolean): boolean =>
  process.env.FULL !== '1' && (dark === english) !== phone;

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({
        locale: language === 'de' ? 'de-DE' : 'en-US',
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test.beforeEach(({ hasTouch }) => {
        test.skip(elsewhere(colorScheme === 'dark', language === 'en', hasTouch), 'seen in the other window');
      });

      test('screens without a game', async ({ page }) => {
        for (const screen of ['welcome', 'lobby', 'settings']) {
          await page.goto(`/sudoku/play?screen=${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page, screen);
        }
      });

      test('the game and its dialogs', async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await page.goto(`/sudoku/${language}-leichtes-001`);
        await expect(sudoku.dialog).toBeVisible();
        await expectAccessible(page, 'start');
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await expectAccessible(page, 'game');

        await page.getByRole('button', { name: words.help }).click();
        await expect(sudoku.dialog).toBeVisible();
        await expectAccessible(page, 'help');
        await page.keyboard.press('Escape');
        await expect(sudoku.dialog).toBeHidden();

        await page.getByRole('button', { name: words.levels }).click();
        await expect(sudoku.dialog).toBeVisible();
        await expectAccessible(page, 'levels');
        await page.keyboard.press('Escape');
        await expect(sudoku.dialog).toBeHidden();

        await page.getByRole('button', { name: words.pause, exact: true }).click();
        await expect(sudoku.grid).toBeHidden();
        await expectAccessible(page, 'pause');
      });

      test('a hint and what it costs, a locked level', async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await page.keyboard.press('?');
        const panel = page.getByRole('region', { name: words.hint });
        await expect(panel).toBeVisible();
        await expectAccessible(page, 'hint: where');
        await panel.getByRole('button', { name: words.why }).click();
        await expect(panel.getByRole('button', { name: words.show })).toBeVisible();
        await expectAccessible(page, 'hint: why');

        await panel.getByRole('button', { name: words.close }).click();
        await expect(panel).toBeHidden();
        await page.getByRole('button', { name: words.levels }).click();
        await sudoku.dialog.getByRole('button', { name: words.locked }).first().click();
        await expect(sudoku.dialog).toHaveAccessibleName(words.purchase);
        await expectAccessible(page, 'purchase');
      });

      test('a game that is won', async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await sudoku.solve();
        await expect(sudoku.dialog).toHaveAccessibleName(words.won);
        await expectAccessible(page, 'won');
      });

      test('the end of a game', async ({ page }) => {
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        const { givens, digits } = await sudoku.solution();
        let at = 0;
        for (const cell of empties(givens).slice(0, 3)) {
          await sudoku.walk(at, cell);
          await page.keyboard.press(`${SudokuPage.wrong(digits[cell] ?? 0)}`);
          at = cell;
        }
        await expect(sudoku.dialog).toHaveAccessibleName('Game over');
        await expectAccessible(page, 'lost');
      });
    });
  }
}
