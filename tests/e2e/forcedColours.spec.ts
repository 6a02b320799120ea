// Forced colours (a contrast theme of the system): what is current, selected and done is still seen, in every game; and whatever is in
// another language than the page says so.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { type GameType, HOME_GAME, WORD_GAMES } from '../../puzzles/catalogue.ts';
import { FULL } from '../helpers/full.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ hasTouch }) => hasTouch, 'a phone has no forced colours');

/** How many pixels differ between two pictures of the same size. */
const differing = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const [a, b] = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      let count = 0;
      for (let at = 0; at < (a?.length ?? 0); at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a?.[at + part] ?? 0) - (b?.[at + part] ?? 0)) > 32)) count++;
      return count;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );

const styleOf = (element: Locator, name: string): Promise<string> =>
  element.evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name);

interface Choice {
  readonly chosen: string;
  readonly other: string;
}

/** What a game's panel shows as chosen, and what it does not. A word search has no choice to show. */
const CHOICE: Readonly<Partial<Record<GameType, Choice>>> = {
  sudoku: { chosen: 'main :checked + *', other: 'main input:not(:checked) + *' },
  crossword: { chosen: 'main [aria-current="true"]', other: 'main [data-clues] button:not([aria-current])' },
  gridpuzzle: { chosen: 'main [data-fits]', other: 'main [data-item]:not([data-fits])' },
};

/** One with digits and one with letters in every run: the boards take the same colours. */
for (const game of FULL ? [HOME_GAME, ...WORD_GAMES] : [HOME_GAME, 'crossword' as const])
  test(`${game} in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const word = WORD_GAMES.find((it) => it === game);
    if (word) await new WordPage(page, word, 'en').start('leichtes-001');
    else await new SudokuPage(page, 'en').start('/sudoku/en-leichtes-001');
    const cursor = page.getByRole('gridcell').and(page.locator(':focus'));
    await expect(cursor).toBeVisible();
    const cell = await cursor.elementHandle();
    const sharp = () => page.locator('canvas').evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const box = await cell?.boundingBox();
    const clip = { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
    await sharp();
    const current = await page.screenshot({ clip });
    // away from it, across its word too
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect.poll(async () => differing(page, [current, await page.screenshot({ clip })])).toBeGreaterThan(60);

    const bar = page.getByRole('progressbar', { name: 'Progress' });
    const [track, fill] = [bar.locator('span').first(), bar.locator('span span')];
    expect(await styleOf(fill, 'background-color')).not.toBe(await styleOf(track, 'background-color'));
    expect(await styleOf(track, 'border-top-style')).toBe('solid');

    const choice = CHOICE[game];
    if (!choice) return;
    expect(await styleOf(page.locator(choice.chosen).first(), 'outline-style')).toBe('solid');
    expect(await styleOf(page.locator(choice.other).first(), 'outline-style')).toBe('none');
  });

test('a German puzzle in an English page is marked as German, after the win and on paper', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/de-leichtes-001');
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Puzzle complete!');
  await expect(sudoku.dialog.getByText('Leichtes Sudoku 1', { exact: true })).toHaveAttribute('lang', 'de');
  await page.goto('/wordsearch/de-leichtes-001');
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  const paper = page.locator('article').first();
  await expect(paper.locator('h1')).toHaveAttribute('lang', 'de');
  await expect(paper.locator('span[lang="de"]').first()).toBeVisible();
});
