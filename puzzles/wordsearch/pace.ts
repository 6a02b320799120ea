// How fast a person can solve a word search. There are no records; practised players take some 15 s to find a word, and
// moving to it and drawing over it alone takes half a second.

import type { Pace } from '../kind.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 150, // a line is drawn, or its two ends are tapped
  part: 500,
  parts: ({ words }) => words.length,
};
