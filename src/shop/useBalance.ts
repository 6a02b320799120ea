// The player's jokers as they are shown: without an answer of the server the last known number, which then says so.

import { useTranslation } from 'react-i18next';
import { useJokers, useWallet } from '../app/wallet.ts';

interface Balance {
  /** undefined: a visitor, or never known here. */
  readonly count: number | undefined;
  readonly text: string;
}

export function useBalance(): Balance {
  const { t } = useTranslation();
  const isKnown = useJokers() !== undefined;
  const count = useWallet((wallet) => wallet.lastJokers());
  if (count === undefined) return { count, text: t('lobby.jokersUnknown') };
  return { count, text: t(isKnown ? 'lobby.jokers' : 'lobby.jokersLast', { count }) };
}
