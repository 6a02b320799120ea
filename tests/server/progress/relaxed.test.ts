// A relaxed game stays one: nobody solves a level without a limit and then has the time of it counted.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeOn, postgresStore, type TestNode } from '../nodes.ts';
import { changes, putGame } from './device.ts';
import { cut, LEVEL, solved } from './games.ts';

let node: TestNode;
beforeAll(async () => {
  node = await nodeOn(postgresStore);
}, 60_000);
afterAll(() => node?.close());

const post = async (uid: string, game: unknown, revision?: number) =>
  (await putGame(node, uid, LEVEL(1), { game, revision })).json().data;
const stored = async (uid: string) => (await changes(node, uid)).items[0]?.game as { relaxed: boolean };

it('solved relaxed and sent again as if with a limit, it has no best time', async () => {
  const game = await solved(LEVEL(1), 2000, { relaxed: true });
  expect((await post('anna', game)).record).not.toHaveProperty('bestTime');
  const again = await post('anna', { ...game, relaxed: false }, 1);
  expect(again.record).toMatchObject({ solved: true });
  expect(again.record).not.toHaveProperty('bestTime');
  expect(again.record.first).not.toHaveProperty('time');
  expect((await stored('anna')).relaxed).toBe(true);
});

it('begun relaxed and gone on with as if with a limit, it has none either, and is rewarded as a relaxed one', async () => {
  const game = await solved(LEVEL(1), 2000, { relaxed: true });
  // all but the end: a clock that runs ahead of the server's would cost the time, too
  await post('ben', cut(game, -5));
  const { record, reward } = await post('ben', { ...game, relaxed: false }, 1);
  expect([record.solved, record.bestTime, record.first.time, reward]).toEqual([true, undefined, undefined, 1]);
});

it('a game that becomes relaxed goes on, and a new one on the same level may have a time', async () => {
  const game = await solved(LEVEL(1), 2000);
  await post('carla', cut(game, 5));
  await post('carla', { ...game, relaxed: true }, 1);
  expect((await stored('carla')).relaxed).toBe(true);
  const { record } = await post('carla', await solved(LEVEL(1), 3000, { seed: 8 }), 2);
  expect(record.bestTime).toBeGreaterThan(0);
});
