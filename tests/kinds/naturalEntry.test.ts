// The same for the games that are not written in words (naturalTyping.test.ts): 200 right digits of a sudoku and every word of word
// searches, entered in any order and in every way that there is, cost no mistake; and a wrong one costs one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../../puzzles/grid.ts';
import type { Givens as SudokuGivens } from '../../puzzles/sudoku/types.ts';
import type { Givens as SearchGivens } from '../../puzzles/wordsearch/types.ts';
import { BoardPlayer, player } from '../helpers/boardPlayer.ts';
import { firstLevel } from '../helpers/writer.ts';

const SEED = Number(process.env.SEED ?? 16);
const FLAGS = [true, false];

const fresh = ({ kind, givens, view }: BoardPlayer): BoardPlayer => new BoardPlayer(kind, givens, view);
const nameOf = (at: BoardPlayer, cell: Cell): string =>
  `r${Math.floor(cell / at.givens.width) + 1}c${(cell % at.givens.width) + 1}`;

/** By arrow keys. */
function walk(at: BoardPlayer, to: Cell): void {
  const { width } = at.givens;
  const steps = (now: number, goal: number, [less, more]: readonly ['up' | 'left', 'down' | 'right']): void => {
    for (let n = 0; n < Math.abs(goal - now); n++) at.arrow(goal < now ? less : more);
  };
  steps(Math.floor(at.view.cursor / width), Math.floor(to / width), ['up', 'down']);
  steps(at.view.cursor % width, to % width, ['left', 'right']);
}

interface Digit {
  readonly at: BoardPlayer;
  readonly cell: Cell;
  readonly digit: string;
  readonly other: string;
}

/** The digit is locked, whatever was locked before. */
function lock({ at, digit }: Digit): void {
  const { locked } = at.view as unknown as { locked: number };
  if (String(locked) !== digit) at.type(digit);
}
const byDigit = ({ at }: Digit): boolean =>
  (at.view as unknown as { options: { entry: string } }).options.entry === 'digit';

const DIGIT_WAYS = {
  tapped(one: Digit) {
    if (byDigit(one)) lock(one);
    one.at.tap(nameOf(one.at, one.cell));
    if (!byDigit(one)) one.at.type(one.digit);
  },
  walked(one: Digit) {
    walk(one.at, one.cell);
    if (!byDigit(one)) return one.at.type(one.digit);
    lock(one);
    return one.at.act();
  },
  /** Candidates first, wrong ones among them, then the digit. */
  noted(one: Digit) {
    const { at, cell, digit, other } = one;
    at.mode('notes');
    if (byDigit(one)) {
      for (const note of [digit, other]) {
        lock({ ...one, digit: note });
        at.tap(nameOf(at, cell));
      }
    } else at.tap(nameOf(at, cell)).type(digit).type(other);
    at.mode('digit');
    DIGIT_WAYS.tapped(one);
  },
  /** A wrong digit would cost; the right one is taken out by mistake and comes back. */
  twice(one: Digit) {
    DIGIT_WAYS.tapped(one);
    one.at.tap(nameOf(one.at, one.cell)).erase();
    DIGIT_WAYS.tapped(one);
  },
};

const SUDOKU = FLAGS.flatMap((cleanNotes) => ['cell', 'digit'].map((entry) => ({ entry, cleanNotes })));

test.each(SUDOKU)('200 digits of a sudoku by $entry, cleanNotes $cleanNotes', async (settings) => {
  const boards = [await player('sudoku', firstLevel('sudoku'))];
  for (const board of boards) for (const [name, value] of Object.entries(settings)) board.set(name, value);
  const turn = fc.record({
    cell: fc.nat(80),
    way: fc.constantFrom(...(Object.keys(DIGIT_WAYS) as (keyof typeof DIGIT_WAYS)[])),
    other: fc.integer({ min: 1, max: 9 }),
  });
  const stands = fc.array(fc.boolean(), { minLength: 81, maxLength: 81 });
  let fills = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      stands,
      fc.array(turn, { minLength: 10, maxLength: 20 }),
      (board, stands, turns) => {
        const at = fresh(board);
        const { solution } = at.givens as unknown as SudokuGivens;
        const digits = () => (at.game.play as { digits: readonly number[] }).digits;
        for (const [cell, digit] of solution.entries())
          if (stands[cell]) at.write({ type: 'move', move: { type: 'digit', cell, digit, clean: false } });
        for (const { cell: which, way, other } of turns) {
          const open = digits().flatMap((digit, cell) => (digit === 0 ? [cell] : []));
          const cell = open[which % open.length];
          if (cell === undefined) return;
          DIGIT_WAYS[way]({ at, cell, digit: String(solution[cell]), other: String(other) });
          expect([digits()[cell], at.game.mistakes], `${way} in ${nameOf(at, cell)}`).toEqual([solution[cell], []]);
          fills++;
        }
        const left = digits().indexOf(0);
        if (left < 0) return;
        const wrong = String(((solution[left] as number) % 9) + 1);
        DIGIT_WAYS.tapped({ at, cell: left, digit: wrong, other: wrong });
        expect(at.game.mistakes).toHaveLength(1);
      },
    ),
    { seed: SEED, numRuns: 25 },
  );
  expect(fills).toBeGreaterThanOrEqual(200);
});

interface Search {
  readonly at: BoardPlayer;
  readonly from: Cell;
  readonly to: Cell;
  /** The cell beside the first one, away from the word. */
  readonly beside: Cell;
}

const SEARCH_WAYS = {
  dragged: ({ at, from, to }: Search) => at.drag(nameOf(at, from), nameOf(at, to)),
  tapped: ({ at, from, to }: Search) => at.tap(nameOf(at, from)).tap(nameOf(at, to)),
  entered({ at, from, to }: Search) {
    walk(at, from);
    at.act();
    walk(at, to);
    at.act();
  },
  /** A tap that slips to the next cell, taken back, then the line. */
  jittered({ at, from, to, beside }: Search) {
    at.drag(nameOf(at, from), nameOf(at, beside)).cancel();
    at.drag(nameOf(at, from), nameOf(at, to));
  },
  /** The finger comes down a cell too early, and again. */
  early({ at, from, to, beside }: Search) {
    at.drag(nameOf(at, beside), nameOf(at, to)).drag(nameOf(at, from), nameOf(at, to));
  },
};

test('every word of word searches, in any order and way', async () => {
  const boards = await Promise.all(
    ['de', 'en'].map((language) => player('wordsearch', firstLevel('wordsearch', language))),
  );
  const turn = fc.record({
    word: fc.nat(99),
    way: fc.constantFrom(...(Object.keys(SEARCH_WAYS) as (keyof typeof SEARCH_WAYS)[])),
    turned: fc.boolean(),
  });
  let found = 0;
  fc.assert(
    fc.property(fc.constantFrom(...boards), fc.array(turn, { minLength: 6, maxLength: 12 }), (board, turns) => {
      const at = fresh(board);
      const { words, width, letters } = at.givens as unknown as SearchGivens;
      const done = () => (at.game.play as { found: readonly number[] }).found;
      for (const { word: which, way, turned } of turns) {
        const open = [...words.keys()].filter((word) => !done().includes(word));
        const word = open[which % open.length];
        if (word === undefined) return;
        const { cells, text } = words[word] as SearchGivens['words'][number];
        const ends = [cells[0] as Cell, cells.at(-1) as Cell];
        const [from, to] = (turned ? ends.toReversed() : ends) as [Cell, Cell];
        SEARCH_WAYS[way]({ at, from, to, beside: besideOf(width, letters.length, from, to) });
        expect([done().includes(word), at.game.mistakes], `${text} ${way}`).toEqual([true, []]);
        found++;
      }
    }),
    { seed: SEED, numRuns: 40 },
  );
  expect(found).toBeGreaterThanOrEqual(200);
});

/** One cell further from `to` than `from` is; `from` itself at the edge. */
function besideOf(width: number, count: number, from: Cell, to: Cell): Cell {
  const columns = Math.sign((from % width) - (to % width));
  const rows = Math.sign(Math.floor(from / width) - Math.floor(to / width));
  const column = (from % width) + columns;
  const cell = from + rows * width + columns;
  return column >= 0 && column < width && cell >= 0 && cell < count ? cell : from;
}
