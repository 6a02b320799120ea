// What the lobby knows of a game's daily puzzles: today's, the week behind it, the streak.

import { useTranslation } from 'react-i18next';
import type { CategoryConfig, GameConfig, LevelRecord } from '../../machines/ports.ts';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { nearest } from '../text/i18n.ts';
import { dailyId, daysUpTo, streak } from './days.ts';

const WEEK = 7;

export interface Day {
  readonly iso: string;
  readonly state: 'solved' | 'begun' | 'open';
}

export interface Daily {
  readonly category: CategoryConfig;
  readonly levelId: string;
  readonly record: LevelRecord | undefined;
  /** Seven days, today last. */
  readonly week: readonly Day[];
  readonly streak: number;
}

/** undefined for a game without a daily category. */
export function useDaily(game: GameConfig | undefined): Daily | undefined {
  const { i18n } = useTranslation();
  const records = useLevels(({ context }) => context.records);
  const today = useAppState(({ day }) => day.iso);
  const category = game?.categories.find(({ showLevelDate }) => showLevelDate);
  if (!category) return undefined;
  const language = nearest(i18n.language);
  const recordOf = (iso: string) => records[dailyId(language, category.type, iso)];
  return {
    category,
    levelId: dailyId(language, category.type, today),
    record: recordOf(today),
    week: daysUpTo(today, WEEK).map((iso) => ({ iso, state: stateOf(recordOf(iso)) })),
    streak: streak(today, (iso) => recordOf(iso)?.solved === true),
  };
}

function stateOf(record: LevelRecord | undefined): Day['state'] {
  if (!record) return 'open';
  return record.solved ? 'solved' : 'begun';
}
