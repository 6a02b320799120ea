// The API's responses, the same on both databases.

import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODES, SENTENCES } from '../../api/codes.ts';
import { GameConfiguration } from '../../api/configuration.ts';
import { Failure, success } from '../../api/envelope.ts';
import { Level, LevelList } from '../../api/levels.ts';
import { FirebaseConfig, Health, Settings } from '../../api/settings.ts';
import { categoriesOf, GAME_TYPES, levelsCountOf, WORD_GAMES } from '../../puzzles/catalogue.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { listLevels } from '../../server/store/levels.ts';
import { seedPacks } from '../../server/store/packs.ts';
import { packs as packsTable } from '../../server/store/schema.ts';
import { STORES, type Store, startNode, type TestNode } from './nodes.ts';

const DAILY = '/api/game/sudoku/tagliches_ratsel';
const TODAY = `${DAILY}/de-tagliches_ratsel-2026-11-21`;
const GERMAN = { 'accept-language': 'de' };

/** Address, status, code. */
const REFUSALS = [
  ['/api/nothing/here', 404, 'UNKNOWN_ROUTE'],
  ['/api/game/chess/leichtes', 404, 'UNKNOWN_GAME'],
  ['/api/game/sudoku/vollformat', 404, 'UNKNOWN_CATEGORY'],
  ['/api/game/sudoku/leichtes/de-leichtes-999', 404, 'UNKNOWN_LEVEL'],
  ['/api/game/crossword/vollformat/de-vollformat-021', 404, 'UNKNOWN_LEVEL'],
  ['/api/game/sudoku/leichtes/fr-leichtes-001', 400, 'BAD_LEVEL_ID'],
  ['/api/game/sudoku/leichtes/de-schwere_ratsel-001', 400, 'BAD_LEVEL_ID'],
  ['/api/game/sudoku/leichtes/de-leichtes-2026-11-21', 400, 'BAD_LEVEL_ID'],
  [`${DAILY}/de-tagliches_ratsel-001`, 400, 'BAD_LEVEL_ID'],
  [`${DAILY}/de-tagliches_ratsel-2026-02-30`, 400, 'BAD_LEVEL_ID'],
  [`${DAILY}/de-tagliches_ratsel-2026-10-21`, 404, 'LEVEL_GONE'],
  [`${DAILY}/de-tagliches_ratsel-2026-11-29`, 404, 'LEVEL_NOT_YET'],
  ['/api/game/sudoku/leichtes?limit=0', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?limit=101', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?limit=1.5', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?limit=', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?limit=1e400', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?limit=1&limit=2', 400, 'BAD_LIMIT'],
  ['/api/game/sudoku/leichtes?page=2', 400, 'UNKNOWN_PARAMETER'],
  ['/api/game/config/?x=1', 400, 'UNKNOWN_PARAMETER'],
  ['/api/settings?vendor=<b>', 400, 'BAD_VENDOR'],
  ['/api/game/%zz/leichtes', 400, 'BAD_REQUEST'],
  [`/api/${'a'.repeat(3000)}`, 414, 'PATH_TOO_LONG'],
] as const;

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;

  beforeAll(async () => {
    store = await openStore();
    node = await startNode(await store.open('main'), { VENDORS: 'alpha,beta' });
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });

  it.each<[string, TSchema]>([
    ['/health', success(Health)],
    ['/api/game/config/', success(GameConfiguration)],
    ['/api/game/sudoku/leichtes?limit=20', success(LevelList)],
    [DAILY, success(LevelList)],
    ['/api/game/sudoku/leichtes/en-leichtes-007', success(Level)],
    [TODAY, success(Level)],
    ['/api/settings?vendor=alpha', success(Settings)],
    ['/api/whitelabel/firebase-config', success(FirebaseConfig)],
  ])('answers %s in its schema', async (url, schema) => {
    const answer = await node.get(url);
    expect(answer.statusCode).toBe(200);
    expect([...Value.Errors(schema, answer.json())]).toEqual([]);
  });

  it.each(REFUSALS)('refuses %.60s', async (url, status, code) => {
    for (const language of ['de', 'en'] as const) {
      const answer = await node.get(url, { 'accept-language': language });
      expect([answer.statusCode, answer.json().data.code]).toEqual([status, code]);
      const sentence = SENTENCES[code][language];
      expect(answer.json()).toEqual({
        isError: true,
        message: sentence,
        error: sentence,
        data: { error: sentence, code },
      });
      expect(Value.Check(Failure, answer.json())).toBe(true);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('lists by number, in the request language, as many as requested', async () => {
    const english = await node.get('/api/game/sudoku/schwere_ratsel?limit=3');
    expect(english.json().data).toEqual([1, 2, 3].map((n) => `en-schwere_ratsel-00${n}`));
    expect(english.headers.vary).toContain('Accept-Language');
    const german = await node.get('/api/game/sudoku/schwere_ratsel', { 'accept-language': 'de-AT,en;q=0.8' });
    expect(german.json().data).toHaveLength(20);
    expect(german.json().data.at(-1)).toBe('de-schwere_ratsel-020');
  });

  it('has levels in every category of every game, in both languages', async () => {
    for (const type of GAME_TYPES) {
      for (const category of categoriesOf(type)) {
        for (const language of ['de', 'en']) {
          const { data } = (await node.get(`/api/game/${type}/${category}`, { 'accept-language': language })).json();
          expect(data, `${type} ${category}`).toHaveLength(levelsCountOf(category));
          expect(data[0]).toMatch(new RegExp(`^${language}-${category}-`));
        }
      }
    }
  });

  it.each(WORD_GAMES)('makes a daily %s that its game can open', async (game) => {
    const { data } = (await node.get(`/api/game/${game}/tagliches_ratsel/en-tagliches_ratsel-2026-11-21`)).json();
    expect(data.title).toMatch(/^Saturday /);
    const sheet = readSheet(data.content);
    expect(sheet.ok && (await loadKind(game)).open(sheet.value).ok).toBe(true);
  });

  it('lists the dailies by weekday, each the latest up to today', async () => {
    const days = (await node.get(`${DAILY}?limit=7`, GERMAN)).json().data.map((id: string) => id.slice(-5));
    expect(days).toEqual(['11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21']);
  });

  it('serves a level that its game can open', async () => {
    const { data } = (await node.get(TODAY)).json();
    expect(data).toMatchObject({ gameType: 'sudoku', createDate: '2026-11-21', title: 'Samstags-Sudoku' });
    const sheet = readSheet(data.content);
    expect(sheet.ok && (await loadKind('sudoku')).open(sheet.value).ok).toBe(true);
  });

  it('answers 304 to a known tag and lets levels be kept for good', async () => {
    for (const encoding of ['identity', 'br']) {
      const first = await node.get(TODAY, { 'accept-encoding': encoding });
      const tag = String(first.headers.etag);
      expect(tag).toMatch(/^"[\w-]+"$/);
      expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const again = await node.get(TODAY, { 'accept-encoding': encoding, 'if-none-match': `"other", ${tag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect((await node.get(TODAY, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it('gives the second request, which is served from the cache, the same response as the first', async () => {
    const url = '/api/game/gridpuzzle/leichtes/en-leichtes-003';
    const { date: _, connection: __, 'x-request-id': ___, ...first } = (await node.get(url)).headers;
    const again = await node.get(url);
    expect(again.headers).toMatchObject(first);
    expect(again.json().data.id).toBe('en-leichtes-003');
    const small = await node.get(url, { 'accept-encoding': 'br' });
    expect([small.headers['content-encoding'], small.headers['cache-control']]).toEqual(['br', first['cache-control']]);
    expect((await node.get(url, { 'if-none-match': String(first.etag) })).statusCode).toBe(304);
    const head = await node.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.etag]);
    expect((await node.get(`${url}?x=1`)).json().data.code).toBe('UNKNOWN_PARAMETER');
    expect((await node.get('/api/game/gridpuzzle/profi_ratsel/en-leichtes-003')).statusCode).toBe(400);
    expect((await node.get('/api/game/gridpuzzle/leichtes/%65n-leichtes-003')).headers.etag).toBe(first.etag);
  });

  it('gives compressed responses their own ETag', async () => {
    const plain = await node.get(TODAY);
    const small = await node.get(TODAY, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect(small.headers.vary).toContain('Accept-Encoding');
  });

  it('lets coming dailies be prefetched, but not cached before their day', async () => {
    const ahead = await node.get(`${DAILY}/de-tagliches_ratsel-2026-11-28`);
    expect([ahead.statusCode, ahead.headers['cache-control']]).toEqual([200, 'no-cache']);
    const archived = await node.get(`${DAILY}/de-tagliches_ratsel-2026-10-22`);
    expect([archived.statusCode, archived.headers['cache-control']?.slice(-9)]).toEqual([200, 'immutable']);
  });

  it('makes the same daily on every node', async () => {
    const other = await startNode(await store.open('other'));
    const ids = [0, 1, 2, 3, 4, 5, 6].map((day) => `${DAILY}/en-tagliches_ratsel-2026-11-${15 + day}`);
    for (const id of ids) expect((await other.get(id)).body).toBe((await node.get(id)).body);
    await other.close();
  });

  it('stores one daily if many request it first', async () => {
    const url = `${DAILY}/en-tagliches_ratsel-2026-11-02`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => node.get(url)));
    expect(new Set(answers.map((answer) => `${answer.statusCode}${answer.body}`)).size).toBe(1);
  });

  it.each([
    ['2026-11-21T22:59:59Z', 6, '2026-11-21'],
    ['2026-11-21T23:00:00Z', 0, '2026-11-22'],
    ['2027-03-27T23:00:00Z', 0, '2027-03-28'], // clocks go forward on this day
    ['2027-03-28T21:59:59Z', 0, '2027-03-28'],
    ['2027-03-28T22:00:00Z', 1, '2027-03-29'], // a day of 23 hours
    ['2026-10-25T22:59:59Z', 0, '2026-10-25'], // a day of 25 hours
    ['2026-12-31T23:00:00Z', 5, '2027-01-01'],
  ])('begins the day at 00:00 in Berlin: %s', async (moment, weekday, date) => {
    const before = node.at;
    node.at = Date.parse(moment);
    const list = (await node.get(DAILY)).json().data;
    node.at = before;
    expect(list[weekday]).toBe(`en-tagliches_ratsel-${date}`);
    expect(list.every((id: string) => id.slice(-10) <= date)).toBe(true);
  });

  it('seeds a pack once, and again only if its version is higher', async () => {
    const [pack] = readPacks();
    if (pack === undefined) throw new Error('There are no packs.');
    expect(await seedPacks(node.db, readPacks())).toEqual([]);
    const renamed = pack.levels.map((level) => ({ ...level, titles: [{ language: 'de' as const, title: 'Neu' }] }));
    expect(await seedPacks(node.db, [{ ...pack, version: pack.version + 1, levels: renamed }])).toEqual([pack.name]);
    const { gameType, categoryType } = pack;
    const ids = await listLevels(node.db, { gameType, categoryType, language: 'de', limit: 100 });
    expect(ids).toHaveLength(20);
    expect((await node.get(`/api/game/${gameType}/${categoryType}/${ids[0]}`)).json().data.title).toBe('Neu');
    expect(await seedPacks(node.db, [{ ...pack, version: pack.version }])).toEqual([]);
    expect((await node.db.select().from(packsTable)).length).toBe(readPacks().length);
  });

  it('answers 503 in the failure shape when the database is gone', async () => {
    const database = await store.open('gone');
    const lost = await startNode(database);
    await database.close();
    const health = await lost.get('/health');
    expect([health.statusCode, health.json().data.code]).toEqual([503, 'NOT_READY']);
    const level = await lost.get('/api/game/sudoku/leichtes/de-leichtes-001');
    expect([level.statusCode, level.json().data.code]).toEqual([500, 'INTERNAL']);
    expect(level.body).not.toMatch(/at .*:\d+|select/i);
    await lost.app.close();
  });
});

it('every code has a sentence in both languages', () => {
  for (const code of CODES)
    expect(Object.values(SENTENCES[code]).every((text) => /^\p{Lu}.*\.$/u.test(text))).toBe(true);
});
