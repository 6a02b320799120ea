// The kind of each game and its drawing, loaded on demand.

import type { GameType } from './catalogue.ts';
import type { Drawing } from './drawing.ts';
import type { AnyKind } from './kind.ts';

const LOADERS: Readonly<Record<GameType, () => Promise<AnyKind>>> = {
  sudoku: async () => (await import('./sudoku/index.ts')).sudoku as AnyKind,
  crossword: async () => (await import('./crossword/index.ts')).crossword as AnyKind,
  gridpuzzle: async () => (await import('./gridpuzzle/index.ts')).gridpuzzle as AnyKind,
  wordsearch: async () => (await import('./wordsearch/index.ts')).wordsearch as AnyKind,
};

export const loadKind = (id: GameType): Promise<AnyKind> => LOADERS[id]();

/** Each draws the looks of its own kind only. */
const DRAWINGS: Readonly<Record<GameType, () => Promise<Drawing>>> = {
  sudoku: async () => (await import('./sudoku/drawing.ts')).drawing as Drawing,
  crossword: async () => (await import('./crossword/drawing.ts')).drawing as Drawing,
  gridpuzzle: async () => (await import('./gridpuzzle/drawing.ts')).drawing as Drawing,
  wordsearch: async () => (await import('./wordsearch/drawing.ts')).drawing as Drawing,
};

export const loadDrawing = (id: GameType): Promise<Drawing> => DRAWINGS[id]();
