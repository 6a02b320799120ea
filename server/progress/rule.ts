// Which levels are open to a person. The client's picker has the same rule (machines/levels/order.ts), for what it shows.

import type { LevelId } from '../../puzzles/levelId.ts';
import { daysBetween, isDate } from '../calendar.ts';
import { RULES } from '../games.ts';

/** A device may have been offline over midnight, or its visitor registers some days later: so long its word counts. */
const DAYS_OF_GRACE = 7;

/** What a person has made of a level. */
export interface Known {
  /** Bought for good. */
  readonly owned: boolean;
  /** Begun or solved: it was open to him once and stays so. */
  readonly begun: boolean;
  /** The level before it in its category is solved. */
  readonly beforeSolved: boolean;
}

/** `today`: ISO date in the configured zone. */
export function isOpen({ number, date }: LevelId, today: string, { owned, begun, beforeSolved }: Known): boolean {
  if (owned || begun) return true;
  if (number === undefined) return date === today;
  return number <= RULES.openLevels || beforeSolved;
}

/** The day on which it was opened, as far as that can be: not in the future, no daily level before its day. */
export function openedOn({ date }: LevelId, claimed: string | undefined, today: string): string {
  const day = claimed === undefined || claimed > today || !isDate(claimed) ? today : claimed;
  return date !== undefined && day < date ? date : day;
}

/**
 * Is a daily level paid like one that was played on its day? A puzzle keeps the day on which it was opened, as the device tells
 * it; the server believes that for some days. `seen`: the day on which the server saw it first.
 */
export const countsForItsDay = ({ date }: LevelId, opened: string, seen: string): boolean =>
  date !== undefined && opened === date && daysBetween(date, seen) <= DAYS_OF_GRACE;
