// The shell's facts about the level being played, gathered from configuration, level list and game.

import { useTranslation } from 'react-i18next';
import { useConfig, useLevels } from '../app/useAppState.ts';
import { useGame } from './gameHandle.ts';
import { type LevelFacts, levelFacts } from './levelFacts.ts';

export function useLevelFacts(): LevelFacts {
  const { i18n } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const { games } = useConfig();
  const list = useLevels(({ context }) => context.list);
  const game = games.find(({ type }) => type === level.gameType);
  const category = game?.categories.find(({ type }) => type === level.categoryType);
  return levelFacts({ level, category, list, language: i18n.language });
}
