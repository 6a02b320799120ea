// The slots of a grid and how they cross. Looks at blocks only, not at letters.

import { type Cell, cellCount, type Size } from '../grid.ts';
import { WAYS, type Way } from './types.ts';

export interface Place {
  readonly way: Way;
  readonly cells: readonly Cell[];
}

/** Every run of two or more cells without blocks: across first, then down, each sorted by first cell. */
export const placesOf = (size: Size, isBlock: (cell: Cell) => boolean): Place[] =>
  WAYS.flatMap((way) => runs(size, way, isBlock).map((cells) => ({ way, cells })));

function runs(size: Size, way: Way, isBlock: (cell: Cell) => boolean): Cell[][] {
  const { width, height } = size;
  const [lines, length] = way === 'across' ? [height, width] : [width, height];
  const found: Cell[][] = [];
  for (let line = 0; line < lines; line++) {
    let run: Cell[] = [];
    for (let n = 0; n <= length; n++) {
      const cell = way === 'across' ? line * width + n : n * width + line;
      if (n < length && !isBlock(cell)) {
        run.push(cell);
        continue;
      }
      if (run.length > 1) found.push(run);
      run = [];
    }
  }
  return found.sort((a, b) => (a[0] as Cell) - (b[0] as Cell));
}

/** One of a slot's letters, which another slot shares. */
export interface Crossing {
  readonly slot: number;
  readonly index: number;
}

/** By slot and letter: the other slot there and which of its letters it is; undefined for an uncrossed one. */
export function crossingsOf(places: readonly Pick<Place, 'cells'>[]): (Crossing | undefined)[][] {
  const byCell = new Map<Cell, Crossing[]>();
  for (const [slot, { cells }] of places.entries()) {
    for (const [index, cell] of cells.entries()) byCell.set(cell, [...(byCell.get(cell) ?? []), { slot, index }]);
  }
  return places.map(({ cells }, slot) => cells.map((cell) => byCell.get(cell)?.find((other) => other.slot !== slot)));
}

/** Can every slot be reached from the first one through crossings, and does every letter belong to a slot? */
export function isConnected(size: Size, places: readonly Place[], isBlock: (cell: Cell) => boolean): boolean {
  const crossings = crossingsOf(places);
  const reached = new Set([0]);
  for (const slot of reached) for (const other of crossings[slot] ?? []) if (other) reached.add(other.slot);
  const inSlots = new Set(places.flatMap(({ cells }) => cells));
  const all = Array.from({ length: cellCount(size) }, (_, cell) => cell);
  return places.length > 0 && reached.size === places.length && all.every((cell) => isBlock(cell) || inSlots.has(cell));
}
