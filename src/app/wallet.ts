// The player's balances, live. Hints and second chances take free hints first, then jokers; jokers also pay for levels, chests and
// avatars; solution letters come from chests and belong to one game. Visitors have only the free hints of their device.

import { useSyncExternalStore } from 'react';
import type { AccountWallet } from '../adapters/economy/accountWallet.ts';
import { usePorts } from './context.ts';

/** `select` must return the same object while nothing has changed. */
export function useWallet<Value>(select: (wallet: AccountWallet) => Value): Value {
  const { wallet } = usePorts();
  return useSyncExternalStore(wallet.subscribe, () => select(wallet));
}

/** undefined: a visitor, or not known yet. */
export const useJokers = (): number | undefined => useWallet((wallet) => wallet.jokers());

export const useFreeHints = (): number => useWallet((wallet) => wallet.freeHints());
