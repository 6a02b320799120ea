// Freedom from ads, a unique item.

import * as v from 'valibot';
import type { UniqueItems } from '../../../api/inventory.ts';

/** The only item of its kind, as the server names it. */
export const AD_FREE = { kind: 'adFree', id: 'forever' } as const;

const Price = v.pipe(v.number(), v.integer(), v.minValue(1));

/** In jokers, as the server tells it; undefined: not for sale. */
export function priceIn(told: unknown): number | undefined {
  const read = v.safeParse(Price, told);
  return read.success ? read.output : undefined;
}

export const isAdFree = (items: UniqueItems): boolean => Object.hasOwn(items, `${AD_FREE.kind}:${AD_FREE.id}`);
