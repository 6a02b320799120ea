// How many 17-clue boards are solved per CPU second, compared with npm solvers on the same boards in the same run.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Digits, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { median, type Row, rateOf, row } from '../row.ts';
import { newQQWing } from './qqwing.ts';

/** Returns 81 digits, or undefined for a board without a solution. */
type Solve = (board: Digits) => string | undefined;

const BOARDS = readFileSync(new URL('../../../assets/bench/sudoku17.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => parseBoard(line) as Digits);

/** Ours also proves that there is no second solution; the peers stop at the first. */
const ours: Solve = (board) => {
  const { count, solution } = countSolutions(board);
  return count === 1 && solution ? printBoard(solution) : undefined;
};

function qqwing(): Solve {
  const solver = newQQWing();
  return (board) => {
    solver.setPuzzle(Array.from(board));
    return solver.solve() ? solver.getSolutionString().trim() : undefined;
  };
}

const require = createRequire(import.meta.url);

function sudoku(): Solve {
  const { solvepuzzle } = require('sudoku') as { solvepuzzle(board: (number | null)[]): number[] | null };
  return (board) =>
    solvepuzzle(Array.from(board, (digit) => (digit === 0 ? null : digit - 1)))
      ?.map((digit) => digit + 1)
      .join('');
}

const ROUNDS = 5;
/** µs of CPU for one solver in one round. */
const SLICE = 1_000_000;

/** Boards per CPU second; whole passes over the boards until the slice is used up. */
const rate = (solve: Solve): number =>
  BOARDS.length * rateOf(() => BOARDS.forEach((board) => void solve(board)), SLICE);

/** The median rate of each. The solvers take turns, so that other work affects all alike; the first round is a warm-up. */
function ratesOf(solvers: readonly Solve[]): number[] {
  const rates = solvers.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, solve] of solvers.entries()) {
      const found = rate(solve);
      if (round > 0) rates[index]?.push(found);
    }
  }
  return rates.map(median);
}

function expectAgreement(solvers: readonly Solve[]): void {
  for (const board of BOARDS) {
    const answers = new Set(solvers.map((solve) => solve(board)));
    if (answers.size !== 1 || answers.has(undefined)) throw new Error(`the solvers differ on ${printBoard(board)}`);
  }
}

export function solverRows(): Row[] {
  const solvers = [ours, qqwing(), sudoku()];
  expectAgreement(solvers);
  const [own, first, second] = ratesOf(solvers) as [number, number, number];
  const unit = 'boards/CPU s';
  return [
    row('sudoku solver, 17 clues, beside qqwing', own, unit, { name: 'qqwing', value: first }),
    row('sudoku solver, 17 clues, beside sudoku', own, unit, { name: 'sudoku', value: second }),
  ];
}
