// Makes sudokus: a random full grid loses givens in random order for as long as the solution stays the only one, and is
// kept if its grade suits the category. Never imported by the kind itself: players do not generate.

import { type Random, randomInt, seeded, seedOf, shuffled } from '../random.ts';
import { CELLS, type Digits } from './board.ts';
import { type Grade, gradeUpTo } from './grade.ts';
import { countSolutions, hasOneSolution } from './solve.ts';
import type { Level } from './techniques/index.ts';

export const SUDOKU_CATEGORIES = [
  'tagliches_ratsel',
  'leichtes',
  'fortgeschrittene_ratsel',
  'schwere_ratsel',
  'profi_ratsel',
] as const;
export type SudokuCategory = (typeof SUDOKU_CATEGORIES)[number];

export interface SudokuOrder {
  readonly category: SudokuCategory;
  readonly seed: number;
  /** 0 is Sunday. Only the daily puzzle asks for it; Monday if it is left out. */
  readonly weekday?: number;
}

export interface SudokuPuzzle {
  /**
   * Minimal in the strict sense, in every category: without any one of its givens there would be a second solution.
   * Hence no symmetry: only one symmetric minimal puzzle in 60 is minimal in this sense.
   */
  readonly givens: Digits;
  readonly solution: Digits;
  readonly level: Level;
  readonly score: number;
  readonly hardest: Grade['hardest'];
}

/** What a category asks of a grade; scores are HoDoKu points, both ends included. */
interface Band {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}

const band = (level: Level, from = 0, to = Infinity): Band => ({ level, from, to });

/**
 * The levels are the product's decision; 'unfair' is X- and XY-chains, or a score above 1600. The easy category is the
 * easier half of HoDoKu's Easy. Every one can be solved by the techniques alone, so hints never run out.
 */
const BANDS: Record<Exclude<SudokuCategory, 'tagliches_ratsel'>, Band> = {
  leichtes: band('easy', 0, 360),
  fortgeschrittene_ratsel: band('medium'),
  schwere_ratsel: band('hard'),
  profi_ratsel: band('unfair'),
};

/** Sunday first. From Monday on each day asks for a little more; each band holds about a quarter of its level. */
const DAILY: readonly Band[] = [
  band('medium', 640),
  band('easy', 0, 300),
  band('easy', 301, 340),
  band('easy', 341, 380),
  band('medium', 0, 460),
  band('medium', 461, 540),
  band('medium', 541, 640),
];

/** The rarest band takes one grid in 30: that none of so many fits does not happen. */
const ATTEMPTS = 3000;

/** The same order gives the same puzzle on every machine. A few milliseconds on average. */
export function generateSudoku({ category, seed, weekday = 1 }: SudokuOrder): SudokuPuzzle {
  const daily = category === 'tagliches_ratsel';
  const wanted = daily ? (DAILY[weekday % 7] as Band) : BANDS[category];
  const random = seeded(seedOf('sudoku', category, seed, daily ? weekday : ''));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const solution = fullGrid(random);
    const givens = dig(random, solution);
    const found = gradeUpTo(givens, wanted.level);
    if (found && found.level === wanted.level && found.score >= wanted.from && found.score <= wanted.to) {
      return { givens, solution, level: found.level, score: found.score, hardest: found.hardest };
    }
  }
  throw new Error(`no sudoku of ${category} from seed ${seed}`);
}

/** The cells of the three boxes on the diagonal: they do not see each other, so any digits go. */
const DIAGONAL = [0, 30, 60].map((corner) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((offset) => corner + offset));
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A full grid. After the diagonal a few more cells are drawn, so that the solver's own order shows less. */
export function fullGrid(random: Random): Digits {
  const digits: Digits = new Uint8Array(CELLS);
  for (const box of DIAGONAL)
    for (const [index, digit] of shuffled(random, DIGITS).entries()) digits[box[index] as number] = digit;
  for (let drawn = 0; drawn < 5; drawn++) {
    const cell = randomInt(random, CELLS);
    if (digits[cell] !== 0) continue;
    for (const digit of shuffled(random, DIGITS)) {
      digits[cell] = digit;
      if (countSolutions(digits, 1).count === 1) break;
    }
  }
  return countSolutions(digits, 1).solution as Digits;
}

/** Takes givens away in random order, each tried once: what is left is minimal. */
export function dig(random: Random, solution: Digits): Digits {
  const givens = solution.slice();
  for (const cell of shuffled(random, Array.from(givens.keys()))) {
    const digit = givens[cell] as number;
    givens[cell] = 0;
    if (!hasOneSolution(givens)) givens[cell] = digit;
  }
  return givens;
}
