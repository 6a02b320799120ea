// The level that a game's tile offers beside today's puzzle.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOpen } from '../../machines/levels/next.ts';
import { rotated } from '../../machines/levels/order.ts';
import { idsOf, recordsOf } from '../../machines/levels/puzzleName.ts';
import type { CategoryConfig, GameConfig } from '../../machines/ports.ts';
import { datedId, numberedId, parseLevelId } from '../../puzzles/levelId.ts';
import { usePorts } from '../app/context.ts';
import { playedLevels } from '../app/remembered.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { useWallet } from '../app/wallet.ts';
import { nearest } from '../text/i18n.ts';
import type { Begun } from './useBegun.ts';
import { whichLevel } from './whichLevel.ts';

export type Next = Pick<Begun, 'category' | 'levelId' | 'which' | 'lost'> &
  Partial<Pick<Begun, 'percent'>> & { readonly begun: boolean };

/**
 * The game's begun level, unless it is lost or today's; else the first that is neither solved nor locked, of the category played last, or of
 * the easiest. If every level is solved, that category's first. The daily category's only if the game has no other. undefined for a game
 * without categories.
 */
export function useNext(game: GameConfig, allBegun: readonly Begun[]): Next | undefined {
  const { i18n } = useTranslation();
  const { storage } = usePorts();
  const unlocked = useWallet((wallet) => wallet.unlocked());
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const records = useLevels(({ context }) => context.allRecords);
  return useMemo(() => {
    const language = nearest(i18n.language);
    const isTodays = ({ category, levelId }: Begun) =>
      category.showLevelDate && levelId === datedId(language, category.type, today);
    const begun = allBegun.find((one) => one.game.type === game.type && !one.lost && !isTodays(one));
    if (begun) return { ...begun, begun: true };
    const last = playedLevels(storage).find(({ gameType }) => gameType === game.type);
    const numbered = game.categories.filter(({ showLevelDate }) => !showLevelDate);
    const offered = numbered.length > 0 ? numbered : game.categories;
    const categories = inTurn(offered, parseLevelId(last?.levelId ?? '')?.categoryType);
    const known = { records: recordsOf(game.type, records), unlocked: idsOf(game.type, unlocked) };
    const [first] = categories;
    if (!first) return undefined;
    const levelId = firstOpen(categories, { ...known, language }, rules, today) ?? firstOf(first, language, today);
    const id = parseLevelId(levelId);
    const category = categories.find(({ type }) => type === id?.categoryType) ?? first;
    const which = id ? whichLevel(id, i18n) : '';
    return { category, levelId, which, lost: false, begun: false };
  }, [game, allBegun, i18n, storage, unlocked, rules, today, records]);
}

/** From the one played last on, or from the first, which is the easiest. */
function inTurn(categories: readonly CategoryConfig[], last: string | undefined): readonly CategoryConfig[] {
  const played = categories.findIndex(({ type }) => type === last);
  return rotated(categories, Math.max(0, played));
}

const firstOf = ({ type, showLevelDate }: CategoryConfig, language: 'de' | 'en', today: string): string =>
  showLevelDate ? datedId(language, type, today) : numberedId(language, type, 1);
