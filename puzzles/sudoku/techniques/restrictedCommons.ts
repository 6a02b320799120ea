// How almost locked sets are linked. A digit is a restricted common of two sets if all of its cells in one see all of its
// cells in the other: at most one of the sets can hold it, and the other is locked. The sets may share cells, but not one
// that can hold a restricted common, since no cell sees itself.

import { CELLS } from '../board.ts';
import { type AlsTable, slot } from './als.ts';
import { lowestCell, WORDS } from './cellSets.ts';
import { bitOf, digitsOf } from './masks.ts';

/** Each set's links: `from[set]` to `from[set + 1]` in the other two lists. Each link is listed in both directions. */
export interface AlsLinks {
  readonly from: Int32Array;
  readonly to: readonly number[];
  /** The restricted commons, as a mask. */
  readonly commons: readonly number[];
  /** For each footprint, the others of its digit whose cells all see all of its own: at most one can hold the digit. */
  readonly near: readonly (readonly number[])[];
}

const known = new WeakMap<AlsTable, AlsLinks>();

export function linksOf(table: AlsTable): AlsLinks {
  const links = known.get(table) ?? findLinks(table);
  known.set(table, links);
  return links;
}

function findLinks(table: AlsTable): AlsLinks {
  const count = table.sets.length;
  const near = weakLinks(table);
  const from = new Int32Array(count + 1);
  const to: number[] = [];
  const commons: number[] = [];
  const found = new Uint16Array(count);
  for (let set = 0; set < count; set++) {
    const partners = partnersOf(table, near, set, found);
    for (const partner of partners) {
      to.push(partner);
      commons.push(found[partner] as number);
      found[partner] = 0;
    }
    from[set + 1] = to.length;
  }
  return { from, to, commons, near };
}

/** The sets with a restricted common with this one, ascending; the commons are left in `found`. */
function partnersOf(
  { masks, footprints, owners }: AlsTable,
  near: readonly (readonly number[])[],
  set: number,
  found: Uint16Array,
): number[] {
  const partners: number[] = [];
  for (const digit of digitsOf(masks[set] as number)) {
    const beside = near[footprints[set * 9 + digit - 1] as number] as readonly number[];
    for (let index = 0; index < beside.length; index++) {
      const sharing = owners[beside[index] as number] as readonly number[];
      for (let at = 0; at < sharing.length; at++) {
        const partner = sharing[at] as number;
        if (found[partner] === 0) partners.push(partner);
        found[partner] = (found[partner] as number) | bitOf(digit);
      }
    }
  }
  return partners.sort((a, b) => a - b);
}

/** By cell: the first footprint of a digit that begins there, and by footprint the next one; -1 if there is none. */
const first = new Int16Array(CELLS);
let following = new Int16Array(0);

function weakLinks({ ofDigit, owners, held, seen }: AlsTable): number[][] {
  if (following.length < owners.length) following = new Int16Array(2 * owners.length);
  const near: number[][] = owners.map(() => []);
  for (const prints of ofDigit) {
    first.fill(-1);
    for (const print of prints.toReversed()) {
      const cell = firstCell(held, print * WORDS);
      following[print] = first[cell] as number;
      first[cell] = print;
    }
    for (const print of prints) addNear(held, seen, print, near[print] as number[]);
  }
  return near;
}

function addNear(held: Int32Array, seen: Int32Array, print: number, near: number[]): void {
  for (let word = 0; word < WORDS; word++) {
    for (let rest = seen[print * WORDS + word] as number; rest !== 0; rest &= rest - 1) {
      let other = first[lowestCell(rest, word)] as number;
      for (; other >= 0; other = following[other] as number) {
        if (isWithin(held, other * WORDS, seen, print * WORDS)) near.push(other);
      }
    }
  }
}

const firstCell = (words: Int32Array, at: number): number => {
  let word = 0;
  while (words[at + word] === 0) word++;
  return lowestCell(words[at + word] as number, word);
};

const isWithin = (inner: Int32Array, at: number, outer: Int32Array, to: number): boolean =>
  ((inner[at] as number) & ~(outer[to] as number)) === 0 &&
  ((inner[at + 1] as number) & ~(outer[to + 1] as number)) === 0 &&
  ((inner[at + 2] as number) & ~(outer[to + 2] as number)) === 0;

/** The `digits` that lose a candidate outside if at least one of the two sets holds them. */
export function removableBy(table: AlsTable, a: number, b: number, digits: number): number {
  let removable = 0;
  for (const digit of digitsOf(digits)) {
    if (meet(table.seen, slot(table, a, digit - 1), slot(table, b, digit - 1))) removable |= bitOf(digit);
  }
  return removable;
}

/** Two sets of cells with a cell in common, by where their words begin. */
export const meet = (words: Int32Array, a: number, b: number): boolean =>
  (((words[a] as number) & (words[b] as number)) |
    ((words[a + 1] as number) & (words[b + 1] as number)) |
    ((words[a + 2] as number) & (words[b + 2] as number))) !==
  0;
