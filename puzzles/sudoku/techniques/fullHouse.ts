import { HOUSES } from '../board.ts';
import { onlyDigit } from './masks.ts';
import { placing, technique } from './step.ts';

/**
 * Full house: all cells of a house but one are filled, so the missing digit goes into the last cell.
 * Source: HoDoKu "Full House", 0000, 4 points, Easy; Sudoku Explainer 1.0.
 */
export const fullHouse = technique('fullHouse', ({ digits, masks }, visit) => {
  for (let house = 0; house < HOUSES.length; house++) {
    const cells = HOUSES[house] as readonly number[];
    let empty = -1;
    let count = 0;
    for (const cell of cells) {
      if (digits[cell] !== 0) continue;
      empty = cell;
      if (++count > 1) break;
    }
    if (count !== 1 || masks[empty] === 0) continue;
    if (visit(placing('fullHouse', empty, onlyDigit(masks[empty] as number), [house]))) return true;
  }
  return false;
});
