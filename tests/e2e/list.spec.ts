// The games of words played by the list of their words, without the board: a player who knows roles, names and keys.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { NARROW } from '../helpers/full.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

/** The fields in the order of the tab key: across, then down. A word that others may be chosen for has a list of them. */
const fields = (page: Page): Locator => page.getByRole('main').getByRole('textbox').or(page.getByRole('combobox'));

const said = (page: Page): Locator => page.getByRole('region', { name: 'Board' }).getByRole('status');

/** Whether a letter of the word is still missing; from then on, none is. */
function isNews(cells: readonly number[], written: Set<number>): boolean {
  const before = written.size;
  for (const cell of cells) written.add(cell);
  return written.size > before;
}

/** By the switch: a phone may have no Alt key. */
async function chooseList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Words as a list' }).press(' ');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(fields(page).first()).toBeVisible();
}

test('a crossword is solved by keys and dictation alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  const sheet = new WordPage(page, 'crossword', 'en');
  await sheet.start('leichtes-001');
  await expect(page.getByRole('gridcell', { name: /, letter 1/ })).toBeFocused();
  await page.keyboard.press('Alt+a');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^1\d? (across|down), .*\S, \d letters$/);
  await expect(sheet.grid).toBeHidden();
  await fields(page).first().focus();
  const written = new Set<number>();
  for (const { text, cells } of sheet.answers()) {
    if (isNews(cells, written)) await page.keyboard.insertText(text.toLowerCase());
    await page.keyboard.press('Tab');
  }
  await expect(sheet.dialog).toHaveAccessibleName('Puzzle complete!');
});

test('a fill-in is solved field by field', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'the crossword is solved in a desktop window');
  const sheet = new WordPage(page, 'gridpuzzle', 'en');
  await sheet.start('leichtes-001');
  await chooseList(page);
  const own = sheet.letters();
  const written = new Set([...own.keys()].filter((cell) => own[cell] === ''));
  for (const [index, { text, cells }] of sheet.runs().entries()) {
    if (!isNews(cells, written)) continue;
    await fields(page).nth(index).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(sheet.dialog).toHaveAccessibleName('Puzzle complete!');
});

test('a field tells its word, takes it back, refuses what does not fit, and says what a wrong word costs', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  const sheet = new WordPage(page, 'crossword', 'en');
  await sheet.start('leichtes-001');
  await page.keyboard.press('Alt+a');
  await fields(page).first().focus();
  const field = page.locator(':focus');
  const [word] = sheet.answers();
  const { text = '', cells = [] } = word ?? {};
  await page.keyboard.type(text.slice(0, 2));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: `This word has ${text.length} letters, not 2.` }),
  ).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type(`${text.slice(0, 2)}${'_'.repeat(text.length - 2)}`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text[0]}, ${text[1]}, (\\d )?blank$`));
  const crossing = sheet.answers().findIndex((other) => other !== word && other.cells.includes(cells[0] ?? -1));
  const at = sheet.answers()[crossing]?.cells.indexOf(cells[0] ?? -1) ?? 0;
  await expect.poll(async () => (await fields(page).nth(crossing).inputValue())[at]).toBe(text[0]);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('');

  const wrong = text.replace(/.$/, (last) => (last === 'E' ? 'N' : 'E'));
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(new RegExp(`1 across wrong, ${wrong}.*Mistake 1 of 3\\.`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/wrong/);
  await expect(page.getByRole('img', { name: '1 of 3 mistakes' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(sheet.grid).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^1 across, /);
});

for (const { game, locale, theme, size } of [
  { game: 'crossword', locale: 'de-DE', theme: 'light', size: 100 },
  { game: 'gridpuzzle', locale: 'en-US', theme: 'dark', size: 200 },
] as const)
  test.describe(`${game} as a list, ${locale}, ${theme}, ${size} %`, () => {
    test.use({ locale, colorScheme: theme });

    test('nothing is cut off, and axe finds nothing', NARROW, async ({ page }) => {
      const language = locale === 'de-DE' ? 'de' : 'en';
      await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ asList: true })));
      await page.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, size);
      const sheet = new WordPage(page, game, language);
      await page.goto(`/${game}/${language}-leichtes-001`);
      await sheet.dialog.getByRole('button', { name: language === 'de' ? 'Los geht’s' : 'Start' }).click();
      await expect(page.locator(':focus')).toHaveAccessibleName(/^\d+ (waagerecht|senkrecht|across|down), /);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      for (const field of await fields(page).all()) {
        const [inside, room] = await field.evaluate((it) => {
          const list = it.closest('section section')?.parentElement ?? document.body;
          return [it.getBoundingClientRect().right, list.getBoundingClientRect().right];
        });
        expect(inside).toBeLessThanOrEqual(room ?? 0);
      }
      await expectAccessible(page, `${game} as a list`);
      await page.screenshot({ path: `test-results/list-${game}-${test.info().project.name}.png` });
    });
  });
