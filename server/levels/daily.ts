// Dailies: which dates are listed, which can be fetched, and the level of a date. It depends on the date alone, so every node
// makes the same one, before and after a restart.

import type { Level } from '../../api/levels.ts';
import { DAILY, type GameType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import { ARCHIVE_DAYS, datedId } from '../../puzzles/levelId.ts';
import { addDays, daysBetween, weekdayOf } from '../common/calendar.ts';
import { dailyOrder } from '../making/dailies.ts';
import { makeNow } from '../making/maker.ts';
import { weekdayTitle } from '../making/titles.ts';

const DAYS_AHEAD = 7;

/** The latest date up to today of each weekday; the index is the weekday, 0 for Sunday. */
export const datesOfWeek = (today: string): string[] =>
  Array.from({ length: 7 }, (_, weekday) => addDays(today, -((weekdayOf(today) - weekday + 7) % 7)));

/** `gone`: no longer in the archive. `open`: its day has come. `ahead`: can already be fetched for offline play. */
export function standingOf(date: string, today: string): 'gone' | 'open' | 'ahead' | 'notYet' {
  const days = daysBetween(today, date);
  if (days < -ARCHIVE_DAYS) return 'gone';
  if (days <= 0) return 'open';
  return days <= DAYS_AHEAD ? 'ahead' : 'notYet';
}

/** Every date that can be fetched, the likeliest first: today, the days to come, then back in time. */
export const datesInReach = (today: string): string[] => [
  ...Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days)),
  ...Array.from({ length: ARCHIVE_DAYS }, (_, days) => addDays(today, -1 - days)),
];

/** Rejects if `make` does. */
export async function makeDaily(
  gameType: GameType,
  date: string,
  language: Language,
  make: typeof makeNow = makeNow,
): Promise<Level> {
  const made = await make(dailyOrder(gameType, date, language));
  const title = weekdayTitle(gameType, weekdayOf(date), language, made.theme);
  const [year, month, day] = date.split('-');
  const content = { ...made.content, title, date: `${month}/${day}/${year}` }; // ipuz writes a date like this
  const id = datedId(language, DAILY, date);
  return { id, gameType, categoryType: DAILY, createDate: date, title, difficulty: made.difficulty, content };
}
