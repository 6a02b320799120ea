import { HOUSES } from '../board.ts';
import { eachCover } from './covers.ts';
import { ALL, bitOf } from './masks.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Technique, TechniqueKey, Visit } from './types.ts';
import { unionsOf } from './unions.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function searchHidden(state: Candidates, visit: Visit, key: TechniqueKey, size: number): boolean {
  const { hidden } = unionsOf(state);
  for (let house = 0; house < HOUSES.length; house++) {
    if ((((hidden[house] as number) >> size) & 1) === 0) continue;
    const positions = allPositions(state);
    const places = DIGITS.map((digit) => positions[house * 10 + digit] as number);
    const done = eachCover(places, size, (chosen, union) => {
      const digits = chosen.reduce((mask, index) => mask | bitOf(index + 1), 0);
      const subset = cellsAt(house, union);
      const eliminations = marksIn(state, subset, ALL & ~digits);
      return eliminations.length > 0 && visit(removing(key, eliminations, marksIn(state, subset, digits), [house]));
    });
    if (done) return true;
  }
  return false;
}

const hidden = (key: TechniqueKey, size: number): Technique =>
  technique(key, (state, visit) => searchHidden(state, visit, key, size));

/**
 * Hidden pair: in a house two digits are possible only in the same two cells, so these cells lose all other digits.
 * Source: HoDoKu "Hidden Pair", 0210, 70 points, Medium; Sudoku Explainer 3.4.
 */
export const hiddenPair = hidden('hiddenPair', 2);

/**
 * Hidden triple: in a house three digits are possible only in the same three cells, so these cells lose all other
 * digits. Source: HoDoKu "Hidden Triple", 0211, 100 points, Medium; Sudoku Explainer 4.0.
 */
export const hiddenTriple = hidden('hiddenTriple', 3);

/**
 * Hidden quadruple: in a house four digits are possible only in the same four cells, so these cells lose all other
 * digits. Source: HoDoKu "Hidden Quadruple", 0212, 150 points, Hard; Sudoku Explainer 5.4.
 */
export const hiddenQuad = hidden('hiddenQuad', 4);
