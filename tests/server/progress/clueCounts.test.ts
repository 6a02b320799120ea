// What the server keeps of each clue: once per player and level, from the first run, and never who played.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CLUE_REASONS } from '../../../api/clueReasons.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import type { LogEntry } from '../../../puzzles/log.ts';
import { FEWEST } from '../../../puzzles/solveTimes.ts';
import { allClueCounts, countClues } from '../../../server/store/clueCounts.ts';
import { clueCounts, feedback } from '../../../server/store/schema.ts';
import { supportOn } from '../brandDocuments.ts';
import { STORES, type Store, startNode, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { putGame } from './device.ts';
import { boardOf, entriesOf, gameOf, LEVEL, solved, solvingMoves } from './games.ts';

const PUZZLE = 'crossword/de-leichtes-001';
const board = await boardOf(PUZZLE);
const { slots } = board.givens as Givens;
const moves = solvingMoves(board);
const folder = mkdtempSync(join(tmpdir(), 'clues-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Fills a word, first with a wrong last letter if `wrong`; with its first letter from a hint if `hint`. */
function word(index: number, at: number, how: 'right' | 'wrong' | 'hint' = 'right'): LogEntry[] {
  const { cells, answer } = slots[index] as Givens['slots'][number];
  const other = answer.endsWith('X') ? 'Y' : 'X';
  return [
    ...cells.map((cell, place): LogEntry => {
      if (how === 'hint' && place === 0) return { type: 'hint', at, move: { type: 'reveal', cell }, paid: 'free' };
      const letter = how === 'wrong' && place === cells.length - 1 ? other : (answer[place] as string);
      return { type: 'move', at: at + place * 1000, move: { type: 'letter', cell, letter, pencil: false } };
    }),
    ...(how === 'wrong' ? word(index, at + 20_000) : []),
  ];
}

/** As many mistakes as lose the game. */
const losing = (): LogEntry[] =>
  [0, 1, 2].flatMap((index) => word(index, 10_000 + index * 50_000, 'wrong').slice(0, -slots[index]!.cells.length));

describe.each(STORES)('on the %s', (name, openStore) => {
  let store: Store;
  let node: TestNode;
  let players = 0;

  beforeAll(async () => {
    store = await openStore();
    node = await startNode(await store.open('main'));
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });
  afterEach(async () => {
    await node.db.delete(clueCounts);
    await node.db.delete(feedback);
  });

  const nextPlayer = () => `player-${++players}`;
  const play = async (
    log: readonly LogEntry[],
    {
      uid = nextPlayer(),
      more = {},
      revision = undefined as number | undefined,
      key = undefined as string | undefined,
    } = {},
  ) => {
    const answer = await putGame(node, uid, PUZZLE, { game: gameOf(PUZZLE, log, more), revision, ...(key && { key }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const rest = (log: readonly LogEntry[]) => {
    const from = (log.at(-1)?.at ?? 0) + 1000;
    return [...log, ...entriesOf(moves).map((entry) => ({ ...entry, at: entry.at + from }))];
  };
  const countOf = async (index: number) => {
    const { answer, clue } = slots[index] as Givens['slots'][number];
    return (await allClueCounts(node.db)).find((row) => row.answer === answer && row.clue === clue.text);
  };

  it('counts every clue of a solved level once, whatever is sent again', async () => {
    const uid = nextPlayer();
    await play(entriesOf(moves).slice(0, -1), { uid });
    expect(await allClueCounts(node.db)).toEqual([]);
    const key = '0d6f7d1c-8f0e-4b8a-9c55-1f0c8f6f1a11';
    const sent = await play(entriesOf(moves), { uid, revision: 1, key });
    const once = await allClueCounts(node.db);
    expect(once).toHaveLength(slots.length);
    for (const row of once)
      expect(row).toMatchObject({
        language: 'de',
        category: 'leichtes',
        shown: 1,
        unaided: 1,
        firstTry: 1,
        hinted: 0,
        wrong: 0,
      });
    // the same request, the same game under another key, and a second game of the level
    expect((await play(entriesOf(moves), { uid, revision: 1, key })).body).toBe(sent.body);
    await play(entriesOf(moves), { uid, revision: 2 });
    await play(entriesOf(moves, 2000), { uid, revision: 3, more: { seed: 8 } });
    expect(await allClueCounts(node.db)).toEqual(once);
    await play(entriesOf(moves));
    expect(await countOf(0)).toMatchObject({ shown: 2, firstTry: 2 });
  });

  it('keeps help and a wrong first entry apart', async () => {
    await play(rest([...word(0, 1000, 'hint'), ...word(slots.length - 1, 60_000, 'wrong')]));
    expect(await countOf(0)).toMatchObject({ shown: 1, unaided: 0, firstTry: 0, hinted: 1, wrong: 0 });
    expect(await countOf(slots.length - 1)).toMatchObject({ shown: 1, unaided: 1, firstTry: 0, hinted: 0, wrong: 1 });
  });

  it.each(['giveUp', 'restart'] as const)(
    'of a game that ends with %s, counts the words that were tried',
    async (type) => {
      const log = [...word(0, 1000), ...word(1, 40_000, 'wrong')];
      const at = 100_000;
      // a second run shows nothing about the clues, since its player has seen the answers
      await play(rest([...log, { type, at }, ...(type === 'giveUp' ? [{ type: 'restart', at } as const] : [])]));
      const rows = await allClueCounts(node.db);
      expect(await countOf(0)).toMatchObject({ shown: 1, firstTry: 1 });
      expect(await countOf(1)).toMatchObject({ shown: 1, wrong: 1, unaided: 1, firstTry: 0 });
      expect(rows.length).toBeLessThan(slots.length / 2);
    },
  );

  it('counts a lost game, and not what comes after it', async () => {
    const uid = nextPlayer();
    await play(losing(), { uid });
    expect(await countOf(0)).toMatchObject({ shown: 1, wrong: 1, firstTry: 0 });
    const lost = await allClueCounts(node.db);
    await play(rest([...losing(), { type: 'secondChance', at: 300_000, paid: 'free' }]), { uid, revision: 1 });
    expect(await allClueCounts(node.db)).toEqual(lost);
  });

  it('counts nothing that is under way, too fast, unpaid, or without clues', async () => {
    await play([...word(0, 1000), ...word(1, 40_000)]);
    await play(entriesOf(moves, 1));
    const hints = moves.slice(0, 20).map((_, index): LogEntry => {
      const { cell } = moves[index] as { cell: number };
      return { type: 'hint', at: 1000 * index, move: { type: 'reveal', cell }, paid: 'joker' };
    });
    await play(rest(hints));
    const sudoku = await putGame(node, nextPlayer(), LEVEL(1), { game: await solved(LEVEL(1)) });
    expect(sudoku.statusCode).toBe(200);
    expect(await allClueCounts(node.db)).toEqual([]);
  });

  it('has no column that could name a player or a time', async () => {
    await play(entriesOf(moves));
    const [row] = await allClueCounts(node.db);
    const [texts, numbers] = [
      ['language', 'answer', 'clue', 'category'],
      ['shown', 'unaided', 'firstTry', 'tried', 'known', 'hinted', 'wrong'],
    ];
    expect(Object.keys(row ?? {})).toEqual([...texts, ...numbers]);
    expect(numbers.map((each) => row?.[each as 'shown']).every((count) => count === 0 || count === 1)).toBe(true);
  });

  it('adds up what many finish at the same time', async () => {
    const outcome = {
      answer: 'AAL',
      clue: 'Fisch',
      unaided: true,
      firstTry: true,
      tried: true,
      known: true,
      hinted: false,
      wrong: false,
    };
    const outcomes = ['A', 'B', 'C', 'D'].map((answer) => ({ ...outcome, answer }));
    const level = { language: 'de', categoryType: 'leichtes' };
    const orders = Array.from({ length: 20 }, (_, n) => [
      ...outcomes.slice(n % 4),
      ...outcomes.slice(0, n % 4),
      outcomes[0]!,
    ]);
    await Promise.all(orders.map((order) => node.db.transaction((tx) => countClues(tx as never, level, order))));
    expect((await allClueCounts(node.db)).map(({ answer, shown }) => [answer, shown])).toEqual(
      ['A', 'B', 'C', 'D'].map((answer) => [answer, 20]),
    );
  });

  it.runIf(name === 'PostgreSQL')('costs one statement, and none once it is counted', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const uid = nextPlayer();
    const costOf = async (revision?: number) => {
      statements.mockClear();
      await play(entriesOf(moves), { uid, ...(revision && { revision, more: { seed: 9 } }) });
      return statements.mock.calls.filter((call) => JSON.stringify(call[0]).includes('clue_counts')).length;
    };
    expect([await costOf(), await costOf(1)]).toEqual([1, 0]);
    statements.mockRestore();
  });

  describe('the export', () => {
    async function exported(file: string) {
      const path = join(folder, `${name}-${file}`);
      const result = await supportOn(node.db)('clues', 'export', path);
      expect(result.err).toBe('');
      return readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    }
    let addresses = 0;
    const report = async (
      message: string,
      headers: Record<string, string>,
      index = 0,
      clueRef = `${index}: ${slots[index]?.clue.text}`,
    ) => {
      const payload = { kind: 'clue', levelId: PUZZLE, clueRef, message };
      const remoteAddress = `10.1.0.${++addresses}`;
      const { statusCode } = await node.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload,
        headers,
        remoteAddress,
      });
      expect(statusCode).toBe(204);
    };

    it('leaves out counts that would tell of few', async () => {
      for (let n = 1; n < FEWEST; n++) await play(entriesOf(moves));
      expect(await exported('few')).toEqual([]);
      await play(entriesOf(moves));
      const records = await exported('enough');
      expect(records).toHaveLength(slots.length);
      expect(records[0]).toMatchObject({
        language: 'de',
        reported: {},
        played: { leichtes: { shown: FEWEST, firstTry: FEWEST } },
      });
    });

    it('has reports by reason: one of each person, one of all visitors, none that is not from the form', async () => {
      await report('answer', as('anna'));
      await report('unclear: und noch etwas', as('anna'));
      await report('answer: Es ist ein Vogel.', as('berta'));
      await report('offensive', {});
      await report('answer: wirklich', {});
      await report('typo', as('carla'), 1);
      await report('Das stimmt nicht.', as('carla'), 2);
      await report('typo', as('carla'), 0, '9999: x');
      await report('typo', as('carla'), 0, '0: ein anderer Text');
      await report('typo', as('carla'), 0, '__proto__');
      const records = await exported('reports');
      const of = (index: number) => ({
        language: 'de',
        answer: slots[index]?.answer,
        clue: slots[index]?.clue.text,
        played: {},
      });
      expect(records).toHaveLength(2);
      expect(records).toContainEqual({ ...of(0), reported: { answer: 2, offensive: 1 } });
      expect(records).toContainEqual({ ...of(1), reported: { typo: 1 } });
      expect(CLUE_REASONS).toContain('typo');
    });
  });
});
