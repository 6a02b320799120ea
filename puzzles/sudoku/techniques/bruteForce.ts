import { BOX_OF } from '../board.ts';
import { countSolutions } from '../solve.ts';
import { placing, technique } from './step.ts';

/**
 * Brute force: no reason at all, the digit of the middle open cell is taken from the solution. Finds nothing if the board
 * has no solution or several. Source: HoDoKu "Brute Force", no library code, 10000 points, Extreme; Sudoku Explainer stops
 * at 11.9 rather than guess.
 */
export const bruteForce = technique('bruteForce', ({ digits }, visit) => {
  const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const cell = open[open.length >> 1];
  if (cell === undefined) return false;
  const { count, solution } = countSolutions(digits, 2);
  if (count !== 1 || !solution) return false;
  return visit(placing('bruteForce', cell, solution[cell] as number, [18 + (BOX_OF[cell] as number)]));
});
