// Sudoku's maker. Digits have no language.

import { generate, generateSudoku, SUDOKU_CATEGORIES, type SudokuPuzzle } from '../../puzzles/sudoku/generate.ts';
import { GRADERS } from '../../puzzles/sudoku/grade.ts';
import { writeSudoku } from '../../puzzles/sudoku/ipuz.ts';
import { SYMMETRIES } from '../../puzzles/sudoku/symmetry.ts';
import { LEVELS, TECHNIQUE_KEYS } from '../../puzzles/sudoku/techniques/index.ts';
import type { LevelOrder, Maker } from './order.ts';

export const sudokuMaker: Maker = {
  options: { level: LEVELS, technique: GRADERS.map(({ key }) => key), symmetry: SYMMETRIES },
  make(order) {
    const puzzle = puzzleOf(order);
    const sheet = writeSudoku({ ...puzzle, title: '', difficulty: puzzle.level });
    return { difficulty: puzzle.level, answers: [], content: sheet.fields };
  },
};

/** The option `level` overrides the category and its range of points. */
function puzzleOf({ categoryType, seed, weekday = 1, options = {} }: LevelOrder): SudokuPuzzle {
  const level = LEVELS.find((name) => name === options.level);
  const technique = TECHNIQUE_KEYS.find((key) => key === options.technique);
  const symmetry = SYMMETRIES.find((name) => name === options.symmetry);
  if (level) return generate({ level, technique, symmetry, seed });
  const category = SUDOKU_CATEGORIES.find((name) => name === categoryType);
  if (category === undefined) throw new RangeError(`sudoku has no category ${categoryType}`);
  return generateSudoku({ category, technique, symmetry, seed, weekday });
}
