import { useSyncExternalStore } from 'react';
import { usePorts } from './context.ts';

/** Free hints left on this device, live. */
export function useFreeHints(): number {
  const { wallet } = usePorts();
  return useSyncExternalStore(wallet.subscribe, wallet.freeHints);
}
