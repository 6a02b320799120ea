// What is sold for money: the operator's offers in the database, unless the brand has its own. A first start adds some; from then on
// the operator manages them: `npm run -s admin -- offer`.

import type { Offer } from '../../api/purchase.ts';
import type { Database } from '../store/database.ts';
import { findOffer, hasBought, offersFor, seedOffers } from '../store/shop.ts';

/** A brand's own; undefined: the operator's. */
type OwnOffers = readonly Offer[] | undefined;

/** What the player can buy, in the shop's order; without a starter offer that they have bought. */
export async function offersOf(db: Database, own: OwnOffers, uid: string, at: Date): Promise<readonly Offer[]> {
  if (own === undefined) return offersFor(db, uid, at);
  const bought = await Promise.all(own.map(({ id, kind }) => kind === 'starter' && hasBought(db, uid, id)));
  return own.filter((_, index) => !bought[index]);
}

/** undefined: not on sale. */
export const offerOf = async (db: Database, own: OwnOffers, id: string, at: Date): Promise<Offer | undefined> =>
  own === undefined ? findOffer(db, id, at) : own.find((offer) => offer.id === id);

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
