// Keys and ears alone: the focus is never lost by what was pressed, and what happens is said where a screen reader listens.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { AccountPage, registered, withEmulator } from '../helpers/accountPage.ts';
import { withhold } from '../helpers/chunks.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ hasTouch }) => hasTouch, 'a phone has no keyboard');

/** By the keyboard: a click would move the focus by itself. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const notice = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByRole('status').filter({ hasText: words });

test('a notice is heard while a dialog is open', async ({ page, context }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await press(page.getByRole('button', { name: 'More' }));
  await expect(sudoku.dialog).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page, 'You are offline')).toBeVisible();
});

test('whoever asks for the solution is taken to what it means', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await press(page.getByRole('button', { name: 'More' }));
  await press(sudoku.dialog.getByRole('button', { name: 'Show the solution' }));
  await expect(sudoku.dialog).toHaveAccessibleName('Show the solution?');
  await press(sudoku.dialog.getByRole('button', { name: 'Show the solution' }));
  await expect(page.getByRole('region', { name: 'This is the solution' })).toBeFocused();
});

test('what a solved puzzle pays is said in a place that was there before its words', async ({ page }) => {
  await withhold(page, 'src/play/JokersEarned.tsx', 'hangs');
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Puzzle complete!');
  // a region that comes together with its words is not announced by every screen reader
  await expect(sudoku.dialog.getByRole('status')).toHaveCount(1);
});

test('at twice the size every tool and every key is whole', async ({ page }) => {
  const size = { width: 640, height: 400 };
  await page.setViewportSize(size);
  await new SudokuPage(page, 'en').start('/sudoku/en-leichtes-001');
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const name = await button.innerText();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x >= 0, x + width <= size.width, y + height <= size.height], name).toEqual([true, true, true]);
  }
});

test.describe('with an account', () => {
  withEmulator();

  test.beforeEach(async ({ page, request }) => {
    await new AccountPage(page, 'en').login(await registered(request));
  });

  test('saving the name leaves the focus at the name', async ({ page }) => {
    const who = new AccountPage(page, 'en');
    await who.settings();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill(`Ear ${Date.now().toString(36)}`);
    await press(page.getByRole('button', { name: 'Save name' }));
    await expect(notice(page, 'Username updated')).toBeVisible();
    await expect(name).toBeFocused();
  });

  test('collecting the free joker leaves the focus at its button', async ({ page }) => {
    const who = new AccountPage(page, 'en');
    await who.open('jokerShop');
    await press(who.dialog.getByRole('button', { name: 'Collect' }));
    const collected = who.dialog.getByRole('button', { name: 'Collected' });
    await expect(collected).toBeVisible();
    // the browser takes the focus from a disabled button with the next frame
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(collected).toBeFocused();
  });
});
