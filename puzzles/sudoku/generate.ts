// Makes sudokus: givens are removed from a random full grid as long as the solution stays unique, and the result is kept
// if it has the requested grade. Never imported by the kind itself: players do not generate.

import { type Random, randomInt, seeded, seedOf } from '../random.ts';
import type { Digits } from './board.ts';
import { dig, fullGrid } from './dig.ts';
import { explainerRating } from './explainer/index.ts';
import { type Grade, gradeUpTo, isWithin, needs } from './grade.ts';
import type { Symmetry } from './symmetry.ts';
import type { Level, TechniqueKey } from './techniques/index.ts';

export { dig, fullGrid } from './dig.ts';

export interface SudokuPuzzle extends Omit<Grade, 'solved'> {
  /** Minimal (see `dig`) but where they are for beginners; solvable by techniques alone, without a guess. */
  readonly givens: Digits;
  readonly solution: Digits;
}

/** The requested grade; scores are HoDoKu points. All ends included. */
export interface Band {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
  /** The lowest and highest rating by the explainer, whose order of steps is another one than HoDoKu's; if omitted, any. */
  readonly rating?: readonly [number, number];
  /** The pattern of givens; if omitted, as few as can be, in no symmetry. */
  readonly pattern?: Pattern;
}

/** How many givens there are, fewest and most, and how they lie unless the order says so. */
interface Pattern {
  readonly givens: readonly [number, number];
  readonly symmetry: Symmetry;
}

const band = (level: Level, from = 0, to = Infinity, rating?: Band['rating']): Band => ({
  level,
  from,
  to,
  ...(rating && { rating }),
});

/** The second rating comes last, since it takes longest: 4 to 10 ms for easy and medium boards. */
const fits = (givens: Digits, { level, score, solved }: Grade, { from, to, rating, ...band }: Band): boolean =>
  solved && level === band.level && score >= from && score <= to && (!rating || isRated(givens, rating));

function isRated(givens: Digits, [least, most]: NonNullable<Band['rating']>): boolean {
  const { rating } = explainerRating(givens);
  return rating >= least && rating <= most;
}

/** What can be requested for any puzzle. */
export interface Wish {
  /** A technique that the puzzle needs (see `needs`); one that the grader knows. */
  readonly technique?: TechniqueKey | undefined;
  /** The symmetry of the pattern of givens; the category's if omitted, which is 'none' but for beginners. */
  readonly symmetry?: Symmetry | undefined;
  readonly seed: number;
}

export interface PuzzleOrder extends Wish {
  readonly level: Level;
}

/** Grids tried per order: one in 30 fits a band; a rare technique takes some thousands. */
const ATTEMPTS = 20_000;

/**
 * A puzzle of this level; the same order gives the same puzzle on every machine. Throws a RangeError if the technique does
 * not occur at this level, or is so rare that none of 20,000 grids fits.
 */
export const generate = (order: PuzzleOrder): SudokuPuzzle =>
  search(band(order.level), order, seedOf('sudoku', order.level, order.seed));

function search(band: Band, { technique, symmetry }: Wish, seed: number): SudokuPuzzle {
  const what = `sudoku of level ${band.level}${technique === undefined ? '' : ` that needs ${technique}`}`;
  if (technique !== undefined && !isWithin(technique, band.level)) throw new RangeError(`There is no ${what}`);
  const random = seeded(seed);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const solution = fullGrid(random);
    const givens = dugAs(band.pattern, random, solution, symmetry);
    if (!givens) continue;
    const found = gradeUpTo(givens, band.level);
    if (!found || !fits(givens, found, band)) continue;
    if (technique !== undefined && !needs(givens, technique)) continue;
    const { level, score, se, hardest } = found;
    return { givens, solution, level, score, se, hardest };
  }
  throw new RangeError(`None of ${ATTEMPTS} grids gave a ${what}`);
}

/** undefined if the puzzle is minimal before it has few enough givens. */
function dugAs(
  pattern: Pattern | undefined,
  random: Random,
  solution: Digits,
  symmetry: Symmetry | undefined,
): Digits | undefined {
  if (!pattern) return dig(random, solution, symmetry);
  const [fewest, most] = pattern.givens;
  const least = fewest + randomInt(random, most - fewest + 1);
  const givens = dig(random, solution, symmetry ?? pattern.symmetry, least);
  return givens.filter((digit) => digit > 0).length <= most ? givens : undefined;
}

// ---- the product's categories

export const SUDOKU_CATEGORIES = [
  'tagliches_ratsel',
  'leichtes',
  'fortgeschrittene_ratsel',
  'schwere_ratsel',
  'profi_ratsel',
] as const;
export type SudokuCategory = (typeof SUDOKU_CATEGORIES)[number];

export interface SudokuOrder extends Wish {
  readonly category: SudokuCategory;
  /** 0 is Sunday. Used by the daily puzzle only; Monday if omitted. */
  readonly weekday?: number;
}

/** For a first game: as many givens as newspapers print, in their half-turn symmetry. */
const BEGINNERS: Pattern = { givens: [28, 36], symmetry: 'rotational' };

/**
 * The levels are the product's decision. The easy category is the easier half of HoDoKu's Easy, and by the explainer too it needs
 * singles only. 'unfair' is finned fish, chains and almost locked sets, or a score above 1600; forcing chains, templates and
 * guesses are beyond it, so every puzzle can be solved by hints that a player can follow.
 */
const BANDS: Record<Exclude<SudokuCategory, 'tagliches_ratsel'>, Band> = {
  leichtes: { ...band('easy', 0, 360, [1, 1.5]), pattern: BEGINNERS },
  fortgeschrittene_ratsel: band('medium'),
  schwere_ratsel: band('hard'),
  profi_ratsel: band('unfair'),
};

/**
 * Sunday first. From Monday on each day is a little harder: in points, and in its hardest step, since many easy steps alone do not
 * feel hard. That is a hidden single in a box (1.2), on Wednesday in a line (1.5), on Thursday up to locked candidates (2.6), then
 * up to naked pairs (3), up to hidden ones (3.4), and on Sunday these or harder.
 */
const DAILY: readonly Band[] = [
  band('medium', 641, Infinity, [3.4, Infinity]),
  { ...band('easy', 0, 200, [1, 1.2]), pattern: BEGINNERS },
  { ...band('easy', 201, 260, [1, 1.2]), pattern: BEGINNERS },
  { ...band('easy', 261, 360, [1.5, 1.5]), pattern: BEGINNERS },
  band('medium', 381, 460, [1.7, 2.6]),
  band('medium', 461, 540, [2.6, 3]),
  band('medium', 541, 640, [3, 3.4]),
];

/**
 * The same order gives the same puzzle on every machine. Takes some milliseconds on average, 0.15 s for a Saturday or Sunday; throws
 * as `generate` does.
 */
export function generateSudoku(order: SudokuOrder): SudokuPuzzle {
  const { category, seed, weekday = 1 } = order;
  const daily = category === 'tagliches_ratsel';
  const band = daily ? (DAILY[weekday % 7] as Band) : BANDS[category];
  return search(band, order, seedOf('sudoku', category, seed, daily ? weekday : ''));
}
