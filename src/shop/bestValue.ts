// Which offer costs least per joker.

import type { Offer } from '../../api/purchase.ts';

/** Its id; undefined: there is nothing to compare it with, two cost equally little, or the currencies differ. */
export function bestValue(offers: readonly Offer[]): string | undefined {
  if (new Set(offers.map(({ currency }) => currency)).size > 1) return undefined;
  const [best, next] = offers.toSorted((a, b) => a.price * b.jokers - b.price * a.jokers);
  return best && next && best.price * next.jokers < next.price * best.jokers ? best.id : undefined;
}
