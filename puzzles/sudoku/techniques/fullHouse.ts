import { HOUSES } from '../board.ts';
import { onlyDigit } from './masks.ts';
import { placing } from './step.ts';
import type { Technique } from './types.ts';

/**
 * Full house: all cells of a house but one are filled, so the missing digit goes into the last cell.
 * Source: HoDoKu "Full House", 4 points, Easy; Sudoku Explainer 1.0.
 */
export const fullHouse: Technique = {
  key: 'fullHouse',
  score: 4,
  level: 'easy',
  find({ digits, masks }) {
    for (const [house, cells] of HOUSES.entries()) {
      let empty = -1;
      let count = 0;
      for (const cell of cells) {
        if (digits[cell] !== 0) continue;
        empty = cell;
        if (++count > 1) break;
      }
      if (count === 1 && masks[empty] !== 0)
        return placing('fullHouse', empty, onlyDigit(masks[empty] as number), [house]);
    }
    return undefined;
  },
};
