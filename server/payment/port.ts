// The port to a payment provider: we start a checkout there, and trust its signed notices.

import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '../../puzzles/languages.ts';

export interface CheckoutOrder {
  /** The purchase's id, which the provider's notices name; also the idempotency key of its checkout. */
  readonly id: string;
  readonly jokers: number;
  /** In the currency's smallest unit. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: Language;
  /** Return addresses for the player. */
  readonly back: { readonly paid: string; readonly cancelled: string };
}

export interface Checkout {
  /** The checkout page. */
  readonly url: string;
  /** The provider's reference. */
  readonly ref: string;
}

export interface PaymentNotice {
  /** The provider's id of the notice; the same when it is sent again. */
  readonly id: string;
  readonly purchaseId: string;
  readonly outcome: 'paid' | 'cancelled' | 'refunded';
}

export interface Payment {
  /** Used in its webhook's path. */
  readonly name: string;
  /** Throws PAYMENT_UNAVAILABLE. */
  begin(order: CheckoutOrder): Promise<Checkout>;
  /** undefined: signed, but of no interest. Throws BAD_SIGNATURE. `now`: unix ms. */
  notice(body: Buffer, headers: IncomingHttpHeaders, now: number): PaymentNotice | undefined;
  /** Refunds a payment that bought nothing; idempotent. `ref`: the checkout's. Throws if the refund fails. */
  refund(purchase: { readonly id: string; readonly ref: string | null }): Promise<void>;
}
