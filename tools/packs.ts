// What the level packs in `assets/levels` hold: made from fixed seeds, the same bytes every time.

import { LANGUAGES } from '../api/codes.ts';
import { seedOf } from '../puzzles/random.ts';
import { generateSudoku, SUDOKU_CATEGORIES, type SudokuCategory } from '../puzzles/sudoku/generate.ts';
import { writeSudoku } from '../puzzles/sudoku/ipuz.ts';
import { DAILY, levelsCountOf } from '../server/games.ts';
import { type PackLevel, printPack } from '../server/packs.ts';
import { SUDOKU_TITLES } from '../server/titles.ts';

/** To be raised whenever what a pack holds is to replace what servers have seeded. */
const VERSION = 2;
const CREATE_DATE = '2026-11-01';

/** Every pack by its file below `assets/levels`. The daily levels are not packed: the server makes them from the date. */
export function makePacks(): Map<string, string> {
  const categories = SUDOKU_CATEGORIES.filter((category) => category !== DAILY);
  return new Map(categories.map((category) => [`sudoku/${category}.ndjson`, sudokuPack(category)]));
}

function sudokuPack(category: SudokuCategory): string {
  const numbers = Array.from({ length: levelsCountOf(category) }, (_, index) => index + 1);
  const header = { gameType: 'sudoku', categoryType: category, version: VERSION, createDate: CREATE_DATE };
  return printPack(
    header,
    numbers.map((number) => sudokuLevel(category, number)),
  );
}

/** A sudoku has no words: both languages share it. */
function sudokuLevel(category: SudokuCategory, number: number): PackLevel {
  const puzzle = generateSudoku({ category, seed: seedOf('pack', 'sudoku', category, number) });
  const names = SUDOKU_TITLES[category];
  if (names === undefined) throw new Error(`SUDOKU_TITLES has no title for ${category}.`);
  const titles = LANGUAGES.map((language) => ({ language, title: `${names[language]} ${number}` }));
  const content = writeSudoku({ ...puzzle, title: '', difficulty: puzzle.level }).fields;
  return { number, difficulty: puzzle.level, titles, content };
}
