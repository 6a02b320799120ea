// Whether a person can have been so fast. The judge keeps other solvings out of rewards and figures, the device out of its own.

import type { Size } from './grid.ts';
import type { AnyKind } from './kind.ts';
import { elapsed, type Game, hintsUsed } from './replay.ts';

/** ms. Nobody takes less for any board, even where hints and letters brought all of it. */
const SHORTEST = 1_000;

/** ms that a person takes at the very least for what the player did himself. */
export function leastTime({ pace }: AnyKind, givens: Size, game: Game): number {
  const own = Math.max(0, pace.parts(givens) - hintsUsed(game) - game.letters);
  return Math.max(SHORTEST, pace.entry * game.entries, pace.part * own);
}

/** Of a solved game, as it stands. */
export const isHumane = (kind: AnyKind, givens: Size, game: Game): boolean =>
  elapsed(game, game.at) >= leastTime(kind, givens, game);
