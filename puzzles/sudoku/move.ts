// Border check of moves from saved and posted logs: untrusted JSON becomes a move or undefined. Also: who may make which move.

import { type Cell, isCell } from '../grid.ts';
import { isRecord } from '../ipuz/sheet.ts';
import type { Maker } from '../kind.ts';
import type { Digit, DigitMask, Move } from './types.ts';

const BOARD = { width: 9, height: 9 };

const MAKERS: Readonly<Record<Move['type'], readonly Maker[]>> = {
  digit: ['move'],
  note: ['move'],
  clear: ['move'],
  colour: ['move'],
  autoNotes: ['move'],
  clearNotes: ['move'],
  clearColours: ['move'],
  setNotes: ['hint'],
  reveal: ['hint', 'letter'],
};

export const makersOf = ({ type }: Move): readonly Maker[] => MAKERS[type];

/** The move with its own fields and no others; undefined if it is not a move. */
export function readMove(raw: unknown): Move | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, cell, cells, digit, on, clean, colour, notes } = raw;
  switch (type) {
    case 'digit':
    case 'reveal':
      return isCell(BOARD, cell) && isDigit(digit) && isFlag(clean) ? { type, cell, digit, clean } : undefined;
    case 'note':
      return isCells(cells) && isDigit(digit) && isFlag(on) ? { type, cells: [...cells], digit, on } : undefined;
    case 'clear':
      return isCells(cells) ? { type, cells: [...cells] } : undefined;
    case 'colour':
      return isCells(cells) && isWhole(colour, 0, 9) ? { type, cells: [...cells], colour } : undefined;
    case 'autoNotes':
    case 'clearNotes':
    case 'clearColours':
      return { type };
    case 'setNotes':
      return isCells(cells) && isNotes(notes) && notes.length === cells.length
        ? { type, cells: [...cells], notes: [...notes] }
        : undefined;
    default:
      return undefined;
  }
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

const isDigit = (value: unknown): value is Digit => isWhole(value, 1, 9);

const isNotes = (value: unknown): value is DigitMask[] =>
  Array.isArray(value) && value.every((mask) => isWhole(mask, 0, 511));

/** At least one cell, ascending and unique: equal moves are then equal JSON, and the list's length is bounded. */
const isCells = (value: unknown): value is Cell[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((cell, index) => isCell(BOARD, cell) && (index === 0 || cell > (value[index - 1] as number)));
