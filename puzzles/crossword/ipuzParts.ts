// Reads what only some crosswords have: the block with the big picture, and the solution word.

import { contains } from '../grid.ts';
import { EXTENSION, isRecord, type Sheet } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import type { Cells } from './ipuzGrid.ts';
import type { GridCell, PictureBlock, SolutionWord } from './types.ts';

/** Code: BAD_PICTURE, also for a missing cell that no picture covers. */
export function readPicture(
  sheet: Sheet,
  kinds: readonly GridCell['type'][],
): Result<Omit<PictureBlock, 'slot'> | null, Fault> {
  const name = `${EXTENSION}picture`;
  const raw = sheet.fields[name];
  const { width } = sheet.size;
  const open = kinds.indexOf('picture');
  const at = `puzzle[${Math.floor(open / width)}][${open % width}]`;
  if (raw === undefined) return open < 0 ? ok(null) : fault('BAD_PICTURE', at);
  const block = isRecord(raw) ? readBlock(raw, sheet) : undefined;
  if (!block) return fault('BAD_PICTURE', name);
  const covered = kinds.every((type, cell) => {
    const row = Math.floor(cell / width) - block.row;
    const column = (cell % width) - block.column;
    const inside = row >= 0 && row < block.height && column >= 0 && column < block.width;
    return inside === (type === 'picture');
  });
  return covered ? ok(block) : fault('BAD_PICTURE', name);
}

function readBlock(raw: Record<string, unknown>, { size }: Sheet): Omit<PictureBlock, 'slot'> | undefined {
  const { rect, image } = raw;
  if (!Array.isArray(rect) || rect.length !== 4 || !rect.every(Number.isInteger)) return undefined;
  if (typeof image !== 'string' || image === '') return undefined;
  const [left, top, right, bottom] = rect as [number, number, number, number];
  if (!contains(size, top, left) || !contains(size, bottom, right) || right < left || bottom < top) return undefined;
  return { row: top, column: left, width: right - left + 1, height: bottom - top + 1, image };
}

/** Code: BAD_SOLUTION_WORD: the marks are 1, 2, … without gaps or duplicates and spell `answer`, or there is neither. */
export function readSolutionWord(sheet: Sheet, { letters, marks }: Cells): Result<SolutionWord | null, Fault> {
  const { answer } = sheet.fields;
  const marked = marks.flatMap((mark, cell) => (mark > 0 ? [cell] : []));
  const cells = marked.sort((a, b) => (marks[a] as number) - (marks[b] as number));
  if (answer === undefined && cells.length === 0) return ok(null);
  const inOrder = cells.every((cell, index) => marks[cell] === index + 1);
  const word = cells.map((cell) => letters[cell]).join('');
  return inOrder && word !== '' && answer === word ? ok({ word, cells }) : fault('BAD_SOLUTION_WORD', 'answer');
}
