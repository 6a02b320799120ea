// What the player has checked: the letter or the word under the cursor, or everything. Printed letters are not asked about.

import { type CheckedPart, type Checking, checkLetters } from '../checking.ts';
import { isOwn } from './rules.ts';
import { currentSlot } from './select.ts';
import type { Givens, Play, View } from './types.ts';

export function check(givens: Givens, play: Play, view: View, part: CheckedPart): Checking<View> {
  const cells = {
    cell: [view.cursor],
    word: givens.slots[currentSlot(givens, view) ?? -1]?.cells ?? [],
    board: [...givens.letters.keys()],
  };
  const own = cells[part].filter((cell) => isOwn(givens, cell));
  return checkLetters(view, play, own, (cell) => play.letters[cell] !== givens.letters[cell]);
}
