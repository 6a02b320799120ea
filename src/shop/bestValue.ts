// What offers cost per joker: which one costs least, and by how much one is cheaper than the dearest.

import type { Offer } from '../../api/purchase.ts';

/** Its id; undefined: there is nothing to compare it with, two cost equally little, or the currencies differ. */
export function bestValue(offers: readonly Offer[]): string | undefined {
  if (new Set(offers.map(({ currency }) => currency)).size > 1) return undefined;
  const [best, next] = offers.toSorted((a, b) => a.price * b.jokers - b.price * a.jokers);
  return best && next && best.price * next.jokers < next.price * best.jokers ? best.id : undefined;
}

/** In whole percent, rounded down; 0 if the currencies differ. */
export function cheaperBy(offers: readonly Offer[], { price, jokers, currency }: Offer): number {
  if (offers.some((other) => other.currency !== currency)) return 0;
  const dearest = Math.max(...offers.map((other) => other.price / other.jokers));
  return Math.floor((1 - price / jokers / dearest) * 100 + 1e-9);
}
