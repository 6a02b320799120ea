// HoDoKu's library format: one line, one position, one technique and its conclusion there.
//   :technique:digits:puzzle:deleted candidates:eliminations:placements:extra
// Source: the head of HoDoKu's regression library 1.4 and the page "Libraries" of its site. Tolerant of white
// space, a missing last colon and comments; strict about the contents of fields.

import { no, ok, type Result } from '../../../puzzles/result.ts';
import { CELLS, type Digits, PEERS } from '../../../puzzles/sudoku/board.ts';
import { type Candidates, candidatesOf, type Mark } from '../../../puzzles/sudoku/techniques/index.ts';

/** One line of a library. */
export interface LibraryCase {
  /** Four digits. */
  readonly code: string;
  /** A fifth digit, 1, after a fish's code: two fish on the same base sets combined. */
  readonly siamese: boolean;
  /** The number after a dash: a variant of the technique, which tells how it was found, not what it is. */
  readonly variant: string;
  /** `-x`, or no conclusion: the technique must not be found. */
  readonly negative: boolean;
  /** The technique's digits, or for some techniques those that it removes, ascending; empty if the line has none, or an x. */
  readonly digits: readonly number[];
  readonly state: Candidates;
  readonly eliminations: readonly Mark[];
  readonly placements: readonly Mark[];
  /** The number of links, for chains and loops. */
  readonly extra: string;
}

const HEAD = /^(\d{4})(1?)(?:-(x|\d+))?$/i;

/** Minimum number of fields between the colons: the extra one is optional, as in HoDoKu. */
const FIELDS = 6;

/** The line's case; undefined for a blank line or a comment. The fault is a sentence. */
export function readLibraryLine(line: string): Result<LibraryCase, string> | undefined {
  const text = line.replace(/#.*/, '').trim();
  if (text === '') return undefined;
  if (!text.startsWith(':')) return no('a line of the library begins with a colon');
  const fields = text
    .slice(1)
    .split(':')
    .map((field) => field.trim());
  if (fields.length < FIELDS)
    return no(`a line of the library has at least ${FIELDS} colons, this one ${fields.length}`);
  return readFields(fields as Fields);
}

type Fields = [string, string, string, string, string, string, ...string[]];

function readFields([head, digits, puzzle, deleted, gone, placed, ...extra]: Fields): Result<LibraryCase, string> {
  const parts = HEAD.exec(head);
  if (!parts) return no(`"${head}" is not a technique's code`);
  if (!/^([1-9]*|x)$/i.test(digits)) return no(`"${digits}" is not a list of digits`);
  const board = readBoard(puzzle);
  if (!board.ok) return board;
  const lists = [deleted, gone, placed].map(readMarks);
  for (const list of lists) if (!list.ok) return list;
  const [removed, eliminations, placements] = lists.map((list) => (list.ok ? list.value : [])) as [
    Mark[],
    Mark[],
    Mark[],
  ];
  if (eliminations.length > 0 && placements.length > 0) return no('a line has eliminations or placements, not both');
  const state = candidatesOf(board.value.digits, board.value.givens);
  for (const { cell, digit } of removed) state.masks[cell] = (state.masks[cell] as number) & ~(1 << (digit - 1));
  return ok({
    code: parts[1] as string,
    siamese: parts[2] === '1',
    variant: (parts[3] ?? '').toLowerCase(),
    negative: parts[3]?.toLowerCase() === 'x' || eliminations.length + placements.length === 0,
    digits: [...new Set(digits.replace(/x/i, ''))].map(Number).sort(),
    state,
    eliminations,
    placements,
    extra: extra.join(':').replace(/:+$/, ''),
  });
}

interface Board {
  readonly digits: Digits;
  readonly givens: Digits;
}

/** 81 cells: `.` or `0` is empty, `+` precedes a digit that was solved, not given. */
function readBoard(text: string): Result<Board, string> {
  const cells = text.replace(/\s/g, '').match(/\+?[1-9]|[.0]|./g) ?? [];
  const wrong = cells.find((cell) => !/^(\+?[1-9]|[.0])$/.test(cell));
  if (wrong !== undefined) return no(`"${wrong}" is not a cell of a puzzle`);
  if (cells.length !== CELLS) return no(`a puzzle has ${CELLS} cells, this one ${cells.length}`);
  const digits: Digits = Uint8Array.from(cells, (cell) => (cell === '.' ? 0 : Number(cell)));
  const clash = digits.findIndex(
    (digit, cell) => digit !== 0 && (PEERS[cell] as number[]).some((peer) => digits[peer] === digit),
  );
  if (clash >= 0) return no(`the digit in ${nameOf(clash)} occurs twice in a house`);
  return ok({ digits, givens: digits.map((digit, cell) => (cells[cell]?.startsWith('+') ? 0 : digit)) });
}

const nameOf = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** Each candidate is digit, row, column; separated by spaces. */
function readMarks(text: string): Result<readonly Mark[], string> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !/^[1-9]{3}$/.test(word));
  if (wrong !== undefined) return no(`"${wrong}" is not digit, row and column`);
  return ok(words.map(markOf));
}

const markOf = (word: string): Mark => {
  const [digit, row, column] = [...word].map(Number) as [number, number, number];
  return { cell: (row - 1) * 9 + column - 1, digit };
};

/** The fields of a new line that do not follow from the state. */
export type NewCase = Pick<
  LibraryCase,
  'code' | 'variant' | 'digits' | 'state' | 'eliminations' | 'placements' | 'extra'
>;

/** The reverse of `readLibraryLine`, in HoDoKu's order: deleted candidates by cell, eliminations by digit. */
export function writeLibraryLine(entry: NewCase): string {
  const { state } = entry;
  const head = entry.variant === '' ? entry.code : `${entry.code}-${entry.variant}`;
  const cells = Array.from(state.digits, (digit, cell) => {
    if (digit === 0) return '.';
    return state.givens[cell] === digit ? String(digit) : `+${digit}`;
  });
  const byDigit = (a: Mark, b: Mark) => a.digit - b.digit || a.cell - b.cell;
  const conclusions = [entry.eliminations, entry.placements].map((marks) => writeMarks(marks.toSorted(byDigit)));
  return `:${[head, entry.digits.join(''), cells.join(''), writeMarks(deletedFrom(state)), ...conclusions, entry.extra].join(':')}`;
}

const writeMarks = (marks: readonly Mark[]): string =>
  marks.map(({ cell, digit }) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`).join(' ');

/** Candidates that the digits on the board allow, but that have been removed. */
function deletedFrom({ digits, givens, masks }: Candidates): Mark[] {
  const before = candidatesOf(digits, givens).masks;
  const marks: Mark[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let digit = 1; digit <= 9; digit++) {
      const bit = 1 << (digit - 1);
      if (((before[cell] as number) & bit) !== 0 && ((masks[cell] as number) & bit) === 0) marks.push({ cell, digit });
    }
  }
  return marks;
}
