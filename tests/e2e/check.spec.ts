// "Check" in the menu of a relaxed game: it counts what is wrong, and marks it.

import { expect, type Page, test } from 'playwright/test';
import { WordPage } from '../helpers/wordPage.ts';

async function sitDown(page: Page, relaxed: boolean): Promise<WordPage> {
  await page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify({ relaxed }));
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  return crossword;
}

async function check(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('region', { name: 'Prüfen' }).getByRole('button', { name: part, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** By the board's announcer, which says the same words again, unlike a notice. */
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

test('a relaxed player has a slip told, mends it, and hears that all is right', async ({ page }) => {
  const crossword = await sitDown(page, true);
  const { text, cells } = crossword.answers().find((word) => word.cells.length > 3) ?? { text: '', cells: [] };
  const [first = 0, second = 0] = cells;
  const write = async (cell: number, letter: string) => {
    await crossword.cell(cell).focus();
    await page.keyboard.press(letter);
  };
  const cursor = page.locator('[role="gridcell"][tabindex="0"]');
  await check(page, 'Alles');
  await expect(said(page, 'Hier steht noch nichts von dir.')).toHaveCount(1);
  await expect(crossword.cell(Number(await cursor.getAttribute('data-cell')))).toBeFocused();
  await write(first, text[0] as string);
  await write(second, text[1] === 'X' ? 'Y' : 'X');
  await expect(crossword.cell(second)).not.toHaveAttribute('aria-invalid');
  await check(page, 'Wort');
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByText('1 falscher Buchstabe')).toBeVisible();
  await expect(said(page, /^1 falscher Buchstabe\. Zeile \d+,? Spalte \d+, [XY], .*falsch\.$/)).toHaveCount(1);
  await page.keyboard.press('Alt+m');
  await expect(said(page, /^Zeile \d+,? Spalte \d+, [XY], falsch\.$/)).toHaveCount(1);
  await expect(crossword.cell(second)).toHaveAttribute('aria-invalid', 'true');
  await expect(crossword.cell(second)).toHaveAccessibleName(/falsch/);
  await expect(crossword.cell(first)).not.toHaveAttribute('aria-invalid');
  await write(second, text[1] as string);
  await expect(crossword.cell(second)).not.toHaveAttribute('aria-invalid');
  await check(page, 'Alles');
  await expect(said(page, 'Bis hierher stimmt alles.')).toHaveCount(1);
});

test('with a limit of mistakes nothing is offered', async ({ page }) => {
  await sitDown(page, false);
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('region', { name: 'Rätsel', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prüfen' })).toBeHidden();
});
