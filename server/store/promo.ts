// Promo codes in the database: total uses and redemptions by player.

import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { promoCodes, redemptions } from './people.ts';

const { and, count, eq, gt, isNull, lt, lte, or, sql } = load('drizzle-orm');

/** Takes one of the code's uses and locks the code; undefined if the brand has no such code, or it is expired or used up. */
export async function takeUse(tx: Database, code: string, brand: string, now: SQL) {
  const [row] = await tx
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(
      and(
        eq(promoCodes.code, code),
        eq(promoCodes.brand, brand),
        lt(promoCodes.used, promoCodes.uses),
        lte(promoCodes.startsAt, now),
        or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, now)),
      ),
    )
    .returning({ jokers: promoCodes.jokers, perPerson: promoCodes.perPerson });
  return row;
}

/** Counts the player's redemptions, from 1; undefined if the code allows no more. Call after `takeUse`. */
export async function redeemFor(
  tx: Database,
  code: string,
  uid: string,
  perPerson: number,
): Promise<number | undefined> {
  const [before] = await tx
    .select({ times: count() })
    .from(redemptions)
    .where(and(eq(redemptions.code, code), eq(redemptions.uid, uid)));
  const time = Number(before?.times ?? 0) + 1;
  if (time > perPerson) return undefined;
  const [kept] = await tx
    .insert(redemptions)
    .values({ code, uid, time })
    .onConflictDoNothing()
    .returning({ time: redemptions.time });
  return kept?.time;
}
