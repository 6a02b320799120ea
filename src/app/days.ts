// Calculations with days as ISO dates, without a clock: past weeks, solved days and streaks, and how a day is written.

import type { Today } from '../../machines/app/types.ts';
import type { Records } from '../../machines/levels/order.ts';
import type { LevelRecord } from '../../machines/ports.ts';
import { ARCHIVE_DAYS, parseLevelId } from '../../puzzles/levelId.ts';

const DAY = 86_400_000;

export const shifted = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whether the server still has the daily levels of this date. */
export const isInArchive = (iso: string, today: string): boolean => iso >= shifted(today, -ARCHIVE_DAYS);

/** The last `count` days including `today`, oldest first. */
export const daysUpTo = (today: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => shifted(today, index - count + 1));

/** Solved days in a row up to today, or to yesterday while today's puzzle is unsolved. */
export function streak(today: string, isSolved: (iso: string) => boolean): number {
  let day = isSolved(today) ? today : shifted(today, -1);
  let length = 0;
  while (isSolved(day)) {
    length += 1;
    day = shifted(day, -1);
  }
  return length;
}

/** `solved`: a daily puzzle of any game that was opened on this day has been solved since. */
export type DayState = 'solved' | 'begun';

/**
 * The days with daily puzzles, from all records by puzzle name. A record keeps the day on which its puzzle was opened; older records
 * without it count for the puzzle's own day.
 */
export function dailyDays(all: Records): ReadonlyMap<string, DayState> {
  const days = new Map<string, DayState>();
  for (const [name, { solved, opened }] of Object.entries(all)) {
    const date = parseLevelId(name.slice(name.indexOf('/') + 1))?.date;
    const day = opened ?? date;
    if (date === undefined || day === undefined || days.get(day) === 'solved') continue;
    days.set(day, solved ? 'solved' : 'begun');
  }
  return days;
}

/**
 * The day that a solved puzzle belongs to: a daily one counts for the day on which it was opened, as for the streak. Of other levels
 * earlier versions did not keep the day, and none is made up for them.
 */
export const solvedDay = (record: LevelRecord, date: string | undefined): string | undefined =>
  record.solvedOn ?? (date === undefined ? undefined : (record.opened ?? date));

/** The days on which any puzzle was solved, from all records by puzzle name. */
export function solvedDays(all: Records): ReadonlySet<string> {
  const days = new Set<string>();
  for (const [name, record] of Object.entries(all)) {
    const day = record.solved && solvedDay(record, parseLevelId(name.slice(name.indexOf('/') + 1))?.date);
    if (day) days.add(day);
  }
  return days;
}

/** `other`: a puzzle was solved, but no daily one, so that the day does not count for the streak. */
export type DayMark = DayState | 'other' | 'open';

/** What a day is marked with, wherever days are shown. */
export function dayMark(
  iso: string,
  daily: ReadonlyMap<string, DayState>,
  solved: { has(iso: string): boolean },
): DayMark {
  const state = daily.get(iso);
  return state !== 'solved' && solved.has(iso) ? 'other' : (state ?? 'open');
}

/** Cached, since creating one takes a millisecond. */
const writers = new Map<string, Intl.DateTimeFormat>();

/** A day, not an instant: hence UTC. */
export function dayText(iso: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const place = language === 'en' ? 'en-GB' : language;
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(place, { ...options, timeZone: 'UTC' });
  writers.set(key, writer);
  return writer.format(Date.parse(`${iso}T00:00:00Z`));
}

export const dailyId = (language: string, category: string, iso: string): string => `${language}-${category}-${iso}`;

/** `now`: ms since 1970. */
export function todayIn(timeZone: string, now: number): Today {
  // Swedish writes dates as ISO does.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  return { iso, weekday: new Date(`${iso}T00:00:00Z`).getUTCDay() };
}
