// The lobby in a narrow window.
import { expect, type Locator, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';

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

test('a language from right to left mirrors everything but the board and its keys', async ({
  page,
  baseURL,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'the narrower window is the harder one');
  const origin = `http://righttoleft.localhost:${new URL(baseURL ?? '').port}`;
  const html = page.locator('html');
  const heading = page.getByRole('heading', { name: /games|Spiele/ });
  await page.goto(`${origin}/sudoku/play?screen=lobby`);
  await expect(html, 'the second language of the brand').toHaveAttribute('dir', '');
  await page.goto(`${origin}/sudoku/play?screen=settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(html).toHaveAttribute('dir', 'rtl');
  // the pseudo-language comes when the page is idle
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('אSettingsת');
  const back = page.getByRole('button', { name: 'אBackת' });
  expect((await boxOf(back)).x, 'Back is at the right').toBeGreaterThan(260);
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  const sound = page.getByRole('switch', { name: 'Sound' });
  expect((await boxOf(sound)).x, 'switches are at the left').toBeLessThan(100);
  await back.click();
  await expect(heading).toHaveText('אAll gamesת');
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const [weekday, date] = await page.getByRole('heading', { level: 1 }).locator('span').all();
  const [left, right] = [await weekday?.boundingBox(), await date?.boundingBox()];
  expect(right?.x, 'the parts of an English date read from the left').toBe((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize(phone);

  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  const [first, last] = [await boxOf(sudoku.cell(0)), await boxOf(sudoku.cell(8))];
  expect(first.x, 'the first column is the left one').toBeLessThan(last.x);
  const keys = page.getByRole('button', { name: /^א[12], \d left/ });
  expect((await boxOf(keys.nth(0))).x).toBeLessThan((await boxOf(keys.nth(1))).x);
  const [undo, more] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'More' })];
  expect((await boxOf(undo)).x, 'the tools begin at the right').toBeGreaterThan((await boxOf(more)).x);
  await sudoku.cell(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sudoku.cell(1), 'arrows on the board go where they point').toBeFocused();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'nothing stands out at a side').toBe(0);
  await expectAccessible(page, 'a game from right to left', ['color-contrast']);
});

async function boxOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not in sight');
  return box;
}
