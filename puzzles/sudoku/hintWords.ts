// The building blocks of hints: names of places for the sentences, lights for the board.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Light, LightRole, Sentence } from '../hint.ts';
import { BOX_OF, HOUSES, type House } from './board.ts';
import type { Mark } from './techniques/index.ts';
import type { Digit } from './types.ts';

export type Values = Sentence['values'];

const SIZE = { width: 9, height: 9 };
const HOUSE_LETTERS = ['r', 'c', 'b'] as const;

/** `r4c5`: the symbol for row 4, column 5, which `src/text` puts into words in each language. */
export const nameOf = (cell: Cell): string => `r${rowOf(SIZE, cell) + 1}c${columnOf(SIZE, cell) + 1}`;

/** Cells in one line as one symbol, `r4c56`; other cells as a list. */
export function namesOf(cells: readonly Cell[]): string {
  const rows = once(cells.map((cell) => rowOf(SIZE, cell) + 1));
  const columns = once(cells.map((cell) => columnOf(SIZE, cell) + 1));
  if (cells.length > 0 && (rows.length === 1 || columns.length === 1)) return `r${rows.join('')}c${columns.join('')}`;
  return listOf(cells.map(nameOf));
}

/** The symbols of houses: `r4`, `c25` for two columns, `b3`; houses of one kind are combined. */
export function placeOf(...houses: readonly House[]): string {
  const parts = HOUSE_LETTERS.map((letter, kind) => {
    const numbers = houses.filter((house) => Math.floor(house / 9) === kind).map((house) => (house % 9) + 1);
    return numbers.length === 0 ? [] : [letter + numbers.join('')];
  });
  return listOf(parts.flat());
}

const once = <T>(items: Iterable<T>): T[] => [...new Set(items)];

/** Ascending. */
export const cellsOf = (marks: readonly Mark[]): Cell[] => once(marks.map(({ cell }) => cell)).sort((a, b) => a - b);

/** Ascending. */
export const digitsOf = (marks: readonly Mark[]): Digit[] =>
  once(marks.map(({ digit }) => digit)).sort((a, b) => a - b);

export const listOf = (items: readonly (string | number)[]): string => items.join(', ');

/** Candidates by digit: `3 (r4c5, r4c6); 7 (r1c2)`. */
export const marksInWords = (marks: readonly Mark[]): string =>
  digitsOf(marks)
    .map((digit) => `${digit} (${listOf(cellsOf(marks.filter((mark) => mark.digit === digit)).map(nameOf))})`)
    .join('; ');

export const cellValues = (cell: Cell): Values => ({ row: rowOf(SIZE, cell) + 1, column: columnOf(SIZE, cell) + 1 });

/** The cell's box as a place to look: large enough to leave something to find. */
export const boxOf = (cell: Cell): House => 18 + (BOX_OF[cell] ?? 0);

export const lit = (role: LightRole, cells: readonly Cell[]): Light[] => cells.map((cell) => ({ cell, role }));

export const litHouse = (house: House): Light[] => lit('area', HOUSES[house] ?? []);

export const litMarks = (role: LightRole, marks: readonly Mark[]): Light[] =>
  marks.map(({ cell, digit }) => ({ cell, role, symbol: String(digit) }));
