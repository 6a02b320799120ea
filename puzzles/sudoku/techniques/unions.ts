// A table of the digits possible in every choice of a house's empty cells: subsets, locked candidates,
// almost locked sets and Sue de Coq are all questions about such choices. A choice is a 9-bit mask of places in reading
// order, as in positions.ts.

import { HOUSES, type House } from '../board.ts';
import { sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

export interface Unions {
  /** At `house * 512 + choice`; valid only for choices of empty cells. */
  readonly digits: Uint16Array;
  /** By house: the places of its empty cells. */
  readonly empty: Uint16Array;
  /**
   * By house: bit n is set if n empty cells hold only n digits which some other cell may have too. Without the bit there
   * is no naked subset of that size; with it, there may only be a locked one.
   */
  readonly naked: Uint16Array;
  /** By box: bit n is set if n of the three cells where it crosses some line hold only n digits. */
  readonly crossing: Uint16Array;
  /** By house: bit n is set if n digits have only n cells, and something else is possible there. */
  readonly hidden: Uint16Array;
}

/** How many choices of nine places there are. */
export const CHOICES = 512;
const CELLS_OF = Uint8Array.from(HOUSES.flat());

/** By 9 places of a box, of a line: whether they all lie where the box and a line cross. */
const THIRDS_OF_LINE = [0o007, 0o070, 0o700];
const THIRDS_OF_BOX = [...THIRDS_OF_LINE, 0o111, 0o222, 0o444];
const liesIn = (thirds: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: CHOICES }, (_, choice) => Number(thirds.some((third) => (choice & ~third) === 0)));
const CROSSES_LINE = liesIn(THIRDS_OF_LINE);
const CROSSES_BOX = liesIn(THIRDS_OF_BOX);

/** Whether these places also lie in a second house. */
export const crosses = (house: House, choice: number): boolean =>
  (house < 18 ? CROSSES_LINE : CROSSES_BOX)[choice] === 1;

const table = {
  digits: new Uint16Array(HOUSES.length * CHOICES),
  empty: new Uint16Array(HOUSES.length),
  naked: new Uint16Array(HOUSES.length),
  crossing: new Uint16Array(HOUSES.length),
  hidden: new Uint16Array(HOUSES.length),
};
/** The candidates of each house's cells when the table was made. */
const before = new Uint16Array(HOUSES.length * 9);

/** One table for all boards: only changes since the last query are recomputed; the result is valid until the next one. */
export const unionsOf: (state: Candidates) => Unions = rememberingLast(({ masks }) => {
  for (let house = 0; house < HOUSES.length; house++) if (hasChanged(masks, house)) survey(masks, house);
  return table;
});

function hasChanged(masks: Uint16Array, house: House): boolean {
  let changed = false;
  for (let at = house * 9; at < house * 9 + 9; at++) {
    const mask = masks[CELLS_OF[at] as number] as number;
    if (before[at] === mask) continue;
    before[at] = mask;
    changed = true;
  }
  return changed;
}

function survey(masks: Uint16Array, house: House): void {
  let empty = 0;
  for (let place = 0; place < 9; place++) if (masks[CELLS_OF[house * 9 + place] as number] !== 0) empty |= 1 << place;
  table.empty[house] = empty;
  fill(masks, house, empty);
  findSubsets(house, empty);
}

/** Builds each choice from a smaller one by adding one cell. */
function fill(masks: Uint16Array, house: House, empty: number): void {
  const { digits } = table;
  const at = house * CHOICES;
  for (let choice = -empty & empty; choice !== 0; choice = (choice - empty) & empty) {
    const first = masks[CELLS_OF[house * 9 + 31 - Math.clz32(choice & -choice)] as number] as number;
    digits[at + choice] = (digits[at + (choice & (choice - 1))] as number) | first;
  }
}

function findSubsets(house: House, empty: number): void {
  const { digits } = table;
  const at = house * CHOICES;
  const count = sizeOf(empty);
  const all = sizeOf(digits[at + empty] as number);
  let naked = 0;
  let crossing = 0;
  let hidden = all > count ? 1 << count : 0; // only if digits on the board contradict each other
  for (let choice = -empty & empty; choice !== 0; choice = (choice - empty) & empty) {
    const union = digits[at + choice] as number;
    const size = sizeOf(choice);
    const inUse = sizeOf(union);
    const confined = all - inUse - (count - size); // digits that only the other cells have, less these cells
    if (inUse > size && confined < 0) continue;
    const shared = (union & (digits[at + (empty & ~choice)] as number)) !== 0;
    if (inUse === size) {
      if (crosses(house, choice)) crossing |= 1 << size;
      if (shared || crosses(house, choice)) naked |= 1 << size;
    }
    if (confined > 0 || (confined === 0 && shared)) hidden |= 1 << (count - size);
  }
  table.naked[house] = naked;
  table.crossing[house] = crossing;
  table.hidden[house] = hidden;
}
