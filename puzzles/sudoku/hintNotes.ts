// What the player's notes say about the candidates. Notes need not be complete: many players note a digit only where a box
// has two places for it, and such notes rule nothing out.

import { HOUSES } from './board.ts';
import { type Candidates, copyOf } from './techniques/index.ts';
import type { DigitMask } from './types.ts';

type Notes = readonly DigitMask[];

/** The board's candidates without those that the notes rule out; undefined if the notes are not complete. */
export function noted(board: Candidates, notes: Notes): Candidates | undefined {
  if (!isNotedAllOver(board, notes) || !isEachPlaced(board, notes)) return undefined;
  return { ...copyOf(board), masks: board.masks.map((mask, cell) => mask & (notes[cell] || mask)) };
}

export const hasNotes = ({ digits }: Candidates, notes: Notes): boolean =>
  notes.some((mask, cell) => mask !== 0 && digits[cell] === 0);

/** At most one empty cell of each box is without notes: it may have lost them with a cleared entry. */
const isNotedAllOver = (board: Candidates, notes: Notes): boolean =>
  hasNotes(board, notes) &&
  HOUSES.slice(18).every((box) => box.filter((cell) => board.digits[cell] === 0 && notes[cell] === 0).length <= 1);

/** In each house every digit that is missing is noted somewhere, or possible in a cell without notes. */
function isEachPlaced({ masks }: Candidates, notes: Notes): boolean {
  return HOUSES.every((cells) => {
    let [possible, shown] = [0, 0];
    for (const cell of cells) {
      const mask = masks[cell] ?? 0;
      possible |= mask;
      shown |= mask & (notes[cell] || mask);
    }
    return possible === shown;
  });
}
