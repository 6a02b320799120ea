// The last resort of the hints, where no technique finds a step: suppose a candidate, fill in singles, and see whether
// the board contradicts itself. Slow but still a reason that a player can check with a pencil.

import type { Cell } from '../grid.ts';
import { HOUSES, HOUSES_OF } from './board.ts';
import { digitsOf, onlyDigit, sizeOf } from './techniques/masks.ts';
import { type Candidates, place } from './techniques/state.ts';
import type { Digit } from './types.ts';

/** What goes wrong: a cell without a digit, or a house without a place for a digit. */
export type Contradiction = { readonly cell: Cell } | { readonly house: number; readonly digit: Digit };

export interface Trial {
  readonly cell: Cell;
  /** Cannot be right. */
  readonly digit: Digit;
  readonly contradiction: Contradiction;
  /** The cells filled on the way, in order. */
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

/** Follows one supposition by singles alone; undefined if they lead to no contradiction. */
function suppose(state: Candidates, cell: Cell, digit: Digit): Trial | undefined {
  const copy: Candidates = { digits: state.digits.slice(), masks: state.masks.slice() };
  const way: Cell[] = [];
  place(copy, cell, digit);
  for (;;) {
    const contradiction = broken(copy);
    if (contradiction) return { cell, digit, contradiction, way };
    const next = single(copy);
    if (!next) return undefined;
    place(copy, next.cell, next.digit);
    way.push(next.cell);
  }
}

function broken({ digits, masks }: Candidates): Contradiction | undefined {
  const cell = digits.findIndex((digit, at) => digit === 0 && masks[at] === 0);
  if (cell >= 0) return { cell };
  for (const [house, cells] of HOUSES.entries()) {
    const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) =>
      cells.every((at) => digits[at] !== d && !digitsOf(masks[at] ?? 0).includes(d)),
    );
    if (digit !== undefined) return { house, digit };
  }
  return undefined;
}

function single({ masks }: Candidates): { cell: Cell; digit: Digit } | undefined {
  const cell = masks.findIndex((mask) => sizeOf(mask) === 1);
  if (cell >= 0) return { cell, digit: onlyDigit(masks[cell] ?? 0) };
  for (const [at, mask] of masks.entries()) {
    for (const house of HOUSES_OF[at] ?? []) {
      const elsewhere = (HOUSES[house] ?? []).reduce(
        (all, other) => (other === at ? all : all | (masks[other] ?? 0)),
        0,
      );
      if ((mask & ~elsewhere) !== 0) return { cell: at, digit: onlyDigit(mask & ~elsewhere) };
    }
  }
  return undefined;
}
