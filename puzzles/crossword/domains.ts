// The state of a search for words: for every slot the words still possible, for every cell the letters still possible, kept
// consistent with each other (arc consistency), and a trail for undoing changes.

import { MAX_ANSWER } from '../lexicon/lexicon.ts';
import { LETTERS, type WordIndex, type WordsOfLength } from './words.ts';

export interface FillSlot {
  readonly cells: readonly number[];
  /** The only answers allowed here, if not any word of its length. */
  readonly only?: ReadonlySet<string>;
}

const ALL = 2 ** LETTERS - 1;

/** With at most this many words it is faster to look at each word's letters than to look for a word with each letter. */
const FEW = 120;

export class Domains {
  readonly slots: readonly FillSlot[];
  /** The words of each slot's length; empty if a length has none. */
  readonly words: readonly WordsOfLength[];
  /** Where the set of a slot begins in `sets`. */
  readonly starts: Int32Array;
  readonly sets: Uint32Array;
  /** Words in each set. */
  readonly sizes: Int32Array;
  /** Letters of each cell, a bit for each. */
  readonly masks: Int32Array;
  /** The settled word of each slot, -1 for none. */
  readonly taken: Int32Array;
  /** For each cell: slot, position, slot, position; -1 for none. */
  readonly crossings: Int32Array;
  /** Number of choices made; changes of one level are undone together. */
  level = 0;
  private readonly queue: number[] = [];
  private readonly queued: Uint8Array;
  private readonly trail: number[] = [];
  private readonly stamp: Int32Array;
  private readonly cellStamp: Int32Array;
  /** Reused: the letters at each position of a slot's words. */
  private readonly spelt = new Int32Array(MAX_ANSWER);

  constructor(index: WordIndex, slots: readonly FillSlot[], cells: number) {
    this.slots = slots;
    const words = slots.map((slot) => index.byLength[slot.cells.length]);
    this.words = words.includes(undefined) ? [] : (words as WordsOfLength[]);
    this.starts = new Int32Array(slots.length + 1);
    for (const [slot, { size }] of this.words.entries()) this.starts[slot + 1] = (this.starts[slot] as number) + size;
    this.sets = new Uint32Array(this.starts[slots.length] as number);
    this.sizes = new Int32Array(slots.length);
    this.masks = new Int32Array(cells).fill(ALL);
    this.taken = new Int32Array(slots.length).fill(-1);
    this.crossings = new Int32Array(cells * 4).fill(-1);
    this.queued = new Uint8Array(slots.length);
    this.stamp = new Int32Array(slots.length).fill(-1);
    this.cellStamp = new Int32Array(cells).fill(-1);
    for (const [slot, { cells: run }] of slots.entries()) {
      for (const [at, cell] of run.entries()) {
        const place = this.crossings[cell * 4] === -1 ? cell * 4 : cell * 4 + 2;
        this.crossings[place] = slot;
        this.crossings[place + 1] = at;
      }
    }
  }

  /** The trail's length, as an argument for `undo`. */
  get mark(): number {
    return this.trail.length;
  }

  /** Allows all words that fit by length; false if some slot has none. */
  start(): boolean {
    if (this.words.length === 0) return false;
    for (const [slot, words] of this.words.entries()) {
      const start = this.starts[slot] as number;
      const { length } = words.entries;
      this.sets.fill(0xffffffff, start, start + words.size);
      if (length % 32 !== 0) this.sets[start + words.size - 1] = 2 ** (length % 32) - 1;
      this.sizes[slot] = length;
      this.keepOnly(slot, words);
      if (this.sizes[slot] === 0) return false;
      this.enqueue(slot);
    }
    return this.propagate() < 0;
  }

  private keepOnly(slot: number, { entries }: WordsOfLength): void {
    const { only } = this.slots[slot] as FillSlot;
    if (!only) return;
    for (const [word, { answer }] of entries.entries()) if (!only.has(answer)) this.remove(slot, word);
  }

  has(slot: number, word: number): boolean {
    return (((this.sets[(this.starts[slot] as number) + (word >> 5)] as number) >>> (word & 31)) & 1) === 1;
  }

  /** Chooses a word. Returns -1, or a slot that then has no word left. */
  assign(slot: number, word: number): number {
    const words = this.words[slot] as WordsOfLength;
    const start = this.starts[slot] as number;
    this.save(slot);
    this.sets.fill(0, start, start + words.size);
    this.sets[start + (word >> 5)] = (1 << (word & 31)) >>> 0;
    this.sizes[slot] = 1;
    this.enqueue(slot);
    return this.propagate();
  }

  private enqueue(slot: number): void {
    if (this.queued[slot] === 1) return;
    this.queued[slot] = 1;
    this.queue.push(slot);
  }

  /** Repeats until nothing changes. Returns -1, or a slot that has no word left. */
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

  /** Restricts the slot's cells to the letters that its words allow, and through them the crossing slots. */
  private revise(slot: number): number {
    const words = this.words[slot] as WordsOfLength;
    if (this.sizes[slot] === 1 && this.taken[slot] === -1) {
      const broken = this.take(slot, words);
      if (broken >= 0) return broken;
    }
    const { cells } = this.slots[slot] as FillSlot;
    const few = (this.sizes[slot] as number) <= FEW;
    if (few) this.spell(slot, words);
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] as number;
      const before = this.masks[cell] as number;
      const after = few ? before & (this.spelt[at] as number) : this.supported(slot, words, at, before);
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

  /** Notes in `spelt` which letters the slot's words have at each position. */
  private spell(slot: number, { length, letters, size }: WordsOfLength): void {
    const start = this.starts[slot] as number;
    const spelt = this.spelt.fill(0);
    for (let block = 0; block < size; block++) {
      for (let rest = this.sets[start + block] as number; rest !== 0; rest &= rest - 1) {
        const from = (block * 32 + 31 - Math.clz32(rest & -rest)) * length;
        for (let at = 0; at < length; at++) spelt[at] = (spelt[at] as number) | (1 << (letters[from + at] as number));
      }
    }
  }

  private supported(slot: number, words: WordsOfLength, at: number, mask: number): number {
    const start = this.starts[slot] as number;
    let after = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const having = (at * LETTERS + 31 - Math.clz32(bit)) * words.size;
      for (let i = 0; i < words.size; i++) {
        if (((this.sets[start + i] as number) & (words.having[having + i] as number)) !== 0) {
          after |= bit;
          break;
        }
      }
    }
    return after;
  }

  /** Removes words with a letter of `gone` at that position, keeps words with one of `kept`; false if none is left. */
  private restrict(slot: number, at: number, gone: number, kept: number): boolean {
    const words = this.words[slot] as WordsOfLength;
    const start = this.starts[slot] as number;
    if (this.stamp[slot] !== this.level) this.save(slot);
    const fewGone = count32(gone) < count32(kept);
    let size = 0;
    for (let i = 0; i < words.size; i++) {
      const old = this.sets[start + i] as number;
      if (old === 0) continue;
      let some = 0;
      for (let rest = fewGone ? gone : kept; rest !== 0; rest &= rest - 1) {
        some |= words.having[(at * LETTERS + 31 - Math.clz32(rest & -rest)) * words.size + i] as number;
      }
      const left = (old & (fewGone ? ~some : some)) >>> 0;
      this.sets[start + i] = left;
      size += count32(left);
    }
    if (size !== this.sizes[slot]) {
      this.sizes[slot] = size;
      if (size > 0) this.enqueue(slot);
    }
    return size > 0;
  }

  /** Settles the slot's one word: removes it and its rivals from all other slots. Returns -1, or a slot left without words. */
  private take(slot: number, words: WordsOfLength): number {
    const start = this.starts[slot] as number;
    let block = 0;
    while (this.sets[start + block] === 0) block++;
    const word = block * 32 + 31 - Math.clz32(this.sets[start + block] as number);
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
    if (((this.sets[at] as number) & bit) === 0) return true;
    if (this.stamp[slot] !== this.level) this.save(slot);
    this.sets[at] = ((this.sets[at] as number) & ~bit) >>> 0;
    this.sizes[slot] = (this.sizes[slot] as number) - 1;
    if (this.sizes[slot] === 0) return false;
    this.enqueue(slot);
    return true;
  }

  // The trail: the values before each change, newest last; each record ends with its kind (slot >= 0, cell < 0).

  private save(slot: number): void {
    const start = this.starts[slot] as number;
    const end = this.starts[slot + 1] as number;
    for (let i = start; i < end; i++) this.trail.push(this.sets[i] as number);
    this.trail.push(this.sizes[slot] as number, this.taken[slot] as number, this.stamp[slot] as number, slot);
    this.stamp[slot] = this.level;
  }

  private saveCell(cell: number): void {
    this.trail.push(this.masks[cell] as number, this.cellStamp[cell] as number, -1 - cell);
    this.cellStamp[cell] = this.level;
  }

  /** Reverts all changes since the trail had that length. */
  undo(mark: number): void {
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
        this.sets[i] = trail.pop() as number;
      }
    }
  }
}

/** Logarithm to base 2, interpolated linearly between the powers: exact arithmetic, the same on every machine. */
export function bitsOf(n: number): number {
  if (n < 1) return -20;
  const power = 31 - Math.clz32(n);
  return power + n / (1 << power) - 1;
}

/** How many bits of a 32-bit number are set. */
export function count32(n: number): number {
  let v = n - ((n >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
