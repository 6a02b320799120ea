// The cells of a rectangular board and how to move between them; knows nothing of any game.

/** A cell's index, row by row from the top left: `row * width + column`. */
export type Cell = number;

/** Columns and rows of a board. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const cellCount = ({ width, height }: Size): number => width * height;
export const rowOf = ({ width }: Size, cell: Cell): number => Math.floor(cell / width);
export const columnOf = ({ width }: Size, cell: Cell): number => cell % width;
export const cellAt = ({ width }: Size, row: number, column: number): Cell => row * width + column;

export const contains = (size: Size, row: number, column: number): boolean =>
  row >= 0 && column >= 0 && row < size.height && column < size.width;

export const isCell = (size: Size, value: unknown): value is Cell =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < cellCount(size);

const DELTA: Record<Direction, readonly [number, number]> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };

/** The neighbour in that direction, or undefined at the edge. */
export function neighbour(size: Size, cell: Cell, direction: Direction): Cell | undefined {
  const [dr, dc] = DELTA[direction];
  const row = rowOf(size, cell) + dr;
  const column = columnOf(size, cell) + dc;
  return contains(size, row, column) ? cellAt(size, row, column) : undefined;
}

export const JUMPS = ['rowStart', 'rowEnd', 'start', 'end'] as const;
export type Jump = (typeof JUMPS)[number];

/** Where Home, End, Ctrl+Home and Ctrl+End lead, as in the ARIA grid pattern. */
export function jump(size: Size, cell: Cell, to: Jump): Cell {
  if (to === 'start') return 0;
  if (to === 'end') return cellCount(size) - 1;
  const row = rowOf(size, cell);
  return cellAt(size, row, to === 'rowStart' ? 0 : size.width - 1);
}
