// A solution letter: the right letter for the cursor's cell, also in place of a wrong one or of a pencilled one.

import { inkAt, isOwn } from './rules.ts';
import type { Givens, Move, Play, View } from './types.ts';

export function letter(givens: Givens, play: Play, { cursor }: View): Move | undefined {
  const right = givens.letters[cursor] ?? '';
  return isOwn(givens, cursor) && inkAt(play, cursor) !== right
    ? { type: 'reveal', cell: cursor, letter: right }
    : undefined;
}
