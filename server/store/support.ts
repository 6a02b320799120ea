// What support looks up and changes: players and what they own, grants, promo codes, offers; and the ledger check.

import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { load } from './load.ts';
import {
  balances,
  chests,
  grants,
  ledger,
  offers,
  promoCodes,
  purchases,
  timeRewards,
  uniqueItems,
  users,
} from './people.ts';

const { and, asc, between, count, desc, eq, gt, sql } = load('drizzle-orm');

export type User = typeof users.$inferSelect;
export type PromoCode = typeof promoCodes.$inferSelect;
export type KeptOffer = typeof offers.$inferSelect;

/** Finds a player by uid, else all of that username: at most one per brand. */
export async function findUsers(db: Database, uid: string, usernameKey: string): Promise<User[]> {
  const byId = await db.select().from(users).where(eq(users.uid, uid));
  if (byId.length > 0) return byId;
  return db.select().from(users).where(eq(users.usernameKey, usernameKey)).orderBy(asc(users.brand));
}

export async function ownedBy(db: Database, uid: string) {
  const [items] = await db.select({ items: count() }).from(uniqueItems).where(eq(uniqueItems.uid, uid));
  const [reward] = await db.select().from(timeRewards).where(eq(timeRewards.uid, uid));
  const bought = await db
    .select()
    .from(purchases)
    .where(eq(purchases.uid, uid))
    .orderBy(desc(purchases.createdAt))
    .limit(10);
  return { uniqueItems: Number(items?.items ?? 0), nextCollect: reward?.nextAt ?? null, purchases: bought };
}

/** Newest first; grants with their reason and operator. */
export async function ledgerWithGifts(db: Database, uid: string, limit: number) {
  return db
    .select({
      time: ledger.createdAt,
      currency: ledger.currency,
      reason: ledger.reason,
      amount: ledger.amount,
      balance: ledger.balance,
      ref: ledger.ref,
      why: grants.reason,
      by: grants.operator,
    })
    .from(ledger)
    .leftJoin(grants, and(eq(ledger.reason, 'grant'), eq(ledger.ref, grants.id)))
    .where(eq(ledger.uid, uid))
    .orderBy(desc(ledger.id))
    .limit(limit);
}

export async function keepGrant(tx: Database, grant: typeof grants.$inferInsert): Promise<void> {
  await tx.insert(grants).values(grant);
}

/** All of them, or none if one is taken. */
export async function keepCodes(db: Database, made: readonly (typeof promoCodes.$inferInsert)[]): Promise<void> {
  await db.insert(promoCodes).values([...made]);
}

export const listCodes = (db: Database): Promise<PromoCode[]> =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.startsAt), asc(promoCodes.code));

/** undefined: there is no such code. One that has already ended keeps its end. */
export async function endCode(db: Database, code: string, at: Date): Promise<PromoCode | undefined> {
  const [row] = await db
    .update(promoCodes)
    .set({ endsAt: sooner(promoCodes.endsAt, at) })
    .where(eq(promoCodes.code, code))
    .returning();
  return row;
}

export const listOffers = (db: Database): Promise<KeptOffer[]> =>
  db.select().from(offers).orderBy(asc(offers.rank), asc(offers.id));

export async function findAnyOffer(db: Database, id: string): Promise<KeptOffer | undefined> {
  return (await db.select().from(offers).where(eq(offers.id, id)))[0];
}

export async function putOffer(db: Database, offer: KeptOffer): Promise<void> {
  await db.insert(offers).values(offer).onConflictDoUpdate({ target: offers.id, set: offer });
}

export async function endOffer(db: Database, id: string, at: Date): Promise<KeptOffer | undefined> {
  const [row] = await db
    .update(offers)
    .set({ endsAt: sooner(offers.endsAt, at) })
    .where(eq(offers.id, id))
    .returning();
  return row;
}

const sooner = (column: typeof offers.endsAt | typeof promoCodes.endsAt, at: Date): SQL<Date> =>
  sql`least(${column}, ${at.toISOString()}::timestamptz)`;

export interface Difference {
  readonly uid: string;
  readonly currency: string;
  /** Sum of the ledger. */
  readonly ledger: number;
  readonly balance: number;
}

/** The next uids after that one. */
export async function nextPeople(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(gt(users.uid, after))
    .orderBy(users.uid)
    .limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Players from `first` to `last` (uids) whose ledger does not add up to the balance. */
export async function differencesAmong(db: Database, first: string, last: string): Promise<Difference[]> {
  const sums = db
    .select({ uid: ledger.uid, currency: ledger.currency, sum: sql<number>`sum(${ledger.amount})::int`.as('sum') })
    .from(ledger)
    .where(between(ledger.uid, first, last))
    .groupBy(ledger.uid, ledger.currency)
    .as('sums');
  const held = db
    .select()
    .from(balances)
    .where(between(balances.uid, first, last))
    .as('held');
  return db
    .select({
      uid: sql<string>`coalesce(${sums.uid}, ${held.uid})`,
      currency: sql<string>`coalesce(${sums.currency}, ${held.currency})`,
      ledger: sql<number>`coalesce(${sums.sum}, 0)`,
      balance: sql<number>`coalesce(${held.balance}, 0)`,
    })
    .from(sums)
    .fullJoin(held, and(eq(sums.uid, held.uid), eq(sums.currency, held.currency)))
    .where(sql`coalesce(${sums.sum}, 0) <> coalesce(${held.balance}, 0)`);
}

/** Chests of players from `first` to `last` (uids) whose price, letters or undo are not in the ledger as their state says. */
export async function unbookedChests(db: Database, first: string, last: string): Promise<number[]> {
  const rows = await db
    .select({ id: chests.id })
    .from(chests)
    .where(and(between(chests.uid, first, last), sql`NOT chest_is_booked(${chests})`))
    .orderBy(asc(chests.id))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Paid purchases of existing players whose jokers are missing from the ledger. */
export async function unbooked(db: Database): Promise<string[]> {
  const booked = and(eq(ledger.uid, purchases.uid), eq(ledger.reason, 'purchase'), eq(ledger.ref, purchases.id));
  const rows = await db
    .select({ id: purchases.id })
    .from(purchases)
    .leftJoin(ledger, booked)
    .where(and(eq(purchases.state, 'paid'), sql`${purchases.uid} is not null`, sql`${ledger.id} is null`))
    .limit(1000);
  return rows.map(({ id }) => id);
}
