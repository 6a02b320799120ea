// The only way to change a balance: the ledger entry and the running sum change together, or not at all.
//
// To avoid deadlocks every transaction claims its subject first (its key, a reward, an item, a code) and books last, and several
// currencies are booked in the order of their names.

import type { Code } from '../../api/codes.ts';
import { CURRENCIES, type Currency, type LedgerReason } from '../../api/inventory.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findBooking, holdBalance, moveBalance, writeLedger } from '../store/ledger.ts';
import { afterCommit } from '../store/transaction.ts';
import { countBooking } from './issued.ts';

export interface Booking {
  readonly uid: string;
  readonly currency: Currency;
  readonly reason: LedgerReason;
  /** What the booking is for. The same reason and ref are booked at most once per player and currency. */
  readonly ref: string;
  /** Negative when spent; 0 books nothing. */
  readonly amount: number;
}

/**
 * Returns the new balance, or `already` if this ref was booked before. Throws NOT_ENOUGH_… if the balance is too low; the
 * caller must let that end the transaction.
 */
export async function book(tx: Database, booking: Booking): Promise<number | 'already'> {
  const held = await holdBalance(tx, booking.uid, booking.currency);
  if (booking.amount === 0) return held;
  const balance = await moveBalance(tx, booking);
  if (balance !== undefined) {
    await writeLedger(tx, { ...booking, balance });
    afterCommit(tx, () => countBooking(booking));
    return balance;
  }
  if ((await findBooking(tx, booking)) !== undefined) return 'already';
  throw new Problem(shortOf(booking.currency));
}

/** Books all of them, in the order that avoids deadlocks. Throws the problem of the first that fails. */
export async function bookAll(tx: Database, bookings: readonly Booking[]): Promise<void> {
  for (const booking of bookings.toSorted((a, b) => orderOf(a.currency) - orderOf(b.currency))) await book(tx, booking);
}

const ORDER = [...CURRENCIES].sort();
const orderOf = (currency: Currency): number => ORDER.indexOf(currency);

const shortOf = (currency: Currency): Code =>
  currency.startsWith('letters:') ? 'NOT_ENOUGH_LETTERS' : 'NOT_ENOUGH_JOKERS';
