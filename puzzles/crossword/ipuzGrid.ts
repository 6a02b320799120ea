// Reads the grids of a crossword document: what each cell is, its letter, its number in the solution word.

import { isRecord, readGrid, type Sheet } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import type { GridCell } from './types.ts';

/** Lists with one element per cell. */
export interface Cells {
  readonly kinds: readonly GridCell['type'][];
  /** '' where there is none. */
  readonly letters: readonly string[];
  /** 0 where there is none. */
  readonly marks: readonly number[];
}

/** Codes: BAD_GRID, BAD_CELL, BAD_LETTER, CELL_DIFFERS, NO_LETTERS. */
export function readCells(sheet: Sheet, charset: string): Result<Cells, Fault> {
  const block = typeof sheet.fields.block === 'string' ? sheet.fields.block : '#';
  const { empty } = sheet.fields;
  const puzzle = readGrid(sheet, 'puzzle', (raw) => readPuzzleCell(isEmpty(raw, empty) ? 0 : raw, block));
  if (!puzzle.ok) return puzzle;
  const solution = readGrid(sheet, 'solution', (raw) => readSolutionCell(raw, block));
  if (!solution.ok) return solution;
  const { width } = sheet.size;
  const at = (cell: number) => `solution[${Math.floor(cell / width)}][${cell % width}]`;
  for (const [cell, { type }] of puzzle.value.entries()) {
    const solved = solution.value[cell] as SolutionCell;
    if (solved.type !== type) return fault('CELL_DIFFERS', at(cell));
    if (type === 'letter' && !charset.includes(solved.letter)) return fault('BAD_LETTER', at(cell));
  }
  const kinds = puzzle.value.map(({ type }) => type);
  if (!kinds.includes('letter')) return fault('NO_LETTERS', 'puzzle');
  return ok({
    kinds,
    letters: solution.value.map(({ letter }) => letter),
    marks: puzzle.value.map(({ mark }) => mark),
  });
}

type PuzzleCell = { readonly type: GridCell['type']; readonly mark: number };
type SolutionCell = { readonly type: GridCell['type']; readonly letter: string };

/** Whether this is the document's own sign for an empty cell. */
const isEmpty = (raw: unknown, empty: unknown): boolean =>
  (typeof empty === 'string' || typeof empty === 'number') && raw === empty;

/** A number is a label, which an arrowword does not show; the mark in the lower right corner belongs to the solution word. */
function readPuzzleCell(raw: unknown, block: string): PuzzleCell | undefined {
  if (raw === null) return { type: 'picture', mark: 0 };
  if (raw === block) return { type: 'clue', mark: 0 };
  if (raw === 0 || raw === '' || raw === '0' || (Number.isInteger(raw) && (raw as number) > 0))
    return { type: 'letter', mark: 0 };
  if (!isRecord(raw) || isRecord(raw.cell)) return undefined;
  const cell = readPuzzleCell(raw.cell ?? 0, block);
  const mark = isRecord(raw.style) && isRecord(raw.style.mark) ? raw.style.mark.BR : undefined;
  if (cell?.type !== 'letter' || mark === undefined) return cell;
  return typeof mark === 'string' && /^[1-9]\d?$/.test(mark) ? { ...cell, mark: Number(mark) } : undefined;
}

function readSolutionCell(raw: unknown, block: string): SolutionCell | undefined {
  if (raw === null) return { type: 'picture', letter: '' };
  if (raw === block) return { type: 'clue', letter: '' };
  if (typeof raw === 'string' && [...raw].length === 1) return { type: 'letter', letter: raw };
  return isRecord(raw) && !isRecord(raw.value) && raw.value !== undefined
    ? readSolutionCell(raw.value, block)
    : undefined;
}
