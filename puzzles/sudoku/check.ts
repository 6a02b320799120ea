// What the player has checked: the chosen cell, or everything. A wrong digit shows as soon as it is entered, so there is nothing to mark,
// only to count.

import type { CheckedPart, Checking } from '../checking.ts';
import { isGiven, isWrong } from './rules.ts';
import type { Givens, Play, View } from './types.ts';

export function check(givens: Givens, play: Play, view: View, part: CheckedPart): Checking<View> {
  const cells = part === 'board' ? [...givens.digits.keys()] : [view.cursor];
  const entered = cells.filter((cell) => !isGiven(givens, cell) && play.digits[cell] !== 0);
  return { view, entries: entered.length, wrong: entered.filter((cell) => isWrong(givens, play, cell)) };
}
