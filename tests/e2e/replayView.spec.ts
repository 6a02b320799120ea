// The replay view: a saved session is played, stepped and searched; what does not play as recorded is marked; what is no session changes
// nothing; and a solved game can be watched and sent as a link.

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { countFrames, takeFrames } from '../helpers/frames.ts';
import { elsewhere } from '../helpers/full.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is the narrower one; both in full');

const WON = 'tests/replays/pointer/sudoku-won-by-finger.json';
const recorded = JSON.parse(readFileSync(WON, 'utf8'));
const COUNT: number = recorded.entries.length;

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Stelle im Ablauf' });
const filled = (page: Page): Promise<number> =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.filter((cell) => /, \d/.test(cell.ariaLabel ?? '')).length);

/** In a wide window both are beside the board. */
async function look(page: Page, at: 'Ereignisse' | 'Automaten'): Promise<void> {
  const choice = page.getByRole('radio', { name: at });
  if (await choice.isVisible()) await choice.check();
}

async function openFile(page: Page, content: unknown, name = 'session.json'): Promise<void> {
  await page.goto('/?screen=replay');
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei öffnen' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
}

test('a session is played to its end, stepped and searched; a board at rest draws nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countFrames(page);
  await openFile(page, readFileSync(WON, 'utf8'));
  await expect(page.getByText('wie aufgezeichnet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wiederholung' })).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  const before = await filled(page);
  expect(before).toBeLessThan(40);

  await page.getByRole('combobox', { name: 'Tempo' }).selectOption('100');
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect(slider(page)).toHaveValue(`${COUNT}`);
  await expect.poll(() => filled(page)).toBe(81);
  await look(page, 'Automaten');
  await page.getByRole('button', { name: 'game', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'game: won' })).toBeVisible();
  const lit = page.getByRole('list', { name: 'Zustände' }).locator('[aria-current]');
  await expect(lit).toHaveText(['won (aktiv)']);
  await expectAccessible(page, 'machines');

  await page.getByRole('heading', { name: 'Wiederholung' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue(`${COUNT - 2}`);
  await page.keyboard.press(' ');
  await expect(slider(page)).toHaveValue(`${COUNT}`);
  await slider(page).fill('30');
  await expect(lit.last()).toHaveText('thinking (aktiv)');
  await expect.poll(() => filled(page)).toBeLessThan(60);

  await look(page, 'Ereignisse');
  await page.getByRole('searchbox', { name: 'Ereignisse filtern' }).fill('START');
  const start = page.getByRole('button', { name: /START/ });
  await start.click();
  await expect(start).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => filled(page)).toBe(before);
  await expectAccessible(page, 'events');

  await expect.poll(async () => (await takeFrames(page)).requests).toBe(0);
  await page.waitForTimeout(1500);
  expect(await takeFrames(page)).toEqual({ requests: 0, renders: 0, draws: [] });
});

test('an event after which the machines are not what they were is marked, and says which', async ({ page }) => {
  const prints = recorded.prints.map((print: string, index: number) => (index === 40 ? 'app/game=0000@lost' : print));
  await openFile(page, { ...recorded, prints });
  await page.getByRole('button', { name: 'Zum ersten' }).click();
  await expect(slider(page)).toHaveValue('41');
  await expect(page.getByRole('button', { name: /weicht ab/ })).toHaveAttribute('aria-current', 'true');
  await look(page, 'Automaten');
  await expect(page.getByText('damals lost, heute playing.running.thinking')).toBeVisible();
});

test('a session that only ends otherwise says so, and which machine', async ({ page }) => {
  const [path] = Object.keys(recorded.ended).filter((one) => one.endsWith('/game'));
  const ended = { ...recorded.ended, [path as string]: recorded.ended[path as string].replace(/^..../, '0000') };
  await openFile(page, { ...recorded, ended });
  await expect(page.getByText('am Ende steht nicht alles so da')).toBeVisible();
  await expect(page.getByText('wie aufgezeichnet', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zum Ende' }).click();
  await expect(slider(page)).toHaveValue(`${COUNT}`);
  await expect(page.getByRole('button', { name: /weicht ab/ })).toHaveCount(0);
  await look(page, 'Automaten');
  await expect(page.getByRole('heading', { name: 'Am Ende, damals und heute' })).toBeVisible();
  await expect(page.getByText('Der gleiche Zustand, aber andere Werte.')).toBeVisible();
});

test('what is refused leaves what is watched as it is', async ({ page }) => {
  await openFile(page, recorded);
  await slider(page).fill('40');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await (await chooser).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('MZ') });
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(/nicht lesen/);
  await expect(slider(page)).toHaveValue('40');
  await expectAccessible(page, 'refused above');
  await page.evaluate(() => {
    window.location.hash = '#r=AAAA';
  });
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(slider(page)).toHaveValue('40');
});

test('no link out of the view leads to another site', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//evil.example/?screen=replay`);
  await expect(page.getByRole('link', { name: 'Zu den Rätseln' })).toHaveAttribute('href', '/evil.example/');
});

/** Everything that the page keeps on the device. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), document.cookie]);

test('what is no session is refused in words, and nothing on the device changes', async ({ page }) => {
  await page.goto('/?screen=replay');
  await page.getByRole('button', { name: 'Datei öffnen' }).waitFor();
  const before = await kept(page);
  const entries = (...more: unknown[]) => ({ ...recorded, prints: undefined, entries: [...recorded.entries, ...more] });
  const hostile: [unknown, RegExp][] = [
    ['MZ\u0000\u0001', /nicht lesen/],
    [{ ...recorded, version: 7 }, /anderen Version/],
    [{ ...recorded, entries: [{}] }, /beschädigt/],
    [entries([99_999, 'constructor', { type: 'replay.begin' }]), new RegExp(`Ereignis ${COUNT + 1} `)],
    [
      `{"version":1,"from":0,"wall":0,"entries":[[0,"game",{"type":"replay.begin","__proto__":{"level":{"id":"<img src=x onerror=alert(1)>","gameType":"sudoku"}}}],[0,"game",{"type":"xstate.done.actor.0.game.loading","output":{"$loaded":{}}}]]}`,
      /Ereignis \d/,
    ],
  ];
  for (const [content, words] of hostile) {
    await openFile(page, content);
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  await page.goto('/?screen=replay#r=AAAA');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/nicht lesen/);
  await expectAccessible(page, 'refused');
  // a session of somebody who signed in, played and saved
  await openFile(page, recorded);
  await slider(page).fill(`${COUNT}`);
  await expect(slider(page)).toHaveValue(`${COUNT}`);
  expect(await kept(page)).toEqual(before);
});

test('a solved game can be watched, and sent as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  await sudoku.dialog.getByRole('button', { name: 'Wiederholung' }).click();
  await expect(page.getByRole('heading', { name: 'Wiederholung' })).toBeVisible();
  await expect(page.getByText('Leichtes Sudoku 1')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  const last = Number(await slider(page).getAttribute('max'));
  await slider(page).fill(`${last}`);
  await expect.poll(() => filled(page)).toBe(81);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);
  await page.goBack();
  await expect(sudoku.dialog, 'the level again').toHaveAccessibleName('Leichtes Sudoku 1');

  const friend = await context.newPage();
  await friend.goto(link);
  await slider(friend).fill(`${last}`);
  await look(friend, 'Automaten');
  await expect(friend.getByRole('heading', { name: 'game: won' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Zum Rätsel' })).toHaveAttribute('href', '/sudoku/de-leichtes-001');
});
