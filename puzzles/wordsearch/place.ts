// Places words on an empty board: directions alternate, words should cross. Typed arrays, since it makes hundreds a second.

import type { Size } from '../grid.ts';
import type { Random } from '../random.ts';
import { STEPS } from './lines.ts';

/** A word on the board: where it begins and in which of the 8 directions it runs. */
export interface Placement {
  readonly word: string;
  readonly from: number;
  readonly direction: number;
}

/** The weight of randomness, relative to a crossing (1.5) and a direction already in use (2). */
const NOISE = 3;

/** A board in the making. */
export class BoardDraft {
  readonly size: Size;
  /** Codes of letters (A is 65), 0 for an empty cell. */
  readonly letters: Uint8Array;
  /** By cell: a bit for each of the 4 axes that a word runs along here. */
  private readonly axes: Uint8Array;
  private readonly directions: readonly number[];
  /** By direction: the number of words. */
  readonly uses = new Int32Array(STEPS.length);
  readonly placements: Placement[] = [];
  free: number;
  /** Cells in which two words meet. */
  crossed = 0;

  constructor(size: Size, directions: readonly number[]) {
    this.size = size;
    this.directions = directions;
    this.free = size.width * size.height;
    this.letters = new Uint8Array(this.free);
    this.axes = new Uint8Array(this.free);
  }

  /**
   * Puts the word where it crosses others, in a direction that has been used less; false if there is no place. No direction
   * gets more than its share of `words` plus two.
   */
  place(word: string, words: number, random: Random): boolean {
    const share = Math.ceil(words / this.directions.length) + 1;
    const codes = Uint8Array.from(word, (letter) => letter.charCodeAt(0));
    let best: Placement | undefined;
    let bestScore = -Infinity;
    for (const direction of this.directions) {
      const uses = this.uses[direction] as number;
      if (uses >= share) continue;
      const [stride, axis] = [this.stride(direction), 1 << (direction % 4)];
      const { top, bottom, left, right } = this.room(direction, codes.length);
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          const from = row * this.size.width + column;
          const met = this.meets(codes, from, stride, axis);
          if (met < 0 || met === codes.length) continue;
          const base = Math.min(met, 3) * 1.5 - uses * 2;
          if (base + NOISE <= bestScore) continue;
          const score = base + random() * NOISE;
          if (score > bestScore) [best, bestScore] = [{ word, from, direction }, score];
        }
      }
    }
    if (best) this.write(best, codes);
    return best !== undefined;
  }

  /** Rows and columns (ends excluded) from which a word of this length stays on the board. */
  private room(direction: number, length: number) {
    const { width, height } = this.size;
    const [dr, dc] = STEPS[direction] as readonly [number, number];
    const reach = length - 1;
    return {
      top: dr < 0 ? reach : 0,
      bottom: dr > 0 ? height - reach : height,
      left: dc < 0 ? reach : 0,
      right: dc > 0 ? width - reach : width,
    };
  }

  /** How many of the word's letters are already there; -1 if one differs, or a word on the same axis is in the way. */
  private meets(codes: Uint8Array, from: number, stride: number, axis: number): number {
    const { letters, axes } = this;
    let met = 0;
    for (let n = 0, cell = from; n < codes.length; n++, cell += stride) {
      const there = letters[cell];
      if (there === 0) continue;
      if (there !== codes[n] || ((axes[cell] as number) & axis) !== 0) return -1;
      met++;
    }
    return met;
  }

  private write(placement: Placement, codes: Uint8Array): void {
    const stride = this.stride(placement.direction);
    const axis = 1 << (placement.direction % 4);
    for (let n = 0, cell = placement.from; n < codes.length; n++, cell += stride) {
      if (this.letters[cell] === 0) this.free--;
      else this.crossed++;
      this.letters[cell] = codes[n] as number;
      this.axes[cell] = (this.axes[cell] as number) | axis;
    }
    this.uses[placement.direction] = (this.uses[placement.direction] as number) + 1;
    this.placements.push(placement);
  }

  private stride(direction: number): number {
    const [dr, dc] = STEPS[direction] as readonly [number, number];
    return dr * this.size.width + dc;
  }
}
