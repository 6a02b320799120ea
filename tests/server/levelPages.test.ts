// A level's page: what its head says, when it is sent again, and that nothing of it can be made to say something else.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES } from '../../server/plugins/rates.ts';
import { levels } from '../../server/store/schema.ts';
import { plainBrand, publish } from './brandDocuments.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const PAGE =
  '<!doctype html><html lang="de"><head><meta name="description" content="General" /><title>Rätsel</title></head><body><div id="root"></div></body></html>';

let folder: string;
let store: Store;
let node: TestNode;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  store = await embeddedStore();
  node = await startNode(await store.open('main'), { CLIENT_DIR: folder, PUBLIC_URL: 'http://localhost:8080' });
}, 60_000);
afterAll(async () => {
  await node?.close();
  await store?.stop();
  rmSync(folder, { recursive: true });
});

const head = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  /<head>.*<\/head>/s.exec((await node.get(url, headers)).body)?.[0] ?? '';

it.each([
  ['/sudoku/de-leichtes-003', 'Leichtes Sudoku 3 – Rätsel', 'de_DE', /Leichtes Sudoku 3\. Sudokus von leicht/],
  ['/sudoku/en-leichtes-003', 'Easy sudoku 3 – Puzzles', 'en_GB', /Easy sudoku 3\. Sudokus from easy/],
])('the head of %s is about the level, in its language', async (url, title, locale, description) => {
  const found = await head(url);
  expect(found).toContain(`<title>${title}</title>`);
  expect(found).toContain(`<meta property="og:title" content="${title}">`);
  expect(found).toContain(`<meta property="og:locale" content="${locale}">`);
  expect(/<meta name="description" content="([^"]*)/.exec(found)?.[1]).toMatch(description);
  expect(found).toContain(`<link rel="canonical" href="http://localhost:8080${url}">`);
  expect(found).toContain(`<meta property="og:url" content="http://localhost:8080${url}">`);
  // the address without what only this visit is about
  expect(await head(`${url}?modal=help&rival=1`)).toBe(found);
});

it('a server that does not know its address names none', async () => {
  const other = await startNode(await store.open('unnamed'), { CLIENT_DIR: folder, PUBLIC_URL: '' });
  const { body } = await other.get('/sudoku/de-leichtes-003');
  expect(body).toContain('og:title');
  expect(body).not.toMatch(/canonical|og:url/);
  await other.close();
});

it.each([
  '/sudoku/de-leichtes-999',
  '/sudoku/de-halbe_seite-001',
  '/sudoku/de-leichtes-2026-11-21',
  '/sudoku/de-leichtes-001/more',
  '/sudoku/de-tagliches_ratsel-2026-11-22', // tomorrow's
  '/sudoku/de-tagliches_ratsel-2026-10-01', // gone
  '/sudoku/play',
  '/',
])('%s has the usual head', async (url) => {
  const found = await head(url);
  expect(found).toContain('<title>Rätsel</title>');
  expect(found).not.toMatch(/og:|canonical/);
});

it('is sent once and then revalidated, compressed or not', async () => {
  for (const url of ['/', '/sudoku/de-leichtes-001'])
    for (const encoding of ['identity', 'br']) {
      const first = await node.get(url, { 'accept-encoding': encoding });
      const { etag = '', 'cache-control': control, vary } = first.headers;
      expect([first.statusCode, control]).toEqual([200, 'no-cache']);
      expect(String(vary)).toMatch(/Accept-Language/);
      const again = await node.get(url, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  const small = await node.get('/sudoku/de-leichtes-001', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('Leichtes Sudoku 1');
  const other = await node.get('/sudoku/de-leichtes-002', { 'accept-encoding': 'br' });
  expect(other.headers.etag).not.toBe(small.headers.etag);
});

it('another host than a brand’s own is not repeated', async () => {
  await publish(node.db, plainBrand('acme', { name: { de: 'A', en: 'B' }, hosts: ['acme.localhost'] }));
  node.at += 1000;
  expect(await head('/sudoku/de-leichtes-001', { host: 'acme.localhost' })).toContain(
    'href="http://acme.localhost/sudoku/de-leichtes-001"',
  );
  const strange = await head('/sudoku/de-leichtes-001', { host: 'evil.localhost' });
  expect(strange).toContain('href="http://localhost:8080/sudoku/de-leichtes-001"');
  expect(strange).not.toContain('evil');
  // a port that is none makes the brand's host the name of a user of another one
  for (const host of ['acme.localhost:x@evil.localhost', 'acme.localhost:1/evil', 'acme.localhost:']) {
    const found = await head('/sudoku/de-leichtes-001', { host });
    expect(found).toContain('href="http://localhost:8080/sudoku/de-leichtes-001"');
    expect(found).not.toContain('evil');
  }
  const other = await head('/sudoku/de-leichtes-001', { host: 'ACME.localhost:8080' });
  expect(other).toContain('href="http://acme.localhost:8080/sudoku/de-leichtes-001"');
});

it('escapes the names of brand and level', async () => {
  const name = { de: '"><script>alert(1)</script>', en: 'x' };
  await publish(node.db, plainBrand('hostile', { name, hosts: ['hostile.localhost'] }));
  const [row] = await node.db.select().from(levels).limit(1);
  if (row === undefined) throw new Error('no level');
  const id = 'de-leichtes-777';
  const title = '</title><img src=x onerror="alert(1)"> $& $1';
  await node.db.insert(levels).values({ ...row, id, gameType: 'sudoku', categoryType: 'leichtes', number: 777, title });
  node.at += 1000;
  const found = await head(`/sudoku/${id}`, { host: 'hostile.localhost' });
  expect(found).not.toMatch(/<img|<script>|alert\(1\)<\/script>/);
  expect(found).toContain('&lt;/title&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; $&amp; $1 –');
});

it('who asks for page after page gets the app without what has to be made for it', async () => {
  const limits = { CLIENT_DIR: folder, PUBLIC_URL: '', RATE_LIMITS: 'on' };
  const limited = await startNode(await store.open('limited'), limits);
  const ask = (number: number, remoteAddress: string) =>
    limited.app.inject({ method: 'GET', url: `/sudoku/de-leichtes-${String(number).padStart(3, '0')}`, remoteAddress });
  const isMade = async (...of: Parameters<typeof ask>): Promise<boolean> =>
    (await ask(...of)).body.includes('og:title');
  expect(await isMade(1, '192.0.2.1')).toBe(true);
  // nothing is kept of levels that there are not
  for (let n = 0; n < PAGES.max - 1; n++) await ask(900, '192.0.2.1');
  const plain = await ask(2, '192.0.2.1');
  expect([plain.statusCode, plain.body.includes('<div id="root">'), plain.body.includes('og:title')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(await isMade(1, '192.0.2.1')).toBe(true); // kept
  expect(await isMade(2, '192.0.2.2')).toBe(true);
  expect(await isMade(2, '192.0.2.1')).toBe(true);
  await limited.close();
});

it('the page comes even if the level cannot be read', async () => {
  const database = await store.open('broken', []);
  const broken = await startNode(database, { CLIENT_DIR: folder });
  await broken.get('/');
  await database.close();
  const answer = await broken.get('/sudoku/de-leichtes-001');
  expect([answer.statusCode, answer.body.includes('<div id="root">')]).toEqual([200, true]);
  await broken.close().catch(() => undefined);
});

const pictureIn = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  /og:image" content="([^"]*)/.exec(await head(url, headers))?.[1] ?? '';

it('a shared link has a picture of its level, which is drawn once and then revalidated', async () => {
  const address = await pictureIn('/crossword/de-leichtes-001');
  expect(address).toBe('http://localhost:8080/picture/crossword/de-leichtes-001.png');
  const path = new URL(address).pathname;
  const [first, second] = await Promise.all([node.get(path), node.get(path)]);
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ]);
  // width and height of a PNG
  expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(second.headers.etag).toBe(first.headers.etag);
  const again = await node.get(path, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  '/sudoku/de-leichtes-019', // locked
  '/sudoku/de-leichtes-999',
  '/sudoku/de-tagliches_ratsel-2026-11-22', // tomorrow's
])('%s has no picture', async (url) => {
  expect(await pictureIn(url)).toBe('');
  const answer = await node.get(`/picture${url}.png`);
  expect([answer.statusCode, answer.json().data.code]).toEqual([404, 'UNKNOWN_LEVEL']);
});

it.each(['/picture/sudoku/de-leichtes-001', '/picture/sudoku/..%2f..%2fx.png', '/picture/chess/de-leichtes-001.png'])(
  '%s is no picture',
  async (url) => expect((await node.get(url)).statusCode).toBe(404),
);
