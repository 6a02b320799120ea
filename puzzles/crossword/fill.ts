// Fills a board with words: depth-first search over the state in domains.ts, with restarts. Effort is counted in failures,
// not time, so that the same seed gives the same grid on every machine.

import { MAX_ANSWER } from '../lexicon/lexicon.ts';
import type { Random } from '../random.ts';
import { bitsOf, count32, Domains, type FillSlot } from './domains.ts';
import { LETTERS, type WordIndex, type WordsOfLength } from './words.ts';

export interface FillLimits {
  /** Failures after which it gives up. */
  readonly fails: number;
  /** Failures until the first restart, and the growth factor of each following round. */
  readonly round: number;
  readonly growth: number;
}

export type FillResult =
  /** For each slot the word's number among those of its length. */
  | { readonly ok: true; readonly words: Int32Array; readonly fails: number }
  /** `weights`: how often the search failed at each slot. */
  | { readonly ok: false; readonly weights: Float64Array; readonly fails: number };

/** Words tried for a slot before backtracking. */
const TRIES = 8;
/** Bonus, in bits, of a word of the best partial filling so far. */
const LOYALTY = 2.5;
const NOISE = 1.2;

/** The best partial filling of an earlier search, by cells so that it survives a change of the pattern. */
export type Phase = Map<string, string>;

/** How often an earlier search failed at each slot, by cells as well. */
export type Troubles = Map<string, number>;

export class Filler {
  private readonly random: Random;
  private readonly thrift: number;
  private readonly board: Domains;
  private readonly weights: Float64Array;
  private readonly best: Int32Array;
  /** Reused for every node instead of allocating thousands of short-lived arrays. */
  private readonly gained = new Float64Array((MAX_ANSWER + 1) * LETTERS);
  private bestCount = 0;
  private bestShare = 0;
  /** The level of the words placed before the search. */
  private base = 0;
  private fails = 0;

  /** @param thrift how much the words' prices count, from 0 to 1 */
  constructor(random: Random, index: WordIndex, slots: readonly FillSlot[], cells: number, thrift = 1) {
    this.random = random;
    this.thrift = thrift;
    this.board = new Domains(index, slots, cells);
    this.weights = new Float64Array(slots.length).fill(1);
    this.best = new Int32Array(slots.length).fill(-1);
  }

  /** Prefers the words of an earlier filling of the same cells. */
  remember(phase: Phase): void {
    for (const [slot, { cells }] of this.board.slots.entries()) {
      const answer = phase.get(cells.join());
      const word = this.board.words[slot]?.entries.findIndex((entry) => entry.answer === answer) ?? -1;
      this.best[slot] = word;
    }
  }

  /** Of the slots, how many the best partial filling has a word for. */
  get filled(): number {
    return this.bestShare;
  }

  /** The best partial filling, for `remember`. */
  phase(): Phase {
    const phase: Phase = new Map();
    for (const [slot, { cells }] of this.board.slots.entries()) {
      const word = this.best[slot] as number;
      if (word >= 0) phase.set(cells.join(), (this.board.words[slot] as WordsOfLength).entries[word]?.answer ?? '');
    }
    return phase;
  }

  /** Begins where an earlier search had trouble, as far as those slots are unchanged: with all letters free it may fit there. */
  expect(troubles: Troubles, share: number): void {
    for (const [slot, { cells }] of this.board.slots.entries()) {
      const trouble = troubles.get(cells.join());
      if (trouble !== undefined) this.weights[slot] = 1 + share * (trouble - 1);
    }
  }

  /** For `expect`. */
  troubles(): Troubles {
    return new Map(this.board.slots.map(({ cells }, slot) => [cells.join(), this.weights[slot] as number]));
  }

  /** @param wanted answers to be set first, each where it fits with those before it; one that fits nowhere is left out */
  fill({ fails, round, growth }: FillLimits, wanted: readonly string[] = []): FillResult {
    const { board } = this;
    if (!board.start()) return { ok: false, weights: this.weights, fails: this.fails };
    for (const answer of wanted) this.place(answer);
    const root = board.mark;
    let budget = round;
    while (this.fails < fails) {
      const end = Math.min(fails, this.fails + budget);
      if (this.search(end)) return { ok: true, words: board.taken, fails: this.fails };
      board.undo(root);
      board.level = this.base;
      budget = Math.ceil(budget * growth);
    }
    return { ok: false, weights: this.weights, fails: this.fails };
  }

  /** Sets an answer in the slot where it leaves the others the most choice. */
  private place(answer: string): void {
    const { board } = this;
    const { mark } = board;
    board.level = this.base + 1;
    let best: { slot: number; word: number; choice: number } | undefined;
    for (const [slot, words] of board.words.entries()) {
      if (words.length !== answer.length || board.taken[slot] !== -1) continue;
      const word = words.entries.findIndex((entry) => entry.answer === answer);
      if (word < 0 || !board.has(slot, word)) continue;
      const choice = board.assign(slot, word) < 0 ? this.choice() + this.random() * NOISE : -1;
      board.undo(mark);
      if (choice > (best?.choice ?? 0)) best = { slot, word, choice };
    }
    board.level = this.base;
    if (!best) return;
    board.level = ++this.base;
    board.assign(best.slot, best.word);
  }

  /** Bits of choice in all slots. */
  private choice(): number {
    let bits = 0;
    for (const size of this.board.sizes) bits += bitsOf(size);
    return bits;
  }

  /** Iterative depth-first search from `base`; true when every slot has its word, false when the failures are used up. */
  private search(end: number): boolean {
    const { board } = this;
    const choices: { slot: number; values: number[]; next: number; mark: number }[] = [];
    for (;;) {
      const slot = this.pick();
      if (slot < 0) return true;
      choices.push({ slot, values: this.candidates(slot), next: 0, mark: board.mark });
      for (;;) {
        const top = choices.at(-1);
        if (!top) return false;
        const value = top.values[top.next++];
        if (value === undefined) {
          choices.pop();
          board.level = this.base + choices.length;
          const below = choices.at(-1);
          if (below) board.undo(below.mark);
          continue;
        }
        board.level = this.base + choices.length;
        const broken = board.assign(top.slot, value);
        if (broken < 0) break;
        this.weights[broken] = (this.weights[broken] as number) + 1;
        this.fails++;
        if (this.fails >= end) return false;
        board.undo(top.mark);
      }
      this.keepBest(choices.length);
    }
  }

  private keepBest(depth: number): void {
    if (depth <= this.bestCount) return;
    this.bestCount = depth;
    let filled = 0;
    for (const [slot, word] of this.board.taken.entries()) {
      if (word < 0) continue;
      this.best[slot] = word;
      filled++;
    }
    this.bestShare = filled / this.best.length;
  }

  /** The slot with the fewest bits of choice relative to its failures; -1 when all are taken. */
  private pick(): number {
    let found = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < this.board.slots.length; slot++) {
      if (this.board.taken[slot] !== -1) continue;
      const size = this.board.sizes[slot] as number;
      const score = (bitsOf(size) + 0.01) / (this.weights[slot] as number);
      if (score < least) {
        least = score;
        found = slot;
      }
    }
    return found;
  }

  /** The words to try, best first: those that leave the crossing slots the most choice, with a little randomness. */
  private candidates(slot: number): number[] {
    const words = this.board.words[slot] as WordsOfLength;
    const start = this.board.starts[slot] as number;
    const gains = this.gains(slot);
    const best: { word: number; score: number }[] = [];
    for (let block = 0; block < words.size; block++) {
      for (let rest = this.board.sets[start + block] as number; rest !== 0; rest &= rest - 1) {
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

  /** For each letter at each position, the bits of choice left for the slot that crosses there. */
  private gains(slot: number): Float64Array {
    const gains = this.gained.fill(0);
    for (const [at, cell] of (this.board.slots[slot] as FillSlot).cells.entries()) {
      const side = this.board.crossings[cell * 4] === slot ? 2 : 0;
      const other = this.board.crossings[cell * 4 + side] as number;
      if (other < 0 || this.board.taken[other] !== -1) continue;
      const crossed = this.board.words[other] as WordsOfLength;
      const start = this.board.starts[other] as number;
      const position = this.board.crossings[cell * 4 + side + 1] as number;
      for (let mask = this.board.masks[cell] as number; mask !== 0; mask &= mask - 1) {
        const letter = 31 - Math.clz32(mask & -mask);
        const having = (position * LETTERS + letter) * crossed.size;
        let count = 0;
        for (let i = 0; i < crossed.size; i++) {
          count += count32((this.board.sets[start + i] as number) & (crossed.having[having + i] as number));
        }
        gains[at * LETTERS + letter] = bitsOf(count);
      }
    }
    return gains;
  }
}

function insert(best: { word: number; score: number }[], word: number, score: number): void {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score as number) < score) at--;
  best.splice(at, 0, { word, score });
  if (best.length > TRIES) best.pop();
}
