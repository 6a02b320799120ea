import { draw } from '../../../puzzles/crossword/drawing.ts';
import type { Look } from '../../../puzzles/crossword/play.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { paperOf } from '../Paper.tsx';
import { stillBoard } from '../still.ts';
import { picturesOf } from './pictures.ts';

export const still = stillBoard<Look, Givens>({
  Paper: paperOf(draw),
  large: 'halves',
  tone: ({ type, revealed }) => (type !== 'letter' ? 'open' : revealed ? 'revealed' : 'filled'),
  pictures: picturesOf,
  answers: ({ slots }) => slots.map(({ answer, clue }) => ({ word: answer, clue: clue.image === '' ? clue.text : '' })),
});
