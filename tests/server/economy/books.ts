// Whether the ledger balances: every balance is the sum of its entries, and every entry has the right balance after it.

import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/store/database.ts';

export async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** All wrong entries and balances. */
export async function faultsInBooks(db: Database): Promise<unknown[]> {
  const entries = await rows(
    db,
    sql`SELECT * FROM (
      SELECT id, uid, currency, balance, sum(amount) OVER (PARTITION BY uid, currency ORDER BY id) AS running FROM ledger
    ) AS entries WHERE balance <> running`,
  );
  const sums = await rows(
    db,
    sql`SELECT b.uid, b.currency, b.balance, l.total FROM balances b
      FULL JOIN (SELECT uid, currency, sum(amount) AS total FROM ledger GROUP BY uid, currency) l
      ON l.uid = b.uid AND l.currency = b.currency
      WHERE b.balance IS DISTINCT FROM coalesce(l.total, 0) OR b.balance < 0`,
  );
  return [...entries, ...sums];
}

export async function countEntries(db: Database): Promise<number> {
  const [all] = await rows<{ entries: number }>(db, sql`SELECT count(*)::int4 AS entries FROM ledger`);
  return all?.entries ?? 0;
}
