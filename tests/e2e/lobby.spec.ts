// The lobby in a narrow window.
import { expect, test } from 'playwright/test';

test("a game's name is not broken inside a word, in large type on the narrowest phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'once is enough');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent = 'html { font-size: 150% }';
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  });
  await page.goto('/sudoku/play?screen=lobby');
  for (const name of ['Schwedenrätsel', 'Gitterrätsel']) {
    const words = page
      .getByRole('button', { name: new RegExp(name) })
      .getByText(name, { exact: true })
      .first();
    await expect(words).toBeVisible();
    const lines = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});
