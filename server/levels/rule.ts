// Which levels are open to a player, and which day a daily level counts for.

import type { LevelId } from '../../puzzles/levelId.ts';
import { isOpen as isOpenBy, type LevelFacts } from '../../puzzles/lock.ts';
import { daysBetween, isDate } from '../common/calendar.ts';

/** How long we believe the device's date: it may have been offline over midnight, or the visitor may register days later. */
const DAYS_OF_GRACE = 7;

export interface OpenBy {
  /** ISO date in the configured zone. */
  readonly today: string;
  /** By the brand's rules. */
  readonly openLevels: number;
}

export const isOpen = (level: LevelId, by: OpenBy, facts: LevelFacts): boolean => isOpenBy(level, by, facts);

/** The day it was first opened, clamped to what is possible: not in the future, and no daily before its day. */
export function openedOn({ date }: LevelId, claimed: string | undefined, today: string): string {
  const day = claimed === undefined || claimed > today || !isDate(claimed) ? today : claimed;
  return date !== undefined && day < date ? date : day;
}

/**
 * Whether a daily pays as if played on its day. The device reports the day it was opened, which we believe for some days. `seen`:
 * the day on which the server first saw the game.
 */
export const countsForItsDay = ({ date }: LevelId, opened: string, seen: string): boolean =>
  date !== undefined && opened === date && daysBetween(date, seen) <= DAYS_OF_GRACE;
