// Players' feedback: each response of the server, no network, and how a report quotes its clue. The server's responses are mocked.

import { gunzipSync } from 'node:zlib';
import { expect, type Page, type Route, test } from 'playwright/test';
import { unpack } from '../../machines/replay/packing.ts';
import { partingOf, printsOf } from '../../machines/replay/prints.ts';
import { faultOf, type Recording } from '../../machines/replay/recording.ts';
import { allKinds } from '../../tools/replay.ts';
import { elsewhere, inFull } from '../helpers/full.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in full');

const WORDS = 'Die Uhr könnte größer sein.';

/** Mocks the responses to POST /feedback, in order; returns what was posted. */
async function served(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<unknown[]> {
  const posted: unknown[] = [];
  await page.route('**/api/feedback', async (route) => {
    posted.push(route.request().postDataJSON());
    await (answers.shift() ?? good)(route);
  });
  return posted;
}

const good = (route: Route) => route.fulfill({ json: { data: {} } });
const bad = (status: number, words: string) => (route: Route) =>
  route.fulfill({ status, json: { isError: true, message: words, error: words, data: { error: words, code: 'X' } } });

const send = (page: Page) => page.getByRole('button', { name: 'Senden' });

async function opened(page: Page) {
  await page.goto('/sudoku/play?screen=settings');
  await page.getByRole('button', { name: 'Deine Meinung' }).click();
  const field = page.getByRole('textbox', { name: 'Nachricht' });
  await expect(field).toBeVisible();
  return field;
}

test('feedback that fails stays in the form, and is sent eventually', async ({ page }) => {
  const posted = await served(page, bad(400, 'So nicht.'), bad(429, 'Zu oft.'), bad(500, 'Kaputt.'), good);
  const field = await opened(page);
  await send(page).click();
  await expect(field).toHaveAccessibleDescription(/Bitte schreib eine Nachricht\./);
  await expect(field).toBeFocused();
  expect(posted).toEqual([]);
  await field.fill(WORDS);
  for (const told of ['So nicht.', 'Zu oft.', 'Kaputt.']) {
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(field).toHaveValue(WORDS);
  }
  await send(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Danke!');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('Deine Nachricht ist angekommen.');
  expect(posted).toHaveLength(4);
  expect(posted[3]).toEqual({
    kind: 'feedback',
    message: WORDS,
    seconds: expect.any(Number),
    deviceId: expect.any(String),
  });
  await page.getByRole('button', { name: 'Alles klar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the session goes along only if its box is ticked, and plays as it was', async ({ page }) => {
  const posted = await served(page, bad(500, 'Kaputt.'));
  const field = await opened(page);
  await field.fill(WORDS);
  const box = page.getByRole('checkbox', { name: 'Aufzeichnung dieser Sitzung anhängen' });
  await expect(box).not.toBeChecked();
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kaputt.' })).toBeVisible();
  await box.check();
  await expect(box).toHaveAccessibleDescription(/^Wird mitgeschickt: \d+ kB, ohne persönliche Daten\.$/);
  await send(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Danke!');
  const [without, within] = posted as { session?: string }[];
  expect(without).not.toHaveProperty('session');
  const recording = unpack(
    JSON.parse(gunzipSync(Buffer.from(within?.session ?? '', 'base64')).toString()),
  ) as Recording;
  expect(faultOf(recording)).toBeUndefined();
  expect(partingOf({ ...recording, prints: printsOf(recording, await allKinds()) }, await allKinds())).toBeUndefined();
});

inFull('too much is said before it is sent', async ({ page }) => {
  const posted = await served(page);
  const field = await opened(page);
  await field.fill('ä'.repeat(2001));
  await expect(page.getByText('2.001 von 2.000 Zeichen')).toBeVisible();
  await send(page).click();
  await expect(field).toHaveAccessibleDescription(/Höchstens 2\.000 Zeichen/);
  expect(posted).toEqual([]);
});

inFull('a second press while it is under way sends nothing more', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const posted = await served(page, async (route) => {
    await held;
    await good(route);
  });
  const field = await opened(page);
  await field.fill(WORDS);
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await send(page).click();
  await field.press('Control+Enter');
  answer();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Danke!');
  expect(posted).toHaveLength(1);
});

inFull('without a network the words are kept, and go out when it is back', async ({ page, context }) => {
  const posted = await served(page);
  const field = await opened(page);
  await field.fill(WORDS);
  await context.setOffline(true);
  await page.unroute('**/api/feedback');
  await send(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Wir heben es auf');
  const later = await served(page);
  await context.setOffline(false);
  await expect.poll(() => later.length).toBe(1);
  expect(later[0]).toMatchObject({ kind: 'feedback', message: WORDS });
  expect(posted).toEqual([]);
});

test('a report names its clue and quotes it', async ({ page }) => {
  const posted = await served(page);
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const clue = (
    (await page.getByRole('region', { name: 'Frage' }).getByRole('paragraph').first().textContent()) ?? ''
  ).replace(/ ?\(\d+\)$/, '');
  expect(clue).not.toBe('');
  await page.getByRole('button', { name: 'Frage melden' }).click();
  await expect(page.getByRole('blockquote')).toHaveText(clue);
  await send(page).click();
  await expect(page.getByRole('group', { name: 'Was stimmt nicht?' })).toHaveAccessibleDescription(
    'Bitte wähl einen Grund.',
  );
  await page.getByRole('radio', { name: 'Ein Schreibfehler' }).check();
  await send(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Danke!');
  expect(posted).toEqual([
    {
      kind: 'clue',
      message: 'typo',
      levelId: 'crossword/de-leichtes-001',
      clueRef: expect.stringMatching(new RegExp(`^\\d+: ${clue.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
      seconds: expect.any(Number),
      deviceId: expect.any(String),
    },
  ]);
});

test('a puzzle is reported from its help', async ({ page }) => {
  const posted = await served(page);
  const wordsearch = new WordPage(page, 'wordsearch');
  await wordsearch.start('leichtes-001');
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await page.getByRole('radio', { name: 'Kontakt' }).check();
  await page.getByRole('button', { name: 'Dieses Rätsel melden' }).click();
  await page.getByRole('radio', { name: 'Etwas anderes' }).check();
  await page.getByRole('textbox').fill('Ein Wort fehlt.');
  await send(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Danke!');
  expect(posted).toEqual([
    {
      kind: 'suggestion',
      message: 'other: Ein Wort fehlt.',
      levelId: 'wordsearch/de-leichtes-001',
      seconds: expect.any(Number),
      deviceId: expect.any(String),
    },
  ]);
});
