// What solution letters show: the right digit for the cursor's cell, also in place of a wrong one; eventually the whole board.
// There is no `word`: a house would be nine digits at once, and the player could mean any of the cell's three houses.

import { apply, isGiven } from './rules.ts';
import type { Givens, Move, Play, View } from './types.ts';

export function letter(givens: Givens, play: Play, { cursor, options }: View): Move | undefined {
  const digit = givens.solution[cursor];
  if (digit === undefined || isGiven(givens, cursor) || play.digits[cursor] === digit) return undefined;
  return { type: 'reveal', cell: cursor, digit, clean: options.cleanNotes };
}

export const solution = (givens: Givens, play: Play): Play =>
  givens.solution.reduce((now, digit, cell) => apply(givens, now, { type: 'reveal', cell, digit, clean: true }), play);
