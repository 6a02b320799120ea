// The lobby in a narrow window.
import { expect, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';

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

test('a brand is another product at its own host, from the first byte', async ({ page, baseURL, hasTouch }) => {
  test.skip(hasTouch, 'once is enough');
  const origin = `http://knobelkiste.localhost:${new URL(baseURL ?? '').port}`;
  const foreign: string[] = [];
  const brands = new Set<string | undefined>();
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) foreign.push(request.url());
    if (request.url().includes('/api/')) brands.add(request.headers()['x-white-label']);
  });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));

  const first = await (await page.goto(origin))?.text();
  expect(first).toContain('<title>Sudoku online spielen – Knobelkiste</title>');
  expect(first).toContain('--paper:#fff4c7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiste auf, Köpfchen an!');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open the box, switch on your brain!');
  await page.getByRole('button', { name: 'Look around first' }).click();
  await expect(page.getByRole('heading', { name: 'In the box' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Word hunt', 'Number magic']);
  await expect(page).toHaveTitle(/ – Puzzle Box$/);
  const logo = page.getByRole('img', { name: 'Puzzle Box' });
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  const look = await page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily, theme: document.querySelector('meta[name="theme-color"]')?.outerHTML };
  });
  expect(look).toEqual({
    backgroundColor: 'rgb(255, 244, 199)',
    fontFamily: expect.stringContaining('ui-rounded'),
    theme: expect.stringContaining('#fff4c7'),
  });
  await expectAccessible(page, 'the lobby of a brand', ['color-contrast']);
  expect([...brands, ...foreign, ...refused]).toEqual(['knobelkiste']);
});
