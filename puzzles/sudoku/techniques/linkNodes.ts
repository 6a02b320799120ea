// What chains are made of: nodes. A node is one candidate, or a group: all the two or three candidates of a digit where
// a box and a line cross. The tables here number all possible nodes and hold their cell sets.

import { CELLS } from '../board.ts';
import { cellBit, PEER_WORDS, WORDS, wordOf } from './cellSets.ts';
import { CROSSINGS } from './crossings.ts';

/** A node's number: (digit - 1) * 81 + cell for a candidate; from `SINGLES` on the groups, digit by digit. */
export type LinkNode = number;

/** Two or three of the places of a crossing, as a 3-bit mask. */
const PARTS = [0b011, 0b101, 0b110, 0b111];

export const SINGLES = 9 * CELLS;
const GROUPS_OF_DIGIT = CROSSINGS.length * PARTS.length;
export const NODES = SINGLES + 9 * GROUPS_OF_DIGIT;

export const singleOf = (cell: number, digit: number): LinkNode => (digit - 1) * CELLS + cell;
export const isGroup = (node: LinkNode): boolean => node >= SINGLES;

/** The group of a digit at these places of a crossing, as a 3-bit mask; -1 if they are fewer than two. */
export function groupOf(crossing: number, places: number, digit: number): LinkNode {
  const part = PARTS.indexOf(places);
  return part < 0 ? -1 : SINGLES + (digit - 1) * GROUPS_OF_DIGIT + crossing * PARTS.length + part;
}

const digitOf = (node: LinkNode): number =>
  1 + Math.floor(node < SINGLES ? node / CELLS : (node - SINGLES) / GROUPS_OF_DIGIT);

function cellsOf(node: LinkNode): number[] {
  if (node < SINGLES) return [node % CELLS];
  const group = (node - SINGLES) % GROUPS_OF_DIGIT;
  const { shared } = CROSSINGS[Math.floor(group / PARTS.length)] as (typeof CROSSINGS)[number];
  const places = PARTS[group % PARTS.length] as number;
  return shared.filter((_, index) => ((places >> index) & 1) === 1);
}

const nodes = Array.from({ length: NODES }, (_, node) => node);

/** By node. */
export const DIGIT_OF: Readonly<Uint8Array> = Uint8Array.from(nodes, digitOf);
/** By node: the cell of a single candidate, -1 for a group. */
export const CELL_OF: Readonly<Int8Array> = Int8Array.from(nodes, (node) => (node < SINGLES ? node % CELLS : -1));

/** By node, three words each (see cellSets.ts): its cells. */
export const SPAN = new Int32Array(NODES * WORDS);
/** By node, three words each: the cells that all its cells see. */
export const SIGHT = new Int32Array(NODES * WORDS).fill(-1);
for (const node of nodes) {
  for (const cell of cellsOf(node)) {
    const at = node * WORDS + wordOf(cell);
    SPAN[at] = (SPAN[at] as number) | cellBit(cell);
    for (let word = 0; word < WORDS; word++) {
      SIGHT[node * WORDS + word] = (SIGHT[node * WORDS + word] as number) & (PEER_WORDS[cell * WORDS + word] as number);
    }
  }
}

/** Whether all cells of a node are seen by all of another. */
export function isSeen(node: LinkNode, by: LinkNode): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (((SPAN[node * WORDS + word] as number) & ~(SIGHT[by * WORDS + word] as number)) !== 0) return false;
  }
  return true;
}
