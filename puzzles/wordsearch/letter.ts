// A solution letter: where a word begins. The word chosen in the list, else the next one of the list.

import { isOpen } from './rules.ts';
import type { Givens, Move, Play, View } from './types.ts';

export function letter(givens: Givens, play: Play, { word: chosen }: View): Move | undefined {
  const hidden = [...givens.words.keys()].filter((word) => isOpen(givens, play, word) && !play.firsts.includes(word));
  const word = hidden.find((open) => open === chosen) ?? hidden[0];
  return word === undefined ? undefined : { type: 'first', word };
}
