// The guide's sudoku: all but four cells are filled in, so that each step has one thing to look at.

/** Row 1 lacks only the 7 in column 5. */
export const LAST_OF_ROW = 4;
/** Row 5, column 5: 5 and 8 seem to fit, but the column leaves only 5. */
export const TWO_CHOICES = 40;

const SOLUTION = [
  [5, 3, 4, 6, 7, 8, 9, 1, 2],
  [6, 7, 2, 1, 9, 5, 3, 4, 8],
  [1, 9, 8, 3, 4, 2, 5, 6, 7],
  [8, 5, 9, 7, 6, 1, 4, 2, 3],
  [4, 2, 6, 8, 5, 3, 7, 9, 1],
  [7, 1, 3, 9, 2, 4, 8, 5, 6],
  [9, 6, 1, 5, 3, 7, 2, 8, 4],
  [2, 8, 7, 4, 1, 9, 6, 3, 5],
  [3, 4, 5, 2, 8, 6, 1, 7, 9],
];

/** The two above, and two more so that the second one is not decided too early. */
const EMPTY = new Set([LAST_OF_ROW, TWO_CHOICES, 39, 76]);

const puzzle = SOLUTION.map((row, y) => row.map((digit, x) => (EMPTY.has(y * 9 + x) ? 0 : digit)));

export const GUIDE_SHEET = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/sudoku#1'],
  dimensions: { width: 9, height: 9 },
  puzzle,
  solution: SOLUTION,
};
