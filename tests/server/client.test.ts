// How the server serves the built client: the app's addresses, caching, compression, and what must not be served.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartRefused } from '../../server/settings/environment.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const PAGE = '<!doctype html><title>Rätsel</title>';
const SCRIPT = `console.log(${'1'.repeat(2000)})`;

let folder: string;
let store: Store;
let node: TestNode;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
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

it.each(['/', '/sudoku/play', '/sudoku/de-leichtes-001?modal=help', '/anything', '/apis'])(
  'answers %s with the page',
  async (url) => {
    const answer = await node.get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';.*object-src 'none'/);
  },
);

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
