// How a level begins and ends on a screen: the board and its keys lie open beside the small sheet, two taps lead to the first entry,
// and the win has its moment. That nothing moves on the way is in shifts.spec.ts.
import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { illegible } from '../helpers/legible.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';

const sheetOf = (page: Page) => page.locator('main').getByRole('dialog');
const pad = (page: Page) => page.getByRole('group', { name: 'Tasten' });

for (const game of GAME_TYPES) {
  test(`${game}: the sheet leaves the board and the keys free`, async ({ page }) => {
    await page.goto(`/${game}/de-leichtes-001`);
    await expect(sheetOf(page).getByRole('button', { name: 'Los geht’s' })).toBeFocused();
    await page.getByRole('grid').waitFor();
    const sheet = await sheetOf(page).boundingBox();
    const board = await page.getByRole('region', { name: 'Rätsel' }).boundingBox();
    if (!sheet || !board) throw new Error('no sheet, or no board');
    const aside = sheet.x >= board.x + board.width || sheet.x + sheet.width <= board.x;
    expect(aside || sheet.y >= board.y + board.height).toBe(true);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect([sheet.x >= 0, sheet.x + sheet.width <= width, sheet.y + sheet.height <= height]).toEqual([
      true,
      true,
      true,
    ]);
    if (await pad(page).isVisible()) {
      const keys = await pad(page).boundingBox();
      expect(sheet.y + sheet.height).toBeLessThanOrEqual((keys?.y ?? 0) + 1);
    }
  });
}

test.describe('on a phone', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'a phone’s window');

  test('the sheet ends clear of the rows of words that are searched for', async ({ page }) => {
    await page.goto('/wordsearch/de-leichtes-001');
    const words = page.locator('main li [data-item]');
    await words.first().waitFor();
    const { y = 0, height = 0 } = (await sheetOf(page).boundingBox()) ?? {};
    const cut = await words.evaluateAll(
      (all, edge) =>
        all.filter((word) => {
          const { x, width } = word.getBoundingClientRect();
          return [1, 3, 5].some((below) => word.contains(document.elementFromPoint(x + width / 2, edge + below)));
        }).length,
      y + height,
    );
    expect(cut, 'no sliver of a row beneath its edge').toBe(0);
  });

  test('nothing is behind the sheet while it shows more about the puzzle', async ({ page }) => {
    await page.goto('/sudoku/de-leichtes-001');
    await expect(pad(page)).toBeVisible();
    const more = page.getByRole('button', { name: 'Mehr über dieses Rätsel' });
    await more.tap();
    await expect(pad(page)).toBeHidden();
    await more.tap();
    await expect(pad(page)).toBeVisible();
  });

  for (const language of ['de', 'en'])
    test(`with type at twice its size the sheet’s words are apart, and the keys free, in ${language}`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const game of ['sudoku', 'crossword', 'wordsearch']) {
        await page.goto(`/${game}/${language}-leichtes-001`);
        await page.getByRole('grid').waitFor();
        await expect.poll(() => illegible(page), game).toEqual([]);
        if (game === 'wordsearch') continue;
        const keys = await page.getByRole('group', { name: /^(Tasten|Keys)$/ }).boundingBox();
        const { y = 0, height = 0 } = (await sheetOf(page).boundingBox()) ?? {};
        expect(y + height, game).toBeLessThanOrEqual(keys?.y ?? 0);
      }
    });
});

test.describe('by touch', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'taps');

  test('from a link, two taps lead to the first entry; the clock waits for it', async ({ page }) => {
    const sudoku = new SudokuPage(page);
    await page.goto('/sudoku/de-leichtes-001');
    await sudoku.drawn();
    const { givens, digits } = await sudoku.solution();
    const cell = givens.lastIndexOf(0);
    await sudoku.tap(cell);
    await expect(sheetOf(page)).toHaveCount(0);
    await sudoku.touch(digits[cell] ?? 0);
    await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`${digits[cell]}`));
    await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
  });

  test('from the lobby, a tap opens today’s sudoku and a second one is the first entry', async ({ page }) => {
    await page.goto('/sudoku/play?screen=lobby');
    await page
      .getByRole('region', { name: 'Die Rätsel von heute' })
      .getByRole('button', { name: 'Sudoku', exact: true })
      .tap();
    const sudoku = new SudokuPage(page);
    await sudoku.drawn();
    const before = await sudoku.labels();
    await sudoku.touch(1);
    await expect(sheetOf(page)).toHaveCount(0);
    await expect.poll(async () => (await sudoku.labels()).some((label, at) => label !== before[at])).toBe(true);
  });
});

test('the focus has no ring until a key goes somewhere, and none after a press', async ({ page }) => {
  await page.goto('/sudoku/de-leichtes-001');
  const start = sheetOf(page).getByRole('button', { name: 'Los geht’s' });
  await expect(start).toBeFocused();
  await expect(start).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await expect(start).toHaveCSS('outline-style', 'solid');
  await expect(start).toHaveCSS('outline-width', '2px');
  await page.getByRole('button', { name: 'Mehr über dieses Rätsel' }).click();
  await expect(page.getByRole('button', { name: 'Mehr über dieses Rätsel' })).toHaveCSS('outline-style', 'none');
});

test('the win has its moment on the board, and any key skips it', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const lit = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const animate = Element.prototype.animate;
        let cells = 0;
        Element.prototype.animate = function (...all: Parameters<Element['animate']>) {
          const light = animate.apply(this, all);
          if (this.getAttribute('role') !== 'gridcell') return light;
          // it would not be over before the test is
          light.playbackRate = 1e-6;
          if (++cells === 81) setTimeout(() => done(cells));
          return light;
        };
      }),
  );
  await sudoku.solve();
  expect(await lit).toBe(81);
  await expect(sudoku.dialog).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  expect(
    await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target?.getAttribute('role') === 'gridcell';
        }).length,
    ),
  ).toBe(0);
});
