// Sudokus for the tests, as ipuz documents.

import { toRows } from '../../../puzzles/ipuz/sheet.ts';

const SIZE = { width: 9, height: 9 };

/** 81 characters, `.` for an empty cell. */
export const documentOf = (givens: string, solution?: string): Record<string, unknown> => ({
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/sudoku#1'],
  title: 'A test',
  puzzle: toRows(
    SIZE,
    Array.from(givens, (char) => (char === '.' ? 0 : Number(char))),
  ),
  ...(solution === undefined ? {} : { solution: toRows(SIZE, Array.from(solution)) }),
});

/** The classic example in Wikipedia's article "Sudoku": singles only. */
export const EASY_GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const EASY_SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
export const EASY = documentOf(EASY_GIVENS, EASY_SOLUTION);

/** "Easter Monster" (public, 2007): beyond every technique, so that hints fall back to trials. */
export const MONSTER = documentOf('1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1');

/** From HoDoKu's documentation on the X-wing (public example). */
export const X_WING = documentOf('.41729.3.769..34.2.3264.7194.39..17.6.7..49.319537..24214567398376.9.541958431267');
