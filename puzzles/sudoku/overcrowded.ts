// Finds a house in which some digits have fewer places than they are. Such a board has no solution, but a search can take
// minutes to see it, since it fills the rest of the board in every way first.

import { CELLS, HOUSES } from './board.ts';

/** The number of bits. */
const SIZE = Uint8Array.from({ length: 512 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

/** By digit: its cells on the board. */
const isOpen = new Uint8Array(9 * CELLS);
/** By set of digits: their places in a house, nine bits. */
const placesOf = new Uint16Array(512);

/** `bands` from `base` on: 27 bands of 27 cells, digit * 3 + band. */
export function isOvercrowded(bands: Int32Array, base: number): boolean {
  for (let index = 0; index < 27; index++) {
    const cells = bands[base + index] as number;
    for (let bit = 0; bit < 27; bit++) isOpen[index * 27 + bit] = (cells >> bit) & 1;
  }
  return HOUSES.some(isHouseOvercrowded);
}

function isHouseOvercrowded(house: readonly number[]): boolean {
  for (let digit = 0; digit < 9; digit++) {
    let places = 0;
    for (let place = 0; place < 9; place++) {
      places |= (isOpen[digit * CELLS + (house[place] as number)] as number) << place;
    }
    placesOf[1 << digit] = places;
  }
  for (let digits = 1; digits < 512; digits++) {
    const rest = digits & (digits - 1);
    const places = (placesOf[rest] as number) | (placesOf[digits & -digits] as number);
    placesOf[digits] = places;
    if ((SIZE[places] as number) < (SIZE[digits] as number)) return true;
  }
  return false;
}
