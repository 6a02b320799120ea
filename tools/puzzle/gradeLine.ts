// One line of `grade sudoku`: three columns, or with `--json` a document with every step.

import { type Digits, parseBoard } from '../../puzzles/sudoku/board.ts';
import { grade, solvingPath } from '../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import { CATALOGUE, type Step } from '../../puzzles/sudoku/techniques/index.ts';
import type { Answer } from './lines.ts';
import { NO_BOARD } from './solveLine.ts';

const INVALID = 'invalid\t0\tnone';

export function gradeLine(line: string): Answer {
  const read = readLine(line);
  if (typeof read === 'string') return { text: INVALID, fault: read };
  const { level, score, hardest } = grade(read);
  return { text: `${level}\t${score}\t${hardest}` };
}

export function gradeLineAsJson(line: string): Answer {
  const read = readLine(line);
  if (typeof read === 'string') return { text: JSON.stringify({ level: 'invalid', fault: read }), fault: read };
  const { steps, ...grade } = solvingPath(read);
  return { text: JSON.stringify({ ...grade, steps: steps.map(written) }) };
}

/** The board, or what is wrong with the line. */
function readLine(line: string): Digits | string {
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
