// One line of `grade sudoku`.

import { parseBoard } from '../../puzzles/sudoku/board.ts';
import { grade } from '../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import type { Answer } from './lines.ts';
import { NO_BOARD } from './solveLine.ts';

const INVALID = 'invalid\t0\tnone';

export function gradeLine(line: string): Answer {
  const digits = parseBoard(line);
  if (!digits) return { text: INVALID, fault: NO_BOARD };
  const { count } = countSolutions(digits);
  if (count !== 1) return { text: INVALID, fault: count === 0 ? 'no solution' : 'more than one solution' };
  const { level, score, hardest } = grade(digits);
  return { text: `${level}\t${score}\t${hardest}` };
}
