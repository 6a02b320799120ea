import { draw } from '../../../puzzles/sudoku/drawing.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';
import { paperOf } from '../Paper.tsx';
import { stillBoard } from '../still.ts';

export const still = stillBoard<Look>({
  Paper: paperOf(draw),
  large: undefined,
  tone: ({ given, revealed }) => (given ? 'given' : revealed ? 'revealed' : 'filled'),
  sign: ({ digit }) => `${digit || ''}`,
});
