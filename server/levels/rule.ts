// Which levels are open to a player, and which day a daily level counts for.

import { DEFAULT_RULES } from '../../api/defaults.ts';
import type { LevelId } from '../../puzzles/levelId.ts';
import { isOpen as isOpenBy, type LevelFacts } from '../../puzzles/lock.ts';
import { daysBetween, isDate } from '../common/calendar.ts';

/** A device may have been offline over midnight, or its visitor registers some days later: so long its word counts. */
const DAYS_OF_GRACE = 7;

/** `today`: ISO date in the configured zone. */
export const isOpen = (level: LevelId, today: string, facts: LevelFacts): boolean =>
  isOpenBy(level, { today, openLevels: DEFAULT_RULES.openLevels }, facts);

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
