// The sentence of the week: what a win adds to it, and what it keeps to itself.
import { expect, type Page, test } from 'playwright/test';
import { DAILY } from '../../puzzles/catalogue.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { elsewhere } from '../helpers/full.ts';
import { visit } from '../helpers/visit.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in full');
// a service worker's answers come past the routes
test.use({ serviceWorkers: 'block' });
// yesterday's puzzle may have to be made first
test.slow();

const DAY = 86_400_000; // ms

/** The day in the zone of the configuration, so many days from now. */
const dayAt = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(Date.now() + days * DAY);
const weekdayAt = (days: number): string =>
  new Intl.DateTimeFormat('de', { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(`${dayAt(days)}T00:00:00Z`));
const levelAt = (days: number): string => `${DAILY}-${dayAt(days)}`;

interface Answer {
  readonly data: { readonly content: Record<string, unknown> & { readonly answer: string } };
}

/** Serves both days as if they were the Monday and the Tuesday of one sentence. Returns their words. */
async function oneWeek(page: Page): Promise<readonly [string, string]> {
  const documents = await Promise.all(
    [-1, 0].map(async (days) => {
      const answer = await page.request.get(`/api/game/crossword/${DAILY}/de-${levelAt(days)}`, { timeout: 90_000 });
      return (await answer.json()) as Answer;
    }),
  );
  const words = documents.map(({ data }) => data.content.answer) as [string, string];
  const text = ['Ein ', ' und ein ', ' treffen ', ', ', ', ', ', ', ' und ', '.'];
  const lengths = [...words.map(({ length }) => length), 6, 7, 8, 6, 7];
  for (const [day, { data }] of documents.entries()) {
    const content = { ...data.content, 'io.raetsel.sentence': { text, lengths, day, word: words[day] } };
    await page.route(`**/api/game/crossword/${DAILY}/de-${levelAt(day - 1)}*`, (route) =>
      route.fulfill({ json: { ...documents[day], data: { ...data, content } } }),
    );
  }
  return words;
}

/** From inside the app: what a page's head preloads comes past the routes. */
async function open(page: Page, crossword: WordPage, days: number): Promise<void> {
  await page.goto('/sudoku/play?screen=lobby');
  await expect(page.getByRole('group', { name: 'Schwedenrätsel' })).toBeVisible();
  await visit(page, `/crossword/de-${levelAt(days)}`);
  await crossword.begin(levelAt(days));
}

test('the win dialog shows the words of the solved days in the sentence of the week, and blanks for the others', async ({
  page,
}) => {
  const [monday, tuesday] = await oneWeek(page);
  const crossword = new WordPage(page, 'crossword');
  const sentence = crossword.dialog.getByRole('region', { name: 'Satz der Woche' });
  // a visitor plays each daily on its own day
  await page.clock.setSystemTime(Date.now() - DAY);
  await open(page, crossword, -1);
  await crossword.solve();
  await expect(crossword.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sentence.getByText(monday, { exact: true })).toBeVisible();
  await expect(sentence.getByText(`Lücke vom ${weekdayAt(0)}, ${tuesday.length} Buchstaben`)).toBeAttached();
  await expect(sentence).toContainText('1 von 7 Wörtern');
  await expect(sentence).not.toContainText(tuesday);

  await page.clock.setSystemTime(Date.now());
  await open(page, crossword, 0);
  await crossword.solve();
  await expect(crossword.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sentence).toContainText('2 von 7 Wörtern');
  await expect(sentence.getByText(monday, { exact: true })).toBeVisible();
  await expect(sentence.getByText(tuesday, { exact: true })).toBeVisible();
  await expect(sentence.getByText(/^Lücke vom/)).toHaveCount(5);
  await expectAccessible(page, 'won, with the sentence of the week');

  // and in the morning paper
  await visit(page, '/sudoku/play?screen=paper');
  const printed = page.getByRole('main').getByRole('region', { name: 'Satz der Woche' });
  await expect(printed).toContainText(`Ein ${monday} und ein ${tuesday} treffen`);
});
