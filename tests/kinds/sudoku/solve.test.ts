import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Random, randomInt, seeded, shuffled } from '../../../puzzles/random.ts';
import { type Digits, PEERS, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import { countSolutions, hasOneSolution, solutionsOf, trialsFor } from '../../../puzzles/sudoku/solve.ts';

const board = (text: string): Digits => parseBoard(text) as Digits;
const EMPTY = '.'.repeat(81);
const SEVENTEEN = readFileSync(new URL('../../../assets/bench/sudoku17.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** The digits that the cell sees, a bit for each. */
function seenFrom(digits: Digits, cell: number): number {
  let seen = 0;
  for (const peer of PEERS[cell] ?? []) seen |= 1 << (digits[peer] ?? 0);
  return seen;
}

const fitting = (seen: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => ((seen >> digit) & 1) === 0);

/** The plainest solver, as the reference: the empty cell where the fewest digits fit, and each of them. */
function plainSolutions(digits: Digits, limit: number): Digits[] {
  const clash = digits.some((digit, cell) => digit !== 0 && ((seenFrom(digits, cell) >> digit) & 1) === 1);
  return clash ? [] : fillings(digits, limit);
}

function fillings(digits: Digits, limit: number): Digits[] {
  let best = { cell: -1, fits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
  for (const cell of digits.keys()) {
    if (digits[cell] !== 0) continue;
    const fits = fitting(seenFrom(digits, cell));
    if (fits.length < best.fits.length) best = { cell, fits };
    if (fits.length < 2) break;
  }
  if (best.cell < 0) return [digits];
  const found: Digits[] = [];
  for (const digit of best.fits) {
    if (found.length < limit) found.push(...fillings(digits.with(best.cell, digit), limit - found.length));
  }
  return found;
}

test('a board of 81 characters is read and written; any other text is refused', () => {
  const text = '1.3'.repeat(27);
  expect(printBoard(board(text))).toBe(text);
  expect(parseBoard('0'.repeat(81))).toEqual(new Uint8Array(81));
  for (const bad of ['', '1'.repeat(80), '1'.repeat(82), 'x'.repeat(81), `${EMPTY}\n`])
    expect(parseBoard(bad)).toBeUndefined();
});

test.each([
  ['row', '11'],
  ['row, at its ends', '1.......1'],
  ['column', `1${'.'.repeat(8)}1`],
  ['column, across bands', `1${'.'.repeat(71)}1`],
  ['box', `1${'.'.repeat(9)}1`],
])('the same digit twice in a %s has no solution', (_, start) => {
  expect(countSolutions(board(start.padEnd(81, '.')))).toEqual({ count: 0, solution: undefined });
});

test('a full board has one solution if it is right, and none if two cells are swapped', () => {
  const full = fullGrid(seeded(1));
  expect(countSolutions(full)).toEqual({ count: 1, solution: full });
  const swapped = full.slice();
  [swapped[0], swapped[1]] = [full[1] as number, full[0] as number];
  expect(countSolutions(swapped).count).toBe(0);
});

const turned = (digits: Digits): Digits =>
  digits.map((_, cell) => digits[(cell % 9) * 9 + 8 - Math.floor(cell / 9)] as number);

/** A careful trial takes about 10 µs: this many stay below 100 ms. */
const MOST_TRIALS = 5000;

/** Known for being hard, or found by a search for boards that cost this solver or an earlier one most. */
const HARD: readonly [shows: string, text: string, solutions: number][] = [
  ['Norvig: 24 minutes', '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........', 0],
  ['Norvig: many ways', '.....6....59.....82....8....45........3........6..3.54...325..6..................', 2],
  ['Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 1],
  ['Easter Monster', '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1', 1],
  ['AI Escargot', '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..', 1],
  ['Inkala 2010', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 1],
  ['Inkala 2012', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 1],
  ['298,100 without houses', '....6...5...7.......7......548.3..............9....2....6.....1...3.7...........9', 2],
  ['51,893 without houses', '8.........34.........3...4.......8........5...1.6..........2....475............68', 2],
  ['23,991 by cells', '.65..........................8.6..9..53.9......4....6....2..1.4.1.3....72..7.....', 0],
  ['4,432 without memory', '9..3......5......4.1......6...9......7..4.68................71..6..93....4.2....8', 0],
  ['7,297 without memory', '.65.........9...7...........78.62.9...3.9......4.7..6....2..1.4.........2........', 2],
  ['the hardest found', '.65.......2....................6..9...359......4....6....2..1.4.1.8....72..7..8..', 0],
];

test.each(HARD)('a hard board takes few trials, whichever way it is turned: %s', (_, text, solutions) => {
  let digits = board(text);
  for (let turn = 0; turn < 4; turn++) {
    expect(countSolutions(digits).count).toBe(solutions);
    expect(trialsFor(digits)).toBeLessThan(MOST_TRIALS);
    digits = turned(digits);
  }
});

/** A board with so many digits that break no rule, most of them impossible. */
function scattered(random: Random, clues: number): Digits {
  const digits = new Uint8Array(81);
  for (let tries = 0, left = clues; tries < 300 && left > 0; tries++) {
    const [cell, digit] = [randomInt(random, 81), 1 + randomInt(random, 9)];
    if (digits[cell] !== 0 || (PEERS[cell] ?? []).some((peer) => digits[peer] === digit)) continue;
    digits[cell] = digit;
    left--;
  }
  return digits;
}

test('digits scattered at random take few trials', () => {
  const random = seeded(4);
  for (let round = 0; round < (process.env.FULL ? 20_000 : 4000); round++) {
    const digits = scattered(random, round % 28);
    expect([trialsFor(digits) < MOST_TRIALS, printBoard(digits)]).toEqual([true, printBoard(digits)]);
  }
});

test('boards of 17 clues take few trials, also with one of them changed', () => {
  const trials = SEVENTEEN.map((line) => trialsFor(board(line)));
  expect(trials.reduce((sum, each) => sum + each, 0) / trials.length).toBeLessThan(2);
  const random = seeded(5);
  for (const line of SEVENTEEN) {
    const digits = board(line);
    const clue = shuffled(random, [...digits.keys()]).find((cell) => digits[cell] !== 0) as number;
    expect(trialsFor(digits.with(clue, 1 + randomInt(random, 9)))).toBeLessThan(MOST_TRIALS);
  }
});

test('it stops at the limit', () => {
  expect(countSolutions(board(EMPTY)).count).toBe(2);
  expect(countSolutions(board(EMPTY), 1).count).toBe(1);
  expect(countSolutions(board(EMPTY), 1000).count).toBe(1000);
});

/** Puzzles with one solution, the same with a clue fewer or a wrong one, and with many empty cells. */
function* boards(rounds: number): Generator<Digits> {
  const random = seeded(3);
  for (let round = 0; round < rounds; round++) {
    const full = fullGrid(random);
    const digits = dig(random, full);
    const clue = shuffled(random, [...digits.keys()]).find((cell) => digits[cell] !== 0) as number;
    yield digits;
    yield digits.with(clue, 0);
    yield digits.with(clue, ((digits[clue] as number) % 9) + 1);
    yield full.map((digit) => (random() < 0.4 ? digit : 0));
  }
}

test('it agrees with the plainest solver: as many solutions, and the same ones', () => {
  for (const digits of boards(process.env.FULL ? 1000 : 150)) {
    const expected = plainSolutions(digits, 20);
    const count = Math.min(expected.length, 2);
    const { count: counted, solution } = countSolutions(digits);
    expect([counted, hasOneSolution(digits)]).toEqual([count, count === 1]);
    if (count === 1) expect(solution).toEqual(expected[0]);
    const found = solutionsOf(digits, 20).map(printBoard);
    expect(new Set(found).size).toBe(found.length);
    if (expected.length < 20) expect(found.toSorted()).toEqual(expected.map(printBoard).toSorted());
    else expect(found.length).toBe(20);
  }
});

test('each of many solutions is right, and keeps the givens', () => {
  const random = seeded(2);
  for (let round = 0; round < 8; round++) {
    const digits = fullGrid(random);
    for (const cell of shuffled(random, [...digits.keys()]).slice(0, 60)) digits[cell] = 0;
    for (const solution of solutionsOf(digits, 300)) {
      expect(plainSolutions(solution, 1)).toEqual([solution]);
      expect(digits.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    }
  }
});

test('the bench has at least 200 17-clue boards, all different, each with one solution', () => {
  expect(new Set(SEVENTEEN).size).toBe(SEVENTEEN.length);
  expect(SEVENTEEN.length).toBeGreaterThanOrEqual(200);
  for (const text of SEVENTEEN) {
    const digits = board(text);
    expect(digits.filter(Boolean).length).toBe(17);
    expect(countSolutions(digits).count).toBe(1);
  }
});
