// What the player has checked: the letter or the word under the cursor, or everything.

import { type CheckedPart, type Checking, checkLetters } from '../checking.ts';
import type { Play, View } from './play.ts';
import { currentSlot, slotOf, solutionAt } from './slots.ts';
import type { Givens } from './types.ts';

export function check(givens: Givens, play: Play, view: View, part: CheckedPart): Checking<View> {
  const cells = {
    cell: [view.cursor],
    word: slotOf(givens, currentSlot(givens, view)).cells,
    board: [...givens.cells.keys()],
  };
  return checkLetters(view, play, cells[part], (cell) => play.letters[cell] !== solutionAt(givens, cell));
}
