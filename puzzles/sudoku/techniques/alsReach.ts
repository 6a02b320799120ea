// Which almost locked sets can begin a chain that removes something. One pass over the footprints for each digit, with the
// starts as bits, is far cheaper than a search from every set; mostly the answer is: none.

import type { AlsTable } from './als.ts';
import { WORDS } from './cellSets.ts';
import { digitsOf } from './masks.ts';
import { type AlsLinks, meet } from './restrictedCommons.ts';

/**
 * For each set the digits z such that, if z is not in its footprint, a chain of sets may force it into another footprint,
 * and a candidate z sees all of both. Necessary for a chain that removes z, not sufficient.
 */
export function promisingStarts(table: AlsTable, { near }: AlsLinks): Uint16Array {
  const promising = new Uint16Array(table.sets.length);
  const ties = { strong: strongLinks(table), weak: near };
  for (const [place, prints] of table.ofDigit.entries()) {
    const starts = prints.filter((print) => meet(table.seen, print * WORDS, print * WORDS));
    const forced = spread(ties, starts);
    const width = widthFor(starts);
    for (const [index, start] of starts.entries()) {
      const leads = starts.some(
        (end) => end !== start && isIn(forced, end * width, index) && meet(table.seen, start * WORDS, end * WORDS),
      );
      if (!leads) continue;
      for (const set of table.owners[start] as readonly number[])
        promising[set] = (promising[set] as number) | (1 << place);
    }
  }
  return promising;
}

interface Ties {
  /** If the digit is not in this footprint, other digits are in these: a set that lacks one digit holds all others. */
  readonly strong: readonly (readonly number[])[];
  /** If the digit is in this footprint, it is not in these. */
  readonly weak: readonly (readonly number[])[];
}

function strongLinks({ owners, masks, footprints }: AlsTable): number[][] {
  return owners.map((sets, print) => {
    const others = new Set<number>();
    for (const set of sets) {
      for (const digit of digitsOf(masks[set] as number)) others.add(footprints[set * 9 + digit - 1] as number);
    }
    others.delete(print);
    return [...others];
  });
}

const widthFor = (starts: readonly number[]): number => Math.ceil(starts.length / 32);

const isIn = (words: Int32Array, at: number, index: number): boolean =>
  (((words[at + (index >> 5)] as number) >> (index & 31)) & 1) === 1;

/** For each footprint: by which of the starts, if they are empty, the digit is forced into it. */
function spread({ strong, weak }: Ties, starts: readonly number[]): Int32Array {
  const width = widthFor(starts);
  const [empty, forced] = [new Int32Array(strong.length * width), new Int32Array(strong.length * width)];
  const queue = [...starts];
  const waiting = new Uint8Array(strong.length);
  for (const [index, start] of starts.entries()) {
    empty[start * width + (index >> 5)] = 1 << (index & 31);
    waiting[start] = 1;
  }
  for (const print of queue) {
    waiting[print] = 0;
    for (const held of strong[print] as readonly number[]) {
      if (!pass(empty, print, forced, held, width)) continue;
      for (const lost of weak[held] as readonly number[]) {
        if (!pass(forced, held, empty, lost, width) || waiting[lost] === 1) continue;
        waiting[lost] = 1;
        queue.push(lost);
      }
    }
  }
  return forced;
}

/** Adds one footprint's starts to another's. Answers whether that is news. */
function pass(source: Int32Array, from: number, target: Int32Array, to: number, width: number): boolean {
  let news = false;
  for (let word = 0; word < width; word++) {
    const before = target[to * width + word] as number;
    const now = before | (source[from * width + word] as number);
    if (now === before) continue;
    target[to * width + word] = now;
    news = true;
  }
  return news;
}
