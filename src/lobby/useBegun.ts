// The last game played, if unfinished: the first thing that the lobby offers.

import { useTranslation } from 'react-i18next';
import type { CategoryConfig, GameConfig } from '../../machines/ports.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { usePorts } from '../app/context.ts';
import { dayText } from '../app/days.ts';
import { lastLevel } from '../app/remembered.ts';
import { useLevels } from '../app/useAppState.ts';

export interface Begun {
  readonly game: GameConfig;
  readonly category: CategoryConfig;
  readonly levelId: string;
  /** Such as `Sudoku, Easy, No. 7`. */
  readonly title: string;
  readonly lost: boolean;
  /** 0..1. */
  readonly progress: number;
}

export function useBegun(games: readonly GameConfig[]): Begun | undefined {
  const { t, i18n } = useTranslation();
  const { storage } = usePorts();
  const records = useLevels(({ context }) => context.allRecords);
  const last = lastLevel(storage);
  const record = last && records[puzzleName({ gameType: last.gameType, id: last.levelId })];
  if (!last || !record || record.solved) return undefined;
  const id = parseLevelId(last.levelId);
  const game = games.find(({ type }) => type === last.gameType);
  const category = game?.categories.find(({ type }) => type === id?.categoryType);
  if (!game || !category || !id) return undefined;
  const which =
    id.date === undefined
      ? t('picker.number', { number: id.number })
      : dayText(id.date, i18n.language, { day: 'numeric', month: 'long' });
  const title = `${game.name}: ${category.name}, ${which}`;
  return { game, category, levelId: last.levelId, title, lost: last.lost, progress: record.progress };
}
