// How almost locked sets are linked. A digit is a restricted common of two sets if all of its cells in the one see all of
// its cells in the other: at most one of the sets can hold it, and the other is locked. The sets may share cells, but none
// with such a digit, since no cell sees itself.

import { type AlsTable, slot } from './als.ts';
import { WORDS } from './cellSets.ts';

/** Each set's links: `from[set]` to `from[set + 1]` in the other two lists. A link is there in both directions. */
export interface AlsLinks {
  readonly from: Int32Array;
  readonly to: readonly number[];
  /** The restricted commons, as a mask. */
  readonly commons: readonly number[];
}

const known = new WeakMap<AlsTable, AlsLinks>();

export function linksOf(table: AlsTable): AlsLinks {
  const links = known.get(table) ?? findLinks(table);
  known.set(table, links);
  return links;
}

function findLinks(table: AlsTable): AlsLinks {
  const count = table.sets.length;
  const partners: number[][] = Array.from({ length: count }, () => []);
  const masks: number[][] = Array.from({ length: count }, () => []);
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const commons = restrictedCommons(table, a, b);
      if (commons === 0) continue;
      partners[a]?.push(b);
      masks[a]?.push(commons);
      partners[b]?.push(a);
      masks[b]?.push(commons);
    }
  }
  const from = new Int32Array(count + 1);
  for (const [set, list] of partners.entries()) from[set + 1] = (from[set] as number) + list.length;
  return { from, to: partners.flat(), commons: masks.flat() };
}

function restrictedCommons({ masks, held, seen }: AlsTable, a: number, b: number): number {
  let commons = 0;
  for (let rest = (masks[a] as number) & (masks[b] as number); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = 31 - Math.clz32(bit);
    const [sees, has] = [slot(a, place), slot(b, place)];
    if (
      ((held[has] as number) & ~(seen[sees] as number)) === 0 &&
      ((held[has + 1] as number) & ~(seen[sees + 1] as number)) === 0 &&
      ((held[has + 2] as number) & ~(seen[sees + 2] as number)) === 0
    ) {
      commons |= bit;
    }
  }
  return commons;
}

/** Of `digits` those that some candidate outside loses if at least one of the two sets holds them. */
export function removableBy({ seen }: AlsTable, a: number, b: number, digits: number): number {
  let removable = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = 31 - Math.clz32(bit);
    const [one, two] = [slot(a, place), slot(b, place)];
    for (let word = 0; word < WORDS; word++) {
      if (((seen[one + word] as number) & (seen[two + word] as number)) !== 0) removable |= bit;
    }
  }
  return removable;
}
