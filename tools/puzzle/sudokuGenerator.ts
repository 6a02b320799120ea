// Sudoku's line in generators.ts: an order becomes a document. Digits have no language.

import { generate, generateSudoku, SUDOKU_CATEGORIES, type SudokuPuzzle } from '../../puzzles/sudoku/generate.ts';
import { GRADERS } from '../../puzzles/sudoku/grade.ts';
import { writeSudoku } from '../../puzzles/sudoku/ipuz.ts';
import { SYMMETRIES } from '../../puzzles/sudoku/symmetry.ts';
import { LEVELS, TECHNIQUE_KEYS } from '../../puzzles/sudoku/techniques/index.ts';
import type { Generator, Order } from './generators.ts';

export const sudokuGenerator: Generator = {
  categories: SUDOKU_CATEGORIES,
  wishes: { level: LEVELS, technique: GRADERS.map(({ key }) => key), symmetry: SYMMETRIES },
  generate(order) {
    const { givens, solution, level, score, hardest } = puzzleOf(order);
    return writeSudoku({ givens, solution, title: 'Sudoku', difficulty: level, score, hardest });
  },
};

/** A level takes the place of the category's own, its points included. */
function puzzleOf({ category, seed, weekday, wishes }: Order): SudokuPuzzle {
  const level = LEVELS.find((name) => name === wishes.level);
  const technique = TECHNIQUE_KEYS.find((key) => key === wishes.technique);
  const symmetry = SYMMETRIES.find((name) => name === wishes.symmetry);
  if (level) return generate({ level, technique, symmetry, seed });
  const known = SUDOKU_CATEGORIES.find((name) => name === category);
  if (!known) throw new Error(`sudoku has no category ${category}`);
  return generateSudoku({ category: known, technique, symmetry, seed, weekday });
}
