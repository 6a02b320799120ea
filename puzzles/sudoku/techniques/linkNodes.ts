// What chains are made of: nodes. A node is one candidate, or a group: all the two or three candidates of a digit where
// a box and a line cross.

import { CELLS } from '../board.ts';
import { WORDS } from './cellSets.ts';
import { CROSSINGS } from './crossings.ts';

/**
 * A node's number: (digit - 1) * 81 + cell for a candidate; from `SINGLES` on the groups, (digit - 1) * 54 + the number
 * of the crossing.
 */
export type LinkNode = number;

export const SINGLES = 9 * CELLS;
export const NODES = SINGLES + 9 * CROSSINGS.length;

export const singleOf = (cell: number, digit: number): LinkNode => (digit - 1) * CELLS + cell;
export const groupOf = (crossing: number, digit: number): LinkNode =>
  SINGLES + (digit - 1) * CROSSINGS.length + crossing;
export const isGroup = (node: LinkNode): boolean => node >= SINGLES;

/** By node. */
export const DIGIT_OF: Readonly<Uint8Array> = Uint8Array.from({ length: NODES }, (_, node) =>
  node < SINGLES ? Math.floor(node / CELLS) + 1 : Math.floor((node - SINGLES) / CROSSINGS.length) + 1,
);
/** By node: the cell of a single one, -1 for a group. */
export const CELL_OF: Readonly<Int8Array> = Int8Array.from({ length: NODES }, (_, node) =>
  node < SINGLES ? node % CELLS : -1,
);

/** The lowest cell of the bits of one word of a set of cells (see cellSets.ts). */
export const lowestCell = (bits: number, word: number): number =>
  word * (CELLS / WORDS) + 31 - Math.clz32(bits & -bits);
