// Where a digit is still possible in a house, as a 9-bit mask of places in reading order.

import { HOUSES, type House } from '../board.ts';
import type { Candidates } from './state.ts';

export function positionsOf({ masks }: Candidates, house: House, digit: number): number {
  const cells = HOUSES[house] as readonly number[];
  const shift = digit - 1;
  let places = 0;
  for (let index = 0; index < 9; index++) places |= (((masks[cells[index] as number] as number) >> shift) & 1) << index;
  return places;
}

/** The cells at these places of the house. */
export const cellsAt = (house: House, places: number): number[] =>
  (HOUSES[house] as readonly number[]).filter((_, index) => ((places >> index) & 1) === 1);
