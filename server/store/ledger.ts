// Ledger and balances in the database. Only economy/book.ts writes, since it knows the order of the steps.

import { CURRENCIES, type Currency, type LedgerReason } from '../../api/inventory.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { balances, ledger } from './people.ts';

const { and, desc, eq, gte, inArray, lt, notExists, sql } = load('drizzle-orm');

interface Move {
  readonly uid: string;
  readonly currency: Currency;
  readonly reason: LedgerReason;
  readonly ref: string;
  readonly amount: number;
}

/** Locks and returns the balance; creates the row if there is none. */
export async function holdBalance(tx: Database, uid: string, currency: Currency): Promise<number> {
  const [row] = await tx
    .insert(balances)
    .values({ uid, currency, balance: 0 })
    // a no-op update, which locks the row
    .onConflictDoUpdate({ target: [balances.uid, balances.currency], set: { balance: sql`${balances.balance}` } })
    .returning({ balance: balances.balance });
  return row?.balance ?? 0;
}

/**
 * Returns the new balance; undefined if it would be negative, or if the move was already made. The balance must be locked
 * (`holdBalance`): only then does the ledger show what concurrent transactions have written.
 */
export async function moveBalance(tx: Database, move: Move): Promise<number | undefined> {
  const after = sql<number>`${balances.balance} + ${move.amount}`;
  const [row] = await tx
    .update(balances)
    .set({ balance: after })
    .where(
      and(
        eq(balances.uid, move.uid),
        eq(balances.currency, move.currency),
        gte(after, 0),
        notExists(tx.select({ id: ledger.id }).from(ledger).where(sameMove(move))),
      ),
    )
    .returning({ balance: balances.balance });
  return row?.balance;
}

export async function writeLedger(tx: Database, entry: Move & { readonly balance: number }): Promise<void> {
  await tx.insert(ledger).values(entry);
}

/** The existing entry for the same subject, if any. */
export async function findBooking(tx: Database, move: Omit<Move, 'amount'>) {
  const [row] = await tx.select().from(ledger).where(sameMove(move)).limit(1);
  return row;
}

const sameMove = ({ uid, currency, reason, ref }: Omit<Move, 'amount'>) =>
  and(eq(ledger.uid, uid), eq(ledger.currency, currency), eq(ledger.reason, reason), eq(ledger.ref, ref));

export async function balancesOf(db: Database, uid: string): Promise<Map<Currency, number>> {
  const rows = await db
    .select({ currency: balances.currency, balance: balances.balance })
    .from(balances)
    .where(eq(balances.uid, uid));
  return new Map(rows.map((row) => [row.currency as Currency, row.balance]));
}

/** Newest first; `before`: only entries with a smaller id. */
export async function ledgerOf(db: Database, uid: string, limit: number, before?: number) {
  const older = before === undefined ? undefined : lt(ledger.id, before);
  return db
    .select()
    .from(ledger)
    .where(and(eq(ledger.uid, uid), older))
    .orderBy(desc(ledger.id))
    .limit(limit);
}

/** The currency that it was booked in, if it was booked. */
export async function paidWith(tx: Database, of: Pick<Move, 'uid' | 'reason' | 'ref'>): Promise<Currency | undefined> {
  const [row] = await tx
    .select({ currency: ledger.currency })
    .from(ledger)
    .where(
      and(
        eq(ledger.uid, of.uid),
        inArray(ledger.currency, CURRENCIES), // lets the index be used
        eq(ledger.reason, of.reason),
        eq(ledger.ref, of.ref),
      ),
    )
    .limit(1);
  return row?.currency as Currency | undefined;
}
