// The words still possible in every slot, kept consistent with each other at the crossings. Used by the filler, which takes
// words from a lexicon, and by the solution counter, where each word must be used.

import type { Cell } from '../grid.ts';
import { crossingsOf, type Place } from './shape.ts';
import { bitCount, type WordSet, type WordSets } from './wordSets.ts';

const ANY_LETTER = (1 << 26) - 1;

/** A state to restore. */
export interface Snapshot {
  readonly bits: Uint32Array;
  readonly allowed: Int32Array;
  readonly propagated: Uint8Array;
}

export class Domains {
  readonly sets: readonly WordSet[];
  /** By slot: where its words begin in `bits`. */
  readonly offsets: readonly number[];
  /** The words still possible, all slots in one array. */
  bits: Uint32Array;
  /** By cell: the letters still possible, 26 bits. */
  private allowed: Int32Array;
  /** By slot: 1 once its only remaining word has been propagated to the others. */
  private propagated: Uint8Array;
  /** By slot: how often it ran out of words. */
  readonly failures: Float64Array;
  private readonly places: readonly Pick<Place, 'cells'>[];
  private readonly crossings: ReturnType<typeof crossingsOf>;
  private readonly byLength = new Map<number, number[]>();
  private readonly kin: WordSets['kin'];
  private readonly useAll: boolean;
  private readonly waiting: number[] = [];
  private readonly waits: Uint8Array;

  /** `useAll`: every word must have a place. Throws a RangeError for a length without words. */
  constructor(cellCount: number, places: readonly Pick<Place, 'cells'>[], words: WordSets, useAll: boolean) {
    this.places = places;
    this.crossings = crossingsOf(places);
    this.kin = words.kin;
    this.useAll = useAll;
    this.sets = places.map(({ cells }) => {
      const set = words.byLength.get(cells.length);
      if (!set) throw new RangeError(`There is no word of ${cells.length} letters`);
      return set;
    });
    this.offsets = this.sets.map((_, slot) => this.sets.slice(0, slot).reduce((sum, { size }) => sum + size, 0));
    this.bits = new Uint32Array(this.sets.reduce((sum, { size }) => sum + size, 0));
    this.allowed = new Int32Array(cellCount).fill(ANY_LETTER);
    this.propagated = new Uint8Array(places.length);
    this.failures = new Float64Array(places.length).fill(1);
    this.waits = new Uint8Array(places.length);
    for (const [slot, set] of this.sets.entries()) {
      const { length } = (places[slot] as Place).cells;
      this.byLength.set(length, [...(this.byLength.get(length) ?? []), slot]);
      for (let index = 0; index < set.words.length; index++) this.add(slot, index);
      this.wait(slot);
    }
  }

  save = (): Snapshot => ({
    bits: this.bits.slice(),
    allowed: this.allowed.slice(),
    propagated: this.propagated.slice(),
  });

  restore({ bits, allowed, propagated }: Snapshot): void {
    this.bits.set(bits);
    this.allowed.set(allowed);
    this.propagated.set(propagated);
    for (const slot of this.waiting) this.waits[slot] = 0;
    this.waiting.length = 0;
  }

  has = (slot: number, index: number): boolean =>
    (((this.bits[(this.offsets[slot] as number) + (index >> 5)] as number) >>> (index & 31)) & 1) === 1;

  countOf(slot: number): number {
    const from = this.offsets[slot] as number;
    const to = from + (this.sets[slot] as WordSet).size;
    let count = 0;
    for (let at = from; at < to; at++) count += bitCount(this.bits[at] as number);
    return count;
  }

  /** Indices of the words still possible in the slot, ascending. */
  wordsOf(slot: number): number[] {
    const from = this.offsets[slot] as number;
    const found: number[] = [];
    for (let n = 0; n < (this.sets[slot] as WordSet).size; n++) {
      for (let bits = this.bits[from + n] as number; bits !== 0; bits &= bits - 1) {
        found.push(n * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
    return found;
  }

  /** How many of the slot's words have the letter (0 to 25) at the place. */
  support(slot: number, place: number, letter: number): number {
    const { size, masks } = this.sets[slot] as WordSet;
    const [from, mask] = [this.offsets[slot] as number, (place * 26 + letter) * size];
    let count = 0;
    for (let n = 0; n < size; n++) count += bitCount((this.bits[from + n] as number) & (masks[mask + n] as number));
    return count;
  }

  crossing = (slot: number, place: number) => this.crossings[slot]?.[place];

  /** Reduces the slot to one word. Call `settle` afterwards. */
  assign(slot: number, index: number): void {
    const from = this.offsets[slot] as number;
    this.bits.fill(0, from, from + (this.sets[slot] as WordSet).size);
    this.add(slot, index);
    this.wait(slot);
  }

  /** Removes a word from the slot. Call `settle` afterwards. */
  remove(slot: number, index: number): void {
    const at = (this.offsets[slot] as number) + (index >> 5);
    this.bits[at] = (this.bits[at] as number) & ~(1 << (index & 31));
    this.wait(slot);
  }

  /** Fixes a cell's letter. Call `settle` afterwards. */
  fix(cell: Cell, letter: number): void {
    this.allowed[cell] = (this.allowed[cell] as number) & (1 << letter);
    for (const [slot, { cells }] of this.places.entries()) if (cells.includes(cell)) this.wait(slot);
  }

  /** Propagates until nothing changes; false if a slot, a cell or a word is left without a possibility. */
  settle(): boolean {
    do {
      for (let slot = this.waiting.pop(); slot !== undefined; slot = this.waiting.pop()) {
        this.waits[slot] = 0;
        if (!this.sift(slot) || !this.excludeElsewhere(slot)) {
          this.failures[slot] = (this.failures[slot] as number) + 1;
          return false;
        }
      }
      if (this.useAll && !this.placeLonely()) return false;
    } while (this.waiting.length > 0);
    return true;
  }

  private add(slot: number, index: number): void {
    const at = (this.offsets[slot] as number) + (index >> 5);
    this.bits[at] = (this.bits[at] as number) | (1 << (index & 31));
  }

  private wait(slot: number): void {
    if (this.waits[slot] === 1) return;
    this.waits[slot] = 1;
    this.waiting.push(slot);
  }

  /** Removes words that the cells rule out from the slot, and letters that none of its words has from the cells. */
  private sift(slot: number): boolean {
    const cells = (this.places[slot] as Place).cells;
    for (let place = 0; place < cells.length; place++)
      this.keep(slot, place, this.allowed[cells[place] as Cell] as number);
    if (this.isEmpty(slot)) return false;
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place] as Cell;
      const before = this.allowed[cell] as number;
      const after = this.lettersAt(slot, place, before);
      if (after === before) continue;
      this.allowed[cell] = after;
      const other = this.crossings[slot]?.[place];
      if (other) this.wait(other.slot);
    }
    return true;
  }

  /** Keeps only words with one of these letters at the place. */
  private keep(slot: number, place: number, letters: number): void {
    if (letters === ANY_LETTER) return;
    const { size, masks } = this.sets[slot] as WordSet;
    const [from, base] = [this.offsets[slot] as number, place * 26 * size];
    for (let n = 0; n < size; n++) {
      const bits = this.bits[from + n] as number;
      if (bits === 0) continue;
      let kept = 0;
      for (let left = letters; left !== 0; left &= left - 1) {
        kept |= masks[base + (31 - Math.clz32(left & -left)) * size + n] as number;
      }
      this.bits[from + n] = bits & kept;
    }
  }

  /** Which of these letters occur at the place in some word of the slot. */
  private lettersAt(slot: number, place: number, letters: number): number {
    const { size, masks } = this.sets[slot] as WordSet;
    const [from, base] = [this.offsets[slot] as number, place * 26 * size];
    let found = 0;
    for (let left = letters; left !== 0; left &= left - 1) {
      const letter = left & -left;
      const mask = base + (31 - Math.clz32(letter)) * size;
      for (let n = 0; n < size; n++) {
        if (((this.bits[from + n] as number) & (masks[mask + n] as number)) === 0) continue;
        found |= letter;
        break;
      }
    }
    return found;
  }

  private isEmpty(slot: number): boolean {
    const from = this.offsets[slot] as number;
    const to = from + (this.sets[slot] as WordSet).size;
    for (let at = from; at < to; at++) if (this.bits[at] !== 0) return false;
    return true;
  }

  /** Removes the only word of a slot, and the words that it excludes, from all other slots. */
  private excludeElsewhere(slot: number): boolean {
    if (this.propagated[slot] === 1 || this.countOf(slot) !== 1) return true;
    this.propagated[slot] = 1;
    const index = this.wordsOf(slot)[0] as number;
    for (const number of this.kin[(this.sets[slot] as WordSet).first + index] ?? []) {
      for (const [other, set] of this.sets.entries()) {
        const kin = number - set.first;
        if (other === slot || kin < 0 || kin >= set.words.length || !this.has(other, kin)) continue;
        this.remove(other, kin);
      }
    }
    return true;
  }

  /** Places words that fit only one slot; false if a word fits none. */
  private placeLonely(): boolean {
    for (const slots of this.byLength.values()) {
      const set = this.sets[slots[0] as number] as WordSet;
      for (let n = 0; n < set.size; n++) {
        let [once, twice] = [0, 0];
        for (const slot of slots) {
          const bits = this.bits[(this.offsets[slot] as number) + n] as number;
          twice |= once & bits;
          once |= bits;
        }
        const all = n === set.size - 1 && set.words.length % 32 !== 0 ? 2 ** (set.words.length % 32) - 1 : 0xffffffff;
        if (once >>> 0 !== all) return false;
        for (let lonely = once & ~twice; lonely !== 0; lonely &= lonely - 1) {
          const index = n * 32 + 31 - Math.clz32(lonely & -lonely);
          const slot = slots.find((candidate) => this.has(candidate, index));
          if (slot === undefined) return false;
          if (this.countOf(slot) > 1) this.assign(slot, index);
        }
      }
    }
    return true;
  }
}
