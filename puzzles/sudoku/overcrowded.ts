// Finds a house in which some digits have fewer places than they are. Such a board has no solution, but a search can take
// minutes to see it, since it fills the rest of the board in every way first.

import { BOX_OF, CELLS, COLUMN_OF, ROW_OF } from './board.ts';

/** The number of bits. */
const SIZE = Uint8Array.from({ length: 512 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

/** By house and digit (house * 9 + digit): the digit's places there, nine bits. */
const placesOf = new Uint16Array(27 * 9);
/** By set of those digits of a house that have several places: their places together. */
const together = new Uint16Array(512);

/** By cell: its place in its box, one bit. */
const PLACE_IN_BOX = Uint16Array.from({ length: CELLS }, (_, cell) => 1 << ((((cell / 9) | 0) % 3) * 3 + (cell % 3)));

/** `bands` from `base` on: 27 bands of 27 cells, digit * 3 + band. */
export function isOvercrowded(bands: Int32Array, base: number): boolean {
  placesOf.fill(0);
  for (let index = 0; index < 27; index++) {
    const digit = (index / 3) | 0;
    for (let left = bands[base + index] as number; left !== 0; left &= left - 1) {
      addPlace((index % 3) * 27 + 31 - Math.clz32(left & -left), digit);
    }
  }
  for (let first = 0; first < placesOf.length; first += 9) if (isHouseOvercrowded(first)) return true;
  return false;
}

function addPlace(cell: number, digit: number): void {
  const row = ROW_OF[cell] as number;
  const column = COLUMN_OF[cell] as number;
  mark(row * 9 + digit, 1 << column);
  mark((9 + column) * 9 + digit, 1 << row);
  mark((18 + (BOX_OF[cell] as number)) * 9 + digit, PLACE_IN_BOX[cell] as number);
}

function mark(at: number, place: number): void {
  placesOf[at] = (placesOf[at] as number) | place;
}

/** A digit with one place needs no look: the other digits of its house do not have that place. */
function isHouseOvercrowded(first: number): boolean {
  let sets = 1;
  for (let at = first; at < first + 9; at++) {
    const places = placesOf[at] as number;
    if (SIZE[places] === 1) continue;
    for (let set = 0; set < sets; set++) {
      const all = (together[set] as number) | places;
      together[sets + set] = all;
      if ((SIZE[all] as number) < (SIZE[sets + set] as number)) return true;
    }
    sets *= 2;
  }
  return false;
}
