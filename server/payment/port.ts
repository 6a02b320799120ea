// What the shop needs of a payment provider. Money is the provider's: we begin a payment there, and believe its signed notices.

import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '../../puzzles/languages.ts';

export interface CheckoutOrder {
  /** The purchase's id: the provider's notices name it, and begun twice under it is one payment. */
  readonly id: string;
  readonly jokers: number;
  /** In the currency's smallest unit. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: Language;
  /** Where the person goes afterwards. */
  readonly back: { readonly paid: string; readonly cancelled: string };
}

export interface Checkout {
  /** Where the person pays. */
  readonly url: string;
  /** The provider's own name for it. */
  readonly ref: string;
}

export interface PaymentNotice {
  /** Unique with the provider: a notice that comes again has the same one. */
  readonly id: string;
  readonly purchaseId: string;
  readonly outcome: 'paid' | 'cancelled' | 'refunded';
}

export interface Payment {
  /** Part of the address at which its notices arrive. */
  readonly name: string;
  /** Throws Problem PAYMENT_UNAVAILABLE. */
  begin(order: CheckoutOrder): Promise<Checkout>;
  /** undefined: well signed, but none of our business. Throws Problem BAD_SIGNATURE. `now`: unix ms. */
  notice(body: Buffer, headers: IncomingHttpHeaders, now: number): PaymentNotice | undefined;
  /** Pays back what came in for a purchase that bought nothing; asked again, no more. `ref` is the checkout's. Throws where it fails. */
  giveBack(purchase: { readonly id: string; readonly ref: string | null }): Promise<void>;
}
