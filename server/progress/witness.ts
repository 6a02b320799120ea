// What the server itself has seen of a game: when it was first posted, and whether its clock agrees with ours since then. Pure.

import type { SavedGame } from '../../puzzles/log.ts';
import type { ProgressRow } from '../store/progress.ts';

/** ms by which the first post may have been delayed more than this one, such as by retries on a slow network. */
const DELAY_TOLERANCE = 30_000;

export interface Witness {
  readonly begunAt: Date | null;
  readonly begunClock: number | null;
  /** ms between this game's first post and this one: the most time that we can have seen it in play. */
  readonly seen: number;
  /** The game's clock ran faster than ours, so its time is forged. */
  readonly contradicted: boolean;
}

type Before = Pick<ProgressRow, 'game' | 'begunAt' | 'begunClock'> | undefined;

/** `at`: now. A game that does not continue the stored one counts as new. */
export function witnessOf(before: Before, game: SavedGame, at: Date): Witness {
  const clock = game.log.at(-1)?.at ?? 0;
  if (before === undefined || !continuesFrom(JSON.parse(before.game), game)) {
    return { begunAt: at, begunClock: clock, seen: 0, contradicted: false };
  }
  const { begunAt, begunClock } = before;
  if (begunAt === null || begunClock === null) return { begunAt, begunClock, seen: 0, contradicted: false };
  const seen = at.getTime() - begunAt.getTime();
  return { begunAt, begunClock, seen, contradicted: clock - begunClock > seen + DELAY_TOLERANCE };
}

/** Whether the later game goes on from a relaxed one without being relaxed itself: no client does that, since it would gain a best time. */
export const leavesRelaxed = (earlier: SavedGame, later: SavedGame): boolean =>
  earlier.relaxed && !later.relaxed && continuesFrom(earlier, later);

/** Whether the later log begins with the earlier one. */
export function continuesFrom(earlier: SavedGame, later: SavedGame): boolean {
  const { length } = earlier.log;
  if (earlier.seed !== later.seed || length > later.log.length) return false;
  return JSON.stringify(earlier.log) === JSON.stringify(later.log.slice(0, length));
}
