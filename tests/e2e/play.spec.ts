// What happens in a game besides entering: mistakes, the end, undo, pause, dialogs, languages, Back.
import { expect, test } from 'playwright/test';
import { elsewhere } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in the full run');

test('three mistakes end the game, the board stays in sight, and a restart clears board, mistakes and progress', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const before = await sudoku.labels();
  let at = 0;
  for (const cell of empties(givens).slice(0, 3)) {
    await sudoku.walk(at, cell);
    await page.keyboard.press(`${SudokuPage.wrong(digits[cell] ?? 0)}`);
    at = cell;
  }
  await expect(sudoku.dialog).toHaveAccessibleName('Drei Fehler');
  await expect(sudoku.dialog.getByRole('heading', { name: 'Drei Fehler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sudoku.dialog).toBeHidden();
  await expect(sudoku.cell(at)).toHaveAccessibleName(/falsch/);
  const choices = page.getByRole('region', { name: 'Drei Fehler' });
  // not a button, which the next key meant for the board would press
  await expect(choices.getByRole('heading', { name: 'Drei Fehler' })).toBeFocused();
  await choices.getByRole('button', { name: 'Zur Übersicht' }).click();
  await page.getByRole('button', { name: /Verloren, mit zweiter Chance$/ }).click();
  await expect(sudoku.dialog.getByRole('button', { name: 'Neuer Versuch' })).toBeVisible();
  await expect(sudoku.dialog.getByRole('button', { name: 'Zweite Chance' })).toBeFocused();
  await sudoku.dialog.getByRole('button', { name: 'Zweite Chance' }).click();
  await sudoku.dialog.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(sudoku.dialog).toBeHidden();
  await expect(page.getByText('Alles auf Anfang.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Fehler: 0 von 3' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute('aria-valuetext', '0%');
  // the screen is mounted again
  await expect.poll(() => sudoku.labels()).toEqual(before);
});

test('the same wrong entry costs once, and undo does not refund it', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  await sudoku.walk(0, cell);
  const wrong = `${SudokuPage.wrong(digits[cell] ?? 0)}`;
  await page.keyboard.press(wrong);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/falsch/);
  await page.getByRole('button', { name: /Rückgängig/ }).click();
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/leer/);
  await page.keyboard.press(wrong);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/falsch/);
  await expect(page.getByRole('img', { name: 'Fehler: 1 von 3' })).toBeVisible();
});

test('undo and redo revert and restore entries', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  const undo = page.getByRole('button', { name: /Rückgängig/ });
  const redo = page.getByRole('button', { name: /Wiederholen/ });
  await expect(undo).toBeDisabled();
  await sudoku.walk(0, cell);
  await page.keyboard.press(`${digits[cell]}`);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
  await undo.click();
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/leer/);
  await redo.click();
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
  await page.keyboard.press('Control+z');
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/leer/);
});

test('pause hides the board from view and from the screen reader', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(sudoku.grid).toBeHidden();
  await expect(sudoku.canvas).toBeHidden();
  const time = await page.getByRole('timer').textContent();
  await page
    .getByRole('region', { name: 'Rätsel', exact: true })
    .getByRole('button', { name: 'Weiterspielen' })
    .click();
  await expect(sudoku.grid).toBeVisible();
  expect(time).toMatch(/^\d:\d\d:\d\d$/);
});

test('Back closes a dialog without leaving the game, and leaves no dead Back behind', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await page.goto('/sudoku/play?screen=lobby');
  await sudoku.start();
  await expect(page).not.toHaveURL(/modal=/); // the start sheet leaves the address a moment after it has left the page
  const place = page.url();
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(sudoku.dialog).toBeVisible();
  await page.goBack();
  await expect(sudoku.dialog).toBeHidden();
  await expect(page).toHaveURL(place);
  await expect(sudoku.grid).toBeVisible();
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: 'Hilfe' }).click();
    await expect(sudoku.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sudoku.dialog).toBeHidden();
  }
  // a reload within a dialog
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(sudoku.dialog).toBeVisible();
  await page.reload();
  await expect(sudoku.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sudoku.dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/screen=lobby/);
});

test('header and tools stay in the page when a prefetched level follows, and show nothing of the last one', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  const next = page.waitForResponse('**/de-leichtes-002');
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  await sudoku.cell(cell).focus();
  await page.keyboard.press(`${digits[cell]}`);
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' });
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  await (await next).finished();
  const shell = await page.getByRole('main').elementHandle();
  await page.evaluate(() => {
    history.pushState(null, '', '/sudoku/de-leichtes-002');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  expect(await shell?.evaluate((main) => main.isConnected)).toBe(true);
});

test('a change of language takes effect at once and is kept', async ({ page }) => {
  await page.goto('/sudoku/play?screen=settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a first visit begins with the welcome screen, a later one in the lobby', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/sudoku\/play\?screen=welcome/);
  await page.getByRole('button', { name: 'Erst mal umsehen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/sudoku\/play\?screen=lobby/);
});

for (const level of [
  '/sudoku/de-profi_ratsel-001',
  '/crossword/de-leichtes-001',
  '/gridpuzzle/en-leichtes-001',
  '/wordsearch/de-leichtes-001',
]) {
  test(`${level}: a hint’s panel has one height for its three stages, and its button one place`, async ({ page }) => {
    await new SudokuPage(page).start(level);
    await page.getByRole('button', { name: /^Tipp, / }).click();
    const places: unknown[] = [];
    for (const name of [/^(Warum\?|Mehr dazu)$/, /^Zeigen/, 'Verstanden']) {
      const next = page.getByRole('button', { name });
      await expect(next).toBeInViewport({ ratio: 1 });
      places.push([await next.boundingBox(), await page.getByRole('region', { name: 'Tipp' }).boundingBox()]);
      await next.click();
    }
    expect(places).toEqual([places[0], places[0], places[0]]);
  });
}

test('Back closes what lies over the board, and the next one leaves the game', async ({ page }) => {
  await page.goto('/sudoku/play?screen=lobby');
  const sudoku = new SudokuPage(page);
  await sudoku.start('/sudoku/de-leichtes-001');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await expect(sudoku.dialog).toHaveAccessibleName('Mehr');
  await page.goBack();
  await expect(sudoku.dialog).toBeHidden();
  await expect(sudoku.canvas).toBeVisible();
  await page.getByRole('button', { name: /anderes Rätsel wählen/ }).click();
  await expect(sudoku.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sudoku.dialog).toBeHidden();
  await page.getByRole('button', { name: /anderes Rätsel wählen/ }).click();
  await sudoku.dialog.getByRole('button', { name: /^Nr\. 2,/ }).click();
  await expect(page).toHaveURL(/de-leichtes-002/);
  await page.goBack();
  await expect(page).toHaveURL(/de-leichtes-001/);
  await page.goBack();
  await expect(page).toHaveURL(/screen=lobby/);
});

test('a digit on the board while a hint is open leaves the focus on the board', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await page.getByRole('button', { name: /^Tipp, noch/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Tipp', exact: true })).toBeVisible();
  const { givens, digits } = await sudoku.solution();
  const cell = empties(givens)[0] ?? 0;
  await sudoku.cell(cell).focus();
  await page.keyboard.press(`${digits[cell]}`);
  await page
    .getByRole('region', { name: 'Tipp', exact: true })
    .waitFor({ state: 'hidden' })
    .catch(() => undefined);
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
});
