// Sudoku: solver, grader, hint and generator, each against its reference; the parts are in ../sudoku.

import type { Measure } from '../row.ts';
import { generatorRows } from '../sudoku/generator.ts';
import { explainerRow, graderRow, hintRow } from '../sudoku/grader.ts';
import { solverRows } from '../sudoku/solver.ts';

export const measure: Measure = async () => [
  ...solverRows(),
  graderRow(),
  explainerRow(),
  hintRow(),
  ...generatorRows(),
];
