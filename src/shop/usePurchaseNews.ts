// Back from the payment provider: the jokers arrive with its webhook to the server, which may take a moment. The shop polls a bounded
// number of times.

import { useEffect, useState } from 'react';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { isFramed } from '../adapters/page/frame.ts';
import { usePorts } from '../app/context.ts';

/** `late`: the jokers will arrive once the provider's webhook has. */
export type PurchaseNews = 'waiting' | 'done' | 'late' | 'cancelled';

const TRIES = 15;
/** In a frame the payment itself takes place meanwhile, in a window. */
const TRIES_WITH_PAYMENT = 150;
/** ms. */
const PAUSE = 2000;

/** Whether this purchase has been booked. */
async function isBooked(economy: EconomyApi, purchaseId: string): Promise<boolean> {
  const entries = await economy.history();
  return entries.some(({ reason, ref }) => reason === 'purchase' && ref === purchaseId);
}

/** `about`, as in the provider's return address: `purchase/{id}` or `cancelled/{id}`. */
export function usePurchaseNews(about: string | undefined, onBooked: () => void): PurchaseNews | undefined {
  const { economy, wallet } = usePorts();
  const [outcome, id] = about?.split('/') ?? [];
  const bought = outcome === 'purchase' ? id : undefined;
  const [news, setNews] = useState<{ readonly id: string; readonly news: PurchaseNews }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each purchase
  useEffect(() => {
    if (bought === undefined) return;
    const most = isFramed() ? TRIES_WITH_PAYMENT : TRIES;
    let tries = 0;
    let timer = 0;
    const put = (next: PurchaseNews) => setNews({ id: bought, news: next });
    const ask = async (): Promise<void> => {
      tries += 1;
      const booked = await economy()
        .then((calls) => isBooked(calls, bought))
        .catch(() => false);
      if (tries < 0) return;
      if (booked) {
        void wallet.refresh();
        put('done');
        onBooked();
      } else if (tries < most) timer = window.setTimeout(ask, PAUSE);
      else put('late');
    };
    void ask();
    return () => {
      tries = Number.NEGATIVE_INFINITY;
      window.clearTimeout(timer);
    };
  }, [bought, economy, wallet]);
  if (outcome === 'cancelled') return 'cancelled';
  if (bought === undefined) return undefined;
  return news?.id === bought ? news.news : 'waiting';
}
