// The daily puzzles: today's of each game, the past week, the streak.

import { useTranslation } from 'react-i18next';
import type { CategoryConfig, GameConfig, LevelRecord } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { nearest } from '../text/i18n.ts';
import { type DayMark, dailyDays, dailyId, dayMark, daysUpTo, solvedDays, streak } from './days.ts';
import { useAppState, useLevels } from './useAppState.ts';

const WEEK = 7;

export interface Daily {
  readonly game: GameConfig;
  readonly category: CategoryConfig;
  readonly levelId: string;
  readonly record: LevelRecord | undefined;
}

export interface Day {
  readonly iso: string;
  readonly state: DayMark;
}

/** Seven days over all games, today last, and the current streak. */
export interface DailyWeek {
  readonly days: readonly Day[];
  readonly streak: number;
}

/** Today's puzzle of each game that has one. */
export function useDailies(games: readonly GameConfig[]): readonly Daily[] {
  const { i18n } = useTranslation();
  const records = useLevels(({ context }) => context.allRecords);
  const today = useAppState(({ day }) => day.iso);
  return games.flatMap((game) => {
    const category = game.categories.find(({ showLevelDate }) => showLevelDate);
    if (!category || !isGameType(game.type)) return [];
    const levelId = dailyId(nearest(i18n.language), category.type, today);
    return [{ game, category, levelId, record: records[puzzleName({ gameType: game.type, id: levelId })] }];
  });
}

/** `own`: of a level that has just been won, whose record may not have been read again yet. */
export function useDailyWeek(own?: { readonly puzzle: string; readonly record: LevelRecord | undefined }): DailyWeek {
  const records = useLevels(({ context }) => context.allRecords);
  const today = useAppState(({ day }) => day.iso);
  const all = own?.record ? { ...records, [own.puzzle]: own.record } : records;
  const daily = dailyDays(all);
  const solved = solvedDays(all);
  return {
    days: daysUpTo(today, WEEK).map((iso) => ({ iso, state: dayMark(iso, daily, solved) })),
    streak: streak(today, (iso) => daily.get(iso) === 'solved'),
  };
}
