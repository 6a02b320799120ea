// The sandbox checkout as the player sees it: page, button, back in the app, jokers booked. And where it must not exist.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment, StartRefused } from '../../server/settings/environment.ts';
import { embeddedStore, type Store } from './nodes.ts';
import { openShop, type Shop, WELCOME } from './shop.ts';

const BRAND = 'https://brand.example.org';

let store: Store;
let shop: Shop;
beforeAll(async () => {
  store = await embeddedStore();
  shop = await openShop(await store.open('main', []), { CORS_ORIGINS: BRAND, VENDORS: 'alpha,beta' });
}, 60_000);
afterAll(async () => {
  await shop?.node.close();
  await store?.stop();
});

/** As a browser sends a form without fields. */
const press = (url: string) =>
  shop.node.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

it('shows what is bought in the language of the app, whatever the browser prefers', async () => {
  const inGerman = await shop.bought('anna', 'starter', 'de');
  const german = await shop.node.get(inGerman.checkoutUrl, { 'accept-language': 'en' });
  expect(german.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of ['lang="de"', 'Testkasse', '20 Joker', '1,29\u00a0€', 'Bezahlen', 'Abbrechen'])
    expect(german.body).toContain(text);
  const inEnglish = await shop.bought('anna', 'starter', 'en');
  const english = await shop.node.get(inEnglish.checkoutUrl, { 'accept-language': 'de' });
  for (const text of ['lang="en"', 'Test checkout', '20 jokers', '€1.29', '>Pay<', '>Cancel<'])
    expect(english.body).toContain(text);
  expect((await shop.node.get(`/sandbox/de/checkout/${'0'.repeat(32)}`)).statusCode).toBe(404);
});

it('pays by its button, leads back to the shop, and offers no second payment', async () => {
  const { purchaseId, checkoutUrl } = await shop.bought('berta', 'size-small', 'de');
  const paid = await press(`${checkoutUrl}/pay`);
  const shopAgain = `/?screen=lobby&modal=jokerShop&about=purchase%2F${purchaseId}`;
  expect([paid.statusCode, paid.headers.location]).toEqual([303, shopAgain]);
  expect(await shop.jokers('berta')).toBe(WELCOME + 20);
  await press(`${checkoutUrl}/pay`);
  expect(await shop.jokers('berta')).toBe(WELCOME + 20);
  const page = (await shop.node.get(checkoutUrl)).body;
  expect(page).toContain('Dieser Kauf ist beendet.');
  expect(page).not.toContain('<form');
});

it('leads back without jokers when it is cancelled', async () => {
  const { purchaseId, checkoutUrl } = await shop.bought('carla', 'size-small');
  const shopAgain = `/?screen=lobby&modal=jokerShop&about=cancelled%2F${purchaseId}`;
  const cancelled = await press(`${checkoutUrl}/cancel`);
  expect([cancelled.statusCode, cancelled.headers.location]).toEqual([303, shopAgain]);
  expect(await shop.jokers('carla')).toBe(WELCOME);
});

it('leads back to a known page only', async () => {
  const { purchaseId, checkoutUrl } = await shop.bought('dora', 'size-small');
  const shopAgain = `/?screen=lobby&modal=jokerShop&about=cancelled%2F${purchaseId}`;
  const known = await shop.node.get(`${checkoutUrl}?home=${encodeURIComponent(BRAND)}`);
  expect(known.body).toContain(`/pay?home=${encodeURIComponent(BRAND)}"`);
  expect((await press(`${checkoutUrl}/cancel?home=${encodeURIComponent(BRAND)}`)).headers.location).toBe(
    `${BRAND}${shopAgain}`,
  );
  const strange = await press(`${checkoutUrl}/cancel?home=${encodeURIComponent('https://evil.example')}`);
  expect(strange.headers.location).toBe(shopAgain);
});

it.each([
  ['alpha', '&vendor=alpha'],
  ['stranger', ''],
])('keeps the vendor on the way back if it is a known one: %s', async (vendor, kept) => {
  const offer = await shop.offer('erika', 'size-small');
  const { purchaseId, checkoutUrl } = (await shop.buy('erika', offer, undefined, 'de', vendor)).json().data;
  const shopAgain = `/?screen=lobby&modal=jokerShop&about=purchase%2F${purchaseId}${kept}`;
  const [, form = ''] = /action="([^"]+)"/.exec((await shop.node.get(checkoutUrl)).body) ?? [];
  expect((await press(form)).headers.location).toBe(shopAgain);
  // the page of a purchase that is over leads back as well
  expect((await shop.node.get(checkoutUrl)).body).toContain(`href="/${kept.replace('&', '?')}"`);
});

describe('which provider takes the payments', () => {
  const provider = (variables: Record<string, string>) => readEnvironment(variables).payment.provider;
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const signIn = {
    FIREBASE_API_KEY: 'AIza',
    FIREBASE_AUTH_DOMAIN: 'live.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'live',
    FIREBASE_APP_ID: '1:2',
  };
  const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const stripe = { ...live, ...signIn, PUBLIC_URL: 'https://puzzles.example.org' };

  it.each([
    [{}, 'sandbox'],
    [{ ...signIn, NODE_ENV: 'production' }, 'off'],
    [{ ...signIn, NODE_ENV: 'production', PAYMENT: 'sandbox', SANDBOX_IN_PRODUCTION: 'on' }, 'sandbox'],
    [{ PAYMENT: 'off' }, 'off'],
    [stripe, 'stripe'],
    [{ ...stripe, NODE_ENV: 'production' }, 'stripe'],
  ])('%j: %s', (variables, expected) => expect(provider(variables)).toBe(expected));

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_x', PUBLIC_URL: 'https://puzzles.example.org' }, 'STRIPE_WEBHOOK_SECRET'],
    [keys, 'PUBLIC_URL'],
    [{ ...stripe, PAYMENT: 'sandbox' }, 'PAYMENT'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY must begin with sk_'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_live_x' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
    [{ PAYMENT: 'barter' }, 'PAYMENT'],
    [{ PAYMENT: 'stripe', PUBLIC_URL: 'https://puzzles.example.org' }, 'STRIPE_SECRET_KEY'],
    [{ CURRENCY: 'euro' }, 'CURRENCY'],
    [{ PUBLIC_URL: 'https://puzzles.example.org/app' }, 'PUBLIC_URL'],
  ])('%j refuses to start and names %s', (variables, name) => {
    expect(() => provider(variables)).toThrow(StartRefused);
    expect(() => provider(variables)).toThrow(name);
  });

  it('sells nothing if there is no provider', async () => {
    const closed = await openShop(await store.open('closed', []), { PAYMENT: 'off' });
    expect(await closed.offers('anna')).toEqual([]);
    const offer = await shop.offer('emma', 'size-small');
    const answer = await closed.buy('emma', offer);
    expect([answer.statusCode, answer.json().data.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect((await closed.node.get(`/sandbox/de/checkout/${'0'.repeat(32)}`)).json().data.code).toBe('UNKNOWN_ROUTE');
    await closed.node.close();
  });
});
