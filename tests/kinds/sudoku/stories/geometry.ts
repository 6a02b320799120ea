// Rows, columns and boxes, written anew on purpose: what checks a hint must not use what found it.

export type Mark = readonly [cell: number, digit: number];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const rowOf = (cell: number): number => Math.floor(cell / 9);
const columnOf = (cell: number): number => cell % 9;
const boxOf = (cell: number): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
const NUMBER = { r: rowOf, c: columnOf, b: boxOf } as const;

/** `r4`, `c5` or `b6`. */
export type House = string;

export const HOUSES: readonly House[] = ['b', 'r', 'c'].flatMap((letter) => NINE.map((n) => `${letter}${n + 1}`));

const CELLS_OF = new Map(
  HOUSES.map((house) => {
    const numberOf = NUMBER[house[0] as keyof typeof NUMBER];
    return [house, CELLS.filter((cell) => numberOf(cell) === Number(house[1]) - 1)] as const;
  }),
);
export const cellsIn = (house: House): readonly number[] => CELLS_OF.get(house) ?? [];
export const isIn = (cell: number, house: House): boolean => cellsIn(house).includes(cell);

export const meet = (a: number, b: number): boolean =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
const SEEN = CELLS.map((cell) => CELLS.filter((other) => meet(cell, other)));
export const seenFrom = (cell: number): readonly number[] => SEEN[cell] ?? [];
export const boxesAmong = (cells: readonly number[]): number => new Set(cells.map(boxOf)).size;
export const linesAmong = (cells: readonly number[]): readonly [rows: number, columns: number] => [
  new Set(cells.map(rowOf)).size,
  new Set(cells.map(columnOf)).size,
];
export const linesOf = (cell: number): readonly House[] => [`r${rowOf(cell) + 1}`, `c${columnOf(cell) + 1}`];

export const same = <T>(one: readonly T[], other: readonly T[]): boolean =>
  [...new Set(one)].sort().join('|') === [...new Set(other)].sort().join('|');
export const within = <T>(few: readonly T[], many: readonly T[]): boolean => few.every((item) => many.includes(item));
