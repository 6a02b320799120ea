// The judge: what honest and forged logs are worth.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry, SavedGame } from '../../../puzzles/log.ts';
import { type Case, judge } from '../../../server/progress/judge.ts';
import { LIMITS, type Limits } from '../../../server/progress/judgeThread.ts';
import { type Judging, startJudging } from '../../../server/progress/judging.ts';
import { boardOf, contentOf, cut, entriesOf, gameOf, solved, solvingMoves } from './games.ts';

const SUDOKU = 'sudoku/de-leichtes-001';
const caseOf = (puzzle: string, game: unknown): Case => ({
  gameType: puzzle.split('/')[0] ?? '',
  content: contentOf(puzzle),
  game,
  mistakes: 3,
});
const verdictOn = async (game: unknown, puzzle = SUDOKU) => {
  const verdict = await judge(caseOf(puzzle, game));
  if (!verdict.ok) throw new Error(verdict.fault);
  return verdict;
};

let game: SavedGame;
let moves: readonly unknown[];
beforeAll(async () => {
  game = await solved(SUDOKU);
  moves = solvingMoves(await boardOf(SUDOKU));
});

/** As many entries as a log may have. Each one extends the undo history, which is copied every time. */
const endless = gameOf(
  SUDOKU,
  Array.from({ length: 50_000 }, (_, n) => ({
    type: 'move',
    at: 0,
    move: { type: 'digit', cell: 80, digit: 1 + (n % 9), clean: false },
  })),
);

/** A wrong digit in the first free cell, or in later ones. */
const wrong = (index: number) => {
  const move = moves[index] as { digit: number };
  return { ...move, digit: (move.digit % 9) + 1 };
};
const at = (time: number, ...entries: object[]): LogEntry[] =>
  entries.map((entry) => ({ ...entry, at: time }) as LogEntry);
const move = (what: unknown) => ({ type: 'move', move: what });

it.each([
  SUDOKU,
  'sudoku/en-profi_ratsel-020',
  'crossword/de-leichtes-001',
  'crossword/en-doppelseiter-003',
  'gridpuzzle/de-vollformat-002',
  'wordsearch/en-leichtes-012',
])('a solved %s is solved', async (puzzle) => {
  const log = await solved(puzzle);
  const { progress, solving, claims } = await verdictOn(log, puzzle);
  const time = log.log.length * 1000;
  expect([progress, claims]).toEqual([1, []]);
  const least = expect.any(Number);
  expect(solving).toEqual({ first: { time, mistakes: 0, hints: 0, letters: 0 }, bestTime: time, least });
  expect((await verdictOn(cut(log, log.log.length - 1), puzzle)).solving).toBeUndefined();
});

describe('is not solved', () => {
  it.each<[string, () => LogEntry[]]>([
    ['an empty log', () => []],
    ['all but one entry', () => game.log.slice(0, -1)],
    ['a full board with a wrong digit', () => entriesOf([...moves.slice(0, -1), wrong(moves.length - 1)])],
    [
      'a board that was emptied again',
      () => [...game.log, ...at(99_000, move({ type: 'clear', cells: [(moves[0] as { cell: number }).cell] }))],
    ],
    ['one whose last entry was taken back', () => [...game.log, ...at(99_000, { type: 'undo' })]],
    ['one that was given up before', () => [...at(0, { type: 'giveUp' }), ...game.log]],
    [
      'one that was given up, and undone',
      () => [...at(0, move(moves[0]), { type: 'giveUp' }, { type: 'undo' }), ...game.log],
    ],
    ['one with three mistakes', () => [...at(0, move(wrong(0)), move(wrong(1)), move(wrong(2))), ...game.log]],
    [
      'one with four mistakes and a second chance',
      () => [...at(0, ...[0, 1, 2, 3].map((n) => move(wrong(n))), { type: 'secondChance' }), ...game.log],
    ],
    [
      'mistakes that were undone',
      () => [...at(0, ...[0, 1, 2].flatMap((n) => [move(wrong(n)), { type: 'undo' }])), ...game.log],
    ],
  ])('%s', async (_name, log) => {
    expect((await verdictOn(gameOf(SUDOKU, log()))).solving).toBeUndefined();
  });
});

describe('is solved', () => {
  it('with two mistakes, and with three and a second chance', async () => {
    const two = [...at(0, move(wrong(0)), move(wrong(1))), ...game.log];
    expect((await verdictOn(gameOf(SUDOKU, two))).solving?.first?.mistakes).toBe(2);
    for (const [paid, free] of [
      [{}, false], // as logged before free hints paid for it
      [{ paid: 'joker' }, false],
      [{ paid: 'free' }, true],
    ]) {
      const chance = { type: 'secondChance', ...(paid as object) };
      const three = [...at(0, move(wrong(0)), move(wrong(1)), move(wrong(2)), chance), ...game.log];
      const { solving, claims } = await verdictOn(gameOf(SUDOKU, three));
      expect(solving?.first?.mistakes).toBe(3);
      expect(claims).toEqual([{ reason: 'secondChance', ref: '7-secondChance-0', free }]);
    }
  });

  it('in a relaxed game with any number of mistakes, without a time', async () => {
    const log = [...at(0, ...[0, 1, 2, 3, 4].map((n) => move(wrong(n)))), ...game.log];
    const { solving } = await verdictOn(gameOf(SUDOKU, log, { relaxed: true }));
    expect(solving).toMatchObject({ first: { mistakes: 5, hints: 0, letters: 0 }, bestTime: undefined });
    expect(solving?.first).not.toHaveProperty('time');
  });

  it('after a restart that cleared the mistakes or the giving up', async () => {
    const log = [
      ...at(0, ...[0, 1, 2].map((n) => move(wrong(n))), { type: 'giveUp' }, { type: 'restart' }, { type: 'resume' }),
      ...game.log,
    ];
    expect((await verdictOn(gameOf(SUDOKU, log))).solving?.first?.mistakes).toBe(0);
  });

  it('before a restart: the first one counts, and the better time', async () => {
    const end = game.log.length * 1000;
    const again = entriesOf(moves, 500).map((entry) => ({ ...entry, at: entry.at + end }));
    const log = [...game.log, ...at(end, { type: 'restart' }), ...again];
    const { solving, progress } = await verdictOn(gameOf(SUDOKU, log));
    expect([solving?.first?.time, solving?.bestTime, progress]).toEqual([end, end / 2, 1]);
    const begun = await verdictOn(gameOf(SUDOKU, log.slice(0, game.log.length + 1)));
    expect([begun.solving?.bestTime, begun.progress]).toEqual([end, 0]);
  });

  it('before a restart, and too fast after it: then the slow one counts, and its time', async () => {
    const end = game.log.length * 1000;
    const again = entriesOf(moves, 1).map((entry) => ({ ...entry, at: entry.at + end }));
    const both = [...game.log, ...at(end, { type: 'restart' }), ...again];
    expect((await verdictOn(gameOf(SUDOKU, both))).solving).toMatchObject({ first: { time: end }, bestTime: end });
    const fast = entriesOf(moves, 0);
    const slow = [...fast, ...at(0, { type: 'restart' }), ...game.log];
    expect((await verdictOn(gameOf(SUDOKU, slow))).solving).toMatchObject({ first: { time: end }, bestTime: end });
  });
});

/** By game: ms per entry that a human can just manage, and that no human can. */
const PACES = [
  [SUDOKU, 301, 299],
  ['crossword/de-leichtes-001', 151, 149],
  ['gridpuzzle/de-leichtes-001', 201, 25],
  ['wordsearch/en-leichtes-012', 501, 499],
] as const;

it.each(PACES)('%s in no time is solved, and counts for nothing else', async (puzzle, humane, inhumane) => {
  const paced = async (every: number, more: Partial<SavedGame> = {}) =>
    (await verdictOn(await solved(puzzle, every, more), puzzle)).solving;
  expect((await paced(humane))?.bestTime).toBeGreaterThan(1000);
  const nothing = { first: undefined, bestTime: undefined, least: expect.any(Number) };
  for (const every of [0, 5, inhumane]) {
    expect(await paced(every)).toEqual(nothing);
    expect(await paced(every, { relaxed: true })).toEqual(nothing);
  }
  const paused = [...at(0, { type: 'pause' }), ...(await solved(puzzle)).log];
  expect((await verdictOn(gameOf(puzzle, paused), puzzle)).solving).toEqual(nothing);
});

it('entries beyond those that the board needs take time as well', async () => {
  const colour = (n: number) => ({ type: 'colour', cells: [0], colour: n % 9 });
  const idle = Array.from({ length: 4000 }, (_, n) => colour(n + 1));
  const log = (every: number) => entriesOf([...idle, ...moves], every);
  expect((await verdictOn(gameOf(SUDOKU, log(24)))).solving?.first).toBeUndefined();
  expect((await verdictOn(gameOf(SUDOKU, log(26)))).solving?.first).toBeDefined();
});

it('lists everything that costs, with what the game paid for it', async () => {
  const [a, b, c, d, ...rest] = moves as { cell: number; digit: number }[];
  const reveal = (what: object | undefined) => ({ ...what, type: 'reveal' });
  const log = [
    ...at(500, { type: 'hint', paid: 'free', move: reveal(a) }, { type: 'hint', paid: 'joker', move: reveal(b) }),
    ...at(600, { type: 'letter', move: reveal(c) }, { type: 'restart' }, { type: 'letter', move: reveal(d) }),
    ...entriesOf([a, b, c, ...rest]),
  ];
  const { claims, solving } = await verdictOn(gameOf(SUDOKU, log));
  expect(solving?.first).toMatchObject({ hints: 0, letters: 1 });
  expect(claims).toEqual([
    { reason: 'hint', ref: '7-hint-0', free: true },
    { reason: 'hint', ref: '7-hint-1', free: false },
    { reason: 'letter', ref: '7-letter-0', free: false },
    { reason: 'letter', ref: '7-letter-1', free: false },
  ]);
});

describe('in its own thread', () => {
  let judging: Judging;
  beforeAll(() => {
    judging = startJudging();
  });
  afterAll(() => judging.stop());

  it.each<[string, unknown]>([
    ['nothing', null],
    ['another version', { ...gameOf(SUDOKU, []), version: 2 }],
    ['no log', { ...gameOf(SUDOKU, []), log: {} }],
    ['an unknown entry', gameOf(SUDOKU, at(0, { type: 'win' }))],
    ['an impossible move', gameOf(SUDOKU, at(0, move({ type: 'digit', cell: 99, digit: 1, clean: false })))],
    ['a digit of a hint as an entry', gameOf(SUDOKU, at(0, move({ type: 'reveal', cell: 0, digit: 1, clean: false })))],
    ['notes of a hint as an entry', gameOf(SUDOKU, at(0, move({ type: 'setNotes', cells: [0], notes: [1] })))],
    [
      'notes of a hint for a letter',
      gameOf(SUDOKU, at(0, { type: 'letter', move: { type: 'setNotes', cells: [0], notes: [1] } })),
    ],
    [
      'an entry for a hint',
      gameOf(SUDOKU, at(0, { type: 'hint', paid: 'free', move: { type: 'digit', cell: 0, digit: 1, clean: false } })),
    ],
    ['a clock that runs back', gameOf(SUDOKU, [...at(5, { type: 'pause' }), ...at(4, { type: 'resume' })])],
    ['no time', gameOf(SUDOKU, at(Number.NaN, { type: 'pause' }))],
    ['a hint that nobody paid', gameOf(SUDOKU, at(0, { type: 'hint', move: {} }))],
    [
      '501 restarts',
      gameOf(
        SUDOKU,
        Array.from({ length: 501 }, () => ({ type: 'restart', at: 0 })),
      ),
    ],
    ['a game of thousands of years', gameOf(SUDOKU, at(1e14, { type: 'pause' }))],
    [
      'too many entries',
      gameOf(
        SUDOKU,
        Array.from({ length: 50_001 }, () => ({ type: 'pause', at: 0 })),
      ),
    ],
  ])('refuses %s', async (_name, posted) => {
    expect((await judging.judge(caseOf(SUDOKU, posted))).ok).toBe(false);
  });

  it('judges many at once, each by itself', async () => {
    const games = await Promise.all(
      [SUDOKU, 'crossword/de-leichtes-001', 'wordsearch/en-leichtes-012'].map((name) => solved(name)),
    );
    const cases = Array.from({ length: 30 }, (_, n) => games[n % 3] as SavedGame);
    const verdicts = await Promise.all(cases.map((each) => judging.judge(caseOf(each.puzzle, each))));
    expect(verdicts.map((verdict) => verdict.ok && verdict.game.puzzle)).toEqual(cases.map(({ puzzle }) => puzzle));
  });

  it.each<[string, string, Partial<Limits>]>([
    ['refuses a log that alone takes too much of the processor, for good', 'LOG_TOO_COSTLY', { cpu: -1 }],
    ['puts off a log where the machine is too slow', 'NOT_READY', { wall: -1 }],
  ])('%s, and goes on with the next', async (_name, code, limit) => {
    const limits = { ...LIMITS, ...limit };
    const hasty = startJudging({ threads: 1, limits });
    for (let n = 0; n < 2; n++)
      await expect(hasty.judge(caseOf(SUDOKU, endless))).rejects.toMatchObject({
        code,
        statusCode: limits.cpu < 0 ? 422 : 503,
      });
    await hasty.stop();
    expect((await judging.judge(caseOf(SUDOKU, game))).ok).toBe(true);
  });

  it('puts off what more would have to wait for than is good, and forgets nothing that waits', async () => {
    const short = startJudging({ threads: 1, longestQueue: 2 });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => short.judge(caseOf(SUDOKU, game))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(all[4]).toMatchObject({ reason: { code: 'NOT_READY' } });
    expect((await short.judge(caseOf(SUDOKU, game))).ok).toBe(true);
    await short.stop();
  });

  it.runIf(process.env.FULL)(
    'refuses a log that does not fit into its memory, for good',
    { timeout: 60_000 },
    async () => {
      const narrow = startJudging({ threads: 1, limits: { ...LIMITS, memory: 24, cpu: 60_000, wall: 60_000 } });
      await expect(narrow.judge(caseOf(SUDOKU, endless))).rejects.toMatchObject({ code: 'LOG_TOO_COSTLY' });
      await narrow.stop();
    },
  );
});
