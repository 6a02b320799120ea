// How fast a person can solve a fill-in. There are no records; to find a word in the list, touch it and touch its place
// takes a practised hand a second and more, and about half of the words come by their crossings: a good third of what is left.

import type { Pace } from '../kind.ts';
import { isOwn } from './rules.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 25, // a key that is held repeats 30 to 40 times a second
  part: 200,
  parts: (givens) => givens.slots.filter(({ cells }) => cells.some((cell) => isOwn(givens, cell))).length,
};
