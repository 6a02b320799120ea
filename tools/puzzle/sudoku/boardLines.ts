// Sudoku's part of `solve` and `grade`: one board per line.

import { type Digits, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';
import { grade, solvingPath } from '../../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { CATALOGUE, type Step } from '../../../puzzles/sudoku/techniques/index.ts';
import type { Answer, BoardLines } from '../lines.ts';
import { stepsLine } from './stepsLine.ts';

const NO_BOARD = 'a board has 81 characters, 1 to 9, and . or 0 for an empty cell';
const INVALID = 'invalid\t0\tnone';

export const sudokuLines: BoardLines = {
  solve(line) {
    const digits = parseBoard(line);
    if (!digits) return { text: '0:', fault: NO_BOARD };
    const { count, solution } = countSolutions(digits);
    return { text: `${count}:${solution ? printBoard(solution) : ''}` };
  },
  grade(line) {
    const board = uniqueBoard(line);
    if (typeof board === 'string') return { text: INVALID, fault: board };
    const { level, score, hardest } = grade(board);
    return { text: `${level}\t${score}\t${hardest}` };
  },
  gradeAsJson,
  steps: stepsLine,
};

function gradeAsJson(line: string): Answer {
  const board = uniqueBoard(line);
  if (typeof board === 'string') return { text: JSON.stringify({ level: 'invalid', fault: board }), fault: board };
  const { steps, ...graded } = solvingPath(board);
  return { text: JSON.stringify({ ...graded, explainer: explainerRating(board), steps: steps.map(written) }) };
}

/** The board if it has exactly one solution, otherwise what is wrong with the line. */
function uniqueBoard(line: string): Digits | string {
  const digits = parseBoard(line);
  if (!digits) return NO_BOARD;
  const { count } = countSolutions(digits);
  if (count === 1) return digits;
  return count === 0 ? 'no solution' : 'more than one solution';
}

/** A step without its drawing; cells count from 0, row by row. */
function written({ technique, placements, eliminations, cause, houses }: Step) {
  const { code, score, se } = CATALOGUE[technique];
  return { technique, code, score, se, placements, eliminations, cause, houses };
}
