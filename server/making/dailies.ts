// What a daily is made from: its date alone, so every node makes the same one, before and after a restart.

import { DAILY, type GameType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import { daysBetween, weekdayOf } from '../common/calendar.ts';
import type { LevelOrder } from './order.ts';

const FIRST_DAY = '2000-01-01';

export const dailyOrder = (gameType: GameType, date: string, language: Language): LevelOrder => ({
  ...{ gameType, categoryType: DAILY, language, date },
  seed: seedOf('daily', gameType, date),
  weekday: weekdayOf(date),
  turn: daysBetween(FIRST_DAY, date),
});
