// The word bank, by length.

import type { Legend } from '../kind.ts';
import { bank } from './bank.ts';
import type { Givens, Play, View } from './types.ts';

export const legend = (givens: Givens, play: Play, view: View): Legend => ({
  draggable: true,
  lists: bank(givens, play, view).map(({ length, words }) => ({
    title: length,
    items: words.map(({ word, used, fits, held }) => ({ item: word, text: word, done: used, fits, chosen: held })),
  })),
});
