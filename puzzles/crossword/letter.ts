// What solution letters show: the right letter for the cursor's cell, also in place of a wrong one; on a clue, its word's
// first cell that is not right yet; a whole word; eventually the whole board.

import type { Cell } from '../grid.ts';
import type { Move, Play, View } from './play.ts';
import { apply } from './rules.ts';
import { currentSlot, isLetter, slotOf, solutionAt } from './slots.ts';
import type { Givens } from './types.ts';

const isLacking = (givens: Givens, play: Play, cell: Cell): boolean =>
  isLetter(givens, cell) && play.letters[cell] !== solutionAt(givens, cell);

export function letter(givens: Givens, play: Play, view: View): Move | undefined {
  const { cursor } = view;
  const places = isLetter(givens, cursor) ? [cursor] : slotOf(givens, currentSlot(givens, view)).cells;
  const cell = places.find((place) => isLacking(givens, play, place));
  return cell === undefined ? undefined : { type: 'reveal', cell };
}

/** Reveals the current word. */
export const word = (givens: Givens, play: Play, view: View): readonly Move[] =>
  slotOf(givens, currentSlot(givens, view))
    .cells.filter((cell) => isLacking(givens, play, cell))
    .map((cell) => ({ type: 'reveal', cell }));

export const solution = (givens: Givens, play: Play): Play =>
  [...givens.cells.keys()]
    .filter((cell) => isLacking(givens, play, cell))
    .reduce((now, cell) => apply(givens, now, { type: 'reveal', cell }), play);
