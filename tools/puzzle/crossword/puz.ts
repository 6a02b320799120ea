// Across Lite's binary format, read and written by a library. Its texts are Latin-1: clues with other characters are refused.

import { PuzCrossword } from '@confuzzle/puz-crossword';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { type EditorCrossword, type Run, runsOf } from './editorCrossword.ts';

const MAGIC = 'ACROSS&DOWN';
/** Offset of two bytes that are not 0 if the solution is scrambled. */
const SCRAMBLED_AT = 0x32;

export const isPuz = (bytes: Uint8Array): boolean => Buffer.from(bytes.slice(2, 13)).toString('latin1') === MAGIC;

/** Codes: BAD_PUZ, SCRAMBLED, CLUES_DIFFER. */
export function readPuz(bytes: Uint8Array): Result<EditorCrossword, Fault> {
  if (!isPuz(bytes) || bytes.length < SCRAMBLED_AT + 2) return fault('BAD_PUZ');
  if (bytes[SCRAMBLED_AT] !== 0 || bytes[SCRAMBLED_AT + 1] !== 0) return fault('SCRAMBLED');
  let puz: PuzCrossword;
  try {
    puz = PuzCrossword.from(Buffer.from(bytes));
  } catch {
    return fault('BAD_PUZ');
  }
  const { width, height, solution, clues } = puz;
  if (!(width > 0 && height > 0) || solution.length !== width * height) return fault('BAD_PUZ');
  const rows = Array.from({ length: height }, (_, row) => solution.slice(row * width, (row + 1) * width));
  const runs = inPuzOrder(rows);
  if (runs.length !== clues.length) return fault('CLUES_DIFFER', 'clues');
  const texts = (direction: Run['direction']) => clues.filter((_, index) => runs[index]?.direction === direction);
  const { title, author, copyright, note } = puz;
  return ok({ title, author, copyright, notes: note ?? '', rows, across: texts('across'), down: texts('down') });
}

/** Codes: NOT_LATIN at the text. */
export function writePuz(crossword: EditorCrossword): Result<Uint8Array, Fault> {
  const { title, author, copyright, notes, rows, across, down } = crossword;
  for (const [name, texts] of Object.entries({ title: [title], across, down, notes: [notes] })) {
    const strange = texts.findIndex((text) => ![...text].every((char) => char.charCodeAt(0) < 256));
    if (strange >= 0) return fault('NOT_LATIN', texts.length > 1 ? `${name}[${strange}]` : name);
  }
  const [left, top] = [[...across], [...down]];
  const clues = inPuzOrder(rows).map((run) => (run.direction === 'across' ? left : top).shift() as string);
  const solution = rows.join('');
  const fields = { title, author, copyright, note: notes, width: rows[0]?.length ?? 0, height: rows.length, clues };
  return ok(new PuzCrossword({ ...fields, solution, state: solution.replace(/[^.]/g, '-') }).toBytes());
}

/** Runs by number, across before down. */
function inPuzOrder(rows: readonly string[]): Run[] {
  const { across, down } = runsOf(rows);
  return [...across, ...down].sort((a, b) => a.number - b.number || (a.direction < b.direction ? -1 : 1));
}
