// Whether a person could have been that fast. Faster games are excluded from rewards and statistics by the judge, and from
// the device's own statistics.

import type { Size } from './grid.ts';
import type { AnyKind } from './kind.ts';
import { elapsed, type Game, hintsUsed } from './replay.ts';

/** ms. The minimum for any board, even one filled entirely by hints and letters. */
const SHORTEST = 1_000;

/** The least time, in ms, that a person needs for the player's own entries. */
export function leastTime({ pace }: AnyKind, givens: Size, game: Game): number {
  const own = Math.max(0, pace.parts(givens) - hintsUsed(game) - game.letters);
  return Math.max(SHORTEST, pace.entry * game.entries, pace.part * own);
}

/** For a solved game, in its final state. */
export const isHumane = (kind: AnyKind, givens: Size, game: Game): boolean =>
  elapsed(game, game.at) >= leastTime(kind, givens, game);
