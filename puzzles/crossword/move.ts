// Border check of moves from saved and posted logs: untrusted JSON becomes a move or undefined. Also: who may make which move.

import type { Cell } from '../grid.ts';
import { isRecord } from '../ipuz/sheet.ts';
import type { Maker } from '../kind.ts';
import type { Move } from './play.ts';

const MAKERS: Readonly<Record<Move['type'], readonly Maker[]>> = {
  letter: ['move'],
  letters: ['move'],
  clear: ['move'],
  reveal: ['hint', 'letter'],
};

export const makersOf = ({ type }: Move): readonly Maker[] => MAKERS[type];

/** The move with its own fields and no others; undefined if it is not a move. `apply` checks it against the board. */
export function readMove(raw: unknown): Move | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, cell, cells, letter, letters, pencil } = raw;
  switch (type) {
    case 'letter':
      return isIndex(cell) && isOneLetter(letter) && typeof pencil === 'boolean'
        ? { type, cell, letter, pencil }
        : undefined;
    case 'letters':
      return isCells(cells) && isLetters(letters, cells.length) && typeof pencil === 'boolean'
        ? { type, cells: [...cells], letters: [...letters], pencil }
        : undefined;
    case 'reveal':
      return isIndex(cell) ? { type, cell } : undefined;
    case 'clear':
      return isCells(cells) ? { type, cells: [...cells] } : undefined;
    default:
      return undefined;
  }
}

/** More cells than the largest document has. */
const MAX_CELL = 98 * 98;

const isIndex = (value: unknown): value is Cell =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_CELL;

const isOneLetter = (value: unknown): value is string => typeof value === 'string' && [...value].length === 1;

const isLetters = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every((letter) => letter === '' || isOneLetter(letter));

/** At least one cell, ascending and unique: equal moves are then equal JSON, and the list's length is bounded. */
const isCells = (value: unknown): value is Cell[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((cell, index) => isIndex(cell) && (index === 0 || cell > (value[index - 1] as number)));
