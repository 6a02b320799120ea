// Random sessions, recorded in Node, are played in a browser: every machine stands after each event as it stood there. A replay, also
// that of a file that somebody has changed, asks no server and leaves nothing on the device.

import { expect, test } from 'playwright/test';
import { elsewhere, FULL } from '../helpers/full.ts';
import { RANDOM_SESSIONS, randomSession } from '../helpers/randomSession.ts';
import { readyKinds } from '../helpers/randomWorld.ts';
import { type HarnessServer, REPLAY_PAGE, serveHarness } from '../scenes/serve.ts';

test.describe.configure({ mode: 'default' }); // each worker builds the page
test.skip(({ hasTouch }) => elsewhere(hasTouch) || (FULL && !hasTouch), 'the window makes no difference');

let server: HarnessServer;
test.beforeAll(async () => {
  server = await serveHarness(REPLAY_PAGE);
});
test.afterAll(() => server.close());

/** What somebody may have made of a file. */
const changed = (text: string): string[] => [
  text.replaceAll('"cell":', '"path":'),
  text.replaceAll('"levelId":"', '"levelId":"https://example.org/'),
  text.replaceAll('"type":"GESTURE"', '"type":"SAVE_FAILED"'),
  text.replaceAll('app/game', 'app/levels'),
];

/** In the page. */
function outcomeOf(file: string): string {
  try {
    window.replayed(file);
    return 'played';
  } catch (error) {
    return (error as Error).message;
  }
}

test('they are the same as in Node, and leave nothing behind', async ({ page, context }) => {
  test.setTimeout(FULL ? 600_000 : 60_000);
  await page.goto(server.page);
  await page.waitForSelector('html[data-ready]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const kinds = await readyKinds();
  let events = 0;
  let last = '';
  for (const seed of RANDOM_SESSIONS) {
    const { text } = await randomSession(seed, kinds);
    const { prints } = JSON.parse(text) as { readonly prints: readonly string[] };
    expect(await page.evaluate((file) => window.replayed(file), text), `session ${seed}`).toEqual(prints);
    events += prints.length;
    last = text;
  }
  for (const file of changed(last)) expect(await page.evaluate(outcomeOf, file)).toMatch(/^(played|event \d+, )/);
  expect(events).toBeGreaterThan(RANDOM_SESSIONS.length * 100);
  expect(asked).toEqual([]);
  expect((await context.storageState()).cookies).toEqual([]);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual([0, 0, 0, 0]);
});
