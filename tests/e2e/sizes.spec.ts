// Windows and type of other sizes: a tablet's keys, type at twice the usual size, and words that are too long for their line.

import { expect, type Page, test } from 'playwright/test';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => !hasTouch, 'sets its own windows');

test('a tablet’s keys are in the rows of a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const keys = await page.getByRole('group', { name: 'Tasten' }).getByRole('button').all();
  const placed = await Promise.all(
    keys.map(async (key) => ({ box: await key.boundingBox(), text: await key.innerText() })),
  );
  const sorted = placed.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0) || (a.box?.x ?? 0) - (b.box?.x ?? 0));
  expect(sorted.map(({ text }) => text.trim()).join('')).toBe('QWERTZUIOPASDFGHJKLYXCVBNM');
});

/** As in the browser's settings: media queries in `em` follow. */
async function doubleType(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Words of the page's headings and buttons that break without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const part of document.querySelectorAll('h1, h2, h3, button')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const word of text.data.matchAll(/\p{L}{4,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) broken.push(word[0]);
        }
      }
    }
    return broken;
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const language of ['de', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-US' });

    test(`no word breaks, and nothing scrolls sideways at 200 % type, in ${language}`, async ({ page }) => {
      const crossword = new WordPage(page, 'crossword', language);
      await crossword.start('doppelseiter-001');
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await brokenWords(page), `${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await doubleType(page);
      await page.goto('/sudoku/play?screen=lobby');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect.poll(() => widthOf(page)).toBe(360);
      expect(await brokenWords(page)).toEqual([]);
      await page.goto('/sudoku/play?screen=settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => widthOf(page)).toBe(360);
    });
  });
}

test('at 200 % type the progress keeps clear of the clock, and the tools of the board', async ({ page }) => {
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
    const [clock, percent, undo, board] = await Promise.all(
      [
        page.getByRole('timer'),
        page.getByText(/^0\s?%$/),
        page.getByRole('button', { name: 'Rückgängig', exact: true }),
        sheet.canvas,
      ].map(boxOf),
    );
    expect((percent?.x ?? 0) + (percent?.width ?? 0)).toBeLessThanOrEqual(clock?.x ?? 0);
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(undo?.y ?? 0);
  }
});
