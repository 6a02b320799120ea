// Offers, purchases and the provider's notices in the database. purchase/settle.ts decides when they change.

import type { Offer } from '../../api/purchase.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { notices, offers, purchases, users } from './people.ts';
import { lockUser } from './transaction.ts';

const { and, asc, count, desc, eq, gt, gte, isNull, lte, ne, notExists, or } = load('drizzle-orm');

export type Purchase = typeof purchases.$inferSelect;

/** Adds missing offers, on sale without a start date; existing ones keep the operator's changes. */
export async function seedOffers(db: Database, offered: readonly (Offer & { rank: number })[]): Promise<void> {
  await db
    .insert(offers)
    .values(offered.map((offer) => ({ ...offer, startsAt: new Date(0) })))
    .onConflictDoNothing();
}

const OFFER = {
  id: offers.id,
  kind: offers.kind,
  jokers: offers.jokers,
  price: offers.price,
  currency: offers.currency,
};

const onSale = (at: Date) => and(lte(offers.startsAt, at), or(isNull(offers.endsAt), gt(offers.endsAt, at)));

/** What the player can buy at that time, in the shop's order; without a starter offer that they have bought. */
export async function offersFor(db: Database, uid: string, at: Date): Promise<Offer[]> {
  const bought = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.uid, uid), eq(purchases.offerId, offers.id), eq(purchases.state, 'paid')));
  const rows = await db
    .select(OFFER)
    .from(offers)
    .where(and(onSale(at), or(ne(offers.kind, 'starter'), notExists(bought))))
    .orderBy(asc(offers.rank), asc(offers.id));
  return rows as Offer[];
}

export async function findOffer(db: Database, id: string, at: Date): Promise<Offer | undefined> {
  const [row] = await db
    .select(OFFER)
    .from(offers)
    .where(and(eq(offers.id, id), onSale(at)));
  return row as Offer | undefined;
}

/** The two offers of a brand with the most paid orders since then, the first with the most. */
export async function mostPaid(db: Database, brand: string, since: Date) {
  const orders = count();
  return db
    .select({ offerId: purchases.offerId, orders })
    .from(purchases)
    .innerJoin(users, eq(users.uid, purchases.uid))
    .where(and(eq(purchases.state, 'paid'), gte(purchases.paidAt, since), eq(users.brand, brand)))
    .groupBy(purchases.offerId)
    .orderBy(desc(orders))
    .limit(2);
}

/** Whether the player has paid for this offer before. */
export async function hasBought(db: Database, uid: string, offerId: string): Promise<boolean> {
  const bought = and(eq(purchases.uid, uid), eq(purchases.offerId, offerId), eq(purchases.state, 'paid'));
  return (await db.select({ id: purchases.id }).from(purchases).where(bought).limit(1)).length > 0;
}

export async function findPurchase(db: Database, id: string): Promise<Purchase | undefined> {
  return (await db.select().from(purchases).where(eq(purchases.id, id)))[0];
}

/** Returns the stored purchase, which is an earlier one if the id was taken. */
export async function keepPurchase(db: Database, purchase: typeof purchases.$inferInsert): Promise<Purchase> {
  await db.insert(purchases).values(purchase).onConflictDoNothing({ target: purchases.id });
  return (await findPurchase(db, purchase.id)) as Purchase;
}

export async function keepProviderRef(db: Database, id: string, providerRef: string): Promise<void> {
  await db
    .update(purchases)
    .set({ providerRef })
    .where(and(eq(purchases.id, id), isNull(purchases.providerRef)));
}

/** Whether this notice is new. Waits for a concurrent transaction that is processing it. */
export async function takeNotice(tx: Database, provider: string, id: string): Promise<boolean> {
  const taken = await tx.insert(notices).values({ provider, id }).onConflictDoNothing().returning({ id: notices.id });
  return taken.length > 0;
}

/** Locks and returns the purchase. Locks its player first (`lockUser`): a deletion takes the locks in that order, too. */
export async function holdPurchase(
  tx: Database,
  provider: string,
  id: string,
  how: 'key share' | 'no key update',
): Promise<Purchase | undefined> {
  const place = and(eq(purchases.id, id), eq(purchases.provider, provider));
  const [seen] = await tx.select({ uid: purchases.uid }).from(purchases).where(place);
  if (typeof seen?.uid === 'string') await lockUser(tx, seen.uid, how);
  return (await tx.select().from(purchases).where(place).for('update'))[0];
}

export async function moveTo(tx: Database, id: string, state: 'cancelled' | 'refunded'): Promise<void> {
  await tx.update(purchases).set({ state }).where(eq(purchases.id, id));
}

export async function markPaid(tx: Database, id: string, paidAt: Date): Promise<void> {
  await tx.update(purchases).set({ state: 'paid', paidAt }).where(eq(purchases.id, id));
}
