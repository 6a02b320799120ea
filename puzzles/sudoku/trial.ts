// The hints' last resort when no technique finds a step: assume a candidate, fill in singles, and see whether the board
// becomes contradictory. Slow, but still a reason that a player can check with a pencil.

import type { Cell } from '../grid.ts';
import { HOUSES } from './board.ts';
import { ALL, bitOf, digitsOf, onlyDigit, sizeOf } from './techniques/masks.ts';
import { type Candidates, copyOf, place } from './techniques/state.ts';
import type { Digit } from './types.ts';

/** What goes wrong: a cell without a digit, or a house without a place for a digit. */
export type Contradiction = { readonly cell: Cell } | { readonly house: number; readonly digit: Digit };

export interface Trial {
  readonly cell: Cell;
  /** The digit refuted. */
  readonly digit: Digit;
  readonly contradiction: Contradiction;
  /** The cells filled along the way, in order. */
  readonly way: readonly Cell[];
}

/** The false candidate that is refuted soonest; undefined if singles refute none of them. */
export function bestTrial(state: Candidates): Trial | undefined {
  let best: Trial | undefined;
  for (const [cell, mask] of state.masks.entries()) {
    if (sizeOf(mask) < 2) continue;
    for (const digit of digitsOf(mask)) {
      const trial = suppose(state, cell, digit);
      if (trial && (!best || trial.way.length < best.way.length)) best = trial;
    }
  }
  return best;
}

/** Follows one assumption by singles alone; undefined if they lead to no contradiction. */
function suppose(state: Candidates, cell: Cell, digit: Digit): Trial | undefined {
  const copy = copyOf(state);
  const way: Cell[] = [];
  place(copy, cell, digit);
  for (;;) {
    const seen = survey(copy);
    if (!seen) return undefined;
    if (!('single' in seen)) return { cell, digit, contradiction: seen, way };
    place(copy, seen.single, seen.digit);
    way.push(seen.single);
  }
}

/** A contradiction if there is one, else a single; undefined if there is neither. */
function survey({ digits, masks }: Candidates): Contradiction | { single: Cell; digit: Digit } | undefined {
  const dead = digits.findIndex((digit, at) => digit === 0 && masks[at] === 0);
  if (dead >= 0) return { cell: dead };
  let single: { single: Cell; digit: Digit } | undefined;
  for (const [house, cells] of HOUSES.entries()) {
    let [once, twice, stands] = [0, 0, 0];
    for (const cell of cells) {
      const mask = masks[cell] ?? 0;
      twice |= once & mask;
      once |= mask;
      const digit = digits[cell] ?? 0;
      if (digit !== 0) stands |= bitOf(digit);
    }
    const missing = ALL & ~(once | stands);
    if (missing !== 0) return { house, digit: digitsOf(missing)[0] ?? 0 };
    single ??= hidden(masks, cells, once & ~twice);
  }
  const naked = masks.findIndex((mask) => sizeOf(mask) === 1);
  return naked >= 0 ? { single: naked, digit: onlyDigit(masks[naked] ?? 0) } : single;
}

function hidden(masks: Uint16Array, cells: readonly Cell[], lone: number): { single: Cell; digit: Digit } | undefined {
  const digit = digitsOf(lone)[0];
  const single = digit === undefined ? undefined : cells.find((cell) => ((masks[cell] ?? 0) & bitOf(digit)) !== 0);
  return digit === undefined || single === undefined ? undefined : { single, digit };
}
