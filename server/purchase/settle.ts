// Applies a provider's notice to a purchase: state and jokers change in one transaction, once.
//
//   begun -> paid -> refunded      paid books the jokers, refunded takes back what is left of them, also of those in closed chests
//   begun -> cancelled -> paid     a late payment counts
//
// A payment that buys nothing is refunded: a second starter offer, a deleted account.

import { book } from '../economy/book.ts';
import { gatherJokers } from '../economy/chest.ts';
import type { PaymentNotice } from '../payment/port.ts';
import type { Database } from '../store/database.ts';
import { holdBalance } from '../store/ledger.ts';
import { hasBought, holdPurchase, markPaid, moveTo, type Purchase, takeNotice } from '../store/shop.ts';
import { inTransaction } from '../store/transaction.ts';

export type Settled =
  /** The notice was processed before. */
  | { readonly outcome: 'again' }
  /** Not a purchase of ours. */
  | { readonly outcome: 'unknown' }
  /** The purchase was in that state already. */
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'paid' | 'cancelled' | 'refunded'; readonly purchase: Purchase }
  /** Paid, but nothing was booked: must be refunded. */
  | { readonly outcome: 'refund'; readonly purchase: Purchase };

export const settle = (db: Database, provider: string, notice: PaymentNotice, now: number): Promise<Settled> =>
  inTransaction(db, async (tx) => {
    const isNew = await takeNotice(tx, provider, notice.id);
    // a refund also counts closed chests, so that no purchase of one may run beside it
    const how = notice.outcome === 'refunded' ? 'no key update' : 'key share';
    const purchase = await holdPurchase(tx, provider, notice.purchaseId, how);
    if (purchase === undefined) return { outcome: 'unknown' };
    if (notice.outcome === 'paid' && isOwed(purchase)) return { outcome: 'refund', purchase };
    return isNew ? BY_OUTCOME[notice.outcome](tx, purchase, now) : { outcome: 'again' };
  });

/** Paid but not booked. Also true for a repeated notice: the refund may have failed the first time. */
const isOwed = ({ state, paidAt }: Purchase): boolean => state === 'refunded' && paidAt === null;

type Step = (tx: Database, purchase: Purchase, now: number) => Promise<Settled>;

const pay: Step = async (tx, purchase, now) => {
  const { id, uid, offerId, jokers, state } = purchase;
  if (state !== 'begun' && state !== 'cancelled') return { outcome: 'unchanged' };
  if (uid === null || (await isSecondStarter(tx, uid, offerId))) {
    await moveTo(tx, id, 'refunded');
    return { outcome: 'refund', purchase };
  }
  await markPaid(tx, id, new Date(now));
  await book(tx, { uid, currency: 'spellJoker', reason: 'purchase', ref: id, amount: jokers });
  return { outcome: 'paid', purchase };
};

/** The locked balance serialises a player's payments, so that we see all earlier ones. */
async function isSecondStarter(tx: Database, uid: string, offerId: string): Promise<boolean> {
  await holdBalance(tx, uid, 'spellJoker');
  return offerId.startsWith('starter') && hasBought(tx, uid, offerId);
}

const cancel: Step = async (tx, purchase) => {
  if (purchase.state !== 'begun') return { outcome: 'unchanged' };
  await moveTo(tx, purchase.id, 'cancelled');
  return { outcome: 'cancelled', purchase };
};

/** A refund may overtake its payment's notice, which then books nothing. Spent jokers stay spent. */
const reverse: Step = async (tx, purchase) => {
  const { id, uid, jokers, state } = purchase;
  if (state === 'refunded') return { outcome: 'unchanged' };
  await moveTo(tx, id, 'refunded');
  if (state === 'paid' && uid !== null) {
    const amount = -Math.min(await gatherJokers(tx, uid, jokers), jokers);
    await book(tx, { uid, currency: 'spellJoker', reason: 'refund', ref: id, amount });
  }
  return { outcome: 'refunded', purchase };
};

const BY_OUTCOME: Readonly<Record<PaymentNotice['outcome'], Step>> = {
  paid: pay,
  cancelled: cancel,
  refunded: reverse,
};
