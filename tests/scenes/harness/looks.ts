// Boards made of looks only: every state that a sudoku cell can show, without a game behind it.

import { EMPTY_LOOK } from '../../../puzzles/sudoku/ears.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const bit = (...digits: number[]): number => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/** A position in the middle of a game: givens, entries, notes, a cursor with its houses and its digit. */
const playing: Record<number, Partial<Look>> = {
  2: { digit: 4 },
  3: { notes: bit(2, 6) },
  5: { digit: 8 },
  10: { digit: 7, same: true },
  11: { notes: bit(2, 4, 7), sameNote: 7 },
  18: { notes: bit(1, 2) },
  28: { digit: 5 },
  29: { digit: 9, revealed: true },
  38: { digit: 7, selected: true, cursor: true },
  40: { digit: 5, wrong: true },
  42: { digit: 7, same: true, conflict: true },
  49: { notes: bit(1, 5, 9) },
  50: { notes: bit(1, 4, 5, 9) },
  56: { digit: 3, selected: true },
  57: { digit: 5, selected: true },
  66: { colour: 1, digit: 6 },
  67: { colour: 2 },
  74: { colour: 3, notes: bit(1, 2, 3, 4, 5, 6, 7, 8, 9) },
};

function playingLook(cell: number): Look {
  const digit = Number(GIVENS[cell]) || 0;
  const house = Math.floor(cell / 9) === 4 || cell % 9 === 2 || (Math.floor(cell / 27) === 1 && cell % 9 < 3);
  const look = { ...EMPTY_LOOK, digit, given: digit > 0, same: digit === 7, house, ...playing[cell] };
  return look.digit === digit ? look : { ...look, given: false };
}

/** Row by row: digits, grounds, marks, the nine colours, notes, hints on cells and on candidates. */
const states: readonly (readonly Partial<Look>[])[] = [
  Array.from({ length: 9 }, (_, i) => ({ digit: i + 1, given: true })),
  Array.from({ length: 9 }, (_, i) => ({ digit: i + 1 })),
  [
    { digit: 4, cursor: true, selected: true },
    { digit: 4, selected: true },
    { digit: 4, house: true },
    { digit: 4, same: true },
    { digit: 4, same: true, given: true },
    { digit: 4, wrong: true },
    { digit: 4, wrong: true, selected: true, cursor: true },
    { digit: 4, conflict: true },
    { digit: 4, conflict: true, given: true, same: true },
  ],
  Array.from({ length: 9 }, (_, i) => ({ colour: i + 1, digit: i % 2 ? 0 : 8, given: i % 4 === 0 })),
  Array.from({ length: 9 }, (_, i) => ({ colour: i + 1, selected: true, cursor: i === 3, notes: bit(1, 5, 9) })),
  [
    { digit: 4, revealed: true },
    { digit: 4, revealed: true, same: true, conflict: true },
    { digit: 4, wrong: true, conflict: true, same: true },
    { notes: bit(1, 2, 3, 4, 5, 6, 7, 8, 9) },
    { notes: bit(1, 2, 3, 4, 5, 6, 7, 8, 9), sameNote: 5, house: true },
    { notes: bit(2, 8), selected: true, cursor: true },
    { notes: bit(3), sameNote: 3 },
    { notes: bit(1, 9), colour: 2 },
    { selected: true, cursor: true },
  ],
  [
    { hint: 'area' },
    { hint: 'area', digit: 6, given: true },
    { hint: 'area', notes: bit(2, 3) },
    { hint: 'cause', digit: 6, given: true },
    { hint: 'cause', digit: 6 },
    { hint: 'target' },
    { hint: 'target', notes: bit(6) },
    { hint: 'out', digit: 6 },
    { hint: 'target', cursor: true, selected: true },
  ],
  [
    { hint: 'area', hintCause: bit(2, 3), notes: bit(2, 3) },
    { hint: 'area', hintCause: bit(2, 3), hintOut: bit(7), notes: bit(2, 3, 7) },
    { hint: 'area', hintOut: bit(2, 3), notes: bit(1, 2, 3) },
    { hint: 'target', hintTarget: bit(5), notes: bit(1, 5) },
    { hintTarget: bit(5) },
    { hintCause: bit(1), hintOut: bit(9) },
    { hintCause: bit(4), sameNote: 4, notes: bit(4) },
    { hint: 'cause', hintCause: bit(4, 6), notes: bit(4, 6) },
    { hint: 'area', house: true, selected: true },
  ],
  [
    { hint: 'second', hintSecond: bit(2, 3), notes: bit(1, 2, 3) },
    { hint: 'cause', hintCause: bit(2), hintSecond: bit(7), hintOut: bit(7), notes: bit(2, 7) },
    ...Array.from({ length: 7 }, () => ({})),
  ],
];

export const boards: Readonly<Record<string, readonly Look[]>> = {
  playing: Array.from({ length: 81 }, (_, cell) => playingLook(cell)),
  states: states.flatMap((row) => row.map((part) => ({ ...EMPTY_LOOK, ...part }))),
};

/** The same cell with only its digit, its notes and the backgrounds that are fills by design. */
export const withoutMarks = ({ digit, given, notes, selected, house }: Look): Look => ({
  ...EMPTY_LOOK,
  digit,
  given,
  notes,
  selected,
  house,
});
