// The rules on the player's board: what a move does, what it costs, how complete the board is.

import { type Cell, columnOf, isCell, rowOf } from '../grid.ts';
import type { Mistake, Status } from '../kind.ts';
import { cellsOf, keyOf } from './lines.ts';
import type { Givens, Line, Move, Play } from './types.ts';

export const start = (): Play => ({ found: [], revealed: [], firsts: [], miss: null });

/** The listed word on the line, in either direction, found or not; undefined for none. */
export function wordOn(givens: Givens, line: Line): number | undefined {
  const key = keyOf(line);
  const word = givens.words.findIndex(({ cells }) => keyOf(endsOf(cells)) === key);
  return word < 0 ? undefined : word;
}

export const endsOf = (cells: readonly number[]): Line => ({ from: cells[0] ?? 0, to: cells.at(-1) ?? 0 });

/** Two cells or more in one of the 8 directions: one cell is not an entry. */
export const isLine = (givens: Givens, line: Line): boolean =>
  isCell(givens, line.from) && isCell(givens, line.to) && line.from !== line.to && cellsOf(givens, line) !== undefined;

export function apply(givens: Givens, play: Play, move: Move): Play {
  switch (move.type) {
    case 'find':
      return find(givens, play, { from: move.from, to: move.to });
    case 'first':
      return isOpen(givens, play, move.word) && !play.firsts.includes(move.word)
        ? { ...play, firsts: [...play.firsts, move.word].sort((a, b) => a - b) }
        : play;
    case 'reveal':
      return isOpen(givens, play, move.word)
        ? { ...withWord(play, move.word), revealed: [...play.revealed, move.word] }
        : play;
  }
}

/** Listed, and not found yet. */
export const isOpen = (givens: Givens, play: Play, word: number): boolean =>
  word < givens.words.length && !play.found.includes(word);

const withWord = (play: Play, word: number): Play => ({ ...play, found: [...play.found, word], miss: null });

/** A wrong line is kept until the next entry, so that the player sees what cost a mistake. */
function find(givens: Givens, play: Play, line: Line): Play {
  if (!isLine(givens, line)) return play;
  const word = wordOn(givens, line);
  if (word !== undefined && isOpen(givens, play, word)) return withWord(play, word);
  return play.miss && keyOf(play.miss) === keyOf(line) ? play : { ...play, miss: line };
}

/**
 * A line that is not a listed word still to be found is a mistake, once per line, whichever its direction. One that is almost such a
 * word is none: a finger that slips has found it all the same. Nor is one that is shorter than every word: a tap that slipped.
 */
export function mistake(givens: Givens, play: Play, move: Move): Mistake | undefined {
  if (move.type !== 'find' || !isLine(givens, move) || isTooShort(givens, move) || isAlmost(givens, play, move)) return;
  const word = wordOn(givens, move);
  return word !== undefined && isOpen(givens, play, word) ? undefined : { id: keyOf(move) };
}

/** No word of the list is as short. */
export const isTooShort = (givens: Givens, line: Line): boolean =>
  givens.words.every(({ cells }) => cells.length > lengthOf(givens, line));

const lengthOf = (givens: Givens, line: Line): number => cellsOf(givens, line)?.length ?? 0;

/**
 * Whether the line is almost a word still to be found: each of its ends is at most one cell, in any of the 8 directions, from the end
 * of the word that it stands for. So it may be too long or too short by a cell at either end, run beside the word, or cross it by a
 * cell. A line that is too short for every word must lie within the word, else a slip of a tap would tell where words are.
 */
export function isAlmost(givens: Givens, play: Play, line: Line): boolean {
  const drawn = cellsOf(givens, line) ?? [];
  const short = isTooShort(givens, line);
  return givens.words.some(({ cells }, word) => {
    if (!isOpen(givens, play, word) || (short && !drawn.every((cell) => cells.includes(cell)))) return false;
    const { from, to } = endsOf(cells);
    const meets = (one: Cell, other: Cell) => isBeside(givens, line.from, one) && isBeside(givens, line.to, other);
    return meets(from, to) || meets(to, from);
  });
}

/** The same cell, or one of the 8 around it. */
const isBeside = (givens: Givens, one: Cell, other: Cell): boolean =>
  Math.abs(rowOf(givens, one) - rowOf(givens, other)) <= 1 &&
  Math.abs(columnOf(givens, one) - columnOf(givens, other)) <= 1;

export const status = (givens: Givens, play: Play): Status =>
  play.found.length === givens.words.length ? 'solved' : 'open';

export const progress = (givens: Givens, play: Play): number => play.found.length / givens.words.length;
