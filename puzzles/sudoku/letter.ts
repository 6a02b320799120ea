// A solution letter: the right digit for the cursor's cell, also in place of a wrong one.

import { isGiven } from './rules.ts';
import type { Givens, Move, Play, View } from './types.ts';

export function letter(givens: Givens, play: Play, { cursor, options }: View): Move | undefined {
  const digit = givens.solution[cursor];
  if (digit === undefined || isGiven(givens, cursor) || play.digits[cursor] === digit) return undefined;
  return { type: 'reveal', cell: cursor, digit, clean: options.cleanNotes };
}
