// Sudoku's part of `solve` and `grade`.

import { type Digits, parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';
import { grade, solvingPath } from '../../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { CATALOGUE, type Step } from '../../../puzzles/sudoku/techniques/index.ts';
import type { Answer, BoardLines, BoardReader, FoundBoard } from '../lines.ts';
import { clashIn } from './clash.ts';
import { type FoundGrid, gridReader } from './gridText.ts';
import { stepsLine } from './stepsLine.ts';

const INVALID = 'invalid\t0\tnone';

export const sudokuLines: BoardLines = {
  reader,
  solve({ board, fault }) {
    const digits = parseBoard(board);
    if (!digits) return { text: '0:', ...(fault === undefined ? {} : { fault }) };
    const { count, solution } = countSolutions(digits);
    return { text: `${count}:${solution ? printBoard(solution) : ''}` };
  },
  grade(found) {
    const board = uniqueBoard(found);
    if (typeof board === 'string') return { text: INVALID, fault: board };
    const { level, score, hardest } = grade(board);
    return { text: `${level}\t${score}\t${hardest}` };
  },
  gradeAsJson,
  steps: stepsLine,
};

function reader(): BoardReader {
  const { read, end } = gridReader({ blanks: true });
  return { read: (line) => read(line).map(told), end: () => end().map(told) };
}

function told({ line, board = '', fault }: FoundGrid): FoundBoard {
  if (!fault) return { line, board };
  return { line: fault.line, board, fault: `column ${fault.column}: ${fault.says.en}` };
}

function gradeAsJson(found: FoundBoard): Answer {
  const board = uniqueBoard(found);
  if (typeof board === 'string') return { text: JSON.stringify({ level: 'invalid', fault: board }), fault: board };
  const { steps, ...graded } = solvingPath(board);
  return { text: JSON.stringify({ ...graded, explainer: explainerRating(board), steps: steps.map(written) }) };
}

/** The board if it has exactly one solution, otherwise what is wrong with it. */
function uniqueBoard({ board, fault }: FoundBoard): Digits | string {
  const digits = parseBoard(board);
  if (!digits) return fault ?? '';
  const { count } = countSolutions(digits);
  if (count === 1) return digits;
  return count === 0 ? (clashIn(digits)?.says.en ?? 'no solution') : 'more than one solution';
}

/** A step without its drawing; cells count from 0, row by row. */
function written({ technique, placements, eliminations, cause, houses }: Step) {
  const { code, score, se } = CATALOGUE[technique];
  return { technique, code, score, se, placements, eliminations, cause, houses };
}
