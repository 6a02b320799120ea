// Requests for levels that have to be made: how many are made at once, and which are refused.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { makeDailies } from '../../server/levels/ahead.ts';
import type { LevelOrder } from '../../server/making/order.ts';
import { levels } from '../../server/store/schema.ts';
import { dailyAddresses, familyOf, threadsOf, visitAll } from '../attacks/dailies.ts';
import { type FreshMain, startFresh } from './mainProcess.ts';
import { embeddedStore, nodeOn, type TestNode } from './nodes.ts';
import { putGame, statusOf } from './progress/device.ts';
import { gameOf } from './progress/games.ts';

/** The most threads that one Node process has (its main thread, V8's, libuv's); the server may start one more process, the maker. */
const THREADS_OF_ONE = 16;

describe.runIf(process.platform === 'linux')('sixty visitors who request sixty dailies that do not exist yet', () => {
  let server: FreshMain | undefined;
  afterEach(() => server?.remove());

  it('are served by one extra process, or get a Retry-After', async () => {
    server = await startFresh();
    const before = threadsOf(server.pid);
    let [threads, processes] = [0, 0];
    const counting = setInterval(() => {
      const { pid } = server as FreshMain;
      [threads, processes] = [Math.max(threads, threadsOf(pid)), Math.max(processes, familyOf(pid).length)];
    }, 20);
    const visits = await visitAll(
      server.url,
      dailyAddresses(60, process.env.FULL ? GAME_TYPES : ['sudoku', 'wordsearch']),
    );
    clearInterval(counting);
    expect(threads).toBeLessThanOrEqual(before + THREADS_OF_ONE);
    expect(processes).toBeLessThanOrEqual(2);
    const [served, refused] = [200, 503].map((status) => visits.filter((visit) => visit.status === status));
    expect([(served?.length ?? 0) + (refused?.length ?? 0), served?.length]).toEqual([60, expect.any(Number)]);
    expect(refused?.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused ?? []) expect(retryAfter).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

describe('dailies', () => {
  let node: TestNode;
  beforeAll(async () => {
    node = await nodeOn(embeddedStore);
  });
  afterAll(() => node?.close());
  const rows = async () => (await node.db.select({ id: levels.id }).from(levels)).length;

  it.each([
    ['1900-01-01', 'LEVEL_GONE'],
    ['2026-10-21', 'LEVEL_GONE'],
    ['2026-11-22', 'LEVEL_NOT_YET'],
    ['9999-12-31', 'LEVEL_NOT_YET'],
  ])('of %s, out of reach, are not made for a saved game, and leave no row', async (date, code) => {
    const before = await rows();
    const puzzle = `sudoku/de-tagliches_ratsel-${date}`;
    const answer = await putGame(node, 'anna', puzzle, { game: { ...gameOf('sudoku/de-leichtes-001', []), puzzle } });
    expect(statusOf(answer)).toEqual([404, code]);
    expect(await rows()).toBe(before);
  });

  it('of the last 30 days are made, and one that was stored in time can be saved later', async () => {
    const puzzle = 'sudoku/de-tagliches_ratsel-2026-10-22';
    const game = { ...gameOf('sudoku/de-leichtes-001', []), puzzle };
    expect((await putGame(node, 'anna', puzzle, { game })).statusCode).toBe(200);
    node.at += 7 * 86_400_000;
    expect((await putGame(node, 'bea', puzzle, { game })).statusCode).toBe(200);
    node.at -= 7 * 86_400_000;
  });

  it('in reach are made ahead, today first, each once; the next day those of one day more', async () => {
    const orders: LevelOrder[] = [];
    const make = async (order: LevelOrder) => {
      orders.push(order);
      return { difficulty: 'easy', answers: [], content: {} };
    };
    const { signal } = new AbortController();
    const ahead = (today: string) => makeDailies({ db: node.db, today, signal, make });
    const [games, languages, days] = [4, 2, 30 + 1 + 7];
    const kept = 1; // by the previous test
    expect(await ahead('2026-11-21')).toBe(games * languages * days - kept);
    expect(orders.slice(0, 8).map(({ weekday }) => weekday)).toEqual(Array(8).fill(6)); // a Saturday
    expect([await ahead('2026-11-21'), await ahead('2026-11-22')]).toEqual([0, games * languages]);
    const url = '/api/game/wordsearch/tagliches_ratsel/en-tagliches_ratsel-2026-11-28';
    expect((await node.get(url)).json().data).toMatchObject({ createDate: '2026-11-28', difficulty: 'easy' });
  });

  it('are made ahead until the server stops', async () => {
    const end = new AbortController();
    const make = (_order: LevelOrder, signal?: AbortSignal) => {
      end.abort(new Error('stopped'));
      return Promise.reject(signal?.reason);
    };
    const before = await rows();
    const ended = makeDailies({ db: node.db, today: '2027-03-01', signal: end.signal, make });
    await expect(ended).rejects.toThrow('stopped');
    expect(await rows()).toBe(before);
  });
});
