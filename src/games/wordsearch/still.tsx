import { draw } from '../../../puzzles/wordsearch/drawing.ts';
import type { Givens, Look } from '../../../puzzles/wordsearch/types.ts';
import { paperOf } from '../Paper.tsx';
import { stillBoard } from '../still.ts';

export const still = stillBoard<Look, Givens>({
  Paper: paperOf(draw),
  large: 'wordsApart',
  tone: () => 'filled',
  sign: ({ letter }) => letter,
  answers: ({ words }) => words.map(({ text }) => ({ word: text, clue: '' })),
});
