// Gridpuzzle as a puzzle kind; wiring only.

import { puzzleKind } from '../kind.ts';
import { legend } from './bank.ts';
import { check } from './check.ts';
import { openGridpuzzle } from './ipuz.ts';
import { letter, solution, word } from './letter.ts';
import { look } from './look.ts';
import { makersOf, readMove } from './move.ts';
import { pace } from './pace.ts';
import { pad } from './pad.ts';
import { read, view } from './read.ts';
import { apply, faults, mistake, progress, start, status } from './rules.ts';
import { spoken } from './spoken.ts';

export const gridpuzzle = puzzleKind({
  id: 'gridpuzzle',
  open: openGridpuzzle,
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
  spoken,
  letter,
  word,
  solution,
  check,
  pad,
  legend,
  ears: async () => (await import('./ears.ts')).ears,
  hints: async () => (await import('./hint.ts')).gridpuzzleHints,
});
