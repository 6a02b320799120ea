// Printed output: A4 pages with selectable, readable text, for every game.
import { expect, type Page, test } from 'playwright/test';
import { elsewhere, inFull } from '../helpers/full.ts';
import { readPdf } from '../helpers/pdf.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

type Language = 'de' | 'en';

const NAMES = {
  de: { more: 'Mehr', print: /^Drucken/, go: 'Drucken', solution: 'Lösung', large: 'Große Schrift', brand: 'Rätsel' },
  en: { more: 'More', print: /^Print/, go: 'Print', solution: 'Solution', large: 'Large print', brand: 'Puzzles' },
} as const;

/** A4 in points, as browsers round it. */
const A4 = [595, 842] as const;

test.skip(({ hasTouch }) => hasTouch, 'a PDF does not depend on the window');

async function openPrint(page: Page, language: Language): Promise<void> {
  const names = NAMES[language];
  await page.getByRole('button', { name: names.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: names.print }).click();
  await expect(page.getByRole('dialog').locator('svg[viewBox] text').first()).toBeAttached();
}

async function paper(page: Page) {
  const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return { pages: pages.map((side) => side.map(Math.round)), text };
}

/** Letters and digits only, without a clue's line breaks and hyphens. */
const plain = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

/** The smallest clue's type size on paper, in points. */
async function smallestClue(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.clue')].map(
      (clue) => Number(clue.getAttribute('font-size')) * (clue.getScreenCTM()?.a ?? 0) * 0.75,
    ),
  );
  await page.emulateMedia({ media: null });
  return Math.min(...sizes.filter((size) => size > 0));
}

for (const language of ['de', 'en'] as const) {
  test.describe(language, () => {
    test.skip(elsewhere(language === 'de'), 'one language is enough; both in the full run');
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-US' });

    test('a sudoku takes one page, with its givens or with all digits', async ({ page }) => {
      const sudoku = new SudokuPage(page, language);
      await sudoku.start(`/sudoku/${language}-leichtes-001`);
      const { givens, digits } = await sudoku.solution();
      await openPrint(page, language);
      const empty = await paper(page);
      expect(empty.pages).toEqual([A4]);
      expect(plain(empty.text)).toContain(plain(NAMES[language].brand));
      // in cell order
      expect(plain(empty.text)).toContain(givens.filter((digit) => digit > 0).join(''));
      await page.getByRole('radio', { name: NAMES[language].solution }).check({ force: true });
      const solved = await paper(page);
      expect(solved.pages).toEqual([A4]);
      expect(plain(solved.text)).toContain(digits.join(''));
    });

    test('a full-page crossword takes one page, with every clue large enough to read', async ({ page }) => {
      const crossword = new WordPage(page, 'crossword', language);
      await crossword.start('vollformat-001');
      await openPrint(page, language);
      const { pages, text } = await paper(page);
      expect(pages).toEqual([A4]);
      const printed = plain(text);
      const clues = crossword.clues();
      expect(clues.length).toBeGreaterThan(80);
      expect(clues.filter((clue) => !printed.includes(plain(clue)))).toEqual([]);
      expect(await smallestClue(page)).toBeGreaterThanOrEqual(5.5);
      await page.getByRole('switch', { name: NAMES[language].large }).check({ force: true });
      const large = await paper(page);
      expect(large.pages).toEqual([[...A4].reverse(), [...A4].reverse()]);
      expect(await smallestClue(page)).toBeGreaterThanOrEqual(7);
    });

    inFull('a double-page crossword takes two pages', async ({ page }) => {
      const crossword = new WordPage(page, 'crossword', language);
      await crossword.start('doppelseiter-001');
      await openPrint(page, language);
      const { pages, text } = await paper(page);
      expect(pages).toEqual([A4, A4]);
      const printed = plain(text);
      expect(crossword.clues().filter((clue) => !printed.includes(plain(clue)))).toEqual([]);
      expect(await smallestClue(page)).toBeGreaterThanOrEqual(5.5);
    });

    test('a gridpuzzle takes one page, with all its words', async ({ page }) => {
      const gridpuzzle = new WordPage(page, 'gridpuzzle', language);
      await gridpuzzle.start('vollformat-001');
      await openPrint(page, language);
      const { pages, text } = await paper(page);
      expect(pages).toEqual([A4]);
      const printed = plain(text);
      expect(gridpuzzle.runs().filter((run) => !printed.includes(plain(run.text)))).toEqual([]);
    });

    test('a wordsearch takes one page, with its letters and its words', async ({ page }) => {
      const wordsearch = new WordPage(page, 'wordsearch', language);
      await wordsearch.start('leichtes-001');
      await openPrint(page, language);
      const { pages, text } = await paper(page);
      expect(pages).toEqual([A4]);
      const printed = plain(text);
      expect(wordsearch.found().filter((word) => !printed.includes(plain(word.text)))).toEqual([]);
      expect(printed).toContain(plain(wordsearch.glass()));
    });
  });
}

test('the dialog prints the paper version, and printing without the dialog prints the page as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await openPrint(page, 'de');
  await page.getByRole('dialog').getByRole('button', { name: NAMES.de.go, exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Leichtes Sudoku 1');
  await page.keyboard.press('Escape');
  await expect(sudoku.dialog).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
