// The smallest phones, upright and on their side: what one plays with is in sight without scrolling.

import { expect, type Page, test } from 'playwright/test';
import type { WordGame } from '../../puzzles/catalogue.ts';
import { illegible } from '../helpers/legible.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => !hasTouch, 'sets its own windows');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The keys' boxes; those that the window's edge or something else hides are `hidden`. */
const keys = (page: Page) =>
  page
    .getByRole('group', { name: 'Tasten' })
    .getByRole('button')
    .evaluateAll((all) => {
      const boxes = all.map((key) => ({ key, box: key.getBoundingClientRect() }));
      return {
        count: all.length,
        width: Math.min(...boxes.map(({ box }) => box.width)),
        height: Math.min(...boxes.map(({ box }) => box.height)),
        hidden: boxes
          .filter(({ key, box }) => {
            const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
            return at === null || !key.contains(at) || box.bottom > innerHeight || box.right > innerWidth;
          })
          .map(({ key }) => key.getAttribute('aria-label')),
      };
    });

/** By how much the page of the game can be scrolled. */
const scrollable = (page: Page) => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);

for (const { width, height, least } of [
  { width: 568, height: 320, least: 38 },
  { width: 740, height: 360, least: 46 },
] as const) {
  for (const letters of ['keyboard', 'alphabet'] as const)
    test(`${width}x${height}: all letters are beside the board, as ${letters}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify({ letters }));
      await new WordPage(page, 'crossword').start('leichtes-001');
      await expect.poll(async () => (await keys(page)).hidden).toEqual([]);
      const there = await keys(page);
      expect(there.count).toBe(28);
      expect(there.width).toBeGreaterThanOrEqual(32);
      expect(there.height).toBeGreaterThanOrEqual(letters === 'keyboard' ? 46 : least);
      expect(await scrollable(page)).toBe(0);
      expect(await illegible(page)).toEqual([]);
    });

  test(`${width}x${height}: all digits are beside the board, and no game scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await new SudokuPage(page).start();
    await expect.poll(async () => (await keys(page)).hidden).toEqual([]);
    const there = await keys(page);
    expect(there.count).toBe(10);
    expect(Math.min(there.width, there.height)).toBeGreaterThanOrEqual(44);
    expect(await scrollable(page)).toBe(0);
    expect(await illegible(page)).toEqual([]);
    for (const game of ['gridpuzzle', 'wordsearch'] as const) {
      await new WordPage(page, game).start('leichtes-001');
      expect(await scrollable(page), game).toBe(0);
      expect(await illegible(page), game).toEqual([]);
    }
  });
}

test('the grip that moves a board is below its cells, and waits for the start', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  const grip = page.getByRole('button', { name: 'Ausschnitt verschieben' });
  for (const [width, height] of [
    [320, 568],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/crossword/de-leichtes-001');
    await crossword.grid.waitFor();
    await expect(grip).toHaveCount(0);
    await crossword.begin('leichtes-001');
    const [knob, board] = [await grip.boundingBox(), await crossword.canvas.boundingBox()];
    expect(knob?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
    const larger = await page.getByRole('button', { name: 'Größer' }).boundingBox();
    expect((knob?.y ?? 0) + (knob?.height ?? 0), 'no tool is under it').toBeLessThanOrEqual(larger?.y ?? 0);
    expect(await scrollable(page)).toBe(0);
  }
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const)
  test(`${width}x${height}: a hint moves no key`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['gridpuzzle', 'crossword'] as const) {
      await new WordPage(page, game).start('leichtes-001');
      const group = page.getByRole('group', { name: 'Tasten' });
      if ((await group.count()) === 0)
        await page.getByRole('button', { name: 'Tasten auf dem Bildschirm', exact: true }).tap();
      const before = await group.boundingBox();
      await page.getByRole('button', { name: /^Tipp/ }).tap();
      await expect(page.getByRole('region', { name: 'Tipp' })).toBeVisible();
      expect(await group.boundingBox(), game).toEqual(before);
    }
  });

test('320x568: the board has the width first', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const grid = page.getByRole('grid');
  const cell = async () => (await grid.getByRole('gridcell').first().boundingBox())?.width;
  await new SudokuPage(page).start();
  await expect.poll(cell).toBeGreaterThanOrEqual(28);
  for (const [game, least] of [
    ['gridpuzzle', 26],
    ['wordsearch', 24],
  ] as const satisfies [WordGame, number][]) {
    await new WordPage(page, game).start('leichtes-001');
    await expect.poll(cell, game).toBeGreaterThanOrEqual(least);
    expect(await illegible(page), game).toEqual([]);
    if (game === 'wordsearch') continue;
    await page.getByRole('button', { name: 'Tasten auf dem Bildschirm', exact: true }).tap();
    await expect.poll(async () => (await keys(page)).hidden).toEqual([]);
    expect((await keys(page)).height).toBeGreaterThanOrEqual(40);
  }
});

for (const { width, height, type } of [
  { width: 320, height: 640, type: 16 },
  { width: 320, height: 640, type: 32 },
  { width: 360, height: 740, type: 32 },
  { width: 568, height: 320, type: 16 },
  { width: 740, height: 360, type: 16 },
])
  test(`${width}x${height}, type of ${type} px: the welcome's buttons are in sight`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: type, fixed: 13 } });
    await page.setViewportSize({ width, height });
    await page.goto('/sudoku/play?screen=welcome');
    await expectWelcome(page);
  });

test('360x740, text alone at 200 %: the welcome’s buttons are in sight, and no line is cut by them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sudoku/play?screen=welcome');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectWelcome(page);
});

async function expectWelcome(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: 'Jetzt spielen' });
  for (const button of [play, page.getByRole('button', { name: 'Erst mal umsehen' })]) {
    await expect(button).toBeInViewport({ ratio: 1 });
    const lines = await button.evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (words) range.selectNodeContents(words);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  const covered = await play.evaluate((button) => {
    const { top, left } = button.getBoundingClientRect();
    return [...document.querySelectorAll('main p, main h1')].filter((text) => {
      const box = text.getBoundingClientRect();
      return box.height > 0 && box.bottom > top && box.left <= left && box.top < innerHeight;
    }).length;
  });
  expect(covered, 'texts under the buttons').toBe(0);
  expect(await illegible(page)).toEqual([]);
}

test('740x360: the whole of the guide is in sight: its board, its words, its keys and the way on', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const dialog = page.getByRole('dialog');
  for (const [game, last] of [
    ['sudoku', 'Weiter'],
    ['crossword', 'Überspringen'],
    ['gridpuzzle', 'Weiter'],
    ['wordsearch', 'Weiter'],
  ] as const) {
    await page.goto(`/${game}/play?screen=lobby&modal=help`);
    await expect(dialog.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 });
    if (game === 'sudoku' || game === 'crossword')
      await expect(dialog.getByRole('button', { name: 'Löschen' })).toBeInViewport({ ratio: 1 });
    expect(await illegible(page), game).toEqual([]);
    const count = Number(/von (\d)/.exec((await dialog.getByText(/^Schritt/).textContent()) ?? '')?.[1]);
    for (let step = 1; step < count; step++) {
      await dialog.getByRole('button', { name: /^(Weiter|Überspringen)$/ }).tap();
      await expect(dialog.getByText(`Schritt ${step + 1} von ${count}`)).toBeVisible();
      for (const key of await dialog.getByRole('button').all())
        if (await key.isVisible()) await expect(key, `${game}, step ${step + 1}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
] as const)
  test(`${width}x${height}: all choices after the last mistake are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const sudoku = new SudokuPage(page);
    await sudoku.start();
    await sudoku.lose();
    await expect(sudoku.dialog.getByRole('button')).toHaveCount(4);
    for (const choice of await sudoku.dialog.getByRole('button').all())
      await expect(choice).toBeInViewport({ ratio: 1 });
    expect(await illegible(page)).toEqual([]);
  });

for (const [width, height] of [
  [640, 400],
  [568, 320],
  [740, 360],
] as const)
  test(`${width}x${height}: nothing that has the focus is under the sheet before a level`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['crossword', 'gridpuzzle', 'wordsearch', 'sudoku']) {
      await page.goto(`/${game}/de-leichtes-001`);
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('button', { name: 'Los geht’s' })).toBeVisible();
      // the clue has its place when the rules are there
      await expect.poll(() => sheet.evaluate(covered), game).toEqual([]);
      expect(await illegible(page), game).toEqual([]);
    }
  });

/** What can have the focus and lies under an element. */
const covered = (sheet: Element): (string | null)[] => {
  const over = sheet.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')]
    .filter((other) => {
      if (sheet.contains(other) || other.tabIndex < 0 || other.closest('[inert], [role=grid]')) return false;
      if (!other.checkVisibility({ visibilityProperty: true })) return false;
      const box = other.getBoundingClientRect();
      const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      return across > 1 && down > 1;
    })
    .map((other) => other.getAttribute('aria-label') ?? other.textContent);
};

test('740x360: a dialog whose button is below the edge opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/sudoku/play?screen=lobby&modal=jokerShop');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Konto anlegen' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Tipps und Joker' })).toBeInViewport({ ratio: 1 });
});
