// Stripe Checkout by the official SDK: a session for each purchase, notices by webhook. Endpoint for Stripe's dashboard:
// {PUBLIC_URL}/api/purchase/webhook/stripe, with the events that `noticeOf` knows.

import Stripe from 'stripe';
import { Problem } from '../common/problem.ts';
import type { CheckoutOrder, Payment, PaymentNotice } from './port.ts';

const TOLERANCE = 300; // s, Stripe's own default
const TIMEOUT = 10_000; // ms

export interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Origin of Stripe's API; tests use a stand-in. */
  readonly api: string;
}

/** `report` receives Stripe's errors; players only learn that payment is unavailable. */
export function stripePayment(settings: StripeSettings, report: (error: unknown) => void): Payment {
  const { protocol, hostname, port } = new URL(settings.api);
  const stripe = new Stripe(settings.key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    name: 'stripe',
    async begin(order) {
      try {
        const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.id });
        if (session.url === null) throw new Error(`Stripe returned no URL for session ${session.id}.`);
        return { url: session.url, ref: session.id };
      } catch (error) {
        report(error);
        throw new Problem('PAYMENT_UNAVAILABLE');
      }
    },
    notice(body, headers, now) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new Problem('BAD_SIGNATURE');
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE, undefined, now);
      } catch {
        throw new Problem('BAD_SIGNATURE');
      }
      return noticeOf(event);
    },
    async refund({ id, ref }) {
      if (ref === null) throw new Error(`Purchase ${id} has no session.`);
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref);
      if (intent === null) throw new Error(`Session ${ref} of purchase ${id} has no payment.`);
      const paid = typeof intent === 'string' ? intent : intent.id;
      try {
        await stripe.refunds.create({ payment_intent: paid }, { idempotencyKey: `${id}-refund` });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
      }
    },
  };
}

const sessionOf = ({
  id,
  jokers,
  price,
  currency,
  language,
  back,
}: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: id,
  // a refund's notice is about the charge, which inherits this metadata
  payment_intent_data: { metadata: { purchase: id } },
  metadata: { purchase: id },
  locale: language,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: price,
        product_data: { name: language === 'de' ? `${jokers} Joker` : `${jokers} jokers` },
      },
    },
  ],
  success_url: back.paid,
  cancel_url: back.cancelled,
});

/** A session completes before a slow payment method has paid; another notice follows then. */
function noticeOf(event: Stripe.Event): PaymentNotice | undefined {
  const about = (
    purchaseId: string | null | undefined,
    outcome: PaymentNotice['outcome'],
  ): PaymentNotice | undefined =>
    purchaseId === null || purchaseId === undefined ? undefined : { id: event.id, purchaseId, outcome };
  switch (event.type) {
    case 'checkout.session.completed': {
      const { payment_status: status, client_reference_id: purchase } = event.data.object;
      return status === 'unpaid' ? undefined : about(purchase, 'paid');
    }
    case 'checkout.session.async_payment_succeeded':
      return about(event.data.object.client_reference_id, 'paid');
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return about(event.data.object.client_reference_id, 'cancelled');
    case 'charge.refunded': // a partial refund leaves the purchase as it is
      return event.data.object.refunded ? about(event.data.object.metadata.purchase, 'refunded') : undefined;
    default:
      return undefined;
  }
}
