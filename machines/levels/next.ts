// Which level a player goes on with after one that is over. Not part of the machines, so that it can load with the dialogs that offer it.

import { datedId, numberedId, parseLevelId } from '../../puzzles/levelId.ts';
import type { CategoryConfig, Rules } from '../ports.ts';
import { rotated, stateOf } from './order.ts';
import type { LevelsContext } from './types.ts';

export type Place = Pick<LevelsContext, 'list' | 'category' | 'categories' | 'records' | 'unlocked'>;

/**
 * The next level that is neither locked nor solved: from `over` on in the order shown, then from the list's beginning, then in the
 * game's other categories. undefined if there is none. `today`: ISO date.
 */
export function nextOpen(place: Place, over: string, rules: Rules, today: string): string | undefined {
  const { list, category, categories } = place;
  const language = parseLevelId(over)?.language;
  const others = rotated(categories, categories.findIndex(({ type }) => type === category?.type) + 1);
  const idsIn = ({ type, levelsCount, showLevelDate }: CategoryConfig): readonly string[] => {
    if (!language || type === category?.type) return [];
    if (showLevelDate) return [datedId(language, type, today)];
    return Array.from({ length: levelsCount }, (_, index) => numberedId(language, type, index + 1));
  };
  const isOpen = (id: string): boolean => {
    const state = stateOf(place, id, rules, today);
    return id !== over && state !== 'locked' && state !== 'solved';
  };
  return [...rotated(list, list.indexOf(over) + 1), ...others.flatMap(idsIn)].find(isOpen);
}
