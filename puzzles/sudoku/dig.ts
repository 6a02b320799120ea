// Full grids, and puzzles dug out of them: minimal ones, or with more givens for beginners.

import { type Random, randomInt, shuffled } from '../random.ts';
import { CELLS, type Digits } from './board.ts';
import { countSolutions, hasOneSolution } from './solve.ts';
import { orbitsOf, type Symmetry } from './symmetry.ts';

/** The cells of the three boxes on the diagonal: they do not see each other, so any digits fit. */
const DIAGONAL = [0, 30, 60].map((corner) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((offset) => corner + offset));
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A full grid. After the diagonal a few more cells are filled at random, so that the solver's order is less visible. */
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

/**
 * Removes givens in random order, orbit by orbit, each tried once. The result is minimal: without any one orbit of its
 * givens there would be a second solution. Without symmetry an orbit is one cell, so that is minimal in the strict
 * sense; with it a single given of an orbit may be redundant (only one symmetric minimal puzzle in 60 has none).
 * `least`: the number of givens below which nothing more is removed; the result then need not be minimal.
 */
export function dig(random: Random, solution: Digits, symmetry: Symmetry = 'none', least = 0): Digits {
  const givens = solution.slice();
  let count = CELLS;
  for (const orbit of shuffled(random, orbitsOf(symmetry))) {
    if (count - orbit.length < least) continue;
    for (const cell of orbit) givens[cell] = 0;
    if (hasOneSolution(givens)) {
      count -= orbit.length;
      continue;
    }
    for (const cell of orbit) givens[cell] = solution[cell] as number;
  }
  return givens;
}
