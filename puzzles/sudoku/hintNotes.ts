// What the player's notes say about the candidates. Notes need not be complete: many players note a digit only where a box
// has two places for it, and such notes rule nothing out.

import type { Cell } from '../grid.ts';
import { HOUSES, HOUSES_OF } from './board.ts';
import { type Candidates, copyOf } from './techniques/index.ts';
import { bitOf, digitsOf } from './techniques/masks.ts';
import type { DigitMask } from './types.ts';

/**
 * The board's candidates without those that the notes rule out. A digit counts as ruled out where the cell has other notes
 * and the digit is noted elsewhere in its row, in its column and in its box: so its places have been noted, and this
 * cell is none of them. Only on a board with notes all over; a cell or two may have lost theirs with a cleared entry.
 */
export function noted(board: Candidates, notes: readonly DigitMask[]): Candidates {
  const state = copyOf(board);
  if (!notedAllOver(board, notes)) return state;
  for (const [cell, mask] of board.masks.entries()) {
    const own = notes[cell] ?? 0;
    if (own === 0) continue;
    for (const digit of digitsOf(mask & ~own)) {
      if (isNotedAround(notes, cell, bitOf(digit))) state.masks[cell] = (state.masks[cell] ?? 0) & ~bitOf(digit);
    }
  }
  return state;
}

/** At most one empty cell of each box is without notes, and not all the empty ones. */
const notedAllOver = ({ digits }: Candidates, notes: readonly DigitMask[]): boolean =>
  notes.some((mask) => mask !== 0) &&
  HOUSES.slice(18).every((box) => box.filter((cell) => digits[cell] === 0 && notes[cell] === 0).length <= 1);

const isNotedAround = (notes: readonly DigitMask[], cell: Cell, bit: DigitMask): boolean =>
  (HOUSES_OF[cell] ?? []).every((house) =>
    HOUSES[house]?.some((other) => other !== cell && ((notes[other] ?? 0) & bit) !== 0),
  );
