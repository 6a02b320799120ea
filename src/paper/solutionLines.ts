// A solution in words, for who does not see its picture. Pure.

import { columnOf, rowOf } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { StillBoard } from '../games/still.ts';
import type { Printable } from '../print/printable.ts';
import { type Puzzle, sheetOf } from './useEdition.ts';

/** `answer`: to a clue. `place`: of a word, from 1. `row`: its signs from the left. */
export type Line =
  | { readonly kind: 'answer'; readonly word: string; readonly clue: string }
  | { readonly kind: 'place'; readonly word: string; readonly from: Place; readonly to: Place }
  | { readonly kind: 'row'; readonly row: number; readonly signs: string };

interface Place {
  readonly row: number;
  readonly column: number;
}

/** A cell without a sign, such as a block. */
const NONE = '–';

/** The answers to the clues; without clues, where the found words lie; else the rows of the board. */
export function solutionLines(puzzle: Puzzle): readonly Line[] {
  const { still, givens } = puzzle;
  const answers = still.answers?.(givens) ?? [];
  if (answers.some(({ clue }) => clue !== '')) return answers.map((answer) => ({ kind: 'answer', ...answer }));
  const sheet = sheetOf(puzzle, 'solved');
  const found = sheet.marks.filter(({ tone }) => tone.startsWith('found'));
  return found.length > 0 ? found.map((mark) => placeOf(sheet, still, mark)) : rowsOf(sheet, still);
}

const signOf = (still: StillBoard, look: object | undefined): string => (look && still.sign?.(look)) || NONE;

function placeOf({ size, looks }: Printable, still: StillBoard, { from, to }: MarkLook): Line {
  const [dx, dy] = [columnOf(size, to) - columnOf(size, from), rowOf(size, to) - rowOf(size, from)];
  const step = Math.sign(dy) * size.width + Math.sign(dx);
  const length = Math.max(Math.abs(dx), Math.abs(dy)) + 1;
  const word = Array.from({ length }, (_, index) => signOf(still, looks[from + index * step])).join('');
  const at = (cell: number): Place => ({ row: rowOf(size, cell) + 1, column: columnOf(size, cell) + 1 });
  return { kind: 'place', word, from: at(from), to: at(to) };
}

function rowsOf({ size: { width, height }, looks }: Printable, still: StillBoard): readonly Line[] {
  return Array.from({ length: height }, (_, index) => {
    const row = looks.slice(index * width, (index + 1) * width);
    return { kind: 'row', row: index + 1, signs: row.map((look) => signOf(still, look)).join(' ') };
  });
}
