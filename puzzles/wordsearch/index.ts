// Wordsearch as a puzzle kind; wiring only.

import { puzzleKind } from '../kind.ts';
import { openWordsearch } from './ipuz.ts';
import { letter, solution, word } from './letter.ts';
import { legend } from './list.ts';
import { look, marks } from './look.ts';
import { makersOf, readMove } from './move.ts';
import { pace } from './pace.ts';
import { read, view } from './read.ts';
import { apply, mistake, progress, start, status } from './rules.ts';
import { spoken } from './spoken.ts';

export const wordsearch = puzzleKind({
  id: 'wordsearch',
  open: openWordsearch,
  start,
  view,
  read,
  move: readMove,
  makers: makersOf,
  pace,
  apply,
  mistake,
  // A line that is not a word is shown as a mistake; the board itself breaks no rule.
  faults: () => [],
  status,
  progress,
  look,
  marks,
  spoken,
  letter,
  word,
  solution,
  // Nothing is typed: words are drawn.
  pad: () => ({ rows: [], modes: [], mode: '', tools: [] }),
  legend,
  ears: async () => (await import('./ears.ts')).ears,
  hints: async () => (await import('./hint.ts')).wordsearchHints,
});
