// Sudoku's maker. Digits have no language.

import { generateSudoku, SUDOKU_CATEGORIES } from '../../puzzles/sudoku/generate.ts';
import { writeSudoku } from '../../puzzles/sudoku/ipuz.ts';
import type { Maker } from './order.ts';

export const makeSudoku: Maker = ({ categoryType, seed, weekday = 1 }) => {
  const category = SUDOKU_CATEGORIES.find((name) => name === categoryType);
  if (category === undefined) throw new RangeError(`sudoku has no category ${categoryType}`);
  const puzzle = generateSudoku({ category, seed, weekday });
  const sheet = writeSudoku({ ...puzzle, title: '', difficulty: puzzle.level });
  return { difficulty: puzzle.level, answers: [], content: sheet.fields };
};
