import { CELLS, HOUSES_OF } from '../board.ts';
import { onlyDigit, sizeOf } from './masks.ts';
import { placing, technique } from './step.ts';

/**
 * Naked single: the cell's row, column and box already hold eight different digits, so only one is left for it.
 * Source: HoDoKu "Naked Single", 0003, 4 points, Easy; Sudoku Explainer 2.3 (which finds it harder than a hidden
 * single).
 */
export const nakedSingle = technique('nakedSingle', ({ masks }, visit) => {
  for (let cell = 0; cell < CELLS; cell++) {
    const mask = masks[cell] as number;
    if (sizeOf(mask) !== 1) continue;
    if (visit(placing('nakedSingle', cell, onlyDigit(mask), HOUSES_OF[cell] as readonly number[]))) return true;
  }
  return false;
});
