// What a level's page brings with it: the answers that its board would wait for, as the routes give them to anybody.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainBrand, publish } from './brandDocuments.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const PAGE =
  '<!doctype html><html lang="de"><head><title>Rätsel</title></head><body><div id="root"></div></body></html>';

let folder: string;
let store: Store;
let node: TestNode;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  store = await embeddedStore();
  node = await startNode(await store.open('main'), { CLIENT_DIR: folder });
}, 60_000);
afterAll(async () => {
  await node?.close();
  await store?.stop();
  rmSync(folder, { recursive: true });
});

interface Island {
  readonly language: string;
  readonly of: Readonly<Record<string, unknown>>;
}

async function islandOf(url: string, headers: Record<string, string> = {}): Promise<Island | undefined> {
  const { body } = await node.get(url, headers);
  const text = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(body)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Island);
}

it.each(['de', 'en'])('a level’s page answers in %s what its board asks for, as the routes do', async (language) => {
  const asked = { 'accept-language': language };
  const island = await islandOf(`/sudoku/${language}-leichtes-002`, asked);
  expect(island?.language).toBe(language);
  const paths = Object.keys(island?.of ?? {});
  expect(paths.sort()).toEqual([
    '/api/game/config/',
    `/api/game/sudoku/leichtes/${language}-leichtes-002`,
    expect.stringMatching(/^\/api\/game\/sudoku\/leichtes\?limit=\d+$/),
    '/api/settings',
  ]);
  for (const path of paths) {
    const { body } = await node.get(path, { ...asked, 'x-white-label': 'default' });
    expect(island?.of[path]).toEqual((JSON.parse(body) as { data: unknown }).data);
  }
});

it.each([
  '/',
  '/sudoku/play',
  '/sudoku/de-leichtes-999',
  '/sudoku/de-tagliches_ratsel-2026-11-22', // tomorrow's
])('%s brings nothing', async (url) => {
  expect(await islandOf(url)).toBeUndefined();
});

it('a brand’s page brings the brand’s own configuration', async () => {
  await publish(node.db, plainBrand('quiet', { hosts: ['quiet.localhost'] }));
  node.at += 1000;
  const island = await islandOf('/sudoku/de-leichtes-001', { host: 'quiet.localhost', 'accept-language': 'de' });
  const config = island?.of['/api/game/config/'] as { brand?: { key: string } };
  expect(config.brand?.key).toBe('quiet');
});
