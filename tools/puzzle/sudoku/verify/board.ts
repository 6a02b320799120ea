// The verifiers' own board: plain lists and sets, slow and obvious, shared with no solver.

import type { Candidates, Mark } from '../../../../puzzles/sudoku/techniques/index.ts';

export interface Position {
  /** 0 if the cell is empty. */
  readonly digits: readonly number[];
  /** Whether the digit was given. */
  readonly given: readonly boolean[];
  /** The candidates of each cell, ascending; none in filled cells. */
  readonly candidates: readonly (readonly number[])[];
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const DIGITS = NINE.map((index) => index + 1);
export const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** 0-8 rows, 9-17 columns, 18-26 boxes. */
export const HOUSE_CELLS: readonly (readonly number[])[] = [rowOf, columnOf, boxOf].flatMap((indexOf) =>
  NINE.map((index) => ALL_CELLS.filter((cell) => indexOf(cell) === index)),
);
export const cellsOf = (house: number): readonly number[] => HOUSE_CELLS[house] ?? [];
export const ALL_HOUSES = HOUSE_CELLS.map((_, house) => house);
export const isRow = (house: number): boolean => house < 9;
export const isColumn = (house: number): boolean => house >= 9 && house < 18;
export const isBox = (house: number): boolean => house >= 18;

export const sees = (a: number, b: number): boolean =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
export const seesAll = (cell: number, cells: readonly number[]): boolean => cells.every((other) => sees(cell, other));

/** The houses that contain all of these cells. */
export const housesOver = (cells: readonly number[]): number[] =>
  ALL_HOUSES.filter((house) => cells.every((cell) => cellsOf(house).includes(cell)));

export const positionOf = ({ digits, givens, masks }: Candidates): Position => ({
  digits: Array.from(digits),
  given: Array.from(givens, (digit) => digit !== 0),
  candidates: Array.from(masks, (mask) => DIGITS.filter((digit) => (mask & (1 << (digit - 1))) !== 0)),
});

export const digitsIn = (position: Position, cell: number): readonly number[] => position.candidates[cell] ?? [];
export const can = (position: Position, cell: number, digit: number): boolean =>
  digitsIn(position, cell).includes(digit);
export const placesIn = (position: Position, house: number, digit: number): number[] =>
  cellsOf(house).filter((cell) => can(position, cell, digit));
/** The cells of the board in which the digit is possible. */
export const placesOf = (position: Position, digit: number): number[] =>
  ALL_CELLS.filter((cell) => can(position, cell, digit));
/** All digits that are possible in these cells. */
export const unionOf = (position: Position, cells: readonly number[]): number[] =>
  unique(cells.flatMap((cell) => digitsIn(position, cell)));

export const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
export const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  unique(a).join() === unique(b).join();
export const marksAt = (cells: readonly number[], digit: number): Mark[] => cells.map((cell) => ({ cell, digit }));
export const cellsIn = (marks: readonly Mark[]): number[] => unique(marks.map(({ cell }) => cell));

/** Every combination of `size` items. */
export function* choices<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) yield [];
  for (const [index, item] of size === 0 ? [] : items.entries()) {
    for (const rest of choices(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}
