import { BOXES, COLUMNS, HOUSES, ROWS } from '../board.ts';
import { digitsOf } from './masks.ts';
import { placing, technique } from './step.ts';

/** Boxes first: people see them first, and Sudoku Explainer rates them lower. */
const ORDER = [...BOXES, ...ROWS, ...COLUMNS];

/**
 * Hidden single: in a house there is only one cell left for a digit, however many candidates the cell has.
 * Source: HoDoKu "Hidden Single", 0002, 14 points, Easy; Sudoku Explainer 1.2 in a box, 1.5 in a line.
 */
export const hiddenSingle = technique('hiddenSingle', ({ masks }, visit) => {
  for (const house of ORDER) {
    const cells = HOUSES[house] as readonly number[];
    let once = 0;
    let twice = 0;
    for (const cell of cells) {
      const mask = masks[cell] as number;
      twice |= once & mask;
      once |= mask;
    }
    for (const digit of digitsOf(once & ~twice)) {
      const cell = cells.find((at) => ((masks[at] as number) >> (digit - 1)) & 1) as number;
      if (visit(placing('hiddenSingle', cell, digit, [house]))) return true;
    }
  }
  return false;
});
