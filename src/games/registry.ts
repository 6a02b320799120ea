// The games' manifests. A game that is missing here is a type error.

import { type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { crossword } from './crossword/manifest.tsx';
import { gridpuzzle } from './gridpuzzle/manifest.tsx';
import type { GameManifest } from './manifest.ts';
import { sudoku } from './sudoku/manifest.tsx';
import { aboutTechnique } from './techniques.ts';
import { wordsearch } from './wordsearch/manifest.tsx';

export const GAMES: Readonly<Record<GameType, GameManifest>> = { sudoku, crossword, gridpuzzle, wordsearch };

/** undefined for a game that this version of the client does not have; the configuration may list such a game. */
export const findGame = (gameType: string): GameManifest | undefined =>
  isGameType(gameType) ? GAMES[gameType] : undefined;

/** The manifest of a game being played. Throws for a game that this version of the client does not have. */
export function gameOf(gameType: string): GameManifest {
  const game = findGame(gameType);
  if (!game) throw new Error(`No game ${gameType}`);
  return game;
}

/** The help's `about` for a hint's or a level's technique; undefined if it has no page. */
export const techniquePageOf = (gameType: string, technique: string): string | undefined =>
  findGame(gameType)?.techniques?.hasPage(technique) ? aboutTechnique(technique) : undefined;

/** The level's id as a game's screen receives it; undefined for a screen that does not ask for it. */
export const idForScreen = ({
  gameType,
  id,
}: {
  readonly gameType: string;
  readonly id: string;
}): string | undefined => (findGame(gameType)?.takesLevelId ? id : undefined);
