// Seven days without a network on two devices of one player, and then every order of coming back: no letter is lost, nothing is paid or
// charged twice. The client's own code on both devices, the server's own on the other side.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LevelRecord } from '../../../machines/ports.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { judge } from '../../../server/progress/judge.ts';
import { ledger } from '../../../server/store/schema.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { embeddedStore, NOON, nodeOn, type TestNode } from '../nodes.ts';
import { boardOf, contentOf, cut, DAILY, entriesOf, gameOf, solvingMoves } from './games.ts';
import { offlineDevice } from './offlineDevice.ts';

const DAYS = 7;
const DAY = 86_400_000; // ms
const ORDERS = process.env.FULL === '1' ? 500 : 20;
const LEVELS = ['wordsearch/de-leichtes-001', 'wordsearch/en-leichtes-001'];

const dayOf = (day: number): string => new Date(NOON + day * DAY).toISOString().slice(0, 10);
/** What can be played on a day: the open levels, and the day's sudoku, stored before. */
const puzzlesOn = (day: number): readonly string[] => [...LEVELS, DAILY(dayOf(day))];
const ALL = [...LEVELS, ...Array.from({ length: DAYS }, (_, day) => DAILY(dayOf(day)))];

let node: TestNode;
const contents = new Map<string, unknown>();
/** What solves each. One device plays from the first to the last, the other from the last: half of a level is another half there. */
const moves = new Map<string, readonly unknown[]>();

beforeAll(async () => {
  node = await nodeOn(embeddedStore);
  vi.stubGlobal('window', { isSecureContext: true }); // not before: the database would take this for a browser
  for (const puzzle of ALL) {
    const isDaily = !LEVELS.includes(puzzle);
    const id = puzzle.split('/')[1];
    const answer = isDaily ? (await node.get(`/api/game/sudoku/tagliches_ratsel/${id}`)).json() : undefined;
    const content = answer ? answer.data.content : contentOf(puzzle);
    contents.set(puzzle, content);
    moves.set(puzzle, solvingMoves(await boardOf(puzzle, content)));
  }
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await expectBalancedBooks(node.db);
  await node?.close();
});

/** A game up to a part of it, and its record: judged once, since the same parts come again. */
const judged = new Map<string, readonly [SavedGame, LevelRecord]>();
async function playedOn(day: number, play: Play): Promise<readonly [SavedGame, LevelRecord]> {
  const name = JSON.stringify(play);
  const [game, record] = judged.get(name) ?? (await judgedAs(play));
  judged.set(name, [game, record]);
  return [game, { ...record, opened: dayOf(day) }];
}

async function judgedAs({ device: which, puzzle, fast, part }: Play): Promise<readonly [SavedGame, LevelRecord]> {
  const all = moves.get(puzzle) ?? [];
  const log = entriesOf(which === 0 ? all : all.toReversed(), fast ? 8000 : 9000);
  const seed = which * 10 + Number(fast);
  const game = cut(gameOf(puzzle, log, { seed }), Math.max(1, Math.round(log.length * part)));
  const [gameType = ''] = puzzle.split('/');
  const verdict = await judge({ gameType, content: contents.get(puzzle), game, mistakes: 3 });
  if (!verdict.ok) throw new Error(verdict.fault);
  const { progress, solving } = verdict;
  return [game, { solved: solving !== undefined, bestTime: solving?.bestTime, progress }];
}

const device = fc.constantFrom(0, 1);
const play = (day: number) =>
  fc.record({
    device,
    puzzle: fc.constantFrom(...puzzlesOn(day)),
    fast: fc.boolean(),
    part: fc.constantFrom(0.2, 0.5, 0.9, 1, 1),
  });
type Play = typeof play extends (day: number) => fc.Arbitrary<infer Played> ? Played : never;
const week = fc.tuple(...Array.from({ length: DAYS }, (_, day) => fc.array(play(day), { minLength: 1, maxLength: 3 })));

/** What happens when the network is back: for a device, for both at once, or for so short that answers are lost. */
const coming = fc.oneof(
  fc.record({
    do: fc.constantFrom('sync', 'reload', 'hint', 'collect', 'goes'),
    device,
    lost: fc.constantFrom(0, 0, 1, 2),
  }),
  fc.record({ do: fc.constant('both'), device, lost: fc.constantFrom(0, 1) }),
);

let person = 0;

it(`after a week offline, in ${ORDERS} orders of coming back`, { timeout: 1_500_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(week, fc.array(coming, { minLength: 2, maxLength: 10 }), async (days, back) => {
      const uid = `week${person++}`;
      const devices = [offlineDevice(node, uid), offlineDevice(node, uid)] as const;
      const of = (which: number) => devices[which] as (typeof devices)[0];
      node.at = NOON;
      const won = new Set<string>();
      for (const [day, plays] of days.entries()) {
        node.at = NOON + day * DAY;
        for (const each of plays) {
          const [game, record] = await playedOn(day, each);
          await of(each.device).play(game, record);
          if (record.solved) won.add(each.puzzle);
        }
        await expect(of(day % 2).hint('7-hint-0')).rejects.toMatchObject({ fault: 'offline' });
        await of(day % 2).sync(); // tries, in vain
      }
      const left = await Promise.all(devices.map((one) => Promise.all(ALL.map((puzzle) => one.board(puzzle)))));

      node.at = NOON + DAYS * DAY;
      for (const { do: what, device: which, lost } of back) {
        const one = of(which);
        node.at += 60_000;
        Object.assign(one.network, { up: what !== 'goes', lost });
        if (what === 'sync') await one.sync();
        if (what === 'reload') await one.reload();
        if (what === 'hint') await one.hint(`${which}-hint-0`).catch(onlyNetwork);
        if (what === 'collect') await one.collect().catch(onlyNetwork);
        if (what !== 'both') continue;
        for (const each of devices) each.network.up = true;
        await Promise.all(devices.map((each) => each.sync()));
      }
      for (const each of devices) Object.assign(each.network, { up: true, lost: 0 });
      for (let round = 0; round < 2; round++) {
        for (const each of devices) {
          await each.reload();
          await each.sync();
        }
      }
      for (const [which, each] of devices.entries()) await each.hint(`${which}-hint-0`);
      await of(0).collect().catch(onlyCollected);

      for (const [index, puzzle] of ALL.entries()) {
        const [here, there] = [await of(0).board(puzzle), await of(1).board(puzzle)];
        expect(here).toEqual(there);
        // the board that was not taken is one press away, on one of the devices
        const kept = [here, ...(await Promise.all(devices.map((one) => one.other(puzzle))))];
        for (const boards of left) {
          const board = boards[index];
          if (board) expect(kept.some((one) => contains(one, board))).toBe(true);
        }
      }
      for (const each of devices) {
        expect(each.errors).toEqual([]);
        const records = await each.records();
        expect(new Set(Object.keys(records).filter((puzzle) => records[puzzle]?.solved))).toEqual(won);
        each.close();
      }
      const entries = await node.db.select().from(ledger).where(eq(ledger.uid, uid));
      const of_ = (reason: string) => entries.filter((entry) => entry.reason === reason).map(({ ref }) => ref);
      expect(of_('level')).toHaveLength(won.size);
      expect(new Set(of_('level')).size).toBe(won.size);
      expect(of_('hint').toSorted()).toEqual(['0-hint-0', '1-hint-0'].map((ref) => `sudoku/de-leichtes-001#${ref}`));
      expect(of_('timeReward')).toHaveLength(1);
    }),
    { numRuns: ORDERS },
  );
});

/** Whether everything that was entered on the board is on the kept one too. */
function contains(kept: SavedGame | undefined, board: SavedGame): boolean {
  const there = new Set(kept?.log.map((entry) => entry.type === 'move' && JSON.stringify(entry.move)));
  return board.log.every((entry) => entry.type !== 'move' || there.has(JSON.stringify(entry.move)));
}

function onlyNetwork(error: unknown): void {
  const { fault } = error as { fault?: string };
  if (fault !== 'network' && fault !== 'offline') onlyCollected(error);
}

function onlyCollected(error: unknown): void {
  expect(error).toMatchObject({ data: { code: 'ALREADY_COLLECTED' } });
}
