// Which almost locked sets can begin a chain that removes something. One pass over all links for each digit, with the
// sets that could begin as bits, is far cheaper than a search from every set; mostly the answer is: none.

import { type AlsTable, slot } from './als.ts';
import { WORDS } from './cellSets.ts';
import { type AlsLinks, removableBy } from './restrictedCommons.ts';

/**
 * For each set the digits z such that, if the set lacks z, some other set at the end of a chain of restricted commons
 * must hold z, and a candidate z sees all z of both. The chain may be of any length.
 */
export function promisingStarts(table: AlsTable, links: AlsLinks): Uint16Array {
  const promising = new Uint16Array(table.sets.length);
  for (let place = 0; place < 9; place++) {
    const bit = 1 << place;
    const starts = startsOf(table, place);
    const holds = spread(table, links, starts, place);
    const width = widthFor(starts);
    for (const end of starts) {
      for (const [index, start] of starts.entries()) {
        if (start === end || !isIn(holds, (end * 9 + place) * width, index)) continue;
        if (removableBy(table, start, end, bit) !== 0) promising[start] = (promising[start] as number) | bit;
      }
    }
  }
  return promising;
}

/** The sets that have the digit and whose lack of it could be told from outside. */
function startsOf({ masks, seen }: AlsTable, place: number): number[] {
  const starts: number[] = [];
  for (let set = 0; set < masks.length; set++) {
    if ((((masks[set] as number) >> place) & 1) === 0) continue;
    const at = slot(set, place);
    let any = 0;
    for (let word = 0; word < WORDS; word++) any |= seen[at + word] as number;
    if (any !== 0) starts.push(set);
  }
  return starts;
}

const widthFor = (starts: readonly number[]): number => Math.ceil(starts.length / 32);

const isIn = (words: Int32Array, at: number, index: number): boolean =>
  (((words[at + (index >> 5)] as number) >> (index & 31)) & 1) === 1;

/** For each set and digit: by which of the starts, lacking the digit `place`, the set is forced to hold it. */
function spread(table: AlsTable, links: AlsLinks, starts: readonly number[], place: number): Int32Array {
  const width = widthFor(starts);
  const size = table.sets.length * 9 * width;
  const [lacks, holds] = [new Int32Array(size), new Int32Array(size)];
  const queue = [...starts];
  const waiting = new Uint8Array(table.sets.length);
  for (const [index, start] of starts.entries()) {
    lacks[(start * 9 + place) * width + (index >> 5)] = 1 << (index & 31);
    waiting[start] = 1;
  }
  for (const set of queue) {
    waiting[set] = 0;
    const grown = lock(table, set, lacks, holds, width);
    for (let link = links.from[set] as number; link < (links.from[set + 1] as number); link++) {
      const next = links.to[link] as number;
      const told = (links.commons[link] as number) & grown;
      if (told === 0 || !tell(holds, lacks, set, next, told, width) || waiting[next] === 1) continue;
      waiting[next] = 1;
      queue.push(next);
    }
  }
  return holds;
}

/** A set that lacks a digit holds all others. Answers the digits of which more is known now. */
function lock({ masks }: AlsTable, set: number, lacks: Int32Array, holds: Int32Array, width: number): number {
  const mask = masks[set] as number;
  let grown = 0;
  for (let held = mask; held !== 0; held &= held - 1) {
    const at = (set * 9 + 31 - Math.clz32(held & -held)) * width;
    for (let word = 0; word < width; word++) {
      const before = holds[at + word] as number;
      let now = before;
      for (let lacked = mask & ~(held & -held); lacked !== 0; lacked &= lacked - 1) {
        now |= lacks[(set * 9 + 31 - Math.clz32(lacked & -lacked)) * width + word] as number;
      }
      if (now === before) continue;
      holds[at + word] = now;
      grown |= held & -held;
    }
  }
  return grown;
}

/** What `set` holds of the restricted commons, `next` lacks. Answers whether that is news. */
function tell(
  holds: Int32Array,
  lacks: Int32Array,
  set: number,
  next: number,
  commons: number,
  width: number,
): boolean {
  let news = false;
  for (let rest = commons; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const [from, to] = [(set * 9 + place) * width, (next * 9 + place) * width];
    for (let word = 0; word < width; word++) {
      const now = (lacks[to + word] as number) | (holds[from + word] as number);
      if (now === lacks[to + word]) continue;
      lacks[to + word] = now;
      news = true;
    }
  }
  return news;
}
