// Colouring: candidates of one digit that are connected by strong links get two colours alternately. Then all of one colour
// are true and all of the other false.

import { CELLS, type House, sees } from '../board.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import { type StrongLink, strongLinks } from './links.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';
import { has } from './step.ts';
import type { Mark } from './types.ts';

/** Cells of one colour, ascending. */
export type Colour = readonly number[];

/** Two colours of which exactly one is true. The first cell has the first colour. */
export interface Colouring {
  readonly digit: number;
  readonly colours: readonly [Colour, Colour];
  /** The houses of the strong links. */
  readonly houses: readonly House[];
}

const RISING = (a: number, b: number): number => a - b;

/**
 * The colourings, digit by digit, of the digits that may lose something: each as large as its links allow, in the
 * order of their first cells.
 */
export const colouringsOf: (state: Candidates) => readonly (readonly Colouring[])[] = rememberingLast((state) =>
  doubtfulDigits(state).map((digit) => colouringsOfDigit(state, digit)),
);

function colouringsOfDigit(state: Candidates, digit: number): Colouring[] {
  const links = strongLinks(state, digit);
  const starts = [...new Set(links.flatMap(({ ends }) => ends))].sort(RISING);
  const coloured = new Set<number>();
  const colourings: Colouring[] = [];
  for (const start of starts) {
    if (coloured.has(start)) continue;
    const colouring = spread(digit, links, start);
    for (const cell of colouring.colours.flat()) coloured.add(cell);
    colourings.push(colouring);
  }
  return colourings;
}

/** Colours everything connected to `start`. */
function spread(digit: number, links: readonly StrongLink[], start: number): Colouring {
  const colourOf = new Map<number, 0 | 1>([[start, 0]]);
  const houses = new Set<House>();
  for (const [cell, colour] of colourOf) {
    for (const { house, ends } of links) {
      if (!ends.includes(cell)) continue;
      houses.add(house);
      const other = ends[0] === cell ? ends[1] : ends[0];
      if (!colourOf.has(other)) colourOf.set(other, colour === 0 ? 1 : 0);
    }
  }
  const cells = [...colourOf.keys()].sort(RISING);
  const colours = [cells.filter((cell) => colourOf.get(cell) === 0), cells.filter((cell) => colourOf.get(cell) === 1)];
  return { digit, colours: colours as [number[], number[]], houses: [...houses] };
}

/** Whether a cell of one colour sees a cell of the other. */
export const meet = (one: Colour, other: Colour): boolean => one.some((cell) => seesAny(cell, other));

export const seesAny = (cell: number, colour: Colour): boolean => colour.some((other) => sees(cell, other));

export const marksOf = (digit: number, cells: readonly number[]): Mark[] => cells.map((cell) => ({ cell, digit }));

/** Where the digit is possible in cells that see both colours, coloured cells included. */
export function seenByColours(state: Candidates, digit: number, one: Colour, other: Colour): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (has(state, cell, digit) && seesAny(cell, one) && seesAny(cell, other)) cells.push(cell);
  }
  return cells;
}
