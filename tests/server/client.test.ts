// How the server serves the built client: the app's addresses, caching, compression, and what must not be served.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartRefused } from '../../server/settings/environment.ts';
import { plainBrand, publish } from './brandDocuments.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const PAGE = '<!doctype html><html><head><title>Rätsel</title></head></html>';
/** As served: with what makes it an app. */
const SERVED = PAGE.replace('</head>', '<link rel="manifest" href="/brand.webmanifest"></head>');
const SCRIPT = `console.log(${'1'.repeat(2000)})`;

let folder: string;
let store: Store;
let node: TestNode;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting');
  writeFileSync(join(folder, 'embed.js'), SCRIPT);
  writeFileSync(join(folder, 'embed.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-Ab12_cd3.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-Ab12_cd3.js.br'), brotliCompressSync(SCRIPT));
  store = await embeddedStore();
  node = await startNode(await store.open('main'), { CLIENT_DIR: folder, CORS_ORIGINS: 'https://brand.example' });
}, 60_000);
afterAll(async () => {
  await node?.close();
  await store?.stop();
  rmSync(folder, { recursive: true });
});

it.each(['/', '/sudoku/play', '/sudoku/de-leichtes-999?modal=help', '/sudoku', '/logout'])(
  'answers %s with the page',
  async (url) => {
    const answer = await node.get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, SERVED]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';.*object-src 'none'/);
  },
);

it.each([
  '/anything',
  '/apis',
  '/foo/bar/baz?screen=lobby',
  '/sudoku/nowhere',
  '/sudoku/de-bilderratsel-003',
  '/sudoku/play/more',
  '/sudoku/max.muster%40example.org',
])('answers %s with the page, which says that nothing is there, and with a 404', async (url) => {
  const answer = await node.get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, SERVED]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each(['/api/nothing', '/api', '/assets/gone-12345678.js', '/gone.png', '/health/x', '/../package.json', '/.env'])(
  'does not answer %s with the page',
  async (url) => {
    const answer = await node.get(url);
    expect([answer.statusCode, answer.json().data.code]).toEqual([404, 'UNKNOWN_ROUTE']);
  },
);

it('does not answer a POST with the page', async () => {
  const answer = await node.app.inject({ method: 'POST', url: '/sudoku/play' });
  expect(answer.statusCode).toBe(404);
});

it('serves the service worker for the whole site, never from a cache, and lets it run', async () => {
  const { headers, statusCode } = await node.get('/sw.js');
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    expect.stringMatching(/javascript/),
  ]);
  const page = await node.get('/');
  expect(page.headers['content-security-policy']).toMatch(/worker-src 'self'/);
});

it('lets hashed files be cached forever and sends them compressed', async () => {
  const plain = await node.get('/assets/main-Ab12_cd3.js');
  expect(plain.body).toBe(SCRIPT);
  const small = await node.get('/assets/main-Ab12_cd3.js', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
  for (const answer of [plain, small]) {
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  }
});

it('sends what protects a file with it, and no headers that only a page has a use for', async () => {
  const { headers } = await node.get('/assets/main-Ab12_cd3.js');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const ofPages = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];
  expect(ofPages.filter((name) => name in headers)).toEqual([]);
  expect(Object.keys((await node.get('/')).headers)).toEqual(expect.arrayContaining(ofPages));
});

it('lets any page load embed.js as a module, and keep it for an hour', async () => {
  for (const encoding of ['identity', 'br']) {
    const { statusCode, headers } = await node.get('/embed.js', {
      origin: 'https://any.example',
      'accept-encoding': encoding,
    });
    expect([statusCode, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-type': expect.stringContaining('javascript'),
    });
  }
  const icon = await node.get('/icon.svg', { origin: 'https://any.example' });
  expect(icon.headers).not.toHaveProperty('access-control-allow-origin');
});

it('requires other files to be revalidated', async () => {
  const icon = await node.get('/icon.svg');
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache']);
});

it('lets named origins call the API, and no other', async () => {
  const named = await node.get('/api/settings', { origin: 'https://brand.example' });
  expect(named.headers['access-control-allow-origin']).toBe('https://brand.example');
  expect(named.headers.vary).toContain('Origin');
  const other = await node.get('/api/settings', { origin: 'https://brand.example.evil' });
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
  const headers = { origin: 'https://brand.example', 'access-control-request-method': 'GET' };
  const asked = await node.app.inject({ method: 'OPTIONS', url: '/api/game/config/', headers });
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
    204,
    expect.stringContaining('X-White-Label'),
  ]);
});

it('refuses a folder without a client', async () => {
  const database = await store.open('empty');
  await expect(startNode(database, { CLIENT_DIR: tmpdir() })).rejects.toThrow(StartRefused);
  await database.close();
});

it('writes the head of the host’s brand, and what it allows', async () => {
  const look = { primaryColor: '#004080', backgroundColor: '#fffbe6' } as const;
  const signIn = { apiKey: 'k', authDomain: 'auth.acme.example', projectId: 'acme', appId: '1:2' };
  const name = { de: 'Ätsch & <Co>', en: 'Gotcha' };
  await publish(
    node.db,
    plainBrand('acme', {
      ...{ name, appearance: look, signIn, games: [{ type: 'wordsearch' }], hosts: ['acme.localhost'] },
      rightToLeft: ['en'],
    }),
  );
  node.at += 1000;
  const german = { host: 'acme.localhost', 'accept-language': 'de' };
  const page = await node.get('/sudoku/play', german);
  expect(page.body).toContain('<title>Suchsel online spielen – Ätsch &amp; &lt;Co&gt;</title>');
  expect(page.body).toContain('<html lang="de">');
  const english = (await node.get('/', { host: 'acme.localhost' })).body;
  expect(english).toContain('<title>Play word search online – Gotcha</title>');
  expect(english, 'written from right to left').toContain('<html lang="en" dir="rtl">');
  expect((await node.get('/?brand=acme', {})).body).toContain('href="/brand.webmanifest?brand=acme"');
  expect((await node.get('/', {})).body).toBe(SERVED);
  expect((await node.get('/?brand=%00', {})).body).toBe(SERVED);
  const manifest = (await node.get('/brand.webmanifest', german)).json();
  expect(manifest).toMatchObject({ name: 'Ätsch & <Co>', lang: 'de', background_color: '#fffbe6' });
  const icon = await node.get(manifest.icons[0].src, german);
  expect([icon.headers['content-type'], icon.body]).toEqual([
    'image/svg+xml',
    expect.stringContaining('fill="#004080"'),
  ]);
});

it('keeps the policy of a brand without ads strict, and that of one with ads to its nonce', async () => {
  const ads = { AD_TAG_URL: 'https://ads.example/tag', CONSENT_URL: 'https://cmp.example/cmp.js' };
  const variables = { CLIENT_DIR: folder, ...ads };
  const adNode = await startNode(await store.open('ads', []), variables);
  await publish(adNode.db, plainBrand('quiet', { ads: false, hosts: ['quiet.localhost'] }));
  const policy = async (host: string) => {
    const { body, headers } = await adNode.get('/', { host });
    return { body, policy: String(headers['content-security-policy']) };
  };
  adNode.at += 1000;
  const quiet = await policy('quiet.localhost');
  expect(quiet.policy).toMatch(/^default-src 'self';script-src 'self';/);
  expect(quiet.policy).not.toMatch(/https:\/\/|nonce|strict-dynamic/);
  expect(quiet.body).not.toContain('nonce=');
  const usual = await policy('localhost');
  expect(usual.policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/);
  const [, nonce] = /'nonce-([^']+)'/.exec(usual.policy) ?? [];
  expect(
    String((await adNode.get('/api/settings', { host: 'localhost' })).headers['content-security-policy']).length,
  ).toBe(usual.policy.length);
  expect(nonce).toHaveLength(24);
  await adNode.close();
});

it.each([
  ['nobody', undefined, "frame-ancestors 'none'", 'DENY'],
  ['nobody, said twice', [], "frame-ancestors 'none'", 'DENY'],
  [
    'two publishers',
    ['www.news.example', 'amp.news.example:8443'],
    'frame-ancestors https://www.news.example https://amp.news.example:8443',
    undefined,
  ],
  [
    'a page on the developer’s machine',
    ['localhost:9000', '127.0.0.1'],
    'frame-ancestors http://localhost:9000 http://127.0.0.1',
    undefined,
  ],
])('lets a brand be framed by %s', async (_who, publishers, ancestors, xFrameOptions) => {
  await publish(node.db, plainBrand('framed', { hosts: ['framed.localhost'], ...(publishers && { publishers }) }));
  node.at += 1000;
  const framing = async (url: string, host: string) => {
    const { headers } = await node.get(url, { host });
    return [/frame-ancestors[^;]*/.exec(String(headers['content-security-policy']))?.[0], headers['x-frame-options']];
  };
  expect(await framing('/sudoku/de-leichtes-001', 'framed.localhost')).toEqual([ancestors, xFrameOptions]);
  expect(await framing('/sudoku/de-leichtes-001?brand=framed', 'localhost')).toEqual([ancestors, xFrameOptions]);
  // no other brand's page, and nothing but pages
  for (const [url, host] of [
    ['/sudoku/de-leichtes-001', 'localhost'],
    ['/sudoku/de-leichtes-001?brand=framed', 'acme.localhost'],
    ['/api/settings', 'framed.localhost'],
    ['/icon.svg', 'framed.localhost'],
    ['/gone.png', 'framed.localhost'],
  ] as const)
    expect(await framing(url, host), `${host}${url}`).toEqual(["frame-ancestors 'none'", 'DENY']);
});

it.each([
  ['/?opener=frame', 'framed.localhost', 'unsafe-none'],
  ['/?screen=lobby&modal=login&opener=frame', 'framed.localhost', 'unsafe-none'],
  ['/?opener=frame&brand=framed', 'localhost', 'unsafe-none'],
  ['/?opener=other', 'framed.localhost', 'same-origin-allow-popups'],
  ['/', 'framed.localhost', 'same-origin-allow-popups'],
  // nobody may frame it, so no frame can have opened it
  ['/?opener=frame', 'acme.localhost', 'same-origin-allow-popups'],
  ['/?opener=frame', 'localhost', 'same-origin-allow-popups'],
])('the page %s of %s has the opener policy %s', async (url, host, policy) => {
  const name = { de: 'Ätsch', en: 'Gotcha' };
  await publish(
    node.db,
    plainBrand('framed', { hosts: ['framed.localhost'], publishers: ['news.example'] }),
    plainBrand('acme', { name, hosts: ['acme.localhost'] }),
  );
  node.at += 1000;
  expect((await node.get(url, { host })).headers['cross-origin-opener-policy']).toBe(policy);
});
