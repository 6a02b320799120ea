// What the shell shows about a level: title, category, number or date, count, creation date. Takes dates as ISO days.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { themeOf } from '../../api/heading.ts';
import type { CategoryConfig, Level } from '../../machines/ports.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import { nearest } from '../text/i18n.ts';
import { dayText } from './days.ts';
import { useGame } from './gameHandle.ts';
import { useConfig, useLevels } from './useAppState.ts';

export interface LevelFacts {
  readonly title: string;
  /** Its game's name. */
  readonly game: string;
  readonly category: string;
  /** `Easy · 7/20` or `Daily · 21 Nov 2026`: which one it is, as briefly as possible. */
  readonly where: string;
  /** The same where there is no room: without a year, and without what the title above it begins with. */
  readonly below: string | undefined;
  /** The heading is a theme, which does not say of which game. */
  readonly themed: boolean;
  readonly created: string;
  /** Levels in the category. */
  readonly count: number;
}

export interface LevelPlace {
  readonly level: Level;
  readonly game: string;
  readonly category: CategoryConfig | undefined;
  readonly list: readonly string[];
  readonly language: string;
}

export function levelFacts({ level, game, category, list, language }: LevelPlace): LevelFacts {
  const name = category?.name ?? level.categoryType;
  const index = list.indexOf(level.id);
  const count = list.length || (category?.levelsCount ?? 0);
  const day = category?.showLevelDate ? dateOf(level) : undefined;
  const place = index < 0 ? '' : `${index + 1}/${count}`;
  const which = day === undefined ? place : writtenDay(day, language, 'numeric');
  return {
    title: level.title,
    game,
    category: name,
    where: which ? `${name} · ${which}` : name,
    below: below({ title: level.title, game, name, place, day: day && writtenDay(day, language) }),
    themed: themeOf(level.title, game) !== undefined,
    created: writtenDay(level.createDate, language, 'numeric'),
    count,
  };
}

interface Below {
  readonly title: string;
  readonly game: string;
  /** The category's. */
  readonly name: string;
  readonly place: string;
  readonly day: string | undefined;
}

function below({ title, game, name, place, day }: Below): string | undefined {
  if (themeOf(title, game) !== undefined) return day ?? `${name} ${place}`.trim();
  if (day !== undefined) return `${name} · ${day}`;
  return title.startsWith(`${name} `) && place !== '' ? place : undefined;
}

/** A daily level's date is the one in its id; it may have been created earlier. */
const dateOf = (level: Level): string => /\d{4}-\d{2}-\d{2}$/.exec(level.id)?.[0] ?? level.createDate;

/** `21. Nov. 2026`, `21 Nov 2026`, or without the year; the text itself if it is not an ISO day. */
const writtenDay = (iso: string, language: string, year?: 'numeric'): string =>
  Number.isNaN(Date.parse(iso)) ? iso : dayText(iso, language, { day: 'numeric', month: 'short', year });

/** For `lang`: the language of the level's words where it is not the page's. */
export function useForeign(): string | undefined {
  const { i18n } = useTranslation();
  const words = useGame(({ context }) => parseLevelId(context.level.id)?.language);
  return words === nearest(i18n.language) ? undefined : words;
}

export function useLevelFacts(): LevelFacts {
  const { i18n } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const { games } = useConfig();
  const list = useLevels(({ context }) => context.list);
  const config = games.find(({ type }) => type === level.gameType);
  const category = config?.categories.find(({ type }) => type === level.categoryType);
  const game = config?.name ?? level.title;
  const { language } = i18n;
  // The shell is rendered after every entry; writing a date takes a millisecond.
  return useMemo(() => levelFacts({ level, game, category, list, language }), [level, game, category, list, language]);
}
