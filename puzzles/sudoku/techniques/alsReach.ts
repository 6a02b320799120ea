// Which almost locked sets can begin a chain that removes something. One pass over all footprints is far cheaper than a
// search from every set; usually there are few or none.

import type { AlsTable } from './als.ts';
import { WORDS } from './cellSets.ts';
import { bitOf } from './masks.ts';
import { type AlsLinks, meet } from './restrictedCommons.ts';
import { Rings } from './rings.ts';

export interface AlsStarts {
  /**
   * For each set, the digits z such that, if the set lacks z, a chain of sets may force z into another footprint, and some
   * candidate z sees both footprints whole. Necessary for removing z, but not sufficient.
   */
  readonly any: Uint16Array;
  /** The same with two different footprints. */
  readonly apart: Uint16Array;
}

const known = new WeakMap<AlsTable, AlsStarts>();

export function promisingStarts(table: AlsTable, links: AlsLinks): AlsStarts {
  const starts = known.get(table) ?? findStarts(table, links);
  known.set(table, starts);
  return starts;
}

/** An empty footprint fills others (a set that lacks one digit holds all the rest), and those empty others in turn. */
const rings = new Rings();

function findStarts(table: AlsTable, links: AlsLinks): AlsStarts {
  const { sets, ofDigit, seen } = table;
  const isEnd = (print: number): boolean => meet(seen, print * WORDS, print * WORDS);
  const ends = ofDigit.map((prints) => prints.filter(isEnd));
  linkAll(table, links, ends.flat());
  rings.close();
  const starts = { any: new Uint16Array(sets.length), apart: new Uint16Array(sets.length) };
  let from = 0;
  for (const alike of ends) {
    addPairs(table, starts, alike, from);
    from += alike.length;
  }
  return starts;
}

/** All pairs of one digit's ends, whose marks begin at `from`. */
function addPairs(table: AlsTable, starts: AlsStarts, ends: readonly number[], from: number): void {
  const { markWidth, marks } = rings;
  for (const print of ends) {
    const row = print * markWidth;
    for (let index = 0; index < ends.length; index++) {
      const mark = from + index;
      if ((((marks[row + (mark >> 5)] as number) >> (mark & 31)) & 1) === 0) continue;
      const end = ends[index] as number;
      if (meet(table.seen, print * WORDS, end * WORDS)) add(table, starts, print, end);
    }
  }
}

function add({ owners, digits }: AlsTable, { any, apart }: AlsStarts, print: number, end: number): void {
  const bit = bitOf(digits[print] as number);
  for (const set of owners[print] as readonly number[]) {
    any[set] = (any[set] as number) | bit;
    if (print !== end) apart[set] = (apart[set] as number) | bit;
  }
}

/** Marks the filled `ends`: the footprints that can eliminate something. */
function linkAll({ sets, masks, footprints, owners }: AlsTable, { near }: AlsLinks, ends: readonly number[]): void {
  rings.clear(owners.length, ends.length);
  const endOf = new Int16Array(owners.length).fill(-1);
  for (let index = 0; index < ends.length; index++) endOf[ends[index] as number] = index;
  for (let set = 0; set < sets.length; set++) {
    for (let filling = masks[set] as number; filling !== 0; filling &= filling - 1) {
      const filled = footprints[set * 9 + 31 - Math.clz32(filling & -filling)] as number;
      const beside = near[filled] as readonly number[];
      const end = endOf[filled] as number;
      let lacking = (masks[set] as number) & ~(filling & -filling);
      for (; lacking !== 0; lacking &= lacking - 1) {
        const empty = footprints[set * 9 + 31 - Math.clz32(lacking & -lacking)] as number;
        if (end >= 0) rings.mark(empty, end);
        for (let index = 0; index < beside.length; index++) rings.link(empty, beside[index] as number);
      }
    }
  }
}
