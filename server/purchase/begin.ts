// From an offer to the provider's checkout. The purchase is stored before the provider is called, since its notice may arrive
// before our own response. No transaction waits for the provider.

import { createHash } from 'node:crypto';
import type { Offer, PurchaseAnswer, PurchaseBody } from '../../api/purchase.ts';
import type { Language } from '../../puzzles/languages.ts';
import { Problem } from '../common/problem.ts';
import type { Payment } from '../payment/port.ts';
import type { Database } from '../store/database.ts';
import { findPurchase, hasBought, keepProviderRef, keepPurchase, type Purchase } from '../store/shop.ts';
import { offerOf } from './offers.ts';

/** Of the app's address, to be found there again after the payment. */
export interface KeptInAddress {
  /** undefined if there is none that we know. */
  readonly vendor: string | undefined;
  /** A brand's label; undefined where the host says whose page it is. */
  readonly brand: string | undefined;
}

export interface PurchaseRequest {
  readonly uid: string;
  /** The request's idempotency key. */
  readonly key: string;
  readonly body: PurchaseBody;
  /** The brand's own offers; undefined: the operator's. */
  readonly offers: readonly Offer[] | undefined;
  readonly language: Language;
  /** Origin of the app's page; empty if it is the server's own. */
  readonly home: string;
  readonly kept: KeptInAddress;
  /** Unix ms. */
  readonly now: number;
}

/** Idempotent: the same player and key is the same purchase, and one payment at the provider. */
export async function beginPurchase(db: Database, payment: Payment, request: PurchaseRequest): Promise<PurchaseAnswer> {
  const id = purchaseId(request);
  const purchase = (await findPurchase(db, id)) ?? (await newPurchase(db, payment.name, id, request));
  if (!matches(purchase, request.body)) throw new Problem('KEY_REUSED');
  const back = backTo(request.home, id, request.kept);
  // a retry after the payment has ended leads to its outcome
  if (purchase.state !== 'begun') {
    return { purchaseId: id, checkoutUrl: purchase.state === 'paid' ? back.paid : back.cancelled };
  }
  const { jokers, price, currency } = purchase;
  const { url, ref } = await payment.begin({ id, jokers, price, currency, language: request.language, back });
  await keepProviderRef(db, id, ref);
  return { purchaseId: id, checkoutUrl: url };
}

/** Return addresses: the app's shop, which reads the outcome and the purchase from `about`. */
export function backTo(
  home: string,
  id: string,
  kept: KeptInAddress,
): { readonly paid: string; readonly cancelled: string } {
  const rest = Object.entries(kept)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');
  const shop = (outcome: string): string =>
    `${home}/?screen=lobby&modal=jokerShop&about=${encodeURIComponent(`${outcome}/${id}`)}${rest}`;
  return { paid: shop('purchase'), cancelled: shop('cancelled') };
}

const purchaseId = ({ uid, key }: PurchaseRequest): string =>
  createHash('sha256').update(`${uid}\n${key.toLowerCase()}`).digest('hex').slice(0, 32);

async function newPurchase(
  db: Database,
  provider: string,
  id: string,
  { uid, body, offers, now }: PurchaseRequest,
): Promise<Purchase> {
  const offer = await offerAsShown(db, offers, body, now);
  if (offer.kind === 'starter' && (await hasBought(db, uid, offer.id))) throw new Problem('OFFER_USED');
  const { jokers, price, currency } = offer;
  const bought = { uid, offerId: offer.id, jokers, price, currency };
  return keepPurchase(db, { id, ...bought, provider, state: 'begun', createdAt: new Date(now) });
}

async function offerAsShown(
  db: Database,
  offers: PurchaseRequest['offers'],
  { offerId, price, currency }: PurchaseBody,
  now: number,
): Promise<Offer> {
  const offer = await offerOf(db, offers, offerId, new Date(now));
  if (offer === undefined) throw new Problem('UNKNOWN_OFFER');
  if (offer.price !== price || offer.currency !== currency) throw new Problem('PRICE_CHANGED');
  return offer;
}

const matches = (kept: Purchase, { offerId, price, currency }: PurchaseBody): boolean =>
  kept.offerId === offerId && kept.price === price && kept.currency === currency;
