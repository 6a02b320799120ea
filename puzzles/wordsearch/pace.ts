// How fast a person can solve a word search. There are no records; practised players look for a word some 15 s, and the
// stroke of a finger over it, with the way to it, takes half a second alone.

import type { Pace } from '../kind.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 150, // a line is drawn, or has two ends that are touched
  part: 500,
  parts: ({ words }) => words.length,
};
