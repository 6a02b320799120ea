// Which cells belong together if a sudoku's givens are to form a symmetric pattern.

import { CELLS } from './board.ts';

type Move = (row: number, column: number) => readonly [row: number, column: number];

/** For each symmetry, the mappings of the board onto itself that preserve the pattern of givens. */
const MOVES = {
  none: (row, column) => [row, column],
  rotational: (row, column) => [8 - row, 8 - column],
  quarter: (row, column) => [column, 8 - row],
  horizontal: (row, column) => [row, 8 - column],
  vertical: (row, column) => [8 - row, column],
  diagonal: (row, column) => [column, row],
  antidiagonal: (row, column) => [8 - column, 8 - row],
} as const satisfies Record<string, Move>;

/**
 * `rotational` is by half a turn, `quarter` by a quarter; `horizontal` mirrors left and right, `vertical` top and bottom,
 * `diagonal` along the line from the top left, `antidiagonal` along the other.
 */
export type Symmetry = keyof typeof MOVES;
export const SYMMETRIES = Object.keys(MOVES) as readonly Symmetry[];

/** The cells that are given or empty together: every cell is in exactly one orbit. */
export function orbitsOf(symmetry: Symmetry): readonly (readonly number[])[] {
  const move: Move = MOVES[symmetry];
  const orbits: number[][] = [];
  const taken = new Set<number>();
  for (let start = 0; start < CELLS; start++) {
    if (taken.has(start)) continue;
    const orbit: number[] = [];
    for (let cell = start; !taken.has(cell); ) {
      taken.add(cell);
      orbit.push(cell);
      const [row, column] = move(Math.floor(cell / 9), cell % 9);
      cell = row * 9 + column;
    }
    orbits.push(orbit);
  }
  return orbits;
}
