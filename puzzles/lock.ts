// Whether a level may be played: one rule for the picker, which shows it, and for the server, which enforces it.

import type { LevelId } from './levelId.ts';

/** What is known about a player and a level. */
export interface LevelFacts {
  /** Bought, for good. */
  readonly owned: boolean;
  /** Started or solved: a level once opened stays open, even a daily one after its day. */
  readonly begun: boolean;
  /** The level before it in its category is solved. */
  readonly beforeSolved: boolean;
}

export interface LockRules {
  /** ISO date in the configured time zone. */
  readonly today: string;
  /** How many levels of a category are open from the start. */
  readonly openLevels: number;
}

export function isOpen(
  { number, date }: LevelId,
  { today, openLevels }: LockRules,
  { owned, begun, beforeSolved }: LevelFacts,
): boolean {
  if (owned || begun) return true;
  if (number === undefined) return date === today;
  return number <= openLevels || beforeSolved;
}
