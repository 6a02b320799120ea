// Border check of moves from saved and posted logs: untrusted JSON becomes a move or undefined. Also: who may make which move.

import { type Cell, isCell } from '../grid.ts';
import { isRecord } from '../ipuz/sheet.ts';
import type { Maker } from '../kind.ts';
import type { Move } from './types.ts';

/** The largest possible board; whether a cell or a slot is on the current one is checked when the move is made. */
const LARGEST = { width: 98, height: 98 };

const MAKERS: Readonly<Record<Move['type'], readonly Maker[]>> = {
  letter: ['move'],
  letters: ['move'],
  word: ['move'],
  clear: ['move'],
  clearPencil: ['move'],
  reveal: ['hint', 'letter'],
  revealWord: ['hint'],
};

export const makersOf = ({ type }: Move): readonly Maker[] => MAKERS[type];

/** The move with its own fields and no others; undefined if it is not a move. */
export function readMove(raw: unknown): Move | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, cell, cells, letter, letters, slot, word, pencil } = raw;
  switch (type) {
    case 'letter':
      return isPlace(cell) && isLetter(letter) && isFlag(pencil) ? { type, cell, letter, pencil } : undefined;
    case 'letters':
      return isCells(cells) && isLetters(letters, cells.length) && isFlag(pencil)
        ? { type, cells: [...cells], letters: [...letters], pencil }
        : undefined;
    case 'word':
      return isPlace(slot) && isWord(word) && isFlag(pencil) ? { type, slot, word, pencil } : undefined;
    case 'reveal':
      return isPlace(cell) && isLetter(letter) ? { type, cell, letter } : undefined;
    case 'revealWord':
      return isPlace(slot) && isWord(word) ? { type, slot, word } : undefined;
    case 'clear':
      return isCells(cells) ? { type, cells: [...cells] } : undefined;
    case 'clearPencil':
      return { type };
    default:
      return undefined;
  }
}

/** A cell, or the index of a slot: there are never more slots than cells. */
const isPlace = (value: unknown): value is number => isCell(LARGEST, value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]$/.test(value);
const isLetters = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every((letter) => letter === '' || isLetter(letter));
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2,98}$/.test(value);

/** At least one cell, ascending and unique: equal moves are then equal JSON, and the list's length is bounded. */
const isCells = (value: unknown): value is Cell[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((cell, index) => isPlace(cell) && (index === 0 || cell > (value[index - 1] as number)));
