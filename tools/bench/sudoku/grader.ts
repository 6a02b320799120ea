// How many random minimal puzzles of all difficulties are graded per CPU second; and how long a hint takes on boards where
// players would request one.

import { randomInt, seeded } from '../../../puzzles/random.ts';
import type { Digits } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/dig.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';
import { grade, solvingPath } from '../../../puzzles/sudoku/grade.ts';
import { sudokuHints } from '../../../puzzles/sudoku/hint.ts';
import { sudoku } from '../../../puzzles/sudoku/index.ts';
import {
  applyStep,
  CATALOGUE,
  type Candidates,
  candidatesOf,
  type Step,
} from '../../../puzzles/sudoku/techniques/index.ts';
import type { Givens, Play } from '../../../puzzles/sudoku/types.ts';
import { cpu, quantile, type Row, row } from '../row.ts';
import { newQQWing } from './qqwing.ts';

interface Puzzle {
  readonly givens: Digits;
  readonly solution: Digits;
}

function minimalPuzzles(count: number, seed: number): Puzzle[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const solution = fullGrid(random);
    return { solution, givens: dig(random, solution) };
  });
}

/** The first puzzles are only a warm-up. */
const WARM_UP = 500;
const GRADED = 2000;

function rate(puzzles: readonly Puzzle[], one: (givens: Digits) => void): number {
  for (const { givens } of puzzles.slice(0, WARM_UP)) one(givens);
  const start = process.cpuUsage();
  for (const { givens } of puzzles.slice(WARM_UP)) one(givens);
  return ((puzzles.length - WARM_UP) * 1e6) / cpu(start);
}

/** The peer solves by its own six techniques and guesses beyond them; its four levels are based on that. */
function qqwing(): (givens: Digits) => void {
  const solver = newQQWing();
  solver.setRecordHistory(true);
  return (givens) => {
    solver.setPuzzle(Array.from(givens));
    solver.solve();
    solver.getDifficultyAsString();
  };
}

export function graderRow(): Row {
  const puzzles = minimalPuzzles(WARM_UP + GRADED, 17);
  const reference = { name: 'qqwing', value: rate(puzzles, qqwing()) };
  return row('sudoku grader, minimal puzzles as they come', rate(puzzles, grade), 'puzzles/CPU s', reference);
}

/** What the second opinion costs: it is never asked while puzzles are made. */
export function explainerRow(): Row {
  const puzzles = minimalPuzzles(60, 17);
  const speed = (one: (givens: Digits) => void): number => {
    const start = process.cpuUsage();
    for (const { givens } of puzzles) one(givens);
    return (puzzles.length * 1e6) / cpu(start);
  };
  const reference = { name: 'our grader', value: speed(grade) };
  return row(
    'sudoku explainer rating, minimal puzzles',
    speed((givens) => explainerRating(givens)),
    'puzzles/CPU s',
    reference,
  );
}

const BOARDS = 1000;
const FRAME = 1000 / 60; // ms
const SLOW_DOWN = 4;

interface HintQuestion {
  readonly givens: Givens;
  readonly play: Play;
}

/** Where players request hints: at one of the steps that are not easy, if there are any. */
function hintPlace(steps: readonly Step[], pick: (length: number) => number): number {
  const places = [...steps.keys()];
  const stuck = places.filter((place) => CATALOGUE[(steps[place] as Step).technique].level !== 'easy');
  const among = stuck.length > 0 ? stuck : places;
  return among[pick(among.length)] as number;
}

/** A board on the puzzle's solving path; undefined if the next step is a forcing chain or a guess, which run in a worker. */
function hintQuestion({ givens, solution }: Puzzle, pick: (length: number) => number): HintQuestion | undefined {
  const { steps } = solvingPath(givens);
  const stop = hintPlace(steps, pick);
  if (/forcing|brute/i.test(steps[stop]?.technique ?? '')) return undefined;
  const state: Candidates = candidatesOf(givens);
  for (const step of steps.slice(0, stop)) applyStep(state, step);
  return {
    givens: { width: 9, height: 9, digits: Array.from(givens), solution: Array.from(solution) },
    play: {
      digits: Array.from(state.digits),
      notes: Array.from(state.masks),
      colours: Array(81).fill(0),
      revealed: Array(81).fill(false),
    },
  };
}

/** ms of CPU multiplied by the throttling factor, at the 95th percentile. */
export function hintRow(): Row {
  const random = seeded(23);
  const puzzles = minimalPuzzles(BOARDS + WARM_UP, 29);
  const questions = puzzles.flatMap((puzzle) => hintQuestion(puzzle, (length) => randomInt(random, length)) ?? []);
  const times = questions.map(({ givens, play }) => {
    const start = process.cpuUsage();
    sudokuHints.find(givens, play, sudoku.view(givens));
    return (cpu(start) * SLOW_DOWN) / 1000;
  });
  const p95 = quantile(times.slice(-BOARDS), 0.95);
  return row('sudoku hint, 95th percentile of 1,000 boards at 4x', p95, 'ms', { name: 'a frame', value: FRAME });
}
