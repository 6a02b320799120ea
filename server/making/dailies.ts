// What a daily is made from: its date alone, so every node makes the same one, before and after a restart.

import { DAILY, type GameType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import { addDays, daysBetween, weekdayOf } from '../common/calendar.ts';
import type { LevelOrder } from './order.ts';

const FIRST_DAY = '2000-01-01';

/** The date of a daily's turn. */
export const dateOf = (turn: number): string => addDays(FIRST_DAY, turn);

export const dailyOrder = (gameType: GameType, date: string, language: Language): LevelOrder => ({
  gameType,
  categoryType: DAILY,
  language,
  seed: seedOf('daily', gameType, date),
  weekday: weekdayOf(date),
  turn: daysBetween(FIRST_DAY, date),
});
