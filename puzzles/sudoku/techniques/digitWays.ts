// The ways to place one digit into all rows that lack it, and the candidates that none of them goes through.

import { type Bits, bitsOf, cellsIn, either, meet, NONE } from './cellBits.ts';
import { digitsOf } from './masks.ts';

/** For each column the columns of its third, as nine bits. */
const THIRD_OF = [0o7, 0o7, 0o7, 0o70, 0o70, 0o70, 0o700, 0o700, 0o700];

/**
 * The places through which no way to fill the digit into all rows that lack it goes. What a fish of any shape takes away
 * is among them, so there is nothing to search for where they are none.
 */
export function impossiblePlaces(places: Bits): number[] {
  const rows = rowsOf(places);
  const open = rows.flatMap((mask, row) => (mask === 0 ? [] : [row]));
  let proved = NONE;
  return cellsIn(places).filter((cell) => {
    if (meet(proved, bitsOf([cell]))) return false;
    const way = wayThrough(rows, open, cell);
    if (way) proved = either(proved, bitsOf(way));
    return way === undefined;
  });
}

/** The nine rows' places as nine bits each. */
const rowsOf = (places: Bits): number[] =>
  Array.from({ length: 9 }, (_, row) => (places[Math.floor(row / 3) as 0 | 1 | 2] >> ((row % 3) * 9)) & 0o777);

/** One place in each open row, this cell among them, that do not see each other; undefined where there is no such way. */
function wayThrough(rows: readonly number[], open: readonly number[], cell: number): number[] | undefined {
  const start = Math.floor(cell / 9);
  const order = open.filter((row) => row !== start);
  const way = [cell];
  /** The columns that the boxes of each band still leave. */
  const free = [0o777, 0o777, 0o777];
  const take = (row: number, column: number): void => {
    const band = Math.floor(row / 3);
    free[band] = (free[band] as number) & ~(THIRD_OF[column] as number);
  };
  const extend = (index: number, columns: number): boolean => {
    const row = order[index];
    if (row === undefined) return true;
    const band = Math.floor(row / 3);
    const before = free[band] as number;
    for (const place of digitsOf((rows[row] as number) & columns & before)) {
      take(row, place - 1);
      way.push(row * 9 + place - 1);
      if (extend(index + 1, columns & ~(1 << (place - 1)))) return true;
      way.pop();
      free[band] = before;
    }
    return false;
  };
  take(start, cell % 9);
  return extend(0, 0o777 & ~(1 << (cell % 9))) ? way : undefined;
}
