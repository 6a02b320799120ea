// How fast a person can solve a fill-in. There are no records; finding a word in the list, tapping it and tapping its place
// takes a practised player at least a second, and crossings fill about half of the words: a good third of the rest.

import type { Pace } from '../kind.ts';
import { isOwn } from './rules.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 25, // a held key repeats 30 to 40 times a second
  part: 200,
  parts: (givens) => givens.slots.filter(({ cells }) => cells.some((cell) => isOwn(givens, cell))).length,
};
