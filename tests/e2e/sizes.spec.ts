// Windows and type of all sizes: type at twice the usual size, narrow windows, wide ones, and words too long for their line. Small ones are
// touched, large ones have a mouse.

import { expect, type Page, test } from 'playwright/test';
import { GAME_TYPES, WORD_GAMES } from '../../puzzles/catalogue.ts';
import { elsewhere, FULL } from '../helpers/full.ts';
import { illegible } from '../helpers/legible.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { visit } from '../helpers/visit.ts';
import { WordPage } from '../helpers/wordPage.ts';

/** As in the browser's settings: media queries in `em` follow. */
async function doubleType(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Windows and types in which each place is looked at. Text alone may be enlarged, which media queries in `em` do not notice. */
const SIZES = [
  { width: 320, height: 568, type: '100%', hard: true },
  { width: 360, height: 740, type: '100%' },
  { width: 360, height: 740, type: '200%', hard: true },
  { width: 740, height: 360, type: '100%' },
  { width: 820, height: 1180, type: '100%' },
  { width: 1024, height: 768, type: '100%', mouse: true },
  { width: 1280, height: 800, type: '100%', mouse: true },
  { width: 1280, height: 800, type: '200%', mouse: true, hard: true },
  { width: 1920, height: 1080, type: '100%', mouse: true },
] as const;

/** Those of this window's kind: all of them in the full run, else those in which most was found. */
const sizes = () =>
  SIZES.filter((size) => 'mouse' in size !== (test.info().project.use.hasTouch ?? false) && (FULL || 'hard' in size));

async function expectLegible(page: Page, where: string): Promise<void> {
  for (const { width, height, type } of sizes()) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, type);
    await expect
      .configure({ soft: true, timeout: 3000 })
      .poll(() => illegible(page), `${where}, ${width}x${height}, type at ${type}`)
      .toEqual([]);
  }
}

/** In a window of the usual size, with type of the usual size. */
async function begin(page: Page, start: () => Promise<unknown>): Promise<void> {
  const { viewport } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await start();
}

const DIALOGS = [
  'feedback',
  'suggestion&about=crossword%2Fde-leichtes-001%2F3',
  'response&about=feedback',
  'gamePurchase&about=de-leichtes-009',
  'help&about=technique',
  'help&about=technique%2FxWing',
  'login',
  'signup',
  'forgotPassword',
  'jokerShop',
  'promoCode',
  'chestModal',
] as const;

const WORDS = {
  de: { more: 'Mehr', levels: /anderes Rätsel wählen/, skip: /^(Weiter|Überspringen)$/, keyboard: 'Tastatur' },
  en: { more: 'More', levels: /choose another puzzle/i, skip: /^(Next|Skip)$/, keyboard: 'Keyboard' },
} as const;

for (const language of ['de', 'en'] as const) {
  test.describe(language, () => {
    test.skip(elsewhere(language === 'de'), 'German words are the longer ones');
    test.use({
      locale: language === 'de' ? 'de-DE' : 'en-US',
      // zoomed out to what does not fit, a phone's window would hide it from the measuring
      isMobile: false,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`screens and dialogs without a game, in ${language}`, async ({ page, hasTouch }) => {
      test.slow();
      const dialog = page.getByRole('dialog');
      for (const screen of ['welcome', 'settings', 'statistics', 'paper', 'lobby']) {
        await visit(page, `/sudoku/play?screen=${screen}`);
        await expect(page.getByRole('heading', { level: screen === 'lobby' ? 3 : 1 }).first()).toBeVisible();
        await expectLegible(page, screen);
      }
      for (const modal of DIALOGS) {
        await visit(page, `/sudoku/play?screen=lobby&modal=${modal}`);
        await expect(dialog.getByRole('heading').first()).toBeVisible();
        await expectLegible(page, modal);
        await visit(page, '/sudoku/play?screen=lobby');
        await expect(dialog).toBeHidden();
      }
      for (const game of FULL ? GAME_TYPES : WORD_GAMES.slice(0, 1)) {
        await visit(page, `/${game}/play?screen=lobby&modal=help`);
        await expect(dialog.getByRole('grid')).toBeVisible();
        await expectLegible(page, `guide of ${game}`);
        for (let step = 0; step < 3; step++) await dialog.getByRole('button', { name: WORDS[language].skip }).click();
        await expectLegible(page, `guide of ${game}, later`);
        if (!hasTouch) {
          await dialog.getByRole('radio', { name: WORDS[language].keyboard }).check();
          await expectLegible(page, `keys of ${game}`);
        }
        await visit(page, `/${game}/play?screen=lobby`);
        await expect(dialog).toBeHidden();
      }
    });

    test(`games and what opens over them, in ${language}`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch && !FULL, 'beside.spec.ts looks at the games of a desktop');
      test.slow();
      const dialog = page.getByRole('dialog');
      const sudoku = new SudokuPage(page, language);
      const starts = [
        ...(FULL ? ['leichtes', 'profi_ratsel'] : ['leichtes']).map(
          (category) => () => sudoku.start(`/sudoku/${language}-${category}-001`),
        ),
        ...WORD_GAMES.flatMap((game) => {
          const other = FULL ? ['leichtes-001', 'doppelseiter-001'] : ['doppelseiter-001'];
          const levels = game === 'crossword' ? other : ['leichtes-001'];
          return levels.map((level) => () => new WordPage(page, game, language).start(level));
        }),
      ];
      for (const start of starts) {
        await begin(page, start);
        const where = new URL(page.url()).pathname;
        await expectLegible(page, where);
        await page.getByRole('button', { name: WORDS[language].more, exact: true }).click();
        await expect(dialog).toBeVisible();
        await expectLegible(page, `more of ${where}`);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: WORDS[language].levels }).click();
        await expect(dialog).toBeVisible();
        await expectLegible(page, `levels beside ${where}`);
      }
    });

    test(`the ends of a game, and the figures, in ${language}`, async ({ page }) => {
      const sudoku = new SudokuPage(page, language);
      await sudoku.start(`/sudoku/${language}-leichtes-001`);
      await sudoku.solve();
      await expect(sudoku.dialog).toBeVisible();
      await expectLegible(page, 'won');
      await page.goto('/sudoku/play?screen=statistics');
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectLegible(page, 'statistics');
      await begin(page, () => sudoku.start(`/sudoku/${language}-leichtes-002`));
      await sudoku.lose();
      await expect(sudoku.dialog).toBeVisible();
      await expectLegible(page, 'lost');
      // as low as a laptop's window at 200 %
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await sudoku.dialog.evaluate(scrolled), 'all choices are in sight').toEqual([]);
    });
  });
}

/** The parts of an element that hide something until they are scrolled, by how many pixels. */
const scrolled = (element: Element): number[] =>
  [...element.querySelectorAll('*')]
    .filter((part) => getComputedStyle(part).overflowY === 'auto')
    .map((part) => part.scrollHeight - part.clientHeight)
    .filter((hidden) => hidden > 0);

test('at 200 % type the progress keeps clear of the clock, and the tools of the board', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a phone’s window is the narrow one');
  await doubleType(page);
  const sheet = new WordPage(page, 'gridpuzzle');
  for (const [width, height] of [
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 360) await sheet.start('leichtes-001');
    const boxOf = async (part: ReturnType<Page['locator']>) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clock = await boxOf(page.getByRole('timer'));
    const percent = await boxOf(page.getByText(/^0\s?%$/));
    expect(percent.x + percent.width).toBeLessThanOrEqual(clock.x);
    const overlap = async () => {
      const board = await boxOf(sheet.canvas);
      const undo = await boxOf(page.getByRole('button', { name: /Rückgängig/ }));
      return board.y + board.height - undo.y;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0); // the board follows its window in a frame of its own
  }
});
