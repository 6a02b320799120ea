// What the server itself has seen of a game: when it met it first, and whether the game's clock has kept to its own since. Pure.

import type { SavedGame } from '../../puzzles/log.ts';
import type { ProgressRow } from '../store/progress.ts';

/** ms that a game's first post may have been under way longer than its last one: some retries of a slow network. */
const UNDER_WAY = 30_000;

export interface Witness {
  readonly begunAt: Date | null;
  readonly begunClock: number | null;
  /** ms between the first post of this game and this one: nobody can have played it longer before our eyes. */
  readonly seen: number;
  /** Its clock ran faster than ours: a forged time. */
  readonly contradicted: boolean;
}

type Before = Pick<ProgressRow, 'game' | 'begunAt' | 'begunClock'> | undefined;

/** `at`: now. A game that does not go on from the kept one is met for the first time. */
export function witnessOf(before: Before, game: SavedGame, at: Date): Witness {
  const clock = game.log.at(-1)?.at ?? 0;
  if (before === undefined || !goesOn(JSON.parse(before.game), game)) {
    return { begunAt: at, begunClock: clock, seen: 0, contradicted: false };
  }
  const { begunAt, begunClock } = before;
  if (begunAt === null || begunClock === null) return { begunAt, begunClock, seen: 0, contradicted: false };
  const seen = at.getTime() - begunAt.getTime();
  return { begunAt, begunClock, seen, contradicted: clock - begunClock > seen + UNDER_WAY };
}

/** Does the later log begin with the earlier one? */
export function goesOn(earlier: SavedGame, later: SavedGame): boolean {
  const { length } = earlier.log;
  if (earlier.seed !== later.seed || length > later.log.length) return false;
  return JSON.stringify(earlier.log) === JSON.stringify(later.log.slice(0, length));
}
