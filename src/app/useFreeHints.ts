import { useSyncExternalStore } from 'react';
import { usePorts } from './context.ts';

/** Free hints left, live: a visitor's on this device, a person's of the account. */
export function useFreeHints(): number {
  const { wallet } = usePorts();
  return useSyncExternalStore(wallet.subscribe, wallet.freeHints);
}
