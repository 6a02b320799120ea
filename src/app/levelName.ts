// A level's readable name, from the name by which the device and the ledger store it.

import type { TFunction } from 'i18next';
import type { GameConfig } from '../../machines/ports.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import { dayText } from './days.ts';

export const gameName = (games: readonly GameConfig[], gameType: string): string =>
  games.find(({ type }) => type === gameType)?.name ?? gameType;

/** `puzzle`: such as `crossword/de-leichtes-007`, or `sudoku/leichtes-007` if all languages share it. Returns other texts unchanged. */
export function levelName(t: TFunction, language: string, games: readonly GameConfig[], puzzle: string): string {
  const [gameType = '', id = ''] = puzzle.split('/');
  // the ledger's name has no language if all languages share the puzzle
  const level = parseLevelId(id) ?? parseLevelId(`de-${id}`);
  const game = games.find(({ type }) => type === gameType);
  if (!level || !game) return puzzle;
  const category = game.categories.find(({ type }) => type === level.categoryType)?.name ?? level.categoryType;
  if (level.date !== undefined)
    return t('shop.level.daily', {
      game: game.name,
      day: dayText(level.date, language, { day: 'numeric', month: 'long' }),
    });
  return t('shop.level.number', { game: game.name, category, number: level.number });
}
