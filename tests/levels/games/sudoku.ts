// The sudoku audit, and the faults that are planted to test it.

import { auditSudoku } from '../audit/sudoku.ts';
import type { Audited } from '../audited.ts';

interface Sudoku {
  puzzle: number[][];
  solution: number[][];
}

export const audited: Audited = {
  sample: { categoryType: 'leichtes', number: 1 },
  audit: ({ document }) => auditSudoku(document),
  plants: [
    ['SIZE', (it: Sudoku) => void it.puzzle.pop()],
    ['SOLUTION', (it: Sudoku) => void it.solution[0]?.reverse()],
    ['GIVEN_DIFFERS', (it: Sudoku) => void it.solution.reverse()],
    ['SOLUTIONS', (it: Sudoku) => void it.puzzle.splice(0, 5, ...Array(5).fill(Array(9).fill(0)))],
  ],
};
