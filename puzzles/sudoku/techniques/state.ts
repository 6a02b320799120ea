// The board as a solver sees it: the digits placed, and those still possible in the empty cells.

import { CELLS, type Digits, PEERS } from '../board.ts';
import { ALL, bitOf } from './masks.ts';

/** Changed in place by `place` and `applyStep`, because a grader takes thousands of steps a second. */
export interface Candidates {
  readonly digits: Digits;
  /** The puzzle's given digits, as opposed to solved ones. Techniques based on uniqueness need them. */
  readonly givens: Digits;
  /** A 9-bit mask per cell (see masks.ts); 0 in filled cells. */
  readonly masks: Uint16Array;
}

/** All candidates that do not clash with a digit on the board. `digits` is copied, `givens` is not. */
export function candidatesOf(digits: Digits, givens: Digits = digits): Candidates {
  const state: Candidates = { digits: new Uint8Array(CELLS), givens, masks: new Uint16Array(CELLS).fill(ALL) };
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number;
    if (digit !== 0) place(state, cell, digit);
  }
  return state;
}

/** A copy that can be changed independently. */
export const copyOf = ({ digits, givens, masks }: Candidates): Candidates => ({
  digits: digits.slice(),
  givens,
  masks: masks.slice(),
});

/** Writes a digit and removes it from every cell that sees it. */
export function place(state: Candidates, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.masks[cell] = 0;
  const keep = ~bitOf(digit);
  for (const peer of PEERS[cell] as readonly number[]) state.masks[peer] = (state.masks[peer] as number) & keep;
}

export const isFull = (state: Candidates): boolean => !state.digits.includes(0);

/** An empty cell without candidates: the digits on the board contradict each other. */
export const isDead = (state: Candidates): boolean =>
  state.digits.some((digit, cell) => digit === 0 && state.masks[cell] === 0);
