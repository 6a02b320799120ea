// Which level a player goes on with after one that is over. Not part of the machines, so that it can load with the dialogs that offer it.

import type { Language } from '../../puzzles/languages.ts';
import { datedId, numberedId, parseLevelId } from '../../puzzles/levelId.ts';
import type { CategoryConfig, Rules } from '../ports.ts';
import { type Known, rotated, stateOf } from './order.ts';
import type { LevelsContext } from './types.ts';

export type Place = Pick<LevelsContext, 'list' | 'category' | 'categories' | 'records' | 'unlocked'>;

/** A game's records and purchases, and the language in which it is played. */
export interface Player extends Known {
  readonly language: Language;
}

/**
 * The next level that is neither locked nor solved: from `over` on in the order shown, then from the list's beginning, then in the
 * game's other categories. undefined if there is none. `today`: ISO date.
 */
export function nextOpen(place: Place, over: string, rules: Rules, today: string): string | undefined {
  const { list, category, categories } = place;
  const language = parseLevelId(over)?.language;
  const own = rotated(list, list.indexOf(over) + 1).find((id) => id !== over && isNext(place, id, rules, today));
  if (own !== undefined || !language) return own;
  const others = rotated(categories, categories.findIndex(({ type }) => type === category?.type) + 1);
  return firstOpen(
    others.filter(({ type }) => type !== category?.type),
    { ...place, language },
    rules,
    today,
  );
}

/** The first level that is neither locked nor solved, category after category. undefined if there is none. */
export const firstOpen = (
  categories: readonly CategoryConfig[],
  player: Player,
  rules: Rules,
  today: string,
): string | undefined =>
  categories
    .flatMap((category) => idsIn(category, player.language, today))
    .find((id) => isNext(player, id, rules, today));

function idsIn({ type, levelsCount, showLevelDate }: CategoryConfig, language: Language, today: string) {
  if (showLevelDate) return [datedId(language, type, today)];
  return Array.from({ length: levelsCount }, (_, index) => numberedId(language, type, index + 1));
}

function isNext(known: Known, id: string, rules: Rules, today: string): boolean {
  const state = stateOf(known, id, rules, today);
  return state !== 'locked' && state !== 'solved';
}
