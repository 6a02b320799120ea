import { BOXES, COLUMNS, HOUSES, ROWS } from '../board.ts';
import { digitsOf } from './masks.ts';
import { placing } from './step.ts';
import type { Technique } from './types.ts';

/** Boxes first: people see them first, and Sudoku Explainer rates them lower. */
const ORDER = [...BOXES, ...ROWS, ...COLUMNS];

/**
 * Hidden single: in a house there is only one cell left for a digit, however many candidates the cell has.
 * Source: HoDoKu "Hidden Single", 14 points, Easy; Sudoku Explainer 1.2 in a box, 1.5 in a line.
 */
export const hiddenSingle: Technique = {
  key: 'hiddenSingle',
  score: 14,
  level: 'easy',
  find({ masks }) {
    for (const house of ORDER) {
      const cells = HOUSES[house] as readonly number[];
      let once = 0;
      let twice = 0;
      for (const cell of cells) {
        const mask = masks[cell] as number;
        twice |= once & mask;
        once |= mask;
      }
      const [digit] = digitsOf(once & ~twice);
      if (digit === undefined) continue;
      const cell = cells.find((at) => ((masks[at] as number) >> (digit - 1)) & 1) as number;
      return placing('hiddenSingle', cell, digit, [house]);
    }
    return undefined;
  },
};
