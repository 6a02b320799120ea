// Where a digit is still possible in a house, as a 9-bit mask of places in reading order.

import { CELLS, HOUSES, HOUSES_OF, type House } from '../board.ts';
import { digitsOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

export function positionsOf({ masks }: Candidates, house: House, digit: number): number {
  const cells = HOUSES[house] as readonly number[];
  const shift = digit - 1;
  let places = 0;
  for (let index = 0; index < 9; index++) places |= (((masks[cells[index] as number] as number) >> shift) & 1) << index;
  return places;
}

const known: (readonly number[] | undefined)[] = Array(HOUSES.length * 512);

/** The cells at these places of the house, rising. */
export function cellsAt(house: House, places: number): readonly number[] {
  const at = house * 512 + places;
  const cells = known[at] ?? (HOUSES[house] as readonly number[]).filter((_, index) => ((places >> index) & 1) === 1);
  known[at] = cells;
  return cells;
}

/** The reverse of `cellsAt`. */
export const placesIn = (house: House, cells: readonly number[]): number =>
  cells.reduce((places, cell) => places | (1 << (HOUSES[house] as readonly number[]).indexOf(cell)), 0);

/** A cell's place in its row, its column and its box. */
const PLACES: readonly (readonly number[])[] = HOUSES_OF.map((houses, cell) =>
  houses.map((house) => 1 << (HOUSES[house] as readonly number[]).indexOf(cell)),
);

/**
 * `positionsOf` for all houses and digits at once, ten numbers a house: house h and digit d at `h * 10 + d`. For
 * techniques that ask for most of them; many do, of the same board, one after the other.
 */
export const allPositions: (state: Candidates) => Uint16Array = rememberingLast(({ masks }) => {
  const table = new Uint16Array(HOUSES.length * 10);
  for (let cell = 0; cell < CELLS; cell++) {
    const [row, column, box] = HOUSES_OF[cell] as readonly [House, House, House];
    const [inRow, inColumn, inBox] = PLACES[cell] as [number, number, number];
    for (const digit of digitsOf(masks[cell] as number)) {
      table[row * 10 + digit] = (table[row * 10 + digit] as number) | inRow;
      table[column * 10 + digit] = (table[column * 10 + digit] as number) | inColumn;
      table[box * 10 + digit] = (table[box * 10 + digit] as number) | inBox;
    }
  }
  return table;
});
