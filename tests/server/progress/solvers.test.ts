// How the players of a daily did: counted as judged, once each, by brand, with nobody in it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEWEST, slowerShare, unaidedShare } from '../../../puzzles/solveTimes.ts';
import { countSolve, solveTimesOf } from '../../../server/store/solveTimes.ts';
import { nodeOn, postgresStore, type TestNode } from '../nodes.ts';
import { putGame, statusOf } from './device.ts';
import { DAILY, LEVEL, solved } from './games.ts';

const DAY = 24 * 3600_000; // ms
const TODAY = DAILY('2026-11-21');
const path = (puzzle: string, category = 'tagliches_ratsel') => {
  const [gameType, id] = puzzle.split('/');
  return `/api/game/${gameType}/${category}/${id}`;
};

let node: TestNode;
beforeAll(async () => {
  node = await nodeOn(postgresStore);
}, 60_000);
afterAll(() => node?.close());

/** `each`: ms between two entries. */
async function solve(uid: string, each: number, more: { relaxed?: boolean } = {}, revision?: number) {
  const { data } = (await node.get(path(TODAY))).json();
  const game = { ...(await solved(TODAY, each, {}, data.content)), ...more };
  return putGame(node, uid, TODAY, revision === undefined ? { game } : { game, revision });
}
const solvers = async () => (await node.get(`${path(TODAY)}/solvers`)).json().data;

it('says how many there are, and no more until they are enough', async () => {
  for (let n = 1; n < FEWEST; n++) expect((await solve(`player-${n}`, n * 1000)).statusCode).toBe(200);
  expect(await solvers()).toEqual({ players: FEWEST - 1, unaided: 0, times: [] });
  await solve('player-ten', 60_000);
  const all = await solvers();
  expect(all).toMatchObject({ players: FEWEST, unaided: FEWEST });
  expect(unaidedShare(all)).toBe(1);
  expect(slowerShare(all, 1)).toBe(1);
  expect(slowerShare(all, 1e9)).toBe(0);
});

it('counts nobody twice, no relaxed game, and no time that no human has', async () => {
  const before = await solvers();
  expect((await solve('player-1', 500, {}, 1)).statusCode).toBe(200);
  expect((await solve('calm', 2000, { relaxed: true })).statusCode).toBe(200);
  expect((await solve('robot', 1)).statusCode).toBe(200);
  expect(await solvers()).toEqual(before);
});

it('counts nobody who opened it when its solution stood in the paper already', async () => {
  const before = await solvers();
  const { data } = (await node.get(path(TODAY))).json();
  const game = await solved(TODAY, 2000, {}, data.content);
  node.at += DAY;
  const late = async (uid: string, opened: string) =>
    (await putGame(node, uid, TODAY, { game, opened })).json().data.record.solved;
  expect(await late('reader', '2026-11-22')).toBe(true);
  expect(await solvers()).toEqual(before);
  // played on its day without a network
  expect(await late('traveller', '2026-11-21')).toBe(true);
  expect(await solvers()).toMatchObject({ players: before.players + 1 });
  node.at -= DAY;
});

it('keeps brands apart, and knows dailies only', async () => {
  const before = await solvers();
  for (let n = 0; n < FEWEST; n++)
    await countSolve(node.db, { brand: 'another', puzzle: TODAY, time: 1000, unaided: true });
  expect(await solvers()).toEqual(before);
  expect(await solveTimesOf(node.db, 'another', TODAY)).toMatchObject({ players: FEWEST, unaided: FEWEST });
  expect(statusOf(await node.get(`${path(LEVEL(1), 'leichtes')}/solvers`))).toEqual([404, 'UNKNOWN_LEVEL']);
  expect(statusOf(await node.get(`${path(LEVEL(1))}/solvers`))).toEqual([400, 'BAD_LEVEL_ID']);
});
