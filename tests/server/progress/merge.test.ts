// Devices that play offline and sync in any order: all end up with the same board for each level, no solved level is lost, and each
// pays once. On both databases; most runs on the embedded one.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../../../puzzles/log.ts';
import { judge } from '../../../server/progress/judge.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { changes, Device, type Local } from './device.ts';
import { contentOf, cut, solved } from './games.ts';

/** Small levels that are open to everyone. */
const PUZZLES = ['wordsearch/de-leichtes-001', 'wordsearch/de-leichtes-002', 'wordsearch/en-leichtes-001'];
/** 500 runs in the full test (40 s of CPU), most of them on the faster database; otherwise fewer. */
const FULL = process.env.FULL === '1';
const RUNS = FULL ? { 'embedded database': 440, PostgreSQL: 60 } : { 'embedded database': 40, PostgreSQL: 20 };

/** Two solutions of each level, a slow and a fast one: a played game is a prefix of one of them. */
const games = new Map<string, readonly [SavedGame, SavedGame]>();
beforeAll(async () => {
  for (const puzzle of PUZZLES)
    games.set(puzzle, [await solved(puzzle, 2000, { seed: 1 }), await solved(puzzle, 1000, { seed: 2 })]);
});

async function localOf(puzzle: string, fast: boolean, part: number): Promise<Local> {
  const whole = games.get(puzzle)?.[fast ? 1 : 0] as SavedGame;
  const game = cut(whole, Math.max(1, Math.round(whole.log.length * part)));
  const [gameType = ''] = puzzle.split('/');
  const verdict = await judge({ gameType, content: contentOf(puzzle), game, mistakes: 3 });
  if (!verdict.ok) throw new Error(verdict.fault);
  return {
    game,
    progress: verdict.progress,
    solved: verdict.solving !== undefined,
    bestTime: verdict.solving?.bestTime,
  };
}

const device = fc.constantFrom(0, 1);
const puzzle = fc.constantFrom(...PUZZLES);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      device,
      puzzle,
      fast: fc.boolean(),
      part: fc.constantFrom(0.2, 0.5, 0.9, 1, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('push' as const), device, puzzle }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pull' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('both' as const), puzzle }) },
);

describe.each(RULE_STORES)('on the %s', (name, openStore) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await nodeOn(openStore);
  }, 60_000);
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  let person = 0;

  it('two devices end with the same boards', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const uid = `person${person++}`;
        const devices = [new Device(node, uid), new Device(node, uid)] as const;
        const won = new Map<string, number>();
        for (const each of steps) {
          node.at += 60_000; // no game may run faster than the clock
          if (each.do === 'pull') await devices[each.device]?.pull();
          if (each.do === 'push') await devices[each.device]?.push(each.puzzle);
          if (each.do === 'both') await Promise.all(devices.map((one) => one.push(each.puzzle)));
          if (each.do !== 'play') continue;
          const local = await localOf(each.puzzle, each.fast, each.part);
          if (local.solved)
            won.set(each.puzzle, Math.min(won.get(each.puzzle) ?? Infinity, local.bestTime ?? Infinity));
          devices[each.device]?.plays(local);
          // a solved game is sent before it is replayed
          if (local.solved) await devices[each.device]?.push(each.puzzle);
        }
        for (let round = 0; round < 2; round++) {
          for (const one of devices) {
            for (const name of PUZZLES) await one.push(name);
            await one.pull();
          }
        }
        const { items } = await changes(node, uid);
        const server = new Map(items.map((item) => [item.id, item]));
        for (const one of devices) {
          const boards = [...one.games].map(([id, local]) => [id, local.game]);
          expect(Object.fromEntries(boards)).toEqual(Object.fromEntries(items.map(({ id, game }) => [id, game])));
        }
        for (const [id, bestTime] of won) expect(server.get(id)?.record).toMatchObject({ solved: true, bestTime });
        for (const { id, record } of items) expect(record.solved).toBe(won.has(id));
        const { data } = (await node.get('/api/inventory/consumables', as(uid))).json();
        expect(data.spellJoker).toBe(10 + won.size);
      }),
      { numRuns: RUNS[name] },
    );
  });
});
