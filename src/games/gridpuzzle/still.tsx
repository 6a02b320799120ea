import { draw } from '../../../puzzles/gridpuzzle/drawing.ts';
import type { Givens, Look } from '../../../puzzles/gridpuzzle/types.ts';
import { paperOf } from '../Paper.tsx';
import { stillBoard } from '../still.ts';

export const still = stillBoard<Look, Givens>({
  Paper: paperOf(draw),
  large: 'wordsApart',
  tone: ({ block, given, revealed }) => (block ? 'none' : given ? 'given' : revealed ? 'revealed' : 'filled'),
  sign: ({ letter }) => letter,
  answers: ({ words }) => words.map((word) => ({ word, clue: '' })),
});
