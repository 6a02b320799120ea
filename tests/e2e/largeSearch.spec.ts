// The large word searches, which only a configuration that names them has: a brand of the test server does, the built-in one does not.

import { expect, type Page, test } from 'playwright/test';
import type { Word } from '../helpers/printed.ts';
import { WordPage } from '../helpers/wordPage.ts';

const CATEGORY = 'vollformat';

/** The categories in the lobby, below the game's tile: their names, which stars may follow. */
async function categoriesOf(page: Page, game: string): Promise<string[]> {
  const tile = page.getByRole('group', { name: game, exact: true }).first();
  await tile.getByRole('button', { expanded: false }).click();
  const group = page.getByRole('region', { name: game }).getByRole('group', { name: game });
  await group.getByRole('button').first().waitFor();
  const texts = await group.getByRole('button').allInnerTexts();
  return texts.map((text) => text.split('\n')[0] ?? '');
}

test('a brand that names them has them in the lobby and in the picker, and one is played', async ({
  page,
  baseURL,
  hasTouch,
}) => {
  const origin = `http://knobelkiste.localhost:${new URL(baseURL ?? '').port}`;
  await page.goto(`${origin}/wordsearch/play?screen=lobby`);
  expect(await categoriesOf(page, 'Wörterjagd')).toEqual(['Jagd des Tages', 'Für Wortdetektive', 'Riesenjagd']);
  await page.getByRole('button', { name: 'Riesenjagd' }).click();
  await page.getByRole('button', { name: /^Nr\. 1,/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/wordsearch/de-${CATEGORY}-001`));

  const search = new WordPage(page, 'wordsearch');
  await search.begin(`${CATEGORY}-001`);
  await expect(search.grid.getByRole('gridcell')).toHaveCount(256);
  // whole, however small its letters; two buttons make them larger
  const [whole, canvas] = [await search.grid.boundingBox(), await search.canvas.boundingBox()];
  expect(whole?.width).toBeLessThanOrEqual((canvas?.width ?? 0) + 1);
  if (hasTouch) {
    await page.getByRole('button', { name: 'Größer' }).click();
    await expect.poll(async () => (await search.grid.boundingBox())?.width).toBeGreaterThan(1.4 * (whole?.width ?? 0));
    await search.zoomOut();
  }
  const [{ text, cells }] = search.found() as [Word];
  for (const cell of [cells[0], cells.at(-1)] as number[]) {
    const { x, y } = await search.middle(cell);
    await page.mouse.click(x, y);
  }
  await expect(search.word(text)).toHaveAccessibleName(/erledigt/);

  await page.getByRole('button', { name: /anderes Rätsel wählen$/ }).click();
  await expect(page.getByRole('navigation', { name: 'Schwierigkeit' }).getByRole('button')).toHaveText([
    /^Jagd des Tages/,
    /^Für Wortdetektive/,
    /^Riesenjagd/,
  ]);
});

test('the built-in configuration does not name them', async ({ page }) => {
  await page.goto('/wordsearch/play?screen=lobby');
  expect(await categoriesOf(page, 'Suchsel')).toEqual(['Tägliches Rätsel', 'Leicht']);
});
