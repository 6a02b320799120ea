// How hard the daily puzzles are by weekday, as their documents say it: for those who have not loaded one. A test compares it with
// what is made.

import type { GameType } from './catalogue.ts';

/** Sunday first. */
export const DAILY_DIFFICULTY: Readonly<Record<GameType, readonly string[]>> = {
  sudoku: ['medium', 'easy', 'easy', 'easy', 'medium', 'medium', 'medium'],
  crossword: ['hard', 'easy', 'easy', 'easy', 'medium', 'medium', 'medium'],
  gridpuzzle: ['hard', 'easy', 'easy', 'easy', 'medium', 'medium', 'hard'],
  wordsearch: ['hard', 'easy', 'easy', 'medium', 'medium', 'medium', 'hard'],
};
