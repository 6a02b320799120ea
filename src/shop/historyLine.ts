// An entry of the ledger in words.

import type { TFunction } from 'i18next';
import type { GameConfig } from '../../machines/ports.ts';
import type { HistoryEntry } from '../adapters/economy/answers.ts';
import { gameName, levelName } from '../app/levelName.ts';

export interface HistoryLine {
  readonly why: string;
  /** Such as `+2 jokers`. */
  readonly amount: string;
  /** Such as `Balance: 7`. */
  readonly balance: string;
}

/** A reason that this client does not know gets a general text. */
export function historyLine(
  t: TFunction,
  language: string,
  games: readonly GameConfig[],
  entry: HistoryEntry,
): HistoryLine {
  const { reason, ref, amount, balance, currency } = entry;
  const [gameType = '', size = ''] = ref.split('/');
  const values = {
    level: levelName(t, language, games, ref),
    game: gameName(games, gameType),
    size: t(`shop.chest.${size}`, { defaultValue: size }),
    code: ref,
    context: gameType,
  };
  const [kept = '', keptFor = ''] = currency.split(':');
  const unit = kept === 'letters' ? 'letters' : currency === 'freeHints' ? 'hints' : 'jokers';
  const sign = amount > 0 ? '+' : '−';
  return {
    why: t(`shop.history.reason.${reason}`, { ...values, defaultValue: t('shop.history.reason.other') }),
    amount: `${sign}${t(`shop.${unit}`, { count: Math.abs(amount), context: keptFor })}`,
    balance: t('shop.history.balance', { count: balance }),
  };
}
