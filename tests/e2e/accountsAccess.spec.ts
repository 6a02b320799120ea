// The account dialogs without a mouse, and what axe finds in them.

import { expect, test } from 'playwright/test';
import { AccountPage, registered, withEmulator } from '../helpers/accountPage.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { elsewhere, NARROW } from '../helpers/full.ts';

withEmulator();

test('keyboard only: the focus stays inside, Escape and Back close the dialog, and the focus is restored', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  const who = new AccountPage(page);
  await page.goto('/sudoku/play?screen=lobby');
  await who.signInButton.focus();
  await page.keyboard.press('Enter');
  await expect(who.field(who.words.email)).toBeFocused();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    // past the last field the focus is for an instant on a guard beside the dialog, which returns it
    await expect(who.dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(who.dialog).toBeHidden();
  await expect(who.signInButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(who.dialog).toBeVisible();
  await page.goBack();
  await expect(who.dialog).toBeHidden();
});

for (const [language, colorScheme] of [
  ['de', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`axe, ${language}, ${colorScheme}`, () => {
    test.use({
      locale: language === 'de' ? 'de-DE' : 'en-US',
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test.skip(
      ({ hasTouch }) => elsewhere(hasTouch === (language === 'de')),
      'German in the light on a phone, English in the dark on a desktop',
    );

    test('each dialog, empty and with errors', NARROW, async ({ page, request }) => {
      const who = new AccountPage(page, language);
      for (const modal of ['login', 'signup', 'forgotPassword']) {
        await who.open(modal);
        await expectAccessible(page, modal);
        await who.send.click();
        await expect(who.dialog.locator('[aria-invalid]').first()).toBeVisible();
        await expectAccessible(page, `${modal}, errors`);
      }
      await who.login(await registered(request));
      for (const modal of ['avatar', 'delete']) {
        await who.open(modal);
        await expect(who.dialog.locator('input').first()).toBeVisible();
        await expectAccessible(page, modal);
      }
      await who.settings();
      await expectAccessible(page, 'profile');
    });
  });
}
