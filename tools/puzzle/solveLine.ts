// One line of `solve sudoku`.

import { parseBoard, printBoard } from '../../puzzles/sudoku/board.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import type { Answer } from './lines.ts';

export const NO_BOARD = 'a board has 81 characters, 1 to 9, and . or 0 for an empty cell';

export function solveLine(line: string): Answer {
  const digits = parseBoard(line);
  if (!digits) return { text: '0:', fault: NO_BOARD };
  const { count, solution } = countSolutions(digits);
  return { text: `${count}:${solution ? printBoard(solution) : ''}` };
}
