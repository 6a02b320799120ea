// QQWing's npm port, the peer of solver, grader and generator.

import { createRequire } from 'node:module';

export interface QQWing {
  setPuzzle(digits: readonly number[]): boolean;
  solve(): boolean;
  getSolutionString(): string;
  setPrintStyle(style: number): void;
  /** Must be on for a difficulty to be computed. */
  setRecordHistory(on: boolean): void;
  getDifficultyAsString(): 'Expert' | 'Intermediate' | 'Easy' | 'Simple' | 'Unknown';
  generatePuzzle(): boolean;
}

const require = createRequire(import.meta.url);

export function newQQWing(): QQWing {
  const library = require('qqwing') as { new (): QQWing; PrintStyle: { ONE_LINE: number } };
  const solver = new library();
  solver.setPrintStyle(library.PrintStyle.ONE_LINE);
  return solver;
}
