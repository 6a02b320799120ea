// The help of each game.

import { type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { crosswordHelp } from './crossword/help.ts';
import { gridpuzzleHelp } from './gridpuzzle/help.ts';
import type { KindHelp } from './kindHelp.ts';
import { sudokuHelp } from './sudoku/help.ts';
import { wordsearchHelp } from './wordsearch/help.ts';

const HELP: Readonly<Record<GameType, KindHelp>> = {
  sudoku: sudokuHelp,
  crossword: crosswordHelp,
  gridpuzzle: gridpuzzleHelp,
  wordsearch: wordsearchHelp,
};

/** undefined for a game that this client does not know. */
export const helpOf = (gameType: string): KindHelp | undefined => (isGameType(gameType) ? HELP[gameType] : undefined);
