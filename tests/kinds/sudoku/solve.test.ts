import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded, shuffled } from '../../../puzzles/random.ts';
import { type Digits, PEERS, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import { countSolutions, hasOneSolution, solutionsOf, trialsFor } from '../../../puzzles/sudoku/solve.ts';

const board = (text: string): Digits => parseBoard(text) as Digits;
const EMPTY = '.'.repeat(81);
const SEVENTEEN = readFileSync(new URL('../../../assets/bench/sudoku17.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** The simplest possible solver, as the reference: first empty cell, each digit that fits. */
function plainCount(digits: Digits, limit: number): number {
  const clash = digits.some((digit, cell) => digit !== 0 && (PEERS[cell] ?? []).some((peer) => digits[peer] === digit));
  if (clash) return 0;
  const count = (from: number, room: number): number => {
    const cell = digits.indexOf(0, from);
    if (cell < 0) return 1;
    let found = 0;
    for (let digit = 1; digit <= 9 && found < room; digit++) {
      if ((PEERS[cell] ?? []).some((peer) => digits[peer] === digit)) continue;
      digits[cell] = digit;
      found += count(cell + 1, room - found);
      digits[cell] = 0;
    }
    return found;
  };
  return count(0, limit);
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

/** Column 5 has two places for the digits 1, 5 and 6. Known from Peter Norvig's essay: his solver took 24 minutes for it. */
const IMPOSSIBLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

test('a house with too few places for some digits is seen after a few trials, whichever way the board is turned', () => {
  const turned = (digits: Digits): Digits =>
    digits.map((_, cell) => digits[(cell % 9) * 9 + 8 - Math.floor(cell / 9)] as number);
  let digits = board(IMPOSSIBLE);
  for (let turn = 0; turn < 4; turn++) {
    expect(countSolutions(digits)).toEqual({ count: 0, solution: undefined });
    expect(trialsFor(digits)).toBeLessThan(100);
    digits = turned(digits);
  }
});

test('boards of 17 clues take few trials', () => {
  const trials = SEVENTEEN.map((line) => trialsFor(board(line)));
  expect(trials.reduce((sum, each) => sum + each, 0) / trials.length).toBeLessThan(20);
});

test('it stops at the limit', () => {
  expect(countSolutions(board(EMPTY)).count).toBe(2);
  expect(countSolutions(board(EMPTY), 1).count).toBe(1);
  expect(countSolutions(board(EMPTY), 1000).count).toBe(1000);
});

test('all solutions are different, right, and as many as the simplest solver finds', () => {
  const random = seeded(2);
  for (let round = 0; round < (process.env.FULL ? 20 : 8); round++) {
    const digits = fullGrid(random);
    for (const cell of shuffled(random, [...digits.keys()]).slice(0, 54)) digits[cell] = 0;
    const solutions = solutionsOf(digits, 300);
    expect(solutions.length).toBe(plainCount(digits.slice(), 300));
    expect(new Set(solutions.map(printBoard)).size).toBe(solutions.length);
    for (const solution of solutions) {
      expect(plainCount(solution.slice(), 1)).toBe(1);
      expect(digits.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    }
  }
});

test('it agrees with the simplest solver on minimal boards, with one clue fewer and with one clue wrong', () => {
  const random = seeded(3);
  for (let round = 0; round < (process.env.FULL ? 25 : 10); round++) {
    const digits = dig(random, fullGrid(random));
    const clue = digits.findIndex((digit) => digit !== 0);
    const less = digits.slice();
    less[clue] = 0;
    const wrong = digits.slice();
    wrong[clue] = ((digits[clue] as number) % 9) + 1;
    for (const each of [digits, less, wrong]) {
      const count = plainCount(each.slice(), 2);
      expect(countSolutions(each).count).toBe(count);
      expect(hasOneSolution(each)).toBe(count === 1);
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
