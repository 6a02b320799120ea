// Sets of cells as three words of 27 bits, one for each band of three rows: queries about almost locked sets intersect
// such sets a million times a second.

import { CELLS, PEERS } from '../board.ts';

/** Words per set in a table of sets. */
export const WORDS = 3;

const BITS = 27;
export const wordOf = (cell: number): number => Math.floor(cell / BITS);
export const cellBit = (cell: number): number => 1 << (cell % BITS);

/** Adds a cell to the set that begins at word `at`. */
export function addCell(words: Int32Array, at: number, cell: number): void {
  const word = at + wordOf(cell);
  words[word] = (words[word] as number) | cellBit(cell);
}

/** For each cell the cells that it sees: words `cell * WORDS` and following. */
export const PEER_WORDS = new Int32Array(CELLS * WORDS);
for (const [cell, peers] of PEERS.entries()) {
  for (const peer of peers) addCell(PEER_WORDS, cell * WORDS, peer);
}

/** The cells of a set that begins at word `at`, ascending. */
export function cellsIn(words: Int32Array, at: number): number[] {
  const cells: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let rest = words[at + word] as number; rest !== 0; rest &= rest - 1) {
      cells.push(word * BITS + 31 - Math.clz32(rest & -rest));
    }
  }
  return cells;
}

/** The lowest cell of the bits of one word of a set of cells. */
export const lowestCell = (bits: number, word: number): number => word * BITS + 31 - Math.clz32(bits & -bits);
