// Straight lines on a board of letters: how they run, what they read, where a word occurs.

import { type Cell, cellAt, cellCount, columnOf, contains, rowOf, type Size } from '../grid.ts';
import type { Line } from './types.ts';

/** A step in rows and columns. */
export type Step = readonly [row: number, column: number];

/** The 8 directions, clockwise from "to the right"; number n and n + 4 are each other's reverse. */
export const STEPS: readonly Step[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** The cells of a line of this length; undefined if it leaves the board. */
export function ray(size: Size, from: Cell, [dr, dc]: Step, length: number): Cell[] | undefined {
  const [row, column] = [rowOf(size, from), columnOf(size, from)];
  if (!contains(size, row + dr * (length - 1), column + dc * (length - 1))) return undefined;
  return Array.from({ length }, (_, n) => cellAt(size, row + dr * n, column + dc * n));
}

/** All cells from one end to the other; undefined if the ends are not in line. A single cell is a line. */
export function cellsOf(size: Size, { from, to }: Line): Cell[] | undefined {
  const rows = rowOf(size, to) - rowOf(size, from);
  const columns = columnOf(size, to) - columnOf(size, from);
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return undefined;
  const length = Math.max(Math.abs(rows), Math.abs(columns)) + 1;
  return ray(size, from, [Math.sign(rows), Math.sign(columns)], length);
}

/**
 * The end of the line that a finger draws from `from` to `to`: in the nearest of the 8 directions (limits at 22.5 degrees),
 * as long as the finger's distance, but not beyond the edge.
 */
export function snap(size: Size, from: Cell, to: Cell): Cell {
  const rows = rowOf(size, to) - rowOf(size, from);
  const columns = columnOf(size, to) - columnOf(size, from);
  const [high, wide] = [Math.abs(rows), Math.abs(columns)];
  // tan 22.5 degrees, as a fraction that needs no rounding: 12 / 29
  const straight = Math.min(high, wide) * 29 <= Math.max(high, wide) * 12;
  const dr = straight && high < wide ? 0 : Math.sign(rows);
  const dc = straight && wide < high ? 0 : Math.sign(columns);
  for (let length = Math.max(high, wide) + 1; length > 1; length--) {
    const cells = ray(size, from, [dr, dc], length);
    if (cells) return cells.at(-1) as Cell;
  }
  return from;
}

/** Every line that reads the word; a palindrome is found once on each line. */
export function occurrences(size: Size, letters: readonly string[], word: string): Cell[][] {
  const found: Cell[][] = [];
  const seen = new Set<string>();
  for (let from = 0; from < cellCount(size); from++) {
    if (letters[from] !== word[0]) continue;
    for (const step of STEPS) {
      const cells = ray(size, from, step, word.length);
      if (!cells?.every((cell, n) => letters[cell] === word[n])) continue;
      const key = keyOf({ from, to: cells.at(-1) as Cell });
      if (!seen.has(key)) found.push(cells);
      seen.add(key);
    }
  }
  return found;
}

/** The same for a line and its reverse. */
export const keyOf = ({ from, to }: Line): string => `${Math.min(from, to)}-${Math.max(from, to)}`;

export const reversed = (text: string): string => [...text].reverse().join('');
