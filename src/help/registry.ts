// Every game that brings help of its own, by its kind.

import { crosswordHelp } from './crossword/help.ts';
import { gridpuzzleHelp } from './gridpuzzle/help.ts';
import type { KindHelp } from './kindHelp.ts';
import { sudokuHelp } from './sudoku/help.ts';
import { wordsearchHelp } from './wordsearch/help.ts';

const HELP: Readonly<Record<string, KindHelp | undefined>> = {
  sudoku: sudokuHelp,
  crossword: crosswordHelp,
  gridpuzzle: gridpuzzleHelp,
  wordsearch: wordsearchHelp,
};

export const helpOf = (kind: string): KindHelp | undefined => (Object.hasOwn(HELP, kind) ? HELP[kind] : undefined);
