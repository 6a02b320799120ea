import { HOUSES } from '../board.ts';
import { findCover } from './covers.ts';
import { ALL, bitOf } from './masks.ts';
import { cellsAt, positionsOf } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import type { Level, Step, Technique, TechniqueKey } from './types.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function findHidden(state: Candidates, key: TechniqueKey, size: number): Step | undefined {
  for (const house of HOUSES.keys()) {
    const places = DIGITS.map((digit) => positionsOf(state, house, digit));
    const step = findCover(places, size, (chosen, union) => {
      const digits = chosen.reduce((mask, index) => mask | bitOf(index + 1), 0);
      const subset = cellsAt(house, union);
      const eliminations = marksIn(state, subset, ALL & ~digits);
      return eliminations.length > 0 ? removing(key, eliminations, marksIn(state, subset, digits), [house]) : undefined;
    });
    if (step) return step;
  }
  return undefined;
}

const hidden = (key: TechniqueKey, size: number, score: number, level: Level): Technique => ({
  key,
  score,
  level,
  find: (state) => findHidden(state, key, size),
});

/**
 * Hidden pair: in a house two digits are possible only in the same two cells, so these cells lose all other digits.
 * Source: HoDoKu "Hidden Pair", 70 points, Medium; Sudoku Explainer 3.4.
 */
export const hiddenPair = hidden('hiddenPair', 2, 70, 'medium');

/**
 * Hidden triple: in a house three digits are possible only in the same three cells, so these cells lose all other
 * digits. Source: HoDoKu "Hidden Triple", 100 points, Medium; Sudoku Explainer 4.0.
 */
export const hiddenTriple = hidden('hiddenTriple', 3, 100, 'medium');

/**
 * Hidden quadruple: in a house four digits are possible only in the same four cells, so these cells lose all other
 * digits. Source: HoDoKu "Hidden Quadruple", 150 points, Hard; Sudoku Explainer 5.4.
 */
export const hiddenQuad = hidden('hiddenQuad', 4, 150, 'hard');
