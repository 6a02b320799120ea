import { CELLS, HOUSES_OF } from '../board.ts';
import { onlyDigit, sizeOf } from './masks.ts';
import { placing } from './step.ts';
import type { Technique } from './types.ts';

/**
 * Naked single: the cell's row, column and box already hold eight different digits, so only one is left for it.
 * Source: HoDoKu "Naked Single", 4 points, Easy; Sudoku Explainer 2.3 (which finds it harder than a hidden single).
 */
export const nakedSingle: Technique = {
  key: 'nakedSingle',
  score: 4,
  level: 'easy',
  find({ masks }) {
    for (let cell = 0; cell < CELLS; cell++) {
      const mask = masks[cell] as number;
      if (sizeOf(mask) === 1)
        return placing('nakedSingle', cell, onlyDigit(mask), HOUSES_OF[cell] as readonly number[]);
    }
    return undefined;
  },
};
