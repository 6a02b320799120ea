// Where a digit is still possible in a house, as a 9-bit mask of places in reading order.

import { CELLS, HOUSES, HOUSES_OF, type House } from '../board.ts';
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

/** The cells at these places of the house, ascending. */
export function cellsAt(house: House, places: number): readonly number[] {
  const at = house * 512 + places;
  const cells = known[at] ?? (HOUSES[house] as readonly number[]).filter((_, index) => ((places >> index) & 1) === 1);
  known[at] = cells;
  return cells;
}

/** The reverse of `cellsAt`. */
export const placesIn = (house: House, cells: readonly number[]): number =>
  cells.reduce((places, cell) => places | (1 << (HOUSES[house] as readonly number[]).indexOf(cell)), 0);

/** For each of a cell's three houses, at `cell * 3`: where the house begins in the table, and the cell's place in it. */
const TABLE_AT = Uint16Array.from(HOUSES_OF.flatMap((houses) => houses.map((house) => house * 10)));
const PLACE_BIT = Uint16Array.from(
  HOUSES_OF.flatMap((houses, cell) => houses.map((house) => 1 << (HOUSES[house] as readonly number[]).indexOf(cell))),
);

/**
 * `positionsOf` for all houses and digits at once, ten numbers per house: house h and digit d at `h * 10 + d`. For the many
 * techniques that need most of them on the same board.
 */
export const allPositions: (state: Candidates) => Uint16Array = rememberingLast(({ masks }) => {
  const table = new Uint16Array(HOUSES.length * 10);
  for (let cell = 0; cell < CELLS; cell++) {
    for (let rest = masks[cell] as number; rest !== 0; rest &= rest - 1) {
      const digit = 32 - Math.clz32(rest & -rest);
      for (let at = cell * 3; at < cell * 3 + 3; at++) {
        const entry = (TABLE_AT[at] as number) + digit;
        table[entry] = (table[entry] as number) | (PLACE_BIT[at] as number);
      }
    }
  }
  return table;
});
