// The kind of each game, loaded on demand.

import type { GameType } from './catalogue.ts';
import type { AnyKind } from './kind.ts';

const LOADERS: Readonly<Record<GameType, () => Promise<AnyKind>>> = {
  sudoku: async () => (await import('./sudoku/index.ts')).sudoku as AnyKind,
  crossword: async () => (await import('./crossword/index.ts')).crossword as AnyKind,
  gridpuzzle: async () => (await import('./gridpuzzle/index.ts')).gridpuzzle as AnyKind,
  wordsearch: async () => (await import('./wordsearch/index.ts')).wordsearch as AnyKind,
};

export const loadKind = (id: GameType): Promise<AnyKind> => LOADERS[id]();
