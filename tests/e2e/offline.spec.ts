// The app without a network, in a browser whose service worker runs: installed, gone offline in a game, opened again offline, and a new
// version.

import { expect, test } from 'playwright/test';
import { DAILY } from '../../puzzles/catalogue.ts';
import { type Line, lineTo } from '../engines/line.ts';
import { stored } from '../helpers/offlinePage.ts';
import { empties, LEVEL, SudokuPage } from '../helpers/sudokuPage.ts';

test.use({ serviceWorkers: 'allow' });

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  // they would be made one by one, since they are stored ahead
  line = await lineTo(baseURL ?? '', new RegExp(`/[a-z]+-${DAILY}-`));
});
test.afterEach(() => line.close());

type Solution = Awaited<ReturnType<SudokuPage['solution']>>;

/** Enters the right digit into the n-th empty cell. */
async function enter(sudoku: SudokuPage, nth: number, { givens, digits }: Solution): Promise<void> {
  const cell = empties(givens)[nth] ?? 0;
  await sudoku.cell(cell).focus();
  await sudoku.page.keyboard.press(`${digits[cell]}`);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
}

test('what was played is played on offline: in the same page, and in one that is opened without a network', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  const byWorker: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== line.url) foreign.push(request.url());
    if (request.serviceWorker()) byWorker.push(new URL(request.url()).pathname);
  });
  const sudoku = new SudokuPage(page);
  await sudoku.start(`${line.url}${LEVEL}`);
  const solution = await sudoku.solution();
  expect(byWorker).toEqual([]); // nothing before the first entry
  await enter(sudoku, 0, solution);
  await stored(page, 'de-leichtes-020');
  const devtools = await context.newCDPSession(page);
  const { errors, ...manifest } = await devtools.send('Page.getAppManifest');
  expect([manifest.url, errors]).toEqual([`${line.url}/brand.webmanifest`, []]);
  expect(byWorker).toContain('/api/game/sudoku/leichtes/de-leichtes-002');

  // the server is gone, the browser does not know it
  line.cut();
  await enter(sudoku, 1, solution);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await enter(sudoku, 1, solution);
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(sudoku.dialog.getByRole('heading', { name: 'Rätsel', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const board = await sudoku.labels();
  await page.close();

  await context.setOffline(true);
  const later = new SudokuPage(await context.newPage());
  await later.page.goto(`${line.url}/sudoku/play?screen=settings`);
  await expect(later.page.getByText(/Auf diesem Gerät liegen \d+ Rätsel/)).toBeVisible();
  await later.page.goto(`${line.url}/crossword/de-leichtes-001`);
  await expect(later.page.getByText('Das Rätsel konnte nicht geladen werden')).toBeVisible();
  await expect(later.page.getByRole('button', { name: 'Sudoku, Leicht, Nr. 2' })).toBeVisible();
  await later.page.goto(`${line.url}${LEVEL}`);
  await later.dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await later.drawn();
  expect(await later.labels()).toEqual(board);
  await enter(later, 2, solution);
  expect(foreign).toEqual([]);
});

test('a new version is offered between levels; until then the page that is open keeps its own files', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start(`${line.url}${LEVEL}`);
  const solution = await sudoku.solution();
  await enter(sudoku, 0, solution);
  await stored(page, 'de-leichtes-001');
  const script = () => page.locator('script[type=module]').first().getAttribute('src');
  const before = await script();

  line.deploy();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await new Promise<void>((done) => {
      const look = () => (registration.waiting ? done() : setTimeout(look, 50));
      look();
    });
  });
  await enter(sudoku, 1, solution);
  await page.getByRole('button', { name: 'Mehr' }).click(); // a file that the server has no more
  await expect(sudoku.dialog.getByRole('heading', { name: 'Rätsel', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const board = await sudoku.labels();
  await page.getByRole('button', { name: 'Zur Übersicht' }).click();
  await sudoku.dialog.getByRole('button', { name: 'Jetzt neu laden' }).click();
  await expect.poll(script).not.toBe(before);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${line.url}${LEVEL}`);
  await sudoku.dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await sudoku.drawn();
  expect(await sudoku.labels()).toEqual(board);
});
