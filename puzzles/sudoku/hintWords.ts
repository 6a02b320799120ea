// The parts from which hints are put together: names of places for the sentences, lights for the glass.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Light, LightRole, Sentence } from '../hint.ts';
import { BOX_OF, HOUSES } from './board.ts';
import type { Mark } from './techniques/index.ts';
import type { Digit } from './types.ts';

type Values = Sentence['values'];

const SIZE = { width: 9, height: 9 };
const HOUSE_KINDS = ['row', 'column', 'box'] as const;

/** `4/5` for row 4, column 5: the same in every language. */
export const nameOf = (cell: Cell): string => `${rowOf(SIZE, cell) + 1}/${columnOf(SIZE, cell) + 1}`;

const once = <T>(items: Iterable<T>): T[] => [...new Set(items)];

export const cellsOf = (marks: readonly Mark[]): Cell[] => once(marks.map(({ cell }) => cell)).sort((a, b) => a - b);

export const digitsOf = (marks: readonly Mark[]): Digit[] =>
  once(marks.map(({ digit }) => digit)).sort((a, b) => a - b);

export const listOf = (items: readonly (string | number)[]): string => items.join(', ');

export const cellValues = (cell: Cell): Values => ({ row: rowOf(SIZE, cell) + 1, column: columnOf(SIZE, cell) + 1 });

/** `house` is `row`, `column` or `box`, whose words are in `sudoku.house`; the second house has a 2 at each name. */
export const houseValues = (house: number, suffix: '' | '2' = ''): Values => ({
  [`house${suffix}`]: HOUSE_KINDS[Math.floor(house / 9)] as string,
  [`number${suffix}`]: (house % 9) + 1,
});

/** A box as a place to look: large enough to leave something to find. */
export const boxOf = (cell: Cell): number => 18 + (BOX_OF[cell] ?? 0);

export const lit = (role: LightRole, cells: readonly Cell[]): Light[] => cells.map((cell) => ({ cell, role }));

export const litHouse = (house: number): Light[] => lit('area', HOUSES[house] ?? []);

export const litMarks = (role: LightRole, marks: readonly Mark[]): Light[] =>
  marks.map(({ cell, digit }) => ({ cell, role, symbol: String(digit) }));
