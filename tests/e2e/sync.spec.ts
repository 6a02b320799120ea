// Progress follows the player: from visitor to account, from device to device, and without an account as a file.

import { type BrowserContext, expect, type Page, type Response, test } from 'playwright/test';
import { AccountPage, newEmail, PASSWORD, registered, withEmulator } from '../helpers/accountPage.ts';
import { inFull } from '../helpers/full.ts';
import { empties, LEVEL, SudokuPage } from '../helpers/sudokuPage.ts';

withEmulator();

/** One window size is enough: the layout differs, the requests do not. */
test.skip(({ hasTouch }) => hasTouch, 'two desktops');

/** Enters right digits into the empty cells from index `first` up to, but not including, `last`. */
async function fill(page: Page, first: number, last: number): Promise<void> {
  const sudoku = new SudokuPage(page);
  const { givens, digits } = await sudoku.solution();
  for (const cell of empties(givens).slice(first, last)) {
    await sudoku.cell(cell).focus();
    await page.keyboard.press(`${digits[cell]}`);
  }
}

const isPut = (answer: Response): boolean =>
  answer.url().includes('/game/progress/') && answer.request().method() === 'PUT';

/** Fills, and waits until the server has everything: intermediate requests have fewer entries. */
async function fillAndSend(page: Page, first: number, last: number): Promise<void> {
  const cells = empties(await new SudokuPage(page).givens()).length;
  const whole = page.waitForResponse(
    async (answer) => isPut(answer) && (await answer.json()).data.record.progress >= last / cells - 1e-9,
  );
  await fill(page, first, last);
  await whole;
}

async function device(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await new AccountPage(page).login(email);
  return page;
}

test('what a visitor has solved moves into the new account, pays once, and appears on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve(); // at a human pace: the server pays nothing for a level solved in a second
  await expect(page.getByRole('dialog', { name: 'Geschafft' })).toBeVisible();

  const who = new AccountPage(page);
  const email = newEmail();
  const put = page.waitForResponse(isPut);
  await who.open('signup');
  await who.fillSignup(email);
  await who.send.click();
  expect(await (await put).json()).toMatchObject({ data: { reward: 1, record: { solved: true } } });
  await expect(page.getByRole('button', { name: /11 Joker/ })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const other = await device(context, email);
  await other.goto(LEVEL);
  await expect(other.getByRole('dialog').getByText(/^Bestzeit/)).toBeVisible();
  await context.close();
});

test('the player chooses between two boards, and the other one can be restored', async ({ page, browser, baseURL }) => {
  const email = await registered(page.request);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const there = await device(context, email);
  await new AccountPage(page).login(email);

  await new SudokuPage(page).start();
  await fillAndSend(page, 0, 2);
  await there.evaluate(() => dispatchEvent(new Event('online')));
  await there.goto(`${LEVEL}`);
  await there.getByRole('dialog').getByRole('button', { name: 'Weiterspielen' }).click();
  await new SudokuPage(there).drawn();
  await fillAndSend(there, 2, 12);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  const choice = page.getByRole('dialog', { name: 'Auf einem anderen Gerät geht es weiter' });
  await expect(choice).toBeVisible();
  const [own, theirs] = [
    choice.getByRole('button', { name: /Diesen Stand nutzen/ }),
    choice.getByRole('button', { name: /Anderen Stand nutzen/ }),
  ];
  expect(await percent(theirs.textContent())).toBeGreaterThan(await percent(own.textContent()));
  const further = await percent(theirs.textContent());
  await theirs.click();
  await page.getByRole('button', { name: /Weiterspielen|Los geht’s/ }).click();
  await expect(page.getByText(`${further}\u202f%`, { exact: true }).first()).toBeVisible();

  await page.goto(LEVEL);
  const other = page.getByRole('dialog').getByRole('button', { name: 'Stand vom anderen Gerät' });
  await other.click();
  await expect(choice.getByRole('button', { name: /Diesen Stand nutzen/ })).toContainText(`${further}\u202f%`);
  await context.close();
});

const percent = async (text: Promise<string | null>): Promise<number> =>
  Number(/(\d+)\u202f%/.exec((await text) ?? '')?.[1]);

inFull('a logout leaves nothing on the device that the server has, and a sign-in brings it back', async ({ page }) => {
  const email = await registered(page.request);
  await new AccountPage(page).login(email);
  await new SudokuPage(page).start();
  await fillAndSend(page, 0, 3);
  const who = new AccountPage(page);
  await who.settings();
  await who.account.getByRole('button', { name: who.words.logout }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Rätsel, eine Pause, ein kleiner Erfolg.');
  await page.goto(LEVEL);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Los geht’s' })).toBeVisible();
  await who.login(email, PASSWORD);
  await page.goto(LEVEL);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Weiterspielen' })).toBeVisible();
});

test('games can be moved as a file, without an account', async ({ page, browser, baseURL }) => {
  await new SudokuPage(page).start();
  await fill(page, 0, 4);
  await page.goto('/sudoku/play?screen=settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'In eine Datei sichern' }).click();
  const file = await (await download).path();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const other = await context.newPage();
  await other.goto('/sudoku/play?screen=settings');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Aus einer Datei holen' }).click();
  await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(other.getByText('In dieser Datei stehen keine Spielstände von hier.')).toBeVisible();
  const again = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Aus einer Datei holen' }).click();
  // the notice is shown for two seconds only
  const told = other.getByText('Ein Spielstand ist eingelesen').waitFor();
  await (await again).setFiles(file);
  await told;
  await other.goto(LEVEL);
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Weiterspielen' })).toBeVisible();
  await context.close();
});
