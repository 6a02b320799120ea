// How fast a crossword can be solved by a person. Champions take 1:30 to 2:00 for about 190 letters, half a second for each;
// a third of that is beyond any person.

import type { Pace } from '../kind.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 25, // a held key repeats 30 to 40 times a second
  part: 150,
  parts: ({ cells }) => cells.filter(({ type }) => type === 'letter').length,
};
