// The painter of each game, loaded when one of its boards is opened; a new game adds a line.

import type { GameType } from '../puzzles/catalogue.ts';
import type { AnyPainterFactory } from './painter.ts';

const PAINTERS: Record<GameType, () => Promise<AnyPainterFactory>> = {
  sudoku: async () => (await import('./sudoku/painter.ts')).paintSudoku as AnyPainterFactory,
  crossword: async () => (await import('./crossword/painter.ts')).paintCrossword as AnyPainterFactory,
  gridpuzzle: async () => (await import('./gridpuzzle/painter.ts')).paintGridpuzzle as AnyPainterFactory,
  wordsearch: async () => (await import('./wordsearch/painter.ts')).paintWordsearch as AnyPainterFactory,
};

/** Rejects for a kind without a painter. */
export async function loadPainter(kind: string): Promise<AnyPainterFactory> {
  if (!Object.hasOwn(PAINTERS, kind)) throw new Error(`No painter for ${kind}`);
  return PAINTERS[kind as GameType]();
}
