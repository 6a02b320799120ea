// Whether a person can have been that fast. The judge excludes faster solvings from rewards and statistics, the device from
// its own.

import type { Size } from './grid.ts';
import type { AnyKind } from './kind.ts';
import { elapsed, type Game, hintsUsed } from './replay.ts';

/** ms. The minimum for any board, even one filled entirely by hints and letters. */
const SHORTEST = 1_000;

/** ms that a person needs at the very least for the player's own entries. */
export function leastTime({ pace }: AnyKind, givens: Size, game: Game): number {
  const own = Math.max(0, pace.parts(givens) - hintsUsed(game) - game.letters);
  return Math.max(SHORTEST, pace.entry * game.entries, pace.part * own);
}

/** Of a solved game, as it stands. */
export const isHumane = (kind: AnyKind, givens: Size, game: Game): boolean =>
  elapsed(game, game.at) >= leastTime(kind, givens, game);
