// More than the server can handle at once: one account does not slow down others, storage is bounded, and a failure that is not the
// client's fault says so, with a Retry-After.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../../../puzzles/log.ts';
import { nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { keyOf, putGame, statusOf } from './device.ts';
import { LEVEL, solved } from './games.ts';

describe.each(RULE_STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let game: SavedGame;
  beforeAll(async () => {
    node = await nodeOn(openStore);
    game = await solved(LEVEL(1));
  }, 60_000);
  afterAll(() => node?.close());

  /** Unjudged games with restore points of this many bytes. */
  const fill = async (uid: string, rows: number, bytes: number) => {
    await node.get('/api/user/info', as(uid));
    await node.db.execute(sql`
      INSERT INTO progress (uid, puzzle, revision, changed, solved, progress, game, restore)
      SELECT ${uid}, 'p' || n, 1, n + 100, false, 0, '{}', '"' || repeat('x', ${bytes}::int) || '"'
      FROM generate_series(1, ${rows}::int) AS n`);
  };

  it('a player who posts a lot at once delays no one else', async () => {
    const served: string[] = [];
    const post = async (uid: string, n: number) => {
      const answer = await putGame(node, uid, LEVEL(1), { game, key: keyOf(uid, n) });
      if (answer.statusCode !== 503) served.push(uid);
      return answer;
    };
    const many = Array.from({ length: 40 }, (_, n) => post('mallory', n));
    expect((await post('anna', 0)).statusCode).toBe(200);
    const before = served.filter((uid) => uid === 'mallory').length;
    expect(before).toBeLessThan(8);
    const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(24);
    for (const answer of refused)
      expect([...statusOf(answer), answer.headers['retry-after']]).toEqual([503, 'NOT_READY', '5']);
    // and the player may retry
    expect((await putGame(node, 'mallory', LEVEL(2), { game: await solved(LEVEL(2)) })).statusCode).toBe(200);
  });

  it('an account has room for 64 MB of games; what takes no more than before is still saved', async () => {
    const second = await solved(LEVEL(2));
    await putGame(node, 'nina', LEVEL(1), { game });
    await fill('nina', 64, 1024 * 1024);
    expect(statusOf(await putGame(node, 'nina', LEVEL(2), { game: second }))).toEqual([403, 'STORAGE_FULL']);
    expect((await putGame(node, 'nina', LEVEL(1), { game, revision: 1 })).statusCode).toBe(200);
    // no other account is affected
    expect((await putGame(node, 'nora', LEVEL(2), { game: second })).statusCode).toBe(200);
  });

  it('an export of megabytes yields to other requests, and is complete', async () => {
    await fill('olga', 40, 500_000);
    let turns = 0;
    let running = true;
    const turn = () => {
      turns += 1;
      if (running) setImmediate(turn);
    };
    turn();
    const answer = await node.get('/api/user/export', as('olga'));
    running = false;
    const names = answer.json().data.progress.map(({ puzzle }: { puzzle: string }) => puzzle);
    expect(names.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `p${n + 1}`).toSorted());
    expect(turns).toBeGreaterThanOrEqual(40);
  });
});
