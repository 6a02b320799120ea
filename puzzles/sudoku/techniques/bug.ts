import { CELLS, HOUSES, HOUSES_OF } from '../board.ts';
import { bitOf, digitsOf, sizeOf } from './masks.ts';
import { cellsAt, positionsOf } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';

/** The only cell with three candidates if all other empty cells have two; else -1. */
function oddCell({ digits, masks }: Candidates): number {
  let odd = -1;
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] !== 0) continue;
    const size = sizeOf(masks[cell] as number);
    if (size < 2 || size > 3) return -1;
    if (size === 2) continue;
    if (odd >= 0) return -1;
    odd = cell;
  }
  return odd;
}

/** Whether without `digit` in `cell` every digit still to be placed has two places in each house that lacks it. */
function leavesPairs(state: Candidates, cell: number, digit: number): boolean {
  const odd = HOUSES_OF[cell] as readonly number[];
  for (const house of HOUSES.keys()) {
    for (let other = 1; other <= 9; other++) {
      const places = sizeOf(positionsOf(state, house, other));
      const expected = other === digit && odd.includes(house) ? 3 : 2;
      if (places !== expected && (places !== 0 || expected === 3)) return false;
    }
  }
  return true;
}

/**
 * BUG+1 (bivalue universal grave plus one): all empty cells but one have two candidates, that one has three, and every
 * digit has two places in every house, except that one digit has a third in the three houses of that cell. Without this
 * digit in the cell the board would have two solutions or none, so the cell loses its other two candidates. Relies on the
 * puzzle having one solution. Source: HoDoKu "Bivalue Universal Grave + 1", 0610, 100 points, Hard; Sudoku Explainer
 * 5.6 (BUG type 1).
 */
export const bugPlus1 = technique('bugPlus1', (state, visit) => {
  const cell = oddCell(state);
  if (cell < 0) return false;
  const houses = HOUSES_OF[cell] as readonly number[];
  for (const digit of digitsOf(state.masks[cell] as number)) {
    if (!leavesPairs(state, cell, digit)) continue;
    const others = houses.flatMap((house) => cellsAt(house, positionsOf(state, house, digit)));
    const cause = marksIn(state, new Set([cell, ...others]), bitOf(digit));
    if (visit(removing('bugPlus1', marksIn(state, [cell], ~bitOf(digit)), cause, houses))) return true;
  }
  return false;
});
