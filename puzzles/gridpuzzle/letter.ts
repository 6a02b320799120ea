// What solution letters show: the right letter for the cursor's cell, also in place of a wrong or pencilled one; a whole word;
// eventually the whole board.

import type { Cell } from '../grid.ts';
import { apply, inkAt, isOwn } from './rules.ts';
import { currentSlot } from './select.ts';
import type { Givens, Move, Play, View } from './types.ts';

/** The right letter, if the cell does not have it. */
function reveal(givens: Givens, play: Play, cell: Cell): Move | undefined {
  const letter = givens.letters[cell] ?? '';
  return isOwn(givens, cell) && inkAt(play, cell) !== letter ? { type: 'reveal', cell, letter } : undefined;
}

const revealAll = (givens: Givens, play: Play, cells: readonly Cell[]): readonly Move[] =>
  cells.map((cell) => reveal(givens, play, cell)).filter((move) => move !== undefined);

export const letter = (givens: Givens, play: Play, { cursor }: View): Move | undefined => reveal(givens, play, cursor);

/** Reveals the slot through the cursor. */
export const word = (givens: Givens, play: Play, view: View): readonly Move[] =>
  revealAll(givens, play, givens.slots[currentSlot(givens, view) ?? -1]?.cells ?? []);

export const solution = (givens: Givens, play: Play): Play =>
  revealAll(givens, play, [...givens.letters.keys()]).reduce((now, move) => apply(givens, now, move), play);
