// Sudokus that come as text, made into our documents for `check` and `import`; and a better reason for those without a solution.

import { type Sheet, toRows } from '../../../puzzles/ipuz/sheet.ts';
import { no, ok, type Result } from '../../../puzzles/result.ts';
import { type Digits, parseBoard } from '../../../puzzles/sudoku/board.ts';
import { grade } from '../../../puzzles/sudoku/grade.ts';
import { openSudoku, readGivens, writeSudoku } from '../../../puzzles/sudoku/ipuz.ts';
import type { Refusal } from '../faults.ts';
import { clashIn } from './clash.ts';
import { type FoundGrid, gridsIn, type TextPlace } from './gridText.ts';

/** JSON, which begins with a brace or with a bracket that is no section's, or the call around it. */
const NOT_TEXT = /^[\s\uFEFF]*(\{|\[(?!\s*[a-z][\w ]*\])|ipuz\s*\()/i;

/** undefined if the text has no sudoku, so that it must be something else. Places are lines and columns. */
export function readTextSudokus(text: string): Result<readonly Sheet['fields'][], Refusal> | undefined {
  if (NOT_TEXT.test(text)) return undefined;
  const grids = gridsIn(text);
  if (!grids.some(isLikely)) return undefined;
  const documents: Sheet['fields'][] = [];
  for (const grid of grids) {
    const read = documentOf(grid);
    if (!read.ok) return read;
    documents.push(read.value);
  }
  return ok(documents);
}

/** A grid, or something that has about as many cells as a row or a grid. */
const isLikely = ({ board, fault }: FoundGrid): boolean => board !== undefined || fault?.isLikely === true;

function documentOf({ board = '', fault, placeOf }: FoundGrid): Result<Sheet['fields'], Refusal> {
  if (fault) return no({ code: fault.code, at: written(fault), kind: 'sudoku', says: fault.says });
  const givens = parseBoard(board) as Uint8Array;
  const at = (cell: number) => written(placeOf(cell));
  const { level } = grade(givens);
  const empty = writeSudoku({ givens, solution: givens, title: '', difficulty: level });
  const { solution: _, ...fields } = empty.fields;
  const opened = openSudoku({ ...empty, fields });
  if (!opened.ok) return no(clashed(givens, at) ?? { ...opened.fault, at: at(0), kind: 'sudoku' });
  return ok({ ...fields, solution: toRows({ width: 9, height: 9 }, opened.value.solution) });
}

const written = ({ line, column }: TextPlace): string => `line ${line}, column ${column}`;

/** The refusal of a sudoku without a solution, which says why if a digit stands twice in a house. Others stay. */
export function withClash(refusal: Refusal, sheet: Sheet): Refusal {
  if (refusal.kind !== 'sudoku' || refusal.code !== 'UNSOLVABLE') return refusal;
  const givens = readGivens(sheet);
  const at = (cell: number) => `puzzle[${Math.floor(cell / 9)}][${cell % 9}]`;
  return (givens.ok && clashed(Uint8Array.from(givens.value), at)) || refusal;
}

function clashed(givens: Digits, at: (cell: number) => string): Refusal | undefined {
  const clash = clashIn(givens);
  return clash && { code: 'TWICE', at: at(clash.cell), kind: 'sudoku', says: clash.says };
}
