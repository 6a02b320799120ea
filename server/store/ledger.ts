// Ledger and balances in the database. Called by economy/book.ts, which knows the order of the steps; others only read.

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

/** The balance, which nobody else can change until the transaction ends. The first holding makes the row. */
export async function holdBalance(tx: Database, uid: string, currency: Currency): Promise<number> {
  const [row] = await tx
    .insert(balances)
    .values({ uid, currency, balance: 0 })
    // an update without a change is what locks the row
    .onConflictDoUpdate({ target: [balances.uid, balances.currency], set: { balance: sql`${balances.balance}` } })
    .returning({ balance: balances.balance });
  return row?.balance ?? 0;
}

/**
 * The balance after the move; undefined where it would go below zero, or where the move was made before. The balance must be
 * held: only then does the look into the ledger see all that others have written.
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

/** The entry for the same thing, if there is one. */
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

/** Newest first; `before`: only entries older than that id. */
export async function ledgerOf(db: Database, uid: string, limit: number, before?: number) {
  const older = before === undefined ? undefined : lt(ledger.id, before);
  return db
    .select()
    .from(ledger)
    .where(and(eq(ledger.uid, uid), older))
    .orderBy(desc(ledger.id))
    .limit(limit);
}

/** The currency in which this was booked, whichever it was. */
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
