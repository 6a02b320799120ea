// Sudoku's part of the ipuz codec: `http://ipuz.org/sudoku#1` (ipuz v2, section "Sudoku"). `saved` and standard
// `boxes` are ignored; what would make it another puzzle (`zones`, `cages`, other `boxes`) is refused.

import { EXTENSION, isOfKind, isRecord, readGrid, type Sheet, toRows } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import { HOUSES } from './board.ts';
import { countSolutions } from './solve.ts';
import type { Givens } from './types.ts';

const FAMILY = 'http://ipuz.org/sudoku';
const SIZE = { width: 9, height: 9 } as const;
const DIGITS = '123456789';

/**
 * The givens and the solution of a sheet; a `solution` field is checked, a missing one is computed. Codes: BAD_KIND,
 * NOT_9X9, BAD_CHARSET, OTHER_RULES, BAD_GRID, BAD_CELL, NO_GIVENS, COMPLETE, SOLUTION_BROKEN, GIVEN_DIFFERS, UNSOLVABLE,
 * NOT_UNIQUE (with a second solution, right digits could count as mistakes).
 */
export function openSudoku(sheet: Sheet): Result<Givens, Fault> {
  const odd = refusal(sheet);
  if (odd) return odd;
  const charset = charsetOf(sheet);
  const puzzle = readGivens(sheet);
  if (!puzzle.ok) return puzzle;
  const digits = puzzle.value;
  if (digits.every((digit) => digit === 0)) return fault('NO_GIVENS', 'puzzle');
  if (!digits.includes(0)) return fault('COMPLETE', 'puzzle');
  const stated = sheet.fields.solution === undefined ? undefined : readSolution(sheet, charset, digits);
  if (stated && !stated.ok) return stated;
  const found = solved(digits);
  return found.ok ? ok({ ...SIZE, digits, solution: found.value }) : found;
}

const charsetOf = ({ fields }: Sheet): string => (typeof fields.charset === 'string' ? fields.charset : DIGITS);

/** The givens by cell, 0 for an empty one. Codes: BAD_GRID, BAD_CELL. */
export const readGivens = (sheet: Sheet): Result<readonly number[], Fault> =>
  readGrid(sheet, 'puzzle', (raw) => readCell(raw, charsetOf(sheet)));

/** A finished puzzle, ready to be written; 81 digits, row by row. */
export interface SudokuDocument {
  readonly givens: ArrayLike<number>;
  readonly solution: ArrayLike<number>;
  readonly title: string;
  readonly difficulty: string;
  /** The hardest technique that it needs, and the score of its grade. */
  readonly hardest?: string;
  readonly score?: number;
  /** ISO date, YYYY-MM-DD. */
  readonly date?: string;
}

/** The reverse of `openSudoku`; makes a whole document. ipuz dates are mm/dd/yyyy. */
export function writeSudoku(document: SudokuDocument): Sheet {
  const { givens, solution, title, difficulty, hardest, score, date } = document;
  const kinds = [`${FAMILY}#1`];
  const [year, month, day] = date?.split('-') ?? [];
  const fields = {
    version: 'http://ipuz.org/v2',
    kind: kinds,
    title,
    difficulty,
    ...(date === undefined ? {} : { date: `${month}/${day}/${year}` }),
    ...(hardest === undefined ? {} : { [`${EXTENSION}hardest`]: hardest }),
    ...(score === undefined ? {} : { [`${EXTENSION}score`]: score }),
    dimensions: SIZE,
    charset: DIGITS,
    puzzle: toRows(SIZE, Array.from(givens)),
    solution: toRows(SIZE, Array.from(solution)),
  };
  return { kinds, size: SIZE, title, difficulty, fields };
}

function refusal(sheet: Sheet): Result<never, Fault> | undefined {
  const { charset, boxes, zones, cages } = sheet.fields;
  if (!isOfKind(sheet, FAMILY)) return fault('BAD_KIND', 'kind');
  if (sheet.size.width !== 9 || sheet.size.height !== 9) return fault('NOT_9X9', 'dimensions');
  if (charset !== undefined && !isCharset(charset)) return fault('BAD_CHARSET', 'charset');
  if (boxes !== undefined && boxes !== true) return fault('OTHER_RULES', 'boxes');
  if (zones !== undefined) return fault('OTHER_RULES', 'zones');
  if (cages !== undefined) return fault('OTHER_RULES', 'cages');
  return undefined;
}

/** Nine different characters; the first one stands for 1. */
const isCharset = (value: unknown): boolean =>
  typeof value === 'string' && new Set(value).size === 9 && value.length === 9;

/** A number is a digit from 1 to 9, a string is a character of the charset, an object wraps either; 0 is empty. */
function readCell(raw: unknown, charset: string): number | undefined {
  if (isRecord(raw)) return readCell(raw.given ?? raw.value ?? raw.cell ?? 0, charset);
  if (raw === 0 || raw === null || raw === '' || raw === '0') return 0;
  if (typeof raw === 'number') return Number.isInteger(raw) && raw >= 1 && raw <= 9 ? raw : undefined;
  const index = typeof raw === 'string' && raw.length === 1 ? charset.indexOf(raw) : -1;
  return index < 0 ? undefined : index + 1;
}

function readSolution(sheet: Sheet, charset: string, digits: readonly number[]): Result<readonly number[], Fault> {
  const grid = readGrid(sheet, 'solution', (raw) => readCell(raw, charset) || undefined);
  if (!grid.ok) return grid;
  const at = (cell: number) => `solution[${Math.floor(cell / 9)}][${cell % 9}]`;
  for (const house of HOUSES) {
    const twice = house.find((cell, index) =>
      house.slice(0, index).some((other) => grid.value[other] === grid.value[cell]),
    );
    if (twice !== undefined) return fault('SOLUTION_BROKEN', at(twice));
  }
  const differs = digits.findIndex((digit, cell) => digit !== 0 && digit !== grid.value[cell]);
  return differs < 0 ? grid : fault('GIVEN_DIFFERS', at(differs));
}

function solved(digits: readonly number[]): Result<readonly number[], Fault> {
  const { count, solution } = countSolutions(Uint8Array.from(digits));
  if (count > 1) return fault('NOT_UNIQUE', 'puzzle');
  return solution ? ok(Array.from(solution)) : fault('UNSOLVABLE', 'puzzle');
}
