// No screen and no dialog breaks a rule of axe, in both languages, light, dark and in high contrast.

import { expect, type Page, test } from 'playwright/test';
import { GAME_TYPES, type GameType, HOME_GAME, WORD_GAMES } from '../../puzzles/catalogue.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { contrastFaults } from '../helpers/contrast.ts';
import { elsewhere, FULL, NARROW } from '../helpers/full.ts';
import { type Language, SudokuPage } from '../helpers/sudokuPage.ts';
import { visit } from '../helpers/visit.ts';
import { WordPage } from '../helpers/wordPage.ts';

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
    purchase: 'Nr. 6 ist noch verschlossen',
    won: 'Geschafft!',
    lost: 'Drei Fehler',
    send: 'Senden',
    skip: /^(Weiter|Überspringen)$/,
    keyboard: 'Tastatur',
    contact: 'Kontakt',
    more: 'Mehr',
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
    purchase: 'No. 6 is still locked',
    won: 'Puzzle complete!',
    lost: 'Three mistakes',
    send: 'Send',
    skip: /^(Next|Skip)$/,
    keyboard: 'Keyboard',
    contact: 'Contact',
    more: 'More',
  },
} as const;

const LOOKS = ['light', 'dark', 'contrast'] as const;
type Look = (typeof LOOKS)[number];

/** Looks differ in colours only, so axe's other rules run in one look; `npm run test:full` runs all rules in all looks. */
const expectSeen = (page: Page, where: string, look: Look): Promise<void> =>
  expectAccessible(page, where, look === 'light' || FULL ? [] : ['color-contrast']);

/** Dialogs that need no game, by address; most of them over the lobby. */
const DIALOGS = [
  'feedback',
  'suggestion',
  'suggestion&about=crossword%2Fde-leichtes-001%2F3',
  'response&about=feedback',
  'gamePurchase&about=de-leichtes-009',
  'help&about=technique',
  'help&about=technique%2FxWing',
  'login',
] as const;

/** The guides share their frame: one with digits and one with letters in every run. */
const GUIDES: readonly GameType[] = FULL ? GAME_TYPES : [HOME_GAME, 'crossword'];

/** German in light mode on a phone, English in dark mode on a desktop; `npm run test:full` tries every combination. */
const isSeen = (look: Look, language: Language, phone: boolean): boolean =>
  phone ? look === 'light' && language === 'de' : look === 'dark' && language === 'en';

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  for (const look of LOOKS) {
    test.describe(`${language}, ${look}`, () => {
      test.use({
        locale: language === 'de' ? 'de-DE' : 'en-US',
        colorScheme: look === 'dark' ? 'dark' : 'light',
        contextOptions: { reducedMotion: 'reduce' },
      });

      test.skip(({ hasTouch }) => elsewhere(isSeen(look, language, hasTouch)), 'seen in another window, or in full');

      test.beforeEach(async ({ page }) => {
        if (look !== 'contrast') return;
        await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ theme: 'contrast' })));
      });

      test('screens without a game', async ({ page }) => {
        const heading = page.getByRole('heading', { level: 1 });
        let before = '';
        for (const screen of ['welcome', 'lobby', 'paper', 'settings', 'statistics']) {
          await visit(page, `/sudoku/play?screen=${screen}`);
          await expect(heading).not.toHaveText(before);
          before = await heading.innerText();
          await expectSeen(page, screen, look);
        }
        // what measures the contrast does find a text in the colour of lines, on a fainter ground than the one around it
        await heading.evaluate((it) => {
          it.innerHTML = '<b style="background: var(--box-strong)"><i style="color: var(--line)">faint</i></b>';
        });
        expect((await contrastFaults(page)).every((fault) => fault.endsWith('faint'))).toBe(true);
        expect((await contrastFaults(page)).length).toBeGreaterThan(2);
      });

      test('dialogs without a game', NARROW, async ({ page }) => {
        const dialog = page.getByRole('dialog');
        await page.goto('/sudoku/play?screen=lobby');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const modal of DIALOGS) {
          await visit(page, `/sudoku/play?screen=lobby&modal=${modal}`);
          await expect(dialog.getByRole('heading').first()).toBeVisible();
          await expectSeen(page, modal, look);
          await visit(page, '/sudoku/play?screen=lobby');
          await expect(dialog).toBeHidden();
        }
        await visit(page, '/sudoku/play?screen=lobby&modal=feedback');
        await dialog.getByRole('button', { name: WORDS[language].send }).click();
        await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
        await expectSeen(page, 'feedback without words', look);
      });

      test(`the help of ${GUIDES.join(', ')}`, NARROW, async ({ page, hasTouch }) => {
        const words = WORDS[language];
        const dialog = page.getByRole('dialog');
        await page.goto('/sudoku/play?screen=lobby');
        for (const game of GUIDES) {
          await visit(page, `/${game}/play?screen=lobby&modal=help`);
          await expect(dialog.getByRole('grid')).toBeVisible();
          for (let step = 0; step < 4; step++) await dialog.getByRole('button', { name: words.skip }).click();
          await expectSeen(page, `guide of ${game}`, look);
          for (const part of hasTouch ? [words.contact] : [words.keyboard, words.contact]) {
            await dialog.getByRole('radio', { name: part }).check();
            await expectSeen(page, `${part} of ${game}`, look);
          }
          await visit(page, `/${game}/play?screen=lobby`);
          await expect(dialog).toBeHidden();
        }
      });

      test('the boards of the word games and what opens over them', NARROW, async ({ page }) => {
        const words = WORDS[language];
        for (const game of WORD_GAMES) {
          const board = new WordPage(page, game, language);
          await board.start('leichtes-001');
          await expectSeen(page, game, look);
          await page.keyboard.press('?');
          await expect(page.getByRole('region', { name: words.hint })).toBeVisible();
          await expectSeen(page, `hint of ${game}`, look);
          await page.getByRole('button', { name: words.close }).click();
          await page.getByRole('button', { name: words.more }).click();
          await expect(board.dialog).toBeVisible();
          await expectSeen(page, `more of ${game}`, look);
          await page.keyboard.press('Escape');
          await expect(board.dialog).toBeHidden();
        }
      });

      test('the game and its dialogs', async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await page.goto(`/sudoku/${language}-leichtes-001`);
        await expect(sudoku.dialog).toBeVisible();
        await expectSeen(page, 'start', look);
        await sudoku.begin();
        await expectSeen(page, 'game', look);

        await page.getByRole('button', { name: words.help }).click();
        await expect(sudoku.dialog).toBeVisible();
        await expectSeen(page, 'help', look);
        await page.keyboard.press('Escape');
        await expect(sudoku.dialog).toBeHidden();

        await page.getByRole('button', { name: words.levels }).click();
        await expect(sudoku.dialog).toBeVisible();
        await expectSeen(page, 'levels', look);
        await page.keyboard.press('Escape');
        await expect(sudoku.dialog).toBeHidden();

        await page.getByRole('button', { name: words.pause, exact: true }).click();
        await expect(sudoku.grid).toBeHidden();
        await expectSeen(page, 'pause', look);
      });

      test('a hint and what it costs, a locked level', NARROW, async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await page.keyboard.press('?');
        const panel = page.getByRole('region', { name: words.hint });
        await expect(panel).toBeVisible();
        await expectSeen(page, 'hint: where', look);
        await panel.getByRole('button', { name: words.why }).click();
        await expect(panel.getByRole('button', { name: words.show })).toBeVisible();
        await expectSeen(page, 'hint: why', look);

        await panel.getByRole('button', { name: words.close }).click();
        await expect(panel).toBeHidden();
        await page.getByRole('button', { name: words.levels }).click();
        await sudoku.dialog.getByRole('button', { name: words.locked }).first().click();
        await expect(sudoku.dialog).toHaveAccessibleName(words.purchase);
        await expectSeen(page, 'purchase', look);
      });

      test('a game that is won', NARROW, async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await sudoku.solve();
        await expect(sudoku.dialog).toHaveAccessibleName(words.won);
        await expectSeen(page, 'won', look);
      });

      test('the end of a game', NARROW, async ({ page }) => {
        const words = WORDS[language];
        const sudoku = new SudokuPage(page, language);
        await sudoku.start(`/sudoku/${language}-leichtes-001`);
        await sudoku.lose();
        await expect(sudoku.dialog).toHaveAccessibleName(words.lost);
        await expectSeen(page, 'lost', look);
      });
    });
  }
}
