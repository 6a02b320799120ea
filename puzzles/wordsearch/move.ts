// Border check of moves that come from saved and posted logs: plain JSON from anybody becomes a move or nothing; and who can make
// which.

import { type Cell, isCell } from '../grid.ts';
import { isRecord } from '../ipuz/sheet.ts';
import type { Maker } from '../kind.ts';
import type { Move } from './types.ts';

/** The largest board there is; whether a cell is on this one is asked when the move is made. */
const LARGEST = { width: 98, height: 98 };

const MAKERS: Readonly<Record<Move['type'], readonly Maker[]>> = {
  find: ['move'],
  first: ['letter'],
  reveal: ['hint', 'letter'],
};

export const makersOf = ({ type }: Move): readonly Maker[] => MAKERS[type];

/** The move with its own fields and no others; undefined for what is none. */
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

/** An index of a list of words, which never has more than a board has cells. */
const isWord = (value: unknown): value is number => isCell(LARGEST, value as Cell);
