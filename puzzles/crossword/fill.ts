// Fills a board with words: depth-first search that keeps, for every slot, the set of words that can still stand there, and
// for every cell the letters that it can still have, both consistent with each other (MAC). Effort is counted in fails, so
// that the same seed gives the same grid on every machine.

import type { Random } from '../random.ts';
import { LETTERS, type WordIndex, type WordsOfLength } from './words.ts';

export interface FillSlot {
  readonly cells: readonly number[];
  /** The answers that may stand here, where that is not any word of its length. */
  readonly only?: ReadonlySet<string>;
}

export interface FillLimits {
  /** Fails after which it gives up. */
  readonly fails: number;
  /** Fails until the first restart, and how much longer each following round is. */
  readonly round: number;
  readonly growth: number;
}

export type FillResult =
  /** For each slot the word's number among those of its length. */
  | { readonly ok: true; readonly words: Int32Array; readonly fails: number }
  /** `weights`: how often each slot was where the search broke down. */
  | { readonly ok: false; readonly weights: Float64Array; readonly fails: number };

const ALL = 2 ** LETTERS - 1;
/** Values that are tried for a slot before the search goes back. */
const TRIES = 8;
/** Bits that a word of the best partial filling so far is ahead of others. */
const LOYALTY = 2.5;
const NOISE = 1.2;

/** Logarithm to base 2 by straight lines between the powers: exact arithmetic, the same everywhere. */
export function bitsOf(n: number): number {
  if (n < 1) return -20;
  const power = 31 - Math.clz32(n);
  return power + n / (1 << power) - 1;
}

function count32(n: number): number {
  let v = n - ((n >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The best partial filling of an earlier search, by cells so that it outlives a change of the pattern. */
export type Phase = Map<string, string>;

export class Filler {
  private readonly random: Random;
  private readonly thrift: number;
  private readonly slots: readonly FillSlot[];
  private readonly words: readonly WordsOfLength[];
  /** Where the domain of a slot begins in `domains`. */
  private readonly starts: Int32Array;
  private readonly domains: Uint32Array;
  private readonly sizes: Int32Array;
  private readonly masks: Int32Array;
  private readonly taken: Int32Array;
  private readonly weights: Float64Array;
  /** For each cell: slot, position, slot, position; -1 for none. */
  private readonly crossings: Int32Array;
  private readonly hopeless: boolean;
  private readonly queue: number[] = [];
  private readonly queued: Uint8Array;
  private readonly trail: number[] = [];
  private readonly stamp: Int32Array;
  private readonly cellStamp: Int32Array;
  private level = 0;
  /** How long the trail is before the first choice. */
  private root = 0;
  private readonly best: Int32Array;
  private bestCount = 0;
  private fails = 0;

  /** @param thrift how much the words' prices count, from 0 to 1 */
  constructor(random: Random, index: WordIndex, slots: readonly FillSlot[], cells: number, thrift = 1) {
    this.random = random;
    this.thrift = thrift;
    this.slots = slots;
    const words = slots.map((slot) => index.byLength[slot.cells.length]);
    this.hopeless = words.includes(undefined);
    this.words = this.hopeless ? [] : (words as WordsOfLength[]);
    this.starts = new Int32Array(slots.length + 1);
    for (const [slot, { size }] of this.words.entries()) this.starts[slot + 1] = (this.starts[slot] as number) + size;
    this.domains = new Uint32Array(this.starts[slots.length] as number);
    this.sizes = new Int32Array(slots.length);
    this.masks = new Int32Array(cells).fill(ALL);
    this.taken = new Int32Array(slots.length).fill(-1);
    this.weights = new Float64Array(slots.length).fill(1);
    this.crossings = new Int32Array(cells * 4).fill(-1);
    this.queued = new Uint8Array(slots.length);
    this.stamp = new Int32Array(slots.length).fill(-1);
    this.cellStamp = new Int32Array(cells).fill(-1);
    this.best = new Int32Array(slots.length).fill(-1);
    for (const [slot, { cells: run }] of slots.entries()) {
      for (const [at, cell] of run.entries()) {
        const place = this.crossings[cell * 4] === -1 ? cell * 4 : cell * 4 + 2;
        this.crossings[place] = slot;
        this.crossings[place + 1] = at;
      }
    }
  }

  /** Words that are preferred: an earlier filling of the same cells. */
  remember(phase: Phase): void {
    for (const [slot, { cells }] of this.slots.entries()) {
      const answer = phase.get(cells.join());
      const word = this.words[slot]?.entries.findIndex((entry) => entry.answer === answer) ?? -1;
      this.best[slot] = word;
    }
  }

  /** The best partial filling, for `remember`. */
  phase(): Phase {
    const phase: Phase = new Map();
    for (const [slot, { cells }] of this.slots.entries()) {
      const word = this.best[slot] as number;
      if (word >= 0) phase.set(cells.join(), (this.words[slot] as WordsOfLength).entries[word]?.answer ?? '');
    }
    return phase;
  }

  fill({ fails, round, growth }: FillLimits): FillResult {
    if (this.hopeless || !this.start()) return { ok: false, weights: this.weights, fails: this.fails };
    let budget = round;
    while (this.fails < fails) {
      const end = Math.min(fails, this.fails + budget);
      if (this.search(end)) return { ok: true, words: this.taken, fails: this.fails };
      this.undo(this.root);
      this.level = 0;
      budget = Math.ceil(budget * growth);
    }
    return { ok: false, weights: this.weights, fails: this.fails };
  }

  private start(): boolean {
    for (const [slot, words] of this.words.entries()) {
      const start = this.starts[slot] as number;
      const { length } = words.entries;
      this.domains.fill(0xffffffff, start, start + words.size);
      if (length % 32 !== 0) this.domains[start + words.size - 1] = 2 ** (length % 32) - 1;
      this.sizes[slot] = length;
      this.keepOnly(slot, words);
      if (this.sizes[slot] === 0) return false;
      this.enqueue(slot);
    }
    const broken = this.propagate();
    this.root = this.trail.length;
    return broken < 0;
  }

  private keepOnly(slot: number, { entries }: WordsOfLength): void {
    const { only } = this.slots[slot] as FillSlot;
    if (!only) return;
    for (const [word, { answer }] of entries.entries()) if (!only.has(answer)) this.remove(slot, word);
  }

  /** Iterative depth-first search from level 0; true when every slot has its word, false when the fails are used up. */
  private search(end: number): boolean {
    const choices: { slot: number; values: number[]; next: number; mark: number }[] = [];
    for (;;) {
      const slot = this.pick();
      if (slot < 0) return true;
      choices.push({ slot, values: this.candidates(slot), next: 0, mark: this.trail.length });
      for (;;) {
        const top = choices.at(-1);
        if (!top) return false;
        const value = top.values[top.next++];
        if (value === undefined) {
          choices.pop();
          this.level = choices.length;
          const below = choices.at(-1);
          if (below) this.undo(below.mark);
          continue;
        }
        this.level = choices.length;
        if (this.assign(top.slot, value)) break;
        this.fails++;
        if (this.fails >= end) return false;
        this.undo(top.mark);
      }
      this.keepBest(choices.length);
    }
  }

  private keepBest(depth: number): void {
    if (depth <= this.bestCount) return;
    this.bestCount = depth;
    for (const [slot, word] of this.taken.entries()) if (word >= 0) this.best[slot] = word;
  }

  /** The slot with the fewest bits of choice for the trouble that it has made; -1 when all are taken. */
  private pick(): number {
    let found = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < this.slots.length; slot++) {
      if (this.taken[slot] !== -1) continue;
      const size = this.sizes[slot] as number;
      const score = (bitsOf(size) + 0.01) / (this.weights[slot] as number);
      if (score < least) {
        least = score;
        found = slot;
      }
    }
    return found;
  }

  /** The words to try, best first: those that leave the crossing slots the most choice, with a little chance. */
  private candidates(slot: number): number[] {
    const words = this.words[slot] as WordsOfLength;
    const start = this.starts[slot] as number;
    const gains = this.gains(slot, words);
    const best: { word: number; score: number }[] = [];
    for (let block = 0; block < words.size; block++) {
      for (let rest = this.domains[start + block] as number; rest !== 0; rest &= rest - 1) {
        const word = block * 32 + 31 - Math.clz32(rest & -rest);
        let score =
          this.random() * NOISE -
          this.thrift * (words.price[word] as number) +
          (this.best[slot] === word ? LOYALTY : 0);
        for (let at = 0; at < words.length; at++) {
          score += gains[at * LETTERS + (words.letters[word * words.length + at] as number)] as number;
        }
        if (best.length < TRIES || score > (best.at(-1)?.score as number)) insert(best, word, score);
      }
    }
    return best.map(({ word }) => word);
  }

  /** For each letter at each position the bits of choice that remain for the slot that crosses there. */
  private gains(slot: number, words: WordsOfLength): Float64Array {
    const gains = new Float64Array(words.length * LETTERS);
    for (const [at, cell] of (this.slots[slot] as FillSlot).cells.entries()) {
      const side = this.crossings[cell * 4] === slot ? 2 : 0;
      const other = this.crossings[cell * 4 + side] as number;
      if (other < 0 || this.taken[other] !== -1) continue;
      const crossed = this.words[other] as WordsOfLength;
      const start = this.starts[other] as number;
      const position = this.crossings[cell * 4 + side + 1] as number;
      for (let mask = this.masks[cell] as number; mask !== 0; mask &= mask - 1) {
        const letter = 31 - Math.clz32(mask & -mask);
        const having = (position * LETTERS + letter) * crossed.size;
        let count = 0;
        for (let i = 0; i < crossed.size; i++) {
          count += count32((this.domains[start + i] as number) & (crossed.having[having + i] as number));
        }
        gains[at * LETTERS + letter] = bitsOf(count);
      }
    }
    return gains;
  }

  private assign(slot: number, word: number): boolean {
    const words = this.words[slot] as WordsOfLength;
    const start = this.starts[slot] as number;
    this.save(slot);
    this.domains.fill(0, start, start + words.size);
    this.domains[start + (word >> 5)] = (1 << (word & 31)) >>> 0;
    this.sizes[slot] = 1;
    this.enqueue(slot);
    const broken = this.propagate();
    if (broken < 0) return true;
    this.weights[broken] = (this.weights[broken] as number) + 1;
    return false;
  }

  private enqueue(slot: number): void {
    if (this.queued[slot] === 1) return;
    this.queued[slot] = 1;
    this.queue.push(slot);
  }

  /** Until nothing changes. -1, or the slot that has no word left. */
  private propagate(): number {
    const { queue } = this;
    for (let next = 0; next < queue.length; next++) {
      const slot = queue[next] as number;
      this.queued[slot] = 0;
      const broken = this.revise(slot);
      if (broken < 0) continue;
      for (const left of queue) this.queued[left] = 0;
      queue.length = 0;
      return broken;
    }
    queue.length = 0;
    return -1;
  }

  /** The letters that a slot's words allow go into its cells, from there into the slots that cross it. */
  private revise(slot: number): number {
    const words = this.words[slot] as WordsOfLength;
    if (this.sizes[slot] === 1 && this.taken[slot] === -1) {
      const broken = this.take(slot, words);
      if (broken >= 0) return broken;
    }
    const { cells } = this.slots[slot] as FillSlot;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] as number;
      const before = this.masks[cell] as number;
      const after = this.supported(slot, words, at, before);
      if (after === before) continue;
      if (this.cellStamp[cell] !== this.level) this.saveCell(cell);
      this.masks[cell] = after;
      const side = this.crossings[cell * 4] === slot ? 2 : 0;
      const other = this.crossings[cell * 4 + side] as number;
      if (other < 0) continue;
      if (!this.restrict(other, this.crossings[cell * 4 + side + 1] as number, before & ~after, after)) return other;
    }
    return -1;
  }

  private supported(slot: number, words: WordsOfLength, at: number, mask: number): number {
    const start = this.starts[slot] as number;
    let after = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const having = (at * LETTERS + 31 - Math.clz32(bit)) * words.size;
      for (let i = 0; i < words.size; i++) {
        if (((this.domains[start + i] as number) & (words.having[having + i] as number)) !== 0) {
          after |= bit;
          break;
        }
      }
    }
    return after;
  }

  /** Words with a letter of `gone` at that position leave, those with one of `kept` stay; false if none does. */
  private restrict(slot: number, at: number, gone: number, kept: number): boolean {
    const words = this.words[slot] as WordsOfLength;
    const start = this.starts[slot] as number;
    if (this.stamp[slot] !== this.level) this.save(slot);
    const fewGone = count32(gone) < count32(kept);
    let size = 0;
    for (let i = 0; i < words.size; i++) {
      const old = this.domains[start + i] as number;
      if (old === 0) continue;
      let some = 0;
      for (let rest = fewGone ? gone : kept; rest !== 0; rest &= rest - 1) {
        some |= words.having[(at * LETTERS + 31 - Math.clz32(rest & -rest)) * words.size + i] as number;
      }
      const left = (old & (fewGone ? ~some : some)) >>> 0;
      this.domains[start + i] = left;
      size += count32(left);
    }
    if (size !== this.sizes[slot]) {
      this.sizes[slot] = size;
      if (size > 0) this.enqueue(slot);
    }
    return size > 0;
  }

  /** Its one word is settled: it and its rivals leave all other slots. -1, or the slot that this leaves empty. */
  private take(slot: number, words: WordsOfLength): number {
    const start = this.starts[slot] as number;
    let block = 0;
    while (this.domains[start + block] === 0) block++;
    const word = block * 32 + 31 - Math.clz32(this.domains[start + block] as number);
    this.save(slot);
    this.taken[slot] = word;
    const rivals = words.rivals(word);
    for (let other = 0; other < this.slots.length; other++) {
      if (other === slot) continue;
      const { length } = (this.slots[other] as FillSlot).cells;
      for (const rival of rivals) {
        if (rival >>> 16 === length && !this.remove(other, rival & 65535)) return other;
      }
    }
    return -1;
  }

  private remove(slot: number, word: number): boolean {
    const at = (this.starts[slot] as number) + (word >> 5);
    const bit = (1 << (word & 31)) >>> 0;
    if (((this.domains[at] as number) & bit) === 0) return true;
    if (this.stamp[slot] !== this.level) this.save(slot);
    this.domains[at] = ((this.domains[at] as number) & ~bit) >>> 0;
    this.sizes[slot] = (this.sizes[slot] as number) - 1;
    if (this.sizes[slot] === 0) return false;
    this.enqueue(slot);
    return true;
  }

  // The trail: what was there before a change, newest last; each record ends with its kind (slot >= 0, cell < 0).

  private save(slot: number): void {
    const start = this.starts[slot] as number;
    const end = this.starts[slot + 1] as number;
    for (let i = start; i < end; i++) this.trail.push(this.domains[i] as number);
    this.trail.push(this.sizes[slot] as number, this.taken[slot] as number, this.stamp[slot] as number, slot);
    this.stamp[slot] = this.level;
  }

  private saveCell(cell: number): void {
    this.trail.push(this.masks[cell] as number, this.cellStamp[cell] as number, -1 - cell);
    this.cellStamp[cell] = this.level;
  }

  private undo(mark: number): void {
    const { trail } = this;
    while (trail.length > mark) {
      const slot = trail.pop() as number;
      if (slot < 0) {
        this.cellStamp[-1 - slot] = trail.pop() as number;
        this.masks[-1 - slot] = trail.pop() as number;
        continue;
      }
      this.stamp[slot] = trail.pop() as number;
      this.taken[slot] = trail.pop() as number;
      this.sizes[slot] = trail.pop() as number;
      for (let i = (this.starts[slot + 1] as number) - 1; i >= (this.starts[slot] as number); i--) {
        this.domains[i] = trail.pop() as number;
      }
    }
  }
}

function insert(best: { word: number; score: number }[], word: number, score: number): void {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score as number) < score) at--;
  best.splice(at, 0, { word, score });
  if (best.length > TRIES) best.pop();
}
