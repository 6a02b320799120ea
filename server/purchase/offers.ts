// The offers that a first start adds. From then on the operator manages them: `npm run -s admin -- offer`.

import type { Offer } from '../../api/purchase.ts';
import type { Database } from '../store/database.ts';
import { seedOffers } from '../store/shop.ts';

/** Prices in cents, or hundredths of another currency. */
const OFFERS = [
  { id: 'starter', kind: 'starter', jokers: 30, price: 199 },
  { id: 'best-seller', kind: 'bestSeller', jokers: 120, price: 799 },
  { id: 'size-small', kind: 'size', jokers: 20, price: 199 },
  { id: 'size-medium', kind: 'size', jokers: 60, price: 499 },
  { id: 'size-large', kind: 'size', jokers: 250, price: 1499 },
] as const satisfies readonly Omit<Offer, 'currency'>[];

export const seedShop = (db: Database, currency: string): Promise<void> =>
  seedOffers(
    db,
    OFFERS.map((offer, rank) => ({ ...offer, currency, rank })),
  );
