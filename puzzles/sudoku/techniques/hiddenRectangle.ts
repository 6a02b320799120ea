import { bitOf, digitsOf } from './masks.ts';
import { type DeadlyPattern, fromPatterns, heldBy, isDiagonal, linesOf, opposite, patternStep } from './rectangles.ts';
import type { Candidates } from './state.ts';
import { marksIn } from './step.ts';
import type { Step } from './types.ts';

/** `corner` has only the pair; the diagonally opposite cell loses the digit that is not held by its own row and column. */
function across(state: Candidates, pattern: DeadlyPattern, corner: number): Step[] {
  const { cells, pair } = pattern;
  const target = opposite(cells, corner);
  const lines = linesOf([target]);
  return digitsOf(pair).flatMap((held) => {
    if (!heldBy(state, cells, lines, held)) return [];
    const others = cells.filter((cell) => cell !== corner && cell !== target);
    const eliminations = marksIn(state, [target], pair & ~bitOf(held));
    const second = marksIn(state, others, bitOf(held));
    return patternStep(state, 'hiddenRectangle', pattern, { eliminations, second, houses: lines });
  });
}

/**
 * Hidden rectangle: one corner has only the two candidates (or two opposite ones have), and in the row and the column of
 * the opposite corner one of the two digits is possible only in the rectangle. If that corner were the other digit, both
 * its neighbours would be the first one and the pattern deadly: it loses the other digit. Source: HoDoKu "Hidden
 * Rectangle", 0606, 100 points, Hard; not in Sudoku Explainer.
 */
export const hiddenRectangle = fromPatterns('hiddenRectangle', (state, pattern) => {
  const [a, b] = pattern.floor as readonly [number, number];
  if (pattern.floor.length === 1) return across(state, pattern, a);
  if (pattern.floor.length !== 2 || !isDiagonal(a, b)) return [];
  return [...across(state, pattern, a), ...across(state, pattern, b)];
});
