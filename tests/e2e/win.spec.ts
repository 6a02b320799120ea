// After a win: the result, the picture to share, the lobby and the statistics; and the sounds during a game.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { elsewhere, inFull } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in full');

/** Records requests for sounds and for the library that plays them. */
function soundRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/howl|\.(opus|m4a)$/i.test(path)) asked.push(path);
  });
  return asked;
}

test('a win shows its result on one screen, and its picture can be saved', async ({ page }) => {
  // a device that can share files
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], text = '' } = {}) =>
      document.body.setAttribute('data-shared', `${files[0]?.name} ${files[0]?.type} ${text}`);
  });
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sudoku.dialog.getByText('Zeit', { exact: true })).toBeVisible();
  await expect(sudoku.dialog.getByText('Ohne Fehler, ohne Tipp!')).toBeVisible();
  await expect(sudoku.dialog.getByText('Deine erste Zeit in „Leicht“')).toBeVisible();
  const week = sudoku.dialog.getByRole('list', { name: 'Deine Woche' }).getByRole('listitem');
  await expect(week).toHaveCount(7);
  await expect(week.last()).toContainText('anderes Rätsel gelöst');
  await expect(sudoku.dialog.getByRole('button', { name: 'Rätsel von heute Sudoku' })).toBeVisible();
  const hidden = await sudoku.dialog.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter(
        (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
      ).length,
  );
  expect(hidden).toBe(0);

  await sudoku.dialog.getByRole('button', { name: 'Teilen' }).click();
  const share = page.getByRole('dialog', { name: 'Zeig, was du gelöst hast' });
  await expect(share.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'won, shared');
  const download = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Bild sichern' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sudoku-de-leichtes-001.png');
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  await share.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    /^sudoku-de-leichtes-001\.png image\/png Rätsel: Sudoku · Leicht · 1\/20\n.*Fehler: 0 · Tipps: 0\nOhne Fehler/,
  );
  await page.goBack();
  await expect(share).toBeHidden();
  await expect(sudoku.dialog, 'Back closes one dialog').toHaveAccessibleName('Geschafft!');
  await sudoku.dialog.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.getByRole('radio', { name: 'Wie es steht' })).toBeAttached();
  await expectAccessible(page, 'won, printed');
  await page.keyboard.press('Escape');
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');

  // to the finished board, and back to its result
  await sudoku.dialog.getByRole('button', { name: 'Ansehen' }).click();
  await expect(sudoku.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ergebnis' }).click();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sudoku.dialog.getByRole('button', { name: 'Nächstes Rätsel' })).toBeVisible();

  // what an account would bring leads to one; from there the way back is the board's
  await sudoku.dialog.getByRole('button', { name: /^Mit einem Konto bringt/ }).click();
  await expect(page).toHaveURL(/modal=signup&about=gameWin/);
  await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Ergebnis' }).click();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
});

test('a win leads to today’s puzzle, and the second one of a category is compared with the first', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  await sudoku.dialog.getByRole('button', { name: 'Nächstes Rätsel' }).click();
  await sudoku.begin();
  await sudoku.grid.locator(':focus').waitFor(); // the keys go nowhere before
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await expect(sudoku.dialog.getByText(/in „Leicht“.*\d:\d\d/)).toBeVisible();
  await sudoku.dialog.getByRole('button', { name: 'Rätsel von heute' }).click();
  await expect(page).toHaveURL(/\/sudoku\/de-tagliches_ratsel-/);
  await expect(sudoku.dialog.getByRole('button', { name: 'Los geht’s' })).toBeVisible();
});

inFull('the dialog after a win is as high as what it shows, and does not grow later', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  const last = sudoku.dialog.getByRole('button', { name: 'Dieses Rätsel melden' });
  const foot = sudoku.dialog.getByRole('button', { name: 'Nächstes Rätsel' });
  const bottom = (part: typeof last) => part.evaluate((it) => it.getBoundingClientRect().bottom);
  expect((await bottom(foot)) - (await bottom(last))).toBeLessThan(110);
  const height = await sudoku.dialog.evaluate((dialog) => {
    const before = dialog.clientHeight;
    const late = document.createElement('div');
    late.style.height = '300px';
    dialog.children[1]?.append(late);
    return dialog.clientHeight - before;
  });
  expect(height).toBe(0);
});

test('started levels come first in the lobby, whichever the game; solved ones are in the statistics', async ({
  page,
  isMobile,
}) => {
  await page.goto('/sudoku/play?screen=statistics');
  await expect(page.getByRole('heading', { name: 'Hier wird bald gefeiert.' })).toBeVisible();
  await expectAccessible(page, 'statistics of nothing');
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');

  await sudoku.dialog.getByRole('button', { name: 'Nächstes Rätsel' }).click();
  await sudoku.begin();
  await expect(sudoku.grid.locator(':focus')).toHaveCount(1);
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  await page.keyboard.press(`${digits[cell]}`);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
  await page
    .getByRole('button', { name: 'Zur Übersicht' })
    .or(page.getByRole('button', { name: 'Zur Lobby' }))
    .first()
    .click();
  const goOn = page.getByRole('region', { name: 'Weiterspielen' });
  const begun = goOn.getByRole('button', { name: /^Sudoku: Leicht, Nr. 2, [1-9]\d* % gelöst$/ });
  await expect(begun).toBeVisible();
  // now in another game, whose levels have the same ids
  await page.goto('/crossword/play?screen=lobby');
  await expect(begun).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Die Rätsel von heute' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(4);

  await page.getByRole('button', { name: 'Deine Statistik' }).click();
  await expect(page).toHaveURL(/screen=statistics/);
  const row = page.getByRole('table', { name: 'Sudoku' }).getByRole('row', { name: /Leicht/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'statistics');
  await expect(row.getByRole('cell')).toHaveText(['1', /^\d:\d\d$/, /^\d:\d\d$/]);
  const year = page.getByRole('slider', { name: isMobile ? 'Die letzten sechs Monate' : 'Dein Jahr' });
  await expect(year).toHaveAttribute('aria-valuetext', /: 1 Rätsel gelöst$/);
  await year.press('ArrowDown');
  await expect(year).toHaveAttribute('aria-valuetext', /: nichts gelöst$/);
  await expect(page.getByText(/^\w+, \d.*: nichts gelöst$/)).toBeVisible();
  await page.goBack();
  await expect(begun).toBeVisible();
});

test('a page that is left with the very last digit has still won', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve('/sudoku/play?screen=statistics');
  await expect(page).toHaveURL(/screen=statistics/);
  const row = page.getByRole('table', { name: 'Sudoku' }).getByRole('row', { name: /Leicht/ });
  await expect(row.getByRole('cell')).toHaveText(['1', /^\d:\d\d$/, /^\d:\d\d$/]);
});

interface Playing {
  readonly _src: string;
  state(): string;
  once(event: string, then: (id: number) => void): void;
  _soundById(id: number): { readonly _sprite: string };
}

/** Howler's own state of each file, by name. */
const howls = (page: Page) =>
  page.evaluate(() => {
    const { Howler } = window as unknown as { Howler?: { _howls: Playing[] } };
    return (Howler?._howls ?? []).map((howl) => `${/\w+(?=-[^/]*$)/.exec(howl._src)?.[0]} ${howl.state()}`);
  });

test('sounds are loaded in one file when the first one is due, and played', async ({ page }) => {
  const asked = soundRequests(page);
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await expect.poll(() => howls(page)).toEqual(['sprite loaded']);
  expect(asked.filter((path) => /sprite/.test(path))).toHaveLength(1);
  const played = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const [howl] = (window as unknown as { Howler: { _howls: Playing[] } }).Howler._howls;
        howl?.once('play', (id) => done(howl._soundById(id)._sprite));
      }),
  );
  await page.getByRole('button', { name: 'Hilfe' }).click();
  expect(await played).toBe('modalOpen');
});

inFull('one tap mutes them for good, and then none is fetched', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await page.getByRole('button', { name: 'Ton ausschalten' }).click();
  await expect(page.getByRole('button', { name: 'Ton einschalten' })).toBeVisible();
  const asked = soundRequests(page);
  await page.goto('/sudoku/de-leichtes-002', { waitUntil: 'networkidle' });
  await sudoku.dialog.getByRole('button', { name: 'Los geht’s' }).click();
  await sudoku.drawn();
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Geschafft!');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
