// How fast a sudoku can be solved by a person. The fastest known is 54.44 s for a whole board (Wang Shiyao, World Sudoku
// Championship 2018), about a second for each empty cell; a third of that is beyond any person.

import type { Pace } from '../kind.ts';
import type { Givens } from './types.ts';

export const pace: Pace<Givens> = {
  entry: 25, // a held key repeats 30 to 40 times a second
  part: 300,
  parts: ({ digits }) => digits.filter((digit) => digit === 0).length,
};
