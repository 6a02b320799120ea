// Sudoku as a puzzle kind; wiring only.

import { puzzleKind } from '../kind.ts';
import { check } from './check.ts';
import { openSudoku } from './ipuz.ts';
import { letter, solution } from './letter.ts';
import { look, marks } from './look.ts';
import { makersOf, readMove } from './move.ts';
import { pace } from './pace.ts';
import { pad } from './pad.ts';
import { read, view } from './read.ts';
import { apply, faults, mistake, progress, start, status } from './rules.ts';
import { spoken } from './spoken.ts';

export const sudoku = puzzleKind({
  id: 'sudoku',
  open: openSudoku,
  start,
  view,
  read,
  move: readMove,
  makers: makersOf,
  pace,
  apply,
  mistake,
  faults,
  status,
  progress,
  look,
  marks,
  spoken,
  letter,
  solution,
  check,
  pad,
  ears: async () => (await import('./ears.ts')).ears,
  hints: async () => (await import('./hint.ts')).sudokuHints,
});
