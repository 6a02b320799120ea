// The ad house over HTTP: each address answers, and each scenario does what it says. What browsers make of it: e2e/adHouse.spec.ts.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SCENARIOS, type Scenario } from '../../tools/adHouse/scenarios.ts';
import { type AdHouse, startAdHouse } from '../../tools/adHouse/server.ts';

let house: AdHouse;
beforeAll(async () => {
  house = await startAdHouse();
});
afterAll(() => house.stop());
beforeEach(() => {
  house.scenario('completed');
  house.clearLog();
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${house.url}${path}`, init);
const text = async (path: string): Promise<string> => (await get(path)).text();
const PLAYER = '/p/103/embedPlaykitJs/uiconf_id/4711';

it.each([
  ['/stub.js', 'text/javascript'],
  ['/cmp.js', 'text/javascript'],
  ['/ima3.js', 'text/javascript'],
  [PLAYER, 'text/javascript'],
  ['/partner.js', 'text/javascript'],
  ['/vast.xml?correlator=7', 'application/xml'],
  ['/film.webm', 'video/webm'],
  ['/content.webm', 'video/webm'],
  ['/p/103/entry/0_abc123', 'application/json'],
  ['/partner/segment', 'application/json'],
  ['/track/impression', 'image/gif'],
  ['/demo.html', 'text/html'],
  ['/advertiser.html', 'text/html'],
])('%s is %s, for every origin', async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('knows no other address', async () => {
  expect((await get('/pages/ads.js')).status).toBe(404);
  expect((await get('/p/103/entry/..%2Fkey')).status).toBe(404);
});

it("serves an ad's film in parts", async () => {
  const whole = Buffer.from(await (await get('/film.webm')).arrayBuffer());
  expect(whole.length).toBeLessThan(150 * 1024);
  const part = await get('/film.webm', { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
  expect((await get('/film.webm', { headers: { range: 'bytes=999999-' } })).status).toBe(416);
});

it("has absolute addresses in its VAST document, at the request's own host", async () => {
  const xml = await text('/vast.xml');
  const addresses = [...xml.matchAll(/<!\[CDATA\[(.*?)\]\]>/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !address?.startsWith(`${house.url}/`))).toEqual([]);
  expect(xml).toContain('<VAST version="4.2"');
  const film = /<MediaFile [^>]*>\s*<!\[CDATA\[(.*?)\]\]>/.exec(xml)?.[1];
  expect((await fetch(film ?? '')).status).toBe(200);
});

const tag = /<Ad |skipoffset="[\d:]+"|missing\.webm|<Scenario>\w+/g;
it.each<[Scenario, string[]]>([
  ['completed', ['<Ad ', '<Scenario>completed']],
  ['skipped', ['<Ad ', 'skipoffset="00:00:02"', '<Scenario>skipped']],
  ['noAd', []],
  ['adError', ['<Ad ', 'missing.webm', '<Scenario>adError']],
  ['neverStarts', ['<Ad ', '<Scenario>neverStarts']],
  ['hangs', ['<Ad ', '<Scenario>hangs']],
])('%s is in the VAST document', async (scenario, found) => {
  house.scenario(scenario);
  expect((await text('/vast.xml')).match(tag) ?? []).toEqual(found);
});

it.each<[Scenario, string[]]>([
  ['imaBlocked', ['/ima3.js']],
  ['playerBlocked', [PLAYER]],
  ['partnerBlocked', ['/partner.js']],
  ['cmpBlocked', ['/cmp.js', '/stub.js']],
])('%s closes the connection for its own scripts alone', async (scenario, blocked) => {
  house.scenario(scenario);
  const scripts = ['/cmp.js', '/ima3.js', PLAYER, '/partner.js', '/stub.js'];
  const loaded = await Promise.all(
    scripts.map((path) =>
      get(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(scripts.filter((_, index) => !loaded[index]).sort()).toEqual([...blocked].sort());
});

it.each<[Scenario, string]>([
  ['imaSlow:600000', '/ima3.js'],
  ['playerSlow:600000', PLAYER],
  ['cmpSlow:600000', '/cmp.js'],
  ['vastSlow:600000', '/vast.xml'],
])('%s holds the answer back, and no other', async (scenario, late) => {
  house.scenario(scenario);
  let answered = false;
  const aborted = new AbortController();
  const held = get(late, { signal: aborted.signal }).then(
    () => {
      answered = true;
    },
    () => undefined,
  );
  await Promise.all(['/stub.js', '/partner.js', '/film.webm'].map(text));
  expect(house.log().map(({ path }) => path)).toContain(late);
  expect(answered).toBe(false);
  aborted.abort();
  await held;
});

it('answers late, but answers', async () => {
  house.scenario('vastSlow:1');
  expect(await text('/vast.xml')).toContain('<Ad ');
});

it('decides about the second SDK and the data partner by what they ask for', async () => {
  const entry = async () => (await get('/p/103/entry/0_abc123')).json();
  expect(await entry()).toEqual({ id: '0_abc123', content: `${house.url}/content.webm`, ads: true });
  house.scenario('playBeforeAd');
  expect(await entry()).toMatchObject({ ads: false });
  house.scenario('playerError');
  expect((await get('/p/103/entry/0_abc123')).status).toBe(404);
  house.scenario('partnerNotReady');
  expect(await (await get('/partner/segment')).json()).toMatchObject({ ready: false });
});

it('takes a scenario by POST, and one for a single visitor by header', async () => {
  const set = await get('/scenario', { method: 'POST', body: '{"scenario":"vastSlow:1500"}' });
  expect([set.status, await set.json()]).toEqual([200, { name: 'vastSlow', delay: 1500 }]);
  const empty = await get('/vast.xml', { headers: { 'x-ad-scenario': 'noAd' } });
  expect(await empty.text()).not.toContain('<Ad ');
  expect(await (await get('/scenario')).json()).toEqual({ name: 'vastSlow', delay: 1500 });
});

it.each(['{"scenario":"sunshine"}', '{"scenario":"vastSlow:soon"}', '{"scenario":"constructor"}', 'no JSON'])(
  'refuses the scenario %s and keeps the one before',
  async (body) => {
    const refused = await get('/scenario', { method: 'POST', body });
    expect(refused.status).toBe(400);
    expect((await refused.json()).message).toMatch(/^There is no scenario|is not a number of ms/);
    expect(await (await get('/scenario')).json()).toMatchObject({ name: 'completed' });
  },
);

it('takes each scenario by its name, and no other', () => {
  for (const name of Object.keys(SCENARIOS) as Scenario[]) house.scenario(name);
  expect(() => house.scenario('sunshine' as Scenario)).toThrow('There is no scenario "sunshine"');
});

it('logs what was asked before and after the choice, apart for each visitor', async () => {
  const as = (visitor: string, path: string, init: RequestInit = {}): Promise<Response> =>
    get(path, { ...init, headers: { 'x-ad-visitor': visitor } });
  await as('anna', '/ima3.js');
  await as('anna', '/consent', { method: 'POST', body: '{"consent":"granted"}' });
  await as('anna', '/vast.xml?gdpr=1&gdpr_consent=CPx');
  await as('ben', '/vast.xml');
  await as('anna', '/consent', { method: 'POST', body: '{"consent":"refused"}' });
  await as('anna', '/film.webm');
  const lines = (await (await get('/log')).json()).map((asked: Record<string, unknown>) =>
    [asked.visitor, asked.path, asked.consent, asked.tcString].join(' '),
  );
  expect(lines).toEqual([
    'anna /ima3.js unknown ',
    'anna /consent unknown ',
    'anna /vast.xml granted CPx',
    'ben /vast.xml unknown ',
    'anna /consent granted ',
    'anna /film.webm refused ',
  ]);
  expect(house.log('ben').map(({ path }) => path)).toEqual(['/vast.xml']);
  expect(await (await get('/log', { method: 'DELETE' })).json()).toEqual([]);
});

it('stops although an answer is held back and a connection idles', async () => {
  const other = await startAdHouse();
  other.scenario('vastSlow:600000');
  const held = fetch(`${other.url}/vast.xml`).then(
    () => 'answered',
    () => 'closed',
  );
  const idle = connect(Number(new URL(other.url).port), '127.0.0.1');
  await once(idle, 'connect');
  while (other.log().length === 0) await new Promise((resolve) => setImmediate(resolve));
  await other.stop();
  expect(await held).toBe('closed');
  idle.destroy();
});
