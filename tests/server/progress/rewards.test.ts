// Which levels are open, what a solved level pays, and what has to be paid for in it. The same on both databases.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry, SavedGame } from '../../../puzzles/log.ts';
import { uniqueItems } from '../../../server/store/schema.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { NOON, nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { putGame, type Sending, statusOf } from './device.ts';
import { boardOf, cut, DAILY, gameOf, LEVEL, solved, solvingMoves } from './games.ts';

const DAY = 86_400_000; // ms

describe.each(RULE_STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await nodeOn(openStore);
  }, 60_000);
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const put = (uid: string, puzzle: string, sending: Sending) => putGame(node, uid, puzzle, sending);
  const solve = async (uid: string, puzzle: string) => put(uid, puzzle, { game: await solved(puzzle) });
  const spend = (uid: string, puzzle: string, reason: string, ref: string) => {
    const [gameType, levelId] = puzzle.split('/');
    return node.app.inject({
      method: 'POST',
      url: '/api/inventory/consumables/spend',
      payload: { reason, gameType, levelId, ref },
      headers: { ...as(uid), 'idempotency-key': crypto.randomUUID() },
    });
  };
  const daily = async (date: string): Promise<SavedGame> => {
    const [, id] = DAILY(date).split('/');
    const { data } = (await node.get(`/api/game/sudoku/tagliches_ratsel/${id}`)).json();
    return solved(DAILY(date), 1000, {}, data.content);
  };

  it('opens the sixth level with the fifth, and any with ten jokers', async () => {
    expect(statusOf(await solve('fritz', LEVEL(6)))).toEqual([403, 'LEVEL_LOCKED']);
    expect((await solve('fritz', LEVEL(5))).json().data.reward).toBe(1);
    // a word puzzle is a different one in each language
    await solve('fritz', 'wordsearch/de-leichtes-005');
    expect(statusOf(await solve('fritz', 'wordsearch/en-leichtes-006'))).toEqual([403, 'LEVEL_LOCKED']);
    expect((await solve('fritz', LEVEL(6))).json().data.reward).toBe(1);
    await node.db
      .insert(uniqueItems)
      .values({ uid: 'fritz', uniqueId: `level:${LEVEL(9)}`, kind: 'level', id: LEVEL(9) });
    expect((await solve('fritz', LEVEL(9))).json().data.reward).toBe(1);
    expect((await put('fritz', LEVEL(10), { game: gameOf(LEVEL(10), []) })).statusCode).toBe(200);
    expect(statusOf(await put('fritz', LEVEL(8), { game: gameOf(LEVEL(8), []) }))).toEqual([403, 'LEVEL_LOCKED']);
  });

  it('does not open the next level with one that is not solved', async () => {
    await put('gina', LEVEL(5), { game: cut(await solved(LEVEL(5)), 10) });
    const gaveUp = await solved(LEVEL(5));
    const log: LogEntry[] = [{ type: 'giveUp', at: 0 }, ...gaveUp.log];
    const answer = await put('gina', LEVEL(5), { game: { ...gaveUp, log }, revision: 1 });
    expect(answer.json().data).toMatchObject({ record: { solved: false } });
    expect(answer.json().data).not.toHaveProperty('reward');
    expect(statusOf(await solve('gina', LEVEL(6)))).toEqual([403, 'LEVEL_LOCKED']);
  });

  describe('a daily level', () => {
    it('pays two jokers on its day', async () => {
      const answer = await put('hugo', DAILY('2026-11-21'), { game: await daily('2026-11-21') });
      expect(answer.json().data).toMatchObject({ reward: 2, userInvConsumables: { spellJoker: 12 } });
    });

    it('keeps the day on which it was opened, past midnight and after a week without a network', async () => {
      const game = await daily('2026-11-21');
      await put('ida', DAILY('2026-11-21'), { game: cut(game, 5), opened: '2026-11-21' });
      node.at = NOON + 13 * DAY;
      const answer = await put('ida', DAILY('2026-11-21'), { game, revision: 1, opened: '2026-12-04' });
      expect(answer.json().data).toMatchObject({ reward: 2, record: { opened: '2026-11-21' } });
      node.at = NOON + 7 * DAY;
      const late = await put('jan', DAILY('2026-11-21'), { game, opened: '2026-11-21' });
      node.at = NOON;
      expect(late.json().data.reward).toBe(2);
    });

    it('of a past day is kept, but not paid, unless it was bought', async () => {
      const game = await daily('2026-11-10');
      for (const opened of ['2026-11-10', '2026-11-21', '2026-12-24', '2026-01-01', '2026-11-00', undefined]) {
        const uid = `late-${opened}`;
        const answer = await put(uid, DAILY('2026-11-10'), { game, ...(opened !== undefined && { opened }) });
        expect(answer.json().data).toMatchObject({ revision: 1, record: { solved: true } });
        expect(answer.json().data.record.opened).toBe(
          opened === '2026-11-10' || opened === '2026-01-01' ? '2026-11-10' : '2026-11-21',
        );
        expect(answer.json().data).not.toHaveProperty('reward');
      }
      await node.get('/api/user/info', as('kai'));
      const id = DAILY('2026-11-10');
      await node.db.insert(uniqueItems).values({ uid: 'kai', uniqueId: `level:${id}`, kind: 'level', id });
      expect((await put('kai', id, { game })).json().data.reward).toBe(2);
    });
  });

  describe('what costs in a game', () => {
    const [hintMove, letterMove] = [{ type: 'reveal' }, { type: 'reveal' }];
    /** The level, solved with two hints, a letter and a second chance. */
    const costly = async (puzzle: string): Promise<SavedGame> => {
      const moves = solvingMoves(await boardOf(puzzle)) as { digit: number; type: string }[];
      const [a, b, c, ...rest] = moves;
      const log = [
        { type: 'hint', paid: 'free', move: { ...a, ...hintMove } },
        { type: 'hint', paid: 'joker', move: { ...b, ...hintMove } },
        { type: 'letter', move: { ...c, ...letterMove } },
        { type: 'secondChance' },
        ...rest.map((move) => ({ type: 'move', move })),
      ].map((entry, index) => ({ ...entry, at: (index + 1) * 1000 }) as LogEntry);
      return gameOf(puzzle, log);
    };

    it('and was not paid for makes the level unpaid, until it is', async () => {
      const game = await costly(LEVEL(2));
      const answer = await put('lena', LEVEL(2), { game });
      expect(answer.json().data).toMatchObject({ record: { solved: true, progress: 1 } });
      for (const earned of ['reward', 'unpaid', 'record.bestTime', 'record.first'])
        expect(answer.json().data).not.toHaveProperty(earned);
      const chest = {
        method: 'POST',
        url: '/api/inventory/chest',
        payload: { gameType: 'sudoku', size: 'small' },
      } as const;
      await node.app.inject({ ...chest, headers: { ...as('lena'), 'idempotency-key': crypto.randomUUID() } });
      const paid = [
        ['hint', '7-hint-0'],
        ['hint', '7-hint-1'],
        ['letter', '7-letter-0'],
        ['secondChance', '7-secondChance-0'],
      ] as const;
      let revision = 1;
      for (const [reason, ref] of paid) {
        const before = await put('lena', LEVEL(2), { game, revision: revision++ });
        expect(before.json().data).not.toHaveProperty('reward');
        expect((await spend('lena', LEVEL(2), reason, ref)).statusCode).toBe(200);
      }
      expect((await put('lena', LEVEL(2), { game, revision })).json().data).toMatchObject({
        reward: 1,
        record: { bestTime: game.log.at(-1)?.at, first: { hints: 2, letters: 1 } },
      });
      // payments for another level or by another player do not count
      expect((await put('lena', LEVEL(3), { game: await costly(LEVEL(3)) })).json().data).not.toHaveProperty('reward');
      expect((await put('mia', LEVEL(2), { game })).json().data).not.toHaveProperty('reward');
    });

    it('pays for a game in which a hint took out what was marked as wrong, and nothing was charged for it', async () => {
      const game = await solved(LEVEL(2));
      const [first] = game.log as readonly { move?: { cell: number; digit: number } }[];
      const right = first?.move;
      const wrong = { ...right, digit: ((right?.digit ?? 0) % 9) + 1 };
      const log = [
        { type: 'move', at: 0, move: wrong },
        { type: 'move', at: 0, move: { type: 'clear', cells: [right?.cell] } },
        ...game.log,
      ] as LogEntry[];
      const { data } = (await put('tidy', LEVEL(2), { game: { ...game, log } })).json();
      expect(data).toMatchObject({ reward: 1, record: { first: { mistakes: 1, hints: 0 } } });
      const { data: holds } = (await node.get('/api/inventory/consumables', as('tidy'))).json();
      expect(holds).toMatchObject({ freeHints: 3, spellJoker: 11 });
    });

    it("accepts a visitor's three free hints on trust, but not a fourth", async () => {
      const game = await solved(LEVEL(4));
      const withHints = (hints: number): SavedGame => ({
        ...game,
        log: game.log.map((entry, index) => {
          if (index >= hints || entry.type !== 'move') return entry;
          return { type: 'hint', at: entry.at, paid: 'free', move: { ...(entry.move as object), type: 'reveal' } };
        }),
      });
      expect((await put('nora', LEVEL(4), { game: withHints(4) })).json().data).not.toHaveProperty('reward');
      expect((await put('nora', LEVEL(4), { game: withHints(3), revision: 1 })).json().data.reward).toBe(1);
    });

    it('counts second chances that a free hint paid for among those three', async () => {
      const game = await solved(LEVEL(4));
      const withChances = (chances: number): SavedGame => {
        const [first, ...rest] = game.log.map((entry, index) =>
          index < 2 && entry.type === 'move'
            ? { type: 'hint', at: entry.at, paid: 'free', move: { ...(entry.move as object), type: 'reveal' } }
            : entry,
        );
        const taken = Array.from({ length: chances }, () => ({ type: 'secondChance', at: first?.at, paid: 'free' }));
        return { ...game, log: [first, ...taken, ...rest] as LogEntry[] };
      };
      expect((await put('olga', LEVEL(4), { game: withChances(2) })).json().data).not.toHaveProperty('reward');
      expect((await put('olga', LEVEL(4), { game: withChances(1), revision: 1 })).json().data.reward).toBe(1);
    });
  });
});
