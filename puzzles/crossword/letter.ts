// A solution letter: the right letter for the cursor's cell, also in place of a wrong one; at a clue for its word's first cell
// that is not right yet.

import type { Move, Play, View } from './play.ts';
import { solutionAt } from './rules.ts';
import { currentSlot, isLetter, slotOf } from './slots.ts';
import type { Givens } from './types.ts';

export function letter(givens: Givens, play: Play, view: View): Move | undefined {
  const { cursor } = view;
  const places = isLetter(givens, cursor) ? [cursor] : slotOf(givens, currentSlot(givens, view)).cells;
  const cell = places.find((place) => play.letters[place] !== solutionAt(givens, place));
  return cell === undefined ? undefined : { type: 'reveal', cell };
}
