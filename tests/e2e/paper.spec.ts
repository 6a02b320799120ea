// The morning paper: the day's puzzles as a front page, on screen and on paper.
import { expect, type Page, test } from 'playwright/test';
import { DAILY, GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { type Line, lineTo } from '../engines/line.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { NARROW } from '../helpers/full.ts';
import { stored } from '../helpers/offlinePage.ts';
import { readPdf } from '../helpers/pdf.ts';
import { answersOf, type Printed } from '../helpers/printed.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { visit } from '../helpers/visit.ts';

const PAPER = '/sudoku/play?screen=paper';
const A4 = [595, 842] as const;

// yesterday's puzzles may have to be made first
test.slow();
test.beforeEach(async ({ page }) => {
  await Promise.all([0, -1].flatMap((days) => GAME_TYPES.map((game) => served(page, game, days))));
});

/** The day in the zone of the configuration, so many days from now. */
const dayAt = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  );

interface Served {
  readonly title: string;
  readonly content: Printed;
}

/** A daily of this day, from the server, which may have to make it first. */
async function served(page: Page, game: GameType, days: number): Promise<Served> {
  const answer = await page.request.get(`/api/game/${game}/${DAILY}/de-${DAILY}-${dayAt(days)}`, { timeout: 90_000 });
  return (await answer.json()).data;
}

const stories = (page: Page) => page.getByRole('article');
const fold = (page: Page) => page.getByRole('button', { name: 'Lösungen von gestern' });
const solutions = (page: Page) => page.locator('#paper-solutions');

async function read(page: Page): Promise<void> {
  await visit(page, PAPER);
  await arrived(page);
}

/** Waits for all of the paper's puzzles, and those of yesterday. */
async function arrived(page: Page): Promise<void> {
  await expect(stories(page).locator('svg text').first()).toBeAttached({ timeout: 60_000 });
  await expect(stories(page).getByText('Einen Moment')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Blatt drucken' })).not.toHaveAttribute('aria-busy', 'true', {
    timeout: 60_000,
  });
}

/** Letters and digits only, without a clue's line breaks and hyphens. */
const plain = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

test('the front page: every daily with its stars, a word that gives nothing away, and one tap to each level', async ({
  page,
}) => {
  await visit(page, '/sudoku/play?screen=lobby');
  await page.getByRole('button', { name: 'Das Morgenblatt' }).click();
  await expect(page).toHaveURL(/screen=paper/);
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rätsel Das Morgenblatt');
  await expect(page.locator('time')).toHaveAttribute('datetime', dayAt(0));
  const today = await served(page, 'crossword', 0);
  // a word of yesterday's would give away what can still be solved
  await expect(page.locator('#paper-day')).toBeVisible();
  await expect(page.locator('#paper-word')).toHaveCount(0);
  await expect(stories(page)).toHaveCount(GAME_TYPES.length);
  for (const story of await stories(page).all()) {
    await expect(story.getByText(/^Schwierigkeit [1-5] von 5$/)).toBeAttached();
    await expect(story.getByText('noch unberührt')).toBeVisible();
  }
  await expectAccessible(page, 'the morning paper');
  await page.getByRole('button', { name: today.title }).click();
  await expect(page).toHaveURL(new RegExp(`/crossword/de-${DAILY}-${dayAt(0)}`));
});

test('a solved puzzle has its time, its digits and a stamp, and counts', NARROW, async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start(`/sudoku/de-${DAILY}-${dayAt(0)}`);
  const { digits } = await sudoku.solution();
  await sudoku.solve(PAPER);
  await arrived(page);
  // a clue may name it, too
  const story = stories(page).filter({ has: page.getByRole('heading', { name: /sudoku/i }) });
  await expect(story.getByText(/^gelöst in \d+:\d\d$/)).toBeVisible();
  await expect(story.getByText('Gelöst', { exact: true })).toBeVisible();
  expect((await story.locator('svg text').allTextContents()).join('')).toBe(digits.join(''));
  await expect(page.getByText(`1 von ${GAME_TYPES.length} gelöst`)).toBeVisible();
  await expectAccessible(page, 'a stamp on the morning paper');
});

test(
  "yesterday's solutions are not in the page until they are asked for; then with what one did oneself",
  NARROW,
  async ({ page }) => {
    await read(page);
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(solutions(page).locator('svg')).toHaveCount(0);
    await fold(page).click();
    await expect(solutions(page).locator('svg')).toHaveCount(GAME_TYPES.length);
    await expect(solutions(page).getByText('nicht gelöst')).toHaveCount(GAME_TYPES.length);
    const { content } = await served(page, 'sudoku', -1);
    const digits = (content.solution as readonly (readonly number[])[]).flat().join('');
    expect((await solutions(page).locator('li').first().locator('svg text').allTextContents()).join('')).toBe(digits);
    // in words, for who does not see the pictures
    const texts = solutions(page).getByText('Lösung als Text');
    await expect(texts).toHaveCount(GAME_TYPES.length);
    for (const text of await texts.all()) await text.click();
    const firstRow = (content.solution as readonly (readonly number[])[])[0] ?? [];
    await expect(solutions(page).getByText(`Zeile 1: ${firstRow.join(' ')}`)).toBeVisible();
    const answers = answersOf((await served(page, 'crossword', -1)).content);
    const crossword = solutions(page)
      .locator('li:has(> details)')
      .filter({ hasText: (await served(page, 'crossword', -1)).title });
    for (const { text } of answers)
      await expect(crossword.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    await expectAccessible(page, 'the solutions of yesterday');
  },
);

test(
  'a puzzle of yesterday that was opened and not finished keeps its solution to itself, and is one tap away',
  NARROW,
  async ({ page }) => {
    // on its own day, since later it costs jokers
    await page.clock.setSystemTime(Date.now() - 86_400_000);
    const sudoku = new SudokuPage(page);
    await sudoku.start(`/sudoku/de-${DAILY}-${dayAt(-1)}`);
    await page.clock.setSystemTime(Date.now());
    await page.goto(PAPER);
    await arrived(page);
    await fold(page).click();
    await expect(solutions(page).locator('svg')).toHaveCount(GAME_TYPES.length - 1);
    const begun = solutions(page).locator('li').filter({ hasText: 'noch offen' });
    await expect(begun.locator('svg')).toHaveCount(0);
    await begun.getByRole('button', { name: 'Weiterspielen' }).click();
    await expect(page).toHaveURL(new RegExp(`/sudoku/de-${DAILY}-${dayAt(-1)}`));
  },
);

test(
  "a device whose clock is a day ahead does not get today's solutions, neither on screen nor on paper",
  NARROW,
  async ({ page }) => {
    await Promise.all(GAME_TYPES.map((game) => served(page, game, 1)));
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await read(page);
    await expect(page.locator('time')).toHaveAttribute('datetime', dayAt(1));
    await fold(page).click();
    await expect(solutions(page).getByText('sobald der Tag vorbei ist')).toBeVisible();
    await expect(solutions(page).locator('svg')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('body > div > article')).toHaveCount(2);
    await expect(page.locator('body > div > article').filter({ hasText: 'Lösungen vom' })).toHaveCount(0);
  },
);

test(
  'a puzzle that does not arrive leaves the others on the page, and comes with another try',
  NARROW,
  async ({ page }) => {
    const missing = `**/api/game/wordsearch/${DAILY}/de-${DAILY}-${dayAt(0)}`;
    await page.route(missing, (route) => route.fulfill({ status: 404, json: { isError: true, message: 'gone' } }));
    await visit(page, PAPER);
    const story = stories(page).filter({ has: page.getByRole('alert') });
    await expect(story).toHaveCount(1, { timeout: 60_000 });
    await expect(stories(page)).toHaveCount(GAME_TYPES.length);
    await expect(stories(page).locator('div > svg')).toHaveCount(GAME_TYPES.length - 1, { timeout: 60_000 });
    await page.unroute(missing);
    await story.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(stories(page).locator('div > svg')).toHaveCount(GAME_TYPES.length, { timeout: 60_000 });
  },
);

test('after midnight it is the next issue', NARROW, async ({ page }) => {
  await read(page);
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('time')).toHaveAttribute('datetime', dayAt(1));
  const { title } = await served(page, 'sudoku', 1);
  await expect(page.getByRole('button', { name: title })).toBeVisible({ timeout: 60_000 });
});

test('a brand with two games has a paper of two puzzles, in its own name', NARROW, async ({ page, baseURL }) => {
  await page.goto(`http://knobelkiste.localhost:${new URL(baseURL ?? '').port}${PAPER}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knobelkiste Das Morgenblatt');
  await expect(stories(page)).toHaveCount(2);
  await expect(stories(page).locator('div > svg')).toHaveCount(2, { timeout: 60_000 });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let line: Line;
  test.beforeEach(async ({ baseURL }) => {
    // those of the coming days would be made one by one, since they are stored ahead
    line = await lineTo(baseURL ?? '', new RegExp(`/[a-z]+-${DAILY}-(?!${dayAt(0)}|${dayAt(-1)})`));
  });
  test.afterEach(() => line.close());

  test('the paper opens with what is stored; the solutions wait for the server', NARROW, async ({ page, context }) => {
    await page.goto(`${line.url}${PAPER}`);
    await arrived(page);
    await stored(page, `de-${DAILY}-${dayAt(0)}`);
    await page.reload();
    await arrived(page);
    line.cut();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto(`${line.url}${PAPER}`);
    await expect(stories(later).locator('div > svg')).toHaveCount(GAME_TYPES.length, { timeout: 60_000 });
    await fold(later).click();
    await expect(solutions(later).getByText('sobald du wieder verbunden bist')).toBeVisible();
    await expect(solutions(later).locator('svg')).toHaveCount(0);
    await context.setOffline(false);
    line.mend();
    await expect(solutions(later).locator('svg')).toHaveCount(GAME_TYPES.length, { timeout: 60_000 });
  });
});

test('on paper: one sheet with two sides that can be solved and checked, or a booklet in large print', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a PDF does not depend on the window');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await read(page);
  const paper = async () => {
    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    return { pages: pages.map((side) => side.map(Math.round)), text: plain(text) };
  };

  // by the browser's own command, which brings the sheets into the page
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const upsideDown = page.locator('body > div > article section').filter({ hasText: 'Lösungen vom' });
  await expect(upsideDown).toHaveCSS('rotate', '180deg');
  await expect(upsideDown.locator('svg')).toHaveCount(GAME_TYPES.length);
  expect(await smallestClue(page)).toBeGreaterThanOrEqual(5.5);
  const sheet = await paper();
  expect(sheet.pages).toEqual([A4, A4]);
  expect(sheet.text).toContain('dasmorgenblatt');
  for (const game of GAME_TYPES) expect(sheet.text).toContain(plain((await served(page, game, 0)).title));
  const clues = Object.values((await served(page, 'crossword', 0)).content.clues ?? {}).flat();
  expect(clues.filter(({ clue, image }) => !image && !sheet.text.includes(plain(clue)))).toEqual([]);
  const words = (await served(page, 'wordsearch', 0)).content.solution as readonly string[];
  expect(words.filter((word) => !sheet.text.includes(plain(word)))).toEqual([]);

  await page.getByRole('button', { name: 'Blatt drucken' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', `Das Morgenblatt ${dayAt(0)}`);
  expect(await paper()).toEqual(sheet);

  await page.getByRole('button', { name: 'Großdruck-Heft' }).click();
  await expect(page.locator('body > div > article')).toHaveCount(GAME_TYPES.length + 1);
  expect(await smallestClue(page)).toBeGreaterThanOrEqual(7);
  const booklet = await paper();
  expect(booklet.pages).toEqual(Array.from({ length: GAME_TYPES.length + 1 }, () => A4));
  expect(words.filter((word) => !booklet.text.includes(plain(word)))).toEqual([]);
  const solved = (await served(page, 'sudoku', -1)).content.solution as readonly (readonly number[])[];
  expect(booklet.text, 'the digits of yesterday').toContain(solved.flat().join(''));
  expect(await paper(), 'the browser’s own command after the booklet').toEqual(sheet);
});

/** The smallest type of a clue on paper, in points, but for the solutions, which have none. */
async function smallestClue(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('body > div > article .clue')]
      .filter((clue) => clue.checkVisibility())
      .map((clue) => Number(clue.getAttribute('font-size')) * (clue.getScreenCTM()?.a ?? 0) * 0.75),
  );
  await page.emulateMedia({ media: null });
  return Math.min(...sizes);
}
