// How often each event was counted, by day, brand and level. With nobody in it.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { dailyCounts } from './schema.ts';

const { and, asc, between, eq, lt, sql } = load('drizzle-orm');

export interface Counted {
  readonly event: string;
  /** `{gameType}/{levelId}`; empty for events without one. */
  readonly level: string;
  readonly count: number;
}

/** In one statement; every batch takes its rows in the same order, so that two of them cannot wait for each other. */
export async function addCounts(db: Database, day: string, brand: string, counted: readonly Counted[]): Promise<void> {
  const place = ({ event, level }: Counted): string => `${event} ${level}`;
  const rows = counted.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  await db
    .insert(dailyCounts)
    .values(rows.map((row) => ({ ...row, day, brand })))
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.brand, dailyCounts.event, dailyCounts.level],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    });
}

/** By day, brand, event and level, in this order. `brand` undefined: of all. */
export const countsBetween = (db: Database, first: string, last: string, brand: string | undefined) =>
  db
    .select()
    .from(dailyCounts)
    .where(and(between(dailyCounts.day, first, last), brand === undefined ? undefined : eq(dailyCounts.brand, brand)))
    .orderBy(asc(dailyCounts.day), asc(dailyCounts.brand), asc(dailyCounts.event), asc(dailyCounts.level));

/** Deletes what was counted before that many days. */
export async function forgetCounts(db: Database, days: number): Promise<void> {
  const first = sql`to_char(now() - make_interval(days => ${days}), 'YYYY-MM-DD')`;
  await db.delete(dailyCounts).where(lt(dailyCounts.day, first));
}
