// The shell's facts about the level being played, gathered from configuration, level list and game.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame } from './gameHandle.ts';
import { type LevelFacts, levelFacts } from './levelFacts.ts';
import { useConfig, useLevels } from './useAppState.ts';

export function useLevelFacts(): LevelFacts {
  const { i18n } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const { games } = useConfig();
  const list = useLevels(({ context }) => context.list);
  const game = games.find(({ type }) => type === level.gameType);
  const category = game?.categories.find(({ type }) => type === level.categoryType);
  const { language } = i18n;
  // The shell is rendered after every entry; writing a date takes a millisecond.
  return useMemo(() => levelFacts({ level, category, list, language }), [level, category, list, language]);
}
