// Whatever fails to load, arrives late or arrives damaged: the specified text, the default configuration, never a blank screen.
import { gunzipSync } from 'node:zlib';
import { expect, type Page, type Route, test } from 'playwright/test';
import { unpack } from '../../machines/replay/packing.ts';
import { faultOf } from '../../machines/replay/recording.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { bareLevels } from '../helpers/bareLevel.ts';
import { LEVEL, SudokuPage } from '../helpers/sudokuPage.ts';

const CONFIG = '**/api/game/config/';
const API = '**/api/**';
const ONE_LEVEL = '**/api/game/sudoku/leichtes/de-leichtes-001';
const CONFIG_NOTE = 'Die Startseite zeigt die Grundeinstellung, weil der Server nicht geantwortet hat.';

const rubbish = (route: Route) => route.fulfill({ contentType: 'application/json', body: '<html>{"data":' });

/** The lobby of the default configuration: all four games are there, whatever the server did. */
async function expectDefaultLobby(page: Page): Promise<void> {
  await expect(page.getByText(CONFIG_NOTE)).toBeVisible();
  for (const name of ['Sudoku', 'Schwedenrätsel', 'Gitterrätsel', 'Suchsel']) {
    await expect(page.getByRole('main')).toContainText(name);
  }
}

const UNREACHABLE = 'Keine Verbindung zum Server.';
const RUBBISH = 'Auf dem Server ist ein Fehler aufgetreten. Versuch es später noch einmal.';

async function expectLevelFailed(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Das Rätsel konnte nicht geladen werden' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(why);
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
}

test.beforeEach(async ({ page, hasTouch }) => {
  test.skip(hasTouch && process.env.FULL !== '1', 'once is enough');
  // what fails here are the API's answers, not those that come with a page
  await bareLevels(page);
});

test('a broken level is reported, and another one is offered', async ({ page }) => {
  await page.route(ONE_LEVEL, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    data.content.puzzle = [[1, 1, 1]];
    await route.fulfill({ response: answer, json: { data } });
  });
  await page.goto(LEVEL);
  await expect(page.getByText('Dieses Rätsel ist beschädigt')).toBeVisible();
  await page.getByRole('button', { name: 'Anderes Rätsel', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Rätsel wählen');
});

test('/sudoku leads to the sudoku', async ({ page }) => {
  await page.goto('/sudoku');
  await expect(page).toHaveURL(/\/sudoku\/play\?screen=welcome/);
  await expect(page.getByRole('main')).toBeVisible();
});

for (const [path, status] of [
  ['/chess/play', 404],
  ['/foo/bar/baz', 404],
  ['/sudoku/nowhere', 404],
  ['/sudoku/de-nonsense-001', 404],
  ['/sudoku/de-leichtes-999', 200], // only the level's own answer knows
] as const) {
  test(`${path}: nothing is there, whence one goes to the lobby or to a puzzle of today`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { name: 'Dieses Feld bleibt leer', level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(/^Wir haben waagerecht und senkrecht gesucht/);
    await expect(page.getByRole('banner').getByText('Rätsel')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0);
    await expectAccessible(page, `nothing at ${path}`);
    await page.getByRole('button', { name: 'Zur Übersicht' }).click();
    await expect(page).toHaveURL(/screen=lobby$/);
    await page.goBack();
    await page.getByRole('region', { name: 'Die Rätsel von heute' }).getByRole('button', { name: 'Suchsel' }).click();
    await expect(page).toHaveURL(/\/wordsearch\/de-tagliches_ratsel-/);
  });
}

test('an address with nothing on it is whole in every window, with type at 100 % and at 200 %', async ({ page }) => {
  await page.goto('/foo/bar/baz');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const percent of [100, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const out = await page.evaluate(() =>
        [...document.querySelectorAll('main *, header *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map(({ outerHTML }) => outerHTML),
      );
      expect(out, `${width} px, ${percent} %`).toEqual([]);
      if (percent === 100)
        await expect(page.getByRole('button', { name: 'Gitterrätsel' }), `${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a server that is down: the default configuration, and levels again once it is back', async ({ page }) => {
  await page.route(API, (route) => route.abort());
  await page.goto('/sudoku/play?screen=lobby');
  await expectDefaultLobby(page);
  await page.goto(LEVEL);
  await expectLevelFailed(page, UNREACHABLE);
  await page.unroute(API);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Leichtes Sudoku 1');
});

test('a server that returns garbage', async ({ page }) => {
  await page.route(API, rubbish);
  await page.goto('/sudoku/play?screen=lobby');
  await expectDefaultLobby(page);
  await page.goto(LEVEL);
  await expectLevelFailed(page, RUBBISH);
});

test('a server that fails with its own error page', async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/sudoku/play?screen=lobby');
  await expectDefaultLobby(page);
});

test('a slow configuration times out after 10 s with "Request timeout"', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.install();
  await page.route(CONFIG, () => undefined);
  await page.goto('/sudoku/play?screen=lobby');
  await expect(page.getByRole('main')).toContainText('Sudoku');
  await expect(page.getByText(CONFIG_NOTE)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expectDefaultLobby(page);
  expect(said.join('\n')).toContain('Request timeout');
});

test('a level that once arrives damaged does not lose a game in progress', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const cell = givens.indexOf(0);
  await sudoku.walk(0, cell);
  await page.keyboard.press(`${digits[cell]}`);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
  await page.route(ONE_LEVEL, rubbish);
  await page.reload();
  await expectLevelFailed(page, RUBBISH);
  await page.unroute(ONE_LEVEL);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await sudoku.dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
});

test('an error is sent where the operator wants it, with what led to it and nothing else', async ({
  page,
  baseURL,
}) => {
  const dsn = (baseURL ?? '').replace('://', '://akey@');
  await page.route('**/api/settings*', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, errorsTo: `${dsn}/7` } } });
  });
  const envelope = page.waitForRequest('**/api/7/envelope/**');
  await page.route('**/api/7/envelope/**', (route) => route.fulfill({ json: {} }));
  await page.goto('/sudoku/play?screen=lobby');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken for anna@example.org'))));
  const [, , event = '{}'] = ((await envelope).postData() ?? '').split('\n');
  const sent = JSON.parse(event);
  expect(sent.exception.values[0]).toMatchObject({ type: 'Error', value: 'broken for …' });
  expect(sent.tags).toEqual({ where: 'promise' });
  expect(sent).not.toHaveProperty('request');

  // the session goes along only if its player has switched that on
  expect((await envelope).postDataBuffer()?.includes('attachment')).toBe(false);
  const agreed = page.getByRole('switch', { name: 'Sitzung mit Fehlerberichten senden' });
  await expect(agreed).not.toBeChecked();
  await agreed.press('Space');
  const next = page.waitForRequest('**/api/7/envelope/**');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken again'))));
  const bytes = (await next).postDataBuffer() ?? Buffer.alloc(0);
  expect(bytes.includes('session.json.gz')).toBe(true);
  const session = gunzipSync(bytes.subarray(bytes.indexOf(Buffer.from([0x1f, 0x8b, 8]))), { finishFlush: 2 });
  expect(faultOf(unpack(JSON.parse(session.toString())))).toBeUndefined();
});
