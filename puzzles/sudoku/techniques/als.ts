// Almost locked sets: n cells of a house with n + 1 candidates between them (a cell of two candidates is the smallest).
// Without any one of its digits such a set is locked, so that it must hold all others. Here are all sets of a board; how
// they are linked is said in restrictedCommons.ts.

import { CELLS, COLUMN_OF, HOUSES, type House, ROW_OF } from '../board.ts';
import { cellBit, PEER_WORDS, WORDS, wordOf } from './cellSets.ts';
import { digitsOf, sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

export interface AlmostLockedSet {
  readonly cells: readonly number[];
  readonly mask: number;
  /** A house that holds all of the cells: a row if there is one, else a column, else a box. */
  readonly house: House;
}

/** All sets of a board, small ones first; and for each set and digit what decides whether it links or removes something. */
export interface AlsTable {
  readonly sets: readonly AlmostLockedSet[];
  readonly masks: Uint16Array;
  /** The cells of each set: words `set * WORDS` and following (see cellSets.ts). */
  readonly cells: Int32Array;
  /** Where in the set the digit may be: words from `slot(set, place)` on, place 0 for digit 1. */
  readonly held: Int32Array;
  /** Candidates of the digit anywhere on the board that see all of these. */
  readonly seen: Int32Array;
}

export const slot = (set: number, place: number): number => (set * 9 + place) * WORDS;

const LARGEST = 8;

export const almostLockedSets: (state: Candidates) => AlsTable = rememberingLast(({ masks }) => {
  const bySize: AlmostLockedSet[][] = Array.from({ length: LARGEST + 1 }, () => []);
  for (const house of HOUSES.keys()) collect(masks, house, bySize);
  return tableOf(masks, bySize.flat());
});

function collect(masks: Uint16Array, house: House, bySize: AlmostLockedSet[][]): void {
  const empty = (HOUSES[house] as readonly number[]).filter((cell) => masks[cell] !== 0);
  const chosen: number[] = [];
  const extend = (from: number, union: number): void => {
    for (let index = from; index < empty.length; index++) {
      const cell = empty[index] as number;
      const wider = union | (masks[cell] as number);
      // even with all cells that follow there would be too many digits
      if (sizeOf(wider) > chosen.length + empty.length - index + 1) continue;
      chosen.push(cell);
      if (sizeOf(wider) === chosen.length + 1 && isHome(chosen, house)) {
        bySize[chosen.length]?.push({ cells: chosen.slice(), mask: wider, house });
      }
      extend(index + 1, wider);
      chosen.pop();
    }
  };
  extend(0, 0);
}

/** False where an earlier house holds the same cells. */
function isHome(cells: readonly number[], house: House): boolean {
  if (house < 9) return true;
  const [first] = cells as readonly [number];
  if (cells.every((cell) => ROW_OF[cell] === ROW_OF[first])) return false;
  return house < 18 || !cells.every((cell) => COLUMN_OF[cell] === COLUMN_OF[first]);
}

function tableOf(masks: Uint16Array, sets: readonly AlmostLockedSet[]): AlsTable {
  const board = wordsOfDigits(masks);
  const table: AlsTable = {
    sets,
    masks: Uint16Array.from(sets, ({ mask }) => mask),
    cells: new Int32Array(sets.length * WORDS),
    held: new Int32Array(sets.length * 9 * WORDS),
    seen: new Int32Array(sets.length * 9 * WORDS),
  };
  for (const [index, set] of sets.entries()) {
    table.seen.set(board, slot(index, 0));
    for (const cell of set.cells) enter(table, index, cell, masks[cell] as number);
  }
  return table;
}

/** For each digit the cells in which it is possible. */
function wordsOfDigits(masks: Uint16Array): Int32Array {
  const words = new Int32Array(9 * WORDS);
  for (let cell = 0; cell < CELLS; cell++) {
    for (const digit of digitsOf(masks[cell] as number)) {
      const at = slot(0, digit - 1) + wordOf(cell);
      words[at] = (words[at] as number) | cellBit(cell);
    }
  }
  return words;
}

function enter({ cells, held, seen }: AlsTable, set: number, cell: number, mask: number): void {
  const word = wordOf(cell);
  const bit = cellBit(cell);
  cells[set * WORDS + word] = (cells[set * WORDS + word] as number) | bit;
  for (const digit of digitsOf(mask)) {
    const at = slot(set, digit - 1);
    held[at + word] = (held[at + word] as number) | bit;
    for (let each = 0; each < WORDS; each++) {
      seen[at + each] = (seen[at + each] as number) & (PEER_WORDS[cell * WORDS + each] as number);
    }
  }
}

/** Two sets with a cell in common. */
export function overlap({ cells }: AlsTable, a: number, b: number): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (((cells[a * WORDS + word] as number) & (cells[b * WORDS + word] as number)) !== 0) return true;
  }
  return false;
}

/** One of two sets holds all cells of the other. */
export function nested({ cells }: AlsTable, a: number, b: number): boolean {
  let [onlyA, onlyB] = [0, 0];
  for (let word = 0; word < WORDS; word++) {
    const [inA, inB] = [cells[a * WORDS + word] as number, cells[b * WORDS + word] as number];
    onlyA |= inA & ~inB;
    onlyB |= inB & ~inA;
  }
  return onlyA === 0 || onlyB === 0;
}
