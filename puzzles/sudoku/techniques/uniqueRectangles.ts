import { PEERS, sees } from '../board.ts';
import { bitOf, digitsOf, sizeOf } from './masks.ts';
import {
  type DeadlyPattern,
  fromPatterns,
  heldBy,
  isDiagonal,
  linesOf,
  patternStep,
  sharedHouses,
} from './rectangles.ts';
import type { Candidates } from './state.ts';
import { marksIn, unionOf } from './step.ts';
import type { Step, TechniqueKey } from './types.ts';

/** The two cells of a roof if it has two, in one line or diagonally opposite, as requested. */
function twoOf({ roof }: DeadlyPattern, diagonal: boolean): readonly [number, number] | undefined {
  const [a, b] = roof as readonly [number, number];
  return roof.length === 2 && isDiagonal(a, b) === diagonal ? [a, b] : undefined;
}

/**
 * Unique rectangle, type 1: three corners of a rectangle in two boxes have only the same two candidates. If the fourth
 * were one of them too, the puzzle would have two solutions, so it loses both. Relies on the puzzle having one solution,
 * as all techniques with rectangles do. Source: HoDoKu "Uniqueness Test 1", 0600, 100 points, Hard; Sudoku Explainer 4.5
 * (unique rectangle type 1).
 */
export const uniqueRectangle1 = fromPatterns('uniqueRectangle1', (state, pattern) => {
  const { pair, roof } = pattern;
  if (roof.length !== 1) return [];
  const [eliminations, second] = [marksIn(state, roof, pair), marksIn(state, roof, ~pair)];
  return patternStep(state, 'uniqueRectangle1', pattern, { eliminations, second });
});

/** If the roof has only one extra digit, one of its cells is that digit, so cells that see the whole roof lose it. */
function oneExtra(state: Candidates, key: TechniqueKey, pattern: DeadlyPattern): Step[] {
  const { pair, roof } = pattern;
  const extra = unionOf(state, roof) & ~pair;
  if (sizeOf(extra) !== 1) return [];
  const [first, ...others] = roof as readonly [number, ...number[]];
  const seen = (PEERS[first] as readonly number[]).filter((cell) => others.every((corner) => sees(corner, cell)));
  const [eliminations, second] = [marksIn(state, seen, extra), marksIn(state, roof, extra)];
  return patternStep(state, key, pattern, { eliminations, second });
}

/**
 * Unique rectangle, type 2: two corners in one line have only the two candidates, the other two the same extra
 * digit. One of these is that digit, so cells that see both lose it. Source: HoDoKu "Uniqueness Test 2", 0601, 100
 * points, Hard; Sudoku Explainer 4.5 (type 2).
 */
export const uniqueRectangle2 = fromPatterns('uniqueRectangle2', (state, pattern) =>
  twoOf(pattern, false) ? oneExtra(state, 'uniqueRectangle2', pattern) : [],
);

/**
 * Unique rectangle, type 4: two corners in one line have more than the two candidates, and one of the two digits is possible
 * in no other cell that sees both corners. So one of the corners is that digit; if the other were the second digit, the
 * pattern would be deadly: both lose the second. Source: HoDoKu "Uniqueness Test 4", 0603, 100 points, Hard; Sudoku
 * Explainer 4.5 (type 4).
 */
export const uniqueRectangle4 = fromPatterns('uniqueRectangle4', (state, pattern) => {
  const roof = twoOf(pattern, false);
  if (!roof) return [];
  const [a, b] = roof;
  const around = (PEERS[a] as readonly number[]).filter((cell) => sees(b, cell));
  return digitsOf(pattern.pair & ~unionOf(state, around)).flatMap((locked) => {
    const eliminations = marksIn(state, roof, pattern.pair & ~bitOf(locked));
    const second = marksIn(state, roof, bitOf(locked));
    return patternStep(state, 'uniqueRectangle4', pattern, { eliminations, second, houses: sharedHouses(a, b) });
  });
});

/**
 * Unique rectangle, type 5: as type 2, but the extra digit is in two opposite corners, or in three. Cells that see all of
 * them lose the digit. Source: HoDoKu "Uniqueness Test 5", 0604, 100 points, Hard; not in Sudoku Explainer.
 */
export const uniqueRectangle5 = fromPatterns('uniqueRectangle5', (state, pattern) =>
  pattern.roof.length === 3 || twoOf(pattern, true) ? oneExtra(state, 'uniqueRectangle5', pattern) : [],
);

/**
 * Unique rectangle, type 6: two opposite corners have more than the two candidates, and one of the two digits is
 * possible in both rows and both columns only in the rectangle. If one of these corners were that digit, the other would
 * be too, and the pattern deadly: both lose it. Source: HoDoKu "Uniqueness Test 6", 0605, 100 points, Hard; not in Sudoku
 * Explainer.
 */
export const uniqueRectangle6 = fromPatterns('uniqueRectangle6', (state, pattern) => {
  const roof = twoOf(pattern, true);
  if (!roof) return [];
  const lines = linesOf(roof);
  return digitsOf(pattern.pair).flatMap((digit) => {
    if (!heldBy(state, pattern.cells, lines, digit)) return [];
    const bit = bitOf(digit);
    const [eliminations, second] = [marksIn(state, roof, bit), marksIn(state, pattern.floor, bit)];
    return patternStep(state, 'uniqueRectangle6', pattern, { eliminations, second, houses: lines });
  });
});
