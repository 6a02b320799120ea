// Sets of cells as values: three words of 27 bits, one for each three rows. For tables of many such sets see cellSets.ts.

import { CELLS, HOUSES, PEERS } from '../board.ts';
import { cellBit, WORDS, wordOf } from './cellSets.ts';
import type { Candidates } from './state.ts';

export type Bits = readonly [number, number, number];

export const NONE: Bits = [0, 0, 0];

export function bitsOf(cells: Iterable<number>): Bits {
  const words: [number, number, number] = [0, 0, 0];
  for (const cell of cells) words[wordOf(cell) as 0 | 1 | 2] |= cellBit(cell);
  return words;
}

export const both = (a: Bits, b: Bits): Bits => [a[0] & b[0], a[1] & b[1], a[2] & b[2]];
export const either = (a: Bits, b: Bits): Bits => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
export const without = (a: Bits, b: Bits): Bits => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
export const isEmpty = (a: Bits): boolean => (a[0] | a[1] | a[2]) === 0;
export const meet = (a: Bits, b: Bits): boolean => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
export const within = (a: Bits, b: Bits): boolean => ((a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2])) === 0;

/** The cells, ascending. */
export function cellsIn(bits: Bits): number[] {
  const cells: number[] = [];
  for (const [index, word] of bits.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) cells.push(index * 27 + 31 - Math.clz32(rest & -rest));
  }
  return cells;
}

export const HOUSE_BITS: readonly Bits[] = HOUSES.map(bitsOf);
export const PEER_BITS: readonly Bits[] = PEERS.map(bitsOf);

const words = new Int32Array(9 * WORDS);

/** By digit - 1, three words each: the cells where it is a candidate. One table for all boards: the next overwrites it. */
export function placeWords({ masks }: Candidates): Int32Array {
  words.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    const word = wordOf(cell);
    const bit = cellBit(cell);
    for (let rest = masks[cell] as number; rest !== 0; rest &= rest - 1) {
      const at = (31 - Math.clz32(rest & -rest)) * WORDS + word;
      words[at] = (words[at] as number) | bit;
    }
  }
  return words;
}

/** By digit - 1: the cells where it is a candidate. */
export function placesByDigit(state: Candidates): readonly Bits[] {
  const table = placeWords(state);
  return Array.from({ length: 9 }, (_, index) => {
    const at = index * WORDS;
    return [table[at] as number, table[at + 1] as number, table[at + 2] as number];
  });
}
