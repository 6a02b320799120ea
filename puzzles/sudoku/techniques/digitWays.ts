// The ways to place one digit into all rows that lack it, and the candidates that none of them goes through.

import { type Bits, cellsIn } from './cellBits.ts';

/** For each column, the columns of its third, as nine bits. */
const THIRD_OF = Uint16Array.of(0o7, 0o7, 0o7, 0o70, 0o70, 0o70, 0o700, 0o700, 0o700);

// One search at a time.
/** By row: its places as nine bits, and those known to be on some way. */
const rows = new Uint16Array(9);
const proved = new Uint16Array(9);
/** The rows to fill, and the place that the way takes in each. */
const order = new Uint8Array(9);
const taken = new Uint16Array(9);
/** The columns that the boxes of each band still leave. */
const free = new Uint16Array(3);
let count = 0;

/**
 * The places that are in no way of filling the digit into all rows that lack it. They include whatever a fish of any shape
 * removes, so without such places there is nothing to search for.
 */
export function impossiblePlaces(places: Bits): number[] {
  for (let row = 0; row < 9; row++) {
    rows[row] = (places[((row / 3) | 0) as 0 | 1 | 2] >> ((row % 3) * 9)) & 0o777;
    proved[row] = 0;
  }
  return cellsIn(places).filter((cell) => {
    const row = (cell / 9) | 0;
    const bit = 1 << (cell % 9);
    return ((proved[row] as number) & bit) === 0 && !findWay(row, bit);
  });
}

/** Looks for one place in each open row, this one among them, that do not see each other; marks them all as possible. */
function findWay(start: number, bit: number): boolean {
  count = 0;
  for (let row = 0; row < 9; row++) if (rows[row] !== 0 && row !== start) order[count++] = row;
  free.fill(0o777);
  take(start, bit);
  if (!extend(0, 0o777 & ~bit)) return false;
  proved[start] = (proved[start] as number) | bit;
  for (let index = 0; index < count; index++) {
    const row = order[index] as number;
    proved[row] = (proved[row] as number) | (taken[index] as number);
  }
  return true;
}

function take(row: number, bit: number): void {
  const band = (row / 3) | 0;
  free[band] = (free[band] as number) & ~(THIRD_OF[31 - Math.clz32(bit)] as number);
}

function extend(index: number, columns: number): boolean {
  if (index === count) return true;
  const row = order[index] as number;
  const band = (row / 3) | 0;
  const before = free[band] as number;
  for (let rest = (rows[row] as number) & columns & before; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    take(row, bit);
    taken[index] = bit;
    if (extend(index + 1, columns & ~bit)) return true;
    free[band] = before;
  }
  return false;
}
