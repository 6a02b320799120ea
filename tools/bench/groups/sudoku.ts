// Sudoku: how many 17-clue boards a CPU second are solved, beside the npm solvers on the same boards in the same run,
// and how many minimal puzzles are made and graded. CPU time, so that other work on the machine counts less.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { seeded } from '../../../puzzles/random.ts';
import { type Digits, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import { grade } from '../../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { type Measure, median, row } from '../row.ts';

/** Answers 81 digits, or nothing for a board without a solution. */
type Solve = (board: Digits) => string | undefined;

const BOARDS = readFileSync(new URL('../../../assets/bench/sudoku17.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => parseBoard(line) as Digits);

/** Ours proves besides that there is no second solution; the peers stop at the first. */
const ours: Solve = (board) => {
  const { count, solution } = countSolutions(board);
  return count === 1 && solution ? printBoard(solution) : undefined;
};

const require = createRequire(import.meta.url);

interface QQWing {
  setPuzzle(digits: readonly number[]): boolean;
  solve(): boolean;
  getSolutionString(): string;
  setPrintStyle(style: number): void;
}

function qqwing(): Solve {
  const library = require('qqwing') as { new (): QQWing; PrintStyle: { ONE_LINE: number } };
  const solver = new library();
  solver.setPrintStyle(library.PrintStyle.ONE_LINE);
  return (board) => {
    solver.setPuzzle(Array.from(board));
    return solver.solve() ? solver.getSolutionString().trim() : undefined;
  };
}

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

const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Boards a CPU second; whole passes over the boards until the slice is used up. */
function rate(solve: Solve): number {
  const start = process.cpuUsage();
  let passes = 0;
  do {
    for (const board of BOARDS) solve(board);
    passes++;
  } while (cpu(start) < SLICE);
  return (passes * BOARDS.length * 1e6) / cpu(start);
}

/** In turns, so that all see the same weather; the first round only warms up. The median of the others. */
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

/** Puzzles a CPU second: full grid, digging, proof of one solution at each clue, grade; of all levels, none left out. */
function generatorRate(): number {
  const random = seeded(17);
  const make = () => grade(dig(random, fullGrid(random)));
  for (let warmUp = 0; warmUp < 300; warmUp++) make();
  const start = process.cpuUsage();
  let count = 0;
  while (cpu(start) < 5 * SLICE) {
    make();
    count++;
  }
  return (count * 1e6) / cpu(start);
}

export const measure: Measure = async () => {
  const solvers = [ours, qqwing(), sudoku()];
  expectAgreement(solvers);
  const [own, first, second] = ratesOf(solvers) as [number, number, number];
  const unit = 'boards/CPU s';
  return [
    row('sudoku solver, 17 clues, beside qqwing', own, unit, { name: 'qqwing', value: first }),
    row('sudoku solver, 17 clues, beside sudoku', own, unit, { name: 'sudoku', value: second }),
    row('sudoku generator, minimal and graded', generatorRate(), 'puzzles/CPU s', { name: 'bound', value: 200 }),
  ];
};
