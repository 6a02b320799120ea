// What is sold for money: the operator's offers in the database, unless the brand has its own. A first start adds some; from then on
// the operator manages them: `npm run -s admin -- offer`.

import type { Offer, ShownOffer } from '../../api/purchase.ts';
import type { Database } from '../store/database.ts';
import { findOffer, hasBought, mostPaid, offersFor, seedOffers } from '../store/shop.ts';

/** A brand's own; undefined: the operator's. */
type OwnOffers = readonly Offer[] | undefined;

interface Customer {
  readonly uid: string;
  readonly brand: string;
}

/** What the player can buy, in the shop's order; without a starter offer that they have bought. */
export async function offersOf(
  db: Database,
  own: OwnOffers,
  { uid, brand }: Customer,
  at: Date,
): Promise<readonly ShownOffer[]> {
  const offers = own === undefined ? await offersFor(db, uid, at) : await notUsed(db, own, uid);
  const most = await mostBought(db, brand, at);
  return offers.map((offer) => (offer.id === most ? { ...offer, mostBought: true } : offer));
}

async function notUsed(db: Database, own: readonly Offer[], uid: string): Promise<readonly Offer[]> {
  const bought = await Promise.all(own.map(({ id, kind }) => kind === 'starter' && hasBought(db, uid, id)));
  return own.filter((_, index) => !bought[index]);
}

const COUNTED = 90 * 24 * 3600_000; // ms
/** Fewer orders say nothing about what people buy. */
const ENOUGH = 10;

/** The offer with the most paid orders of the last months; undefined if there are too few, or two have equally many. */
async function mostBought(db: Database, brand: string, at: Date): Promise<string | undefined> {
  const [most, next] = await mostPaid(db, brand, new Date(at.getTime() - COUNTED));
  return most && most.orders >= ENOUGH && most.orders > (next?.orders ?? 0) ? most.offerId : undefined;
}

/** undefined: not on sale. */
export const offerOf = async (db: Database, own: OwnOffers, id: string, at: Date): Promise<Offer | undefined> =>
  own === undefined ? findOffer(db, id, at) : own.find((offer) => offer.id === id);

/**
 * Prices in cents, or hundredths of another currency. The larger a size, the cheaper its jokers; the starter offer is the small size for
 * less, so that no row of the shop holds fewer jokers than another at its price.
 */
const OFFERS = [
  { id: 'starter', kind: 'starter', jokers: 20, price: 129 },
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
