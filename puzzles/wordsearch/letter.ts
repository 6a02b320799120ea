// What solution letters show: the first one shows where a word begins, a second one the whole word; eventually all words. The
// word is the one chosen in the list, else the list's first that is not found.

import { apply, isOpen } from './rules.ts';
import type { Givens, Move, Play, View } from './types.ts';

export function letter(givens: Givens, play: Play, { word: chosen }: View): Move | undefined {
  const hidden = [...givens.words.keys()].filter((word) => isOpen(givens, play, word) && !play.firsts.includes(word));
  const word = hidden.find((open) => open === chosen) ?? hidden[0];
  return word === undefined ? undefined : { type: 'first', word };
}

/** The word's first letter if it is not shown yet, then all of it. */
export function word(givens: Givens, play: Play, { word: chosen }: View): readonly Move[] {
  const open = [...givens.words.keys()].filter((index) => isOpen(givens, play, index));
  const index = open.find((one) => one === chosen) ?? open[0];
  if (index === undefined) return [];
  const whole: Move = { type: 'reveal', word: index };
  return play.firsts.includes(index) ? [whole] : [{ type: 'first', word: index }, whole];
}

export const solution = (givens: Givens, play: Play): Play =>
  [...givens.words.keys()].reduce((now, index) => apply(givens, now, { type: 'reveal', word: index }), play);
