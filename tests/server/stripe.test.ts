// Stripe as the provider: the official SDK against a fake of Stripe's API, and notices signed by the SDK's own helper.

import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPurchase } from '../../server/store/shop.ts';
import { embeddedStore, type Store } from './nodes.ts';
import { openShop, type Shop, WELCOME } from './shop.ts';
import { type StripeStandIn, startStripe } from './stripeStandIn.ts';

const HOOK = '/api/purchase/webhook/stripe';
/** A fake Stripe is accepted on a local server only. */
const HOME = 'http://localhost:8080';
const WEBHOOK_SECRET = 'whsec_of_the_tests';

let store: Store;
let stripe: StripeStandIn;
let shop: Shop;

beforeAll(async () => {
  store = await embeddedStore();
  stripe = await startStripe();
  shop = await openShop(await store.open('main', []), {
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API: stripe.url,
    PUBLIC_URL: HOME,
    SIGN_IN: 'emulator',
    CORS_ORIGINS: 'https://brand.example.org',
    VENDORS: 'alpha',
  });
}, 60_000);
afterAll(async () => {
  await shop?.node.close();
  await stripe?.stop();
  await store?.stop();
});
beforeEach(() => {
  stripe.calls.length = 0;
});

const eventOf = (type: string, object: object, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } });

const session = (purchaseId: string, more: object = {}) => ({
  object: 'checkout.session',
  client_reference_id: purchaseId,
  payment_status: 'paid',
  ...more,
});

/** Signed with the SDK's helper `age` seconds ago. */
async function send(payload: string, { secret = WEBHOOK_SECRET, age = 0, body = payload } = {}): Promise<number> {
  const timestamp = Math.floor(shop.node.at / 1000) - age;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
  return (await shop.node.app.inject({ method: 'POST', url: HOOK, headers, payload: body })).statusCode;
}

const stateOf = async (id: string) => (await findPurchase(shop.node.db, id))?.state;

it('begins a session with our price, our reference and return addresses that no request can set', async () => {
  const offer = await shop.offer('anna', 'best-seller');
  const key = randomUUID();
  const answers = [await shop.buy('anna', offer, key), await shop.buy('anna', offer, key)].map(({ json }) => json());
  expect(answers[0]).toEqual(answers[1]);
  const { purchaseId, checkoutUrl } = answers[0].data;
  expect(checkoutUrl).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
  expect(stripe.calls).toHaveLength(1);
  const [{ path, key: sent, form }] = stripe.calls as [StripeStandIn['calls'][number]];
  expect([path, sent]).toEqual(['POST /v1/checkout/sessions', purchaseId]);
  expect(Object.fromEntries(form)).toEqual({
    mode: 'payment',
    client_reference_id: purchaseId,
    'payment_intent_data[metadata][purchase]': purchaseId,
    'metadata[purchase]': purchaseId,
    locale: 'en',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '799',
    'line_items[0][price_data][product_data][name]': '120 jokers',
    success_url: `${HOME}/?screen=lobby&modal=jokerShop&about=purchase%2F${purchaseId}`,
    cancel_url: `${HOME}/?screen=lobby&modal=jokerShop&about=cancelled%2F${purchaseId}`,
  });
});

it('keeps the vendor on both ways back', async () => {
  await shop.buy('claus', await shop.offer('claus', 'size-small'), undefined, 'de', 'alpha');
  const [call] = stripe.calls;
  for (const way of ['success_url', 'cancel_url'])
    expect(new URL(call?.form.get(way) ?? '').searchParams.get('vendor')).toBe('alpha');
});

it.each([
  ['https://brand.example.org', 'https://brand.example.org/'],
  ['https://evil.example', `${HOME}/`],
])('from a page of %s leads back to %s', async (origin, home) => {
  const offer = await shop.offer('berta', 'size-small');
  const { as } = await import('./tokens.ts');
  await shop.node.app.inject({
    method: 'POST',
    url: '/api/purchase',
    headers: { ...as('berta'), 'idempotency-key': randomUUID(), origin, host: 'evil.example' },
    payload: { offerId: offer.id, price: offer.price, currency: offer.currency },
  });
  expect(stripe.calls[0]?.form.get('success_url')?.startsWith(home)).toBe(true);
});

it('reports that the provider is unreachable, and continues the same purchase afterwards', async () => {
  const offer = await shop.offer('carla', 'size-small');
  const key = randomUUID();
  stripe.failWith = { status: 500 };
  const failed = await shop.buy('carla', offer, key);
  stripe.failWith = undefined;
  expect([failed.statusCode, failed.json().data.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
  expect((await shop.buy('carla', offer, key)).statusCode).toBe(200);
});

it('books a paid session once, also a slow payment that is reported twice', async () => {
  const { purchaseId } = await shop.bought('dora', 'size-small');
  await send(eventOf('checkout.session.completed', session(purchaseId, { payment_status: 'unpaid' })));
  expect(await shop.jokers('dora')).toBe(WELCOME);
  const paid = eventOf('checkout.session.async_payment_succeeded', session(purchaseId));
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => send(paid))))).toEqual(new Set([204]));
  await send(eventOf('checkout.session.completed', session(purchaseId)));
  expect(await shop.jokers('dora')).toBe(WELCOME + 20);
});

it('refuses forged, old and altered notices', async () => {
  const { purchaseId } = await shop.bought('emma', 'size-small');
  const paid = eventOf('checkout.session.completed', session(purchaseId));
  expect(await send(paid, { secret: 'whsec_strange' })).toBe(400);
  expect(await send(paid, { age: 301 })).toBe(400);
  expect(await send(paid, { body: paid.replace('"paid"', '"paid" ') })).toBe(400);
  expect((await shop.node.app.inject({ method: 'POST', url: HOOK, payload: paid })).statusCode).toBe(400);
  expect(await shop.jokers('emma')).toBe(WELCOME);
  expect(await send(paid, { age: 299 })).toBe(204);
});

it('handles sessions that end unpaid, refunds, and events that are not ours', async () => {
  const { purchaseId } = await shop.bought('frieda', 'size-small');
  await send(eventOf('checkout.session.expired', session(purchaseId, { payment_status: 'unpaid' })));
  expect(await stateOf(purchaseId)).toBe('cancelled');
  await send(eventOf('checkout.session.completed', session(purchaseId)));
  const charge = { object: 'charge', metadata: { purchase: purchaseId }, refunded: false };
  await send(eventOf('charge.refunded', charge));
  expect([await stateOf(purchaseId), await shop.jokers('frieda')]).toEqual(['paid', WELCOME + 20]);
  await send(eventOf('charge.refunded', { ...charge, refunded: true }));
  expect([await stateOf(purchaseId), await shop.jokers('frieda')]).toEqual(['refunded', WELCOME]);
  expect(await send(eventOf('customer.created', { object: 'customer' }))).toBe(204);
  expect(await send(eventOf('checkout.session.completed', session('no purchase of ours')))).toBe(204);
});

it('refunds a second starter offer', async () => {
  const offer = await shop.offer('gerda', 'starter');
  const ids = [await shop.buy('gerda', offer), await shop.buy('gerda', offer)].map((one) => one.json().data.purchaseId);
  stripe.calls.length = 0;
  for (const id of ids) await send(eventOf('checkout.session.completed', session(id)));
  expect(await shop.jokers('gerda')).toBe(WELCOME + 20);
  const ref = (await findPurchase(shop.node.db, ids[1]))?.providerRef;
  expect(stripe.calls.map(({ path, key }) => [path, key])).toEqual([
    [`GET /v1/checkout/sessions/${ref}`, ''],
    ['POST /v1/refunds', `${ids[1]}-refund`],
  ]);
  expect(stripe.calls[1]?.form.get('payment_intent')).toBe(`pi_of_${ref}`);
});

it('has a notice redelivered until the refund has succeeded', async () => {
  const offer = await shop.offer('ida', 'starter');
  const ids = [await shop.buy('ida', offer), await shop.buy('ida', offer)].map((one) => one.json().data.purchaseId);
  await send(eventOf('checkout.session.completed', session(ids[0])));
  const second = eventOf('checkout.session.completed', session(ids[1]));
  stripe.failWith = { status: 500 };
  expect(await send(second)).toBe(503);
  stripe.failWith = undefined;
  stripe.calls.length = 0;
  expect([await send(second), await send(second)]).toEqual([204, 204]);
  expect(stripe.calls.filter(({ path }) => path === 'POST /v1/refunds')).toHaveLength(1);
  expect(await shop.jokers('ida')).toBe(WELCOME + 20);
});

it('accepts that the operator has already refunded the payment', async () => {
  const offer = await shop.offer('jana', 'starter');
  const ids = [await shop.buy('jana', offer), await shop.buy('jana', offer)].map((one) => one.json().data.purchaseId);
  await send(eventOf('checkout.session.completed', session(ids[0])));
  stripe.failWith = { status: 400, code: 'charge_already_refunded' };
  expect(await send(eventOf('checkout.session.completed', session(ids[1])))).toBe(204);
  stripe.failWith = undefined;
});

it('shows the checkout in the language of the app', async () => {
  for (const language of ['de', 'en'] as const) {
    stripe.calls.length = 0;
    await shop.bought('frieda', 'size-small', language);
    expect(stripe.calls.map(({ form }) => new URLSearchParams([...form]).get('locale'))).toEqual([language]);
  }
});

it('serves no sandbox', async () => {
  const { purchaseId } = await shop.bought('hanna', 'size-small');
  expect((await shop.node.get(`/sandbox/de/checkout/${purchaseId}`)).statusCode).toBe(404);
  expect(await shop.send(shop.signed(purchaseId, 'paid'))).toBe(404);
});
