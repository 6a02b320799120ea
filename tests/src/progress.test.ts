// Games between device, file and server: what is kept, what is sent, and the effect of unexpected responses.

import { describe, expect, test } from 'vitest';
import { inOrder } from '../../machines/orderedStore.ts';
import type { LevelRecord } from '../../machines/ports.ts';
import type { LogEntry, SavedGame } from '../../puzzles/log.ts';
import { createHttp } from '../../src/adapters/api/http.ts';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import type { SafeStorage } from '../../src/adapters/store/storage.ts';
import { createStore } from '../../src/adapters/store/store.ts';
import { progressApi } from '../../src/adapters/sync/progressApi.ts';
import { progressShelf } from '../../src/adapters/sync/progressShelf.ts';
import { readGames, writeGames } from '../../src/adapters/sync/takeAlong.ts';
import { watchedStore } from '../../src/adapters/sync/watchedStore.ts';
import { deferred } from '../helpers/ports.ts';

const PUZZLE = 'sudoku/de-leichtes-001';
const AT = '2026-11-21T20:00:00.000Z';

const gameOf = (entries: number, puzzle = PUZZLE): SavedGame => ({
  version: 1,
  puzzle,
  seed: 7,
  relaxed: false,
  log: Array.from({ length: entries }, (_, at): LogEntry => ({ type: 'pause', at })),
});
const recordOf = (progress: number, more: Partial<LevelRecord> = {}): LevelRecord => ({
  solved: progress === 1,
  bestTime: undefined,
  progress,
  opened: undefined,
  first: undefined,
  ...more,
});

const noStorage: SafeStorage = { getItem: () => null, setItem: () => undefined };
/** Keeps everything in memory: there is no database here. */
const device = () => createStore(noStorage, pageLifecycle(), () => undefined);

describe('a device', () => {
  test('keeps a solved game until the server has it, whatever is played on the level next', async () => {
    const saved: string[] = [];
    const store = watchedStore(device(), (puzzle, won) => saved.push(`${puzzle} ${won}`));
    await store.saveGame(gameOf(5));
    await store.saveRecord(PUZZLE, recordOf(1));
    await store.saveGame(gameOf(1));
    await store.saveRecord(PUZZLE, recordOf(0.1, { solved: true }));
    expect(await store.shelves.get('won', PUZZLE)).toEqual(gameOf(5));
    expect(saved).toEqual([`${PUZZLE} false`, `${PUZZLE} true`, `${PUZZLE} false`]);
  });

  test('keeps the whole of a game that was won while its beginning was still being written', async () => {
    const slow = device();
    const begun = deferred<void>();
    const disk = deferred<void>();
    const saveGame = async (game: SavedGame) => {
      begun.resolve();
      await disk.promise;
      await slow.saveGame(game);
    };
    const watched = watchedStore({ ...slow, saveGame }, () => undefined);
    const store = inOrder(watched);
    const save = (entries: number, progress: number) =>
      Promise.all([store.saveGame(gameOf(entries)), store.saveRecord(PUZZLE, recordOf(progress))]);
    const first = save(1, 0.1);
    await begun.promise;
    const last = save(5, 1);
    disk.resolve();
    await Promise.all([first, last]);
    expect(await watched.shelves.get('won', PUZZLE)).toEqual(gameOf(5));
  });

  test('never forgets that a level was solved, or its best time, by what a game that was opened before says', async () => {
    const store = watchedStore(device(), () => undefined);
    await store.records();
    await store.saveRecord(PUZZLE, recordOf(1, { bestTime: 60_000, opened: '2026-11-20' }));
    await store.saveRecord(PUZZLE, recordOf(0.3, { solved: false, opened: '2026-11-21' }));
    expect((await store.records())[PUZZLE]).toEqual(
      recordOf(0.3, { solved: true, bestTime: 60_000, opened: '2026-11-20' }),
    );
  });

  test('does not give one player’s best time to the next after a logout', async () => {
    const store = watchedStore(device(), () => undefined);
    await store.saveRecord(PUZZLE, recordOf(1, { bestTime: 60_000 }));
    await store.shelves.drop('records', [PUZZLE]);
    await store.records();
    await store.saveRecord(PUZZLE, recordOf(0.2));
    expect((await store.records())[PUZZLE]).toEqual(recordOf(0.2));
  });
});

describe('a file of games', () => {
  test('transfers all of them to another device', async () => {
    const [from, to] = [device(), device()];
    await from.saveGame(gameOf(5));
    await from.saveRecord(PUZZLE, recordOf(0.5));
    const text = await writeGames(from, AT);
    expect(await readGames(to, text, () => undefined)).toEqual({ games: 1, unreadable: 0 });
    expect(await to.loadGame(PUZZLE)).toEqual(gameOf(5));
    expect((await to.records())[PUZZLE]?.progress).toBe(0.5);
  });

  test('keeps the other device’s board if it is further, with its own as an alternative', async () => {
    const [from, to] = [device(), device()];
    const other = { ...gameOf(2), seed: 8 };
    await from.saveGame(other);
    await from.saveRecord(PUZZLE, recordOf(0.2));
    await to.saveGame(gameOf(6));
    await to.saveRecord(PUZZLE, recordOf(0.6));
    await readGames(to, await writeGames(from, AT), () => undefined);
    expect(await to.loadGame(PUZZLE)).toEqual(gameOf(6));
    expect(await to.shelves.get('restores', PUZZLE)).toEqual(other);
  });

  test.each([
    ['rubbish', '{'],
    ['another program’s', '{"format":"notes","version":1,"games":[]}'],
    ['a later version’s', '{"format":"raetsel-games","version":2,"games":[]}'],
  ])('that is %s changes nothing', async (_, text) => {
    const store = device();
    expect(await readGames(store, text, () => undefined)).toEqual({ fault: 'NOT_OURS' });
    expect(await store.shelves.keys('games')).toEqual([]);
  });

  test('returns its readable part', async () => {
    const games = [
      { game: gameOf(2), record: recordOf(0.2) },
      { game: { log: 'none' }, record: recordOf(1) },
      { game: gameOf(3, 'sudoku/../../x'), record: recordOf(1) },
    ];
    const text = JSON.stringify({ format: 'raetsel-games', version: 1, games });
    expect(await readGames(device(), text, () => undefined)).toEqual({ games: 1, unreadable: 2 });
  });
});

describe('the server', () => {
  const signal = new AbortController().signal;
  const order = { game: gameOf(3), opened: '2026-11-21', revision: 4 };

  function server(status: number, body: unknown, headers: Record<string, string> = {}) {
    const requests: Request[] = [];
    const rewards: string[] = [];
    const http = createHttp({
      base: 'https://api.test/api',
      environment: 'test',
      whiteLabel: 'acme',
      token: () => 'token',
      language: () => 'de',
      notify: () => undefined,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return new Response(JSON.stringify(body), { status, headers });
      },
    });
    return { api: progressApi(http, (puzzle, jokers) => rewards.push(`${puzzle} ${jokers}`)), requests, rewards };
  }
  const failure = (code: string, more: object = {}) => ({
    isError: true,
    message: 'x',
    error: 'x',
    data: { error: 'x', code, ...more },
  });
  const item = { id: PUZZLE, revision: 5, changed: 9, record: { solved: false, progress: 0.6 }, game: gameOf(6) };

  test('gets the game’s base revision, under a key derived from its content', async () => {
    const { api, requests, rewards } = server(200, {
      data: { revision: 5, record: { solved: true, progress: 1 }, reward: 2 },
    });
    const answer = await api.put(order, signal);
    await api.put(order, signal);
    await api.put({ ...order, game: gameOf(4) }, signal);
    const [first, again, other] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(requests[0]?.headers.get('If-Match')).toBe('"4"');
    expect(requests[0]?.url).toBe('https://api.test/api/game/progress/sudoku%2Fde-leichtes-001');
    expect(answer).toEqual({ saved: { revision: 5, record: recordOf(1) } });
    expect(rewards[0]).toBe(`${PUZZLE} 2`);
  });

  test('gets a first game with If-None-Match', async () => {
    const { api, requests } = server(200, { data: { revision: 1, record: { solved: false, progress: 0 } } });
    await api.put({ ...order, revision: undefined }, signal);
    expect(requests[0]?.headers.get('If-None-Match')).toBe('*');
  });

  test('answers a conflict with its own board', async () => {
    const { api } = server(412, failure('PROGRESS_CONFLICT', { server: item }));
    expect(await api.put(order, signal)).toMatchObject({ conflict: { puzzle: PUZZLE, revision: 5, game: gameOf(6) } });
  });

  test.each([
    [400, 'BAD_REQUEST', false],
    [403, 'LEVEL_LOCKED', false],
    [422, 'BAD_LOG', true],
    [422, 'LOG_TOO_COSTLY', true],
  ])('that refuses with %i %s is not asked again', async (status, code, forGood) => {
    const { api } = server(status, failure(code));
    expect(await api.put(order, signal)).toEqual({ refused: code, forGood });
  });

  test.each([[401], [408], [425], [429], [500], [502], [503], [504]])(
    'that fails with %i is asked again later, when it says so',
    async (status) => {
      const { api } = server(status, failure('X'), { 'retry-after': '7' });
      await expect(api.put(order, signal)).rejects.toMatchObject({ retryAfter: 7_000 });
      await expect(api.changes(0, signal)).rejects.toMatchObject({ retryAfter: 7_000 });
    },
  );

  test.each(['', '-1', '1.5', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '9999999'])(
    'that says to come again at "%s" says nothing',
    async (when) => {
      const { api } = server(503, 'no JSON', { 'retry-after': when });
      await expect(api.put(order, signal)).rejects.toMatchObject({ retryAfter: undefined, status: 503 });
    },
  );

  test('that sends garbage is not trusted', async () => {
    const { api } = server(200, { data: { items: [{ ...item, record: { progress: 7 } }], more: false } });
    await expect(api.changes(0, signal)).rejects.toThrow();
  });
});

test('the state of sync is one player’s, without their uid on the disk; one kept under a uid moves', async () => {
  const store = device();
  const shelf = progressShelf(store, store);
  const state = { uid: 'kX9bQe2ZrTfPz1LmN8vYw3HsJd52', since: 7, known: { [PUZZLE]: { revision: 2, sent: 'x' } } };
  await shelf.saveState(state);
  await store.shelves.put('sync', 'anna', { ...state, uid: 'anna' });
  expect(await shelf.loadState(state.uid)).toEqual(state);
  expect(await shelf.loadState('another')).toBeUndefined();
  expect(await shelf.loadState('anna')).toEqual({ ...state, uid: 'anna' });
  const keys = await store.shelves.keys('sync');
  const values = await Promise.all(keys.map((key) => store.shelves.get('sync', key)));
  expect(keys).toHaveLength(2);
  expect(JSON.stringify([keys, values])).not.toMatch(/kX9bQe2|anna/);
  await shelf.dropState(state.uid);
  expect(await shelf.loadState(state.uid)).toBeUndefined();
});
