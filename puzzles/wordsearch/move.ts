// Border check of moves from saved and posted logs: untrusted JSON becomes a move or undefined. Also: who may make which move.

import { type Cell, isCell } from '../grid.ts';
import { isRecord } from '../ipuz/sheet.ts';
import type { Maker } from '../kind.ts';
import type { Move } from './types.ts';

/** The largest possible board; whether a cell is on the current one is checked when the move is made. */
const LARGEST = { width: 98, height: 98 };

const MAKERS: Readonly<Record<Move['type'], readonly Maker[]>> = {
  find: ['move'],
  first: ['letter'],
  reveal: ['hint', 'letter'],
};

export const makersOf = ({ type }: Move): readonly Maker[] => MAKERS[type];

/** The move with its own fields and no others; undefined if it is not a move. */
export function readMove(raw: unknown): Move | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, from, to, word } = raw;
  switch (type) {
    case 'find':
      return isCell(LARGEST, from) && isCell(LARGEST, to) ? { type, from, to } : undefined;
    case 'first':
    case 'reveal':
      return isWord(word) ? { type, word } : undefined;
    default:
      return undefined;
  }
}

/** An index into a list of words, which is never longer than a board has cells. */
const isWord = (value: unknown): value is number => isCell(LARGEST, value as Cell);
