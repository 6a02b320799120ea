// What a player's solved levels have recently paid.

import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { ledger, progress, users } from './people.ts';

const { and, eq, gt, inArray, sql } = load('drizzle-orm');

/** Longer than any day, even when clocks go back. */
const RECENT = sql`interval '26 hours'`;

const isLevelReward = (uid: string) =>
  and(eq(ledger.uid, uid), eq(ledger.currency, 'spellJoker'), eq(ledger.reason, 'level'));

/** Whether a level's reward was booked under one of these refs. */
export async function isRewarded(db: Database, uid: string, refs: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(isLevelReward(uid), inArray(ledger.ref, [...refs])))
    .limit(1);
  return row !== undefined;
}

export interface RecentRewards {
  /** By the database's clock. */
  readonly now: Date;
  readonly accountMade: Date;
  readonly rewards: readonly { readonly at: Date; readonly amount: number }[];
  /** When rewards were paid for levels that the server had not seen in play. */
  readonly offline: readonly Date[];
}

/** The balance must be locked, or concurrent rewards would be missed. undefined: the account is gone. */
export async function recentRewards(tx: Database, uid: string, now: SQL): Promise<RecentRewards | undefined> {
  const [person] = await tx
    .select({
      now: sql<number>`extract(epoch from ${now}::timestamptz)::float8`.mapWith(Number),
      made: users.createdAt,
    })
    .from(users)
    .where(eq(users.uid, uid));
  if (person === undefined) return undefined;
  const since = sql`${now}::timestamptz - ${RECENT}`;
  const rewards = await tx
    .select({ at: ledger.createdAt, amount: ledger.amount })
    .from(ledger)
    .where(and(isLevelReward(uid), gt(ledger.createdAt, since)));
  const offline = await tx
    .select({ at: progress.offlineReward })
    .from(progress)
    .where(and(eq(progress.uid, uid), gt(progress.offlineReward, since)));
  return {
    now: new Date(person.now * 1000),
    accountMade: person.made,
    rewards,
    offline: offline.flatMap(({ at }) => (at === null ? [] : [at])),
  };
}

export async function markOfflineReward(tx: Database, uid: string, puzzle: string, now: SQL): Promise<void> {
  await tx
    .update(progress)
    .set({ offlineReward: sql`${now}::timestamptz` })
    .where(and(eq(progress.uid, uid), eq(progress.puzzle, puzzle)));
}
