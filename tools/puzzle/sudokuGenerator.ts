// Sudoku's line in generators.ts: an order becomes a document. Digits have no language.

import { generateSudoku, SUDOKU_CATEGORIES } from '../../puzzles/sudoku/generate.ts';
import { writeSudoku } from '../../puzzles/sudoku/ipuz.ts';
import type { Generator } from './generators.ts';

export const sudokuGenerator: Generator = {
  categories: SUDOKU_CATEGORIES,
  generate({ category, seed, weekday }) {
    const known = SUDOKU_CATEGORIES.find((name) => name === category);
    if (!known) throw new Error(`sudoku has no category ${category}`);
    const { givens, solution, level } = generateSudoku({ category: known, seed, weekday });
    return writeSudoku({ givens, solution, title: 'Sudoku', difficulty: level });
  },
};
