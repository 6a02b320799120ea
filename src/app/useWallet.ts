// What there is to spend, live.

import { useSyncExternalStore } from 'react';
import type { AccountWallet } from '../adapters/economy/accountWallet.ts';
import { usePorts } from './context.ts';

/** `select` must answer the same object while nothing has changed. */
export function useWallet<Value>(select: (wallet: AccountWallet) => Value): Value {
  const { wallet } = usePorts();
  return useSyncExternalStore(wallet.subscribe, () => select(wallet));
}

/** undefined: a visitor, or not known yet. */
export const useJokers = (): number | undefined => useWallet((wallet) => wallet.jokers());
