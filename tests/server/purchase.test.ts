// The shop on both databases: whatever arrives twice, late, forged or in the wrong order, a purchase pays once or not at all.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chests } from '../../api/inventory.ts';
import type { ShownOffer } from '../../api/purchase.ts';
import { sandboxPayment } from '../../server/payment/sandbox.ts';
import { ledgerOf } from '../../server/store/ledger.ts';
import { offers as offersTable, purchases, users } from '../../server/store/schema.ts';
import { findPurchase } from '../../server/store/shop.ts';
import { plainBrand, publish } from './brandDocuments.ts';
import { faultsInBooks } from './economy/books.ts';
import { injecting, player } from './economy/player.ts';
import { STORES, type Store, type TestNode } from './nodes.ts';
import { openShop, SECRET, type Shop, WELCOME } from './shop.ts';
import { as } from './tokens.ts';

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let shop: Shop;
  let node: TestNode;

  beforeAll(async () => {
    store = await openStore();
    shop = await openShop(await store.open('main', []));
    node = shop.node;
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });

  const stateOf = async (id: string) => (await findPurchase(node.db, id))?.state;
  const codeOf = async (uid: string, offer: Parameters<Shop['buy']>[1], key?: string) => {
    const answer = await shop.buy(uid, offer, key);
    return [answer.statusCode, answer.json().data.code ?? answer.json().data.checkoutUrl];
  };

  it('offers a starter, a best seller and three sizes, in that order', async () => {
    const kinds = (await shop.offers('anna')).map(({ kind }) => kind);
    expect(kinds).toEqual(['starter', 'bestSeller', 'size', 'size', 'size']);
    expect((await node.get('/api/purchase/offers')).statusCode).toBe(401);
  });

  it('names as most bought what most paid orders were for, of this brand, lately, and enough of them', async () => {
    await publish(node.db, plainBrand('market', { hosts: ['market.localhost'] }));
    node.at += 1000;
    const most = async (host = 'localhost') => {
      const offers: ShownOffer[] = (await node.get('/api/purchase/offers', { ...as('zoe'), host })).json().data;
      return offers.filter(({ mostBought }) => mostBought).map(({ id }) => id);
    };
    const orders = async (offerId: string, count: number, { state = 'paid', uid = 'zoe', days = 1 } = {}) => {
      const paidAt = new Date(node.at - days * 24 * 3600_000);
      const order = { uid, offerId, jokers: 1, price: 1, currency: 'EUR', provider: 'sandbox', state, paidAt };
      await node.db.insert(purchases).values(Array.from({ length: count }, () => ({ ...order, id: randomUUID() })));
    };
    expect(await most()).toEqual([]);
    await orders('size-small', 9);
    await orders('best-seller', 40, { state: 'begun' });
    await orders('best-seller', 40, { state: 'refunded' });
    await orders('best-seller', 40, { days: 91 });
    expect(await most()).toEqual([]);
    await orders('size-small', 1);
    expect([await most(), await most('market.localhost')]).toEqual([['size-small'], []]);
    await orders('size-large', 10);
    expect(await most()).toEqual([]);
    await orders('size-large', 1);
    expect(await most()).toEqual(['size-large']);
    await node.db.delete(purchases);
  });

  it('books the jokers with the notice, not before', async () => {
    const { purchaseId, checkoutUrl } = await shop.bought('berta', 'best-seller');
    expect(checkoutUrl).toBe(`/sandbox/en/checkout/${purchaseId}`);
    expect(await shop.jokers('berta')).toBe(WELCOME);
    expect(await shop.send(shop.signed(purchaseId, 'paid'))).toBe(204);
    expect(await shop.jokers('berta')).toBe(WELCOME + 120);
    const [entry] = await ledgerOf(node.db, 'berta', 1);
    expect(entry).toMatchObject({ reason: 'purchase', ref: purchaseId, amount: 120, balance: WELCOME + 120 });
  });

  it('counts a notice once that is delivered 20 times at once', async () => {
    const { purchaseId } = await shop.bought('carla', 'size-medium');
    const notice = shop.signed(purchaseId, 'paid');
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send(notice)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await shop.jokers('carla')).toBe(WELCOME + 60);
  });

  it('counts 20 different notices of one payment once', async () => {
    const { purchaseId } = await shop.bought('dora', 'size-medium');
    const notices = Array.from({ length: 20 }, () => shop.signed(purchaseId, 'paid'));
    expect(new Set(await Promise.all(notices.map(shop.send)))).toEqual(new Set([204]));
    expect(await shop.jokers('dora')).toBe(WELCOME + 60);
  });

  it('refuses notices that are forged, old, of the future, or of another body', async () => {
    const { purchaseId } = await shop.bought('emma', 'size-small');
    const good = shop.signed(purchaseId, 'paid');
    const strange = sandboxPayment('another secret').signed({ purchaseId, outcome: 'paid' }, node.at);
    const minutes = (n: number) => sandboxPayment(SECRET).signed({ purchaseId, outcome: 'paid' }, node.at + n * 60_000);
    const refused = [
      strange,
      minutes(-6),
      minutes(6),
      { ...good, body: good.body.replace('"id":"evt_', '"id":"evt_x') },
      { ...good, headers: {} },
      { ...good, headers: { 'sandbox-signature': 't=1,v1=0' } },
    ];
    for (const notice of refused) expect(await shop.send(notice)).toBe(400);
    expect(await shop.jokers('emma')).toBe(WELCOME);
    expect(await shop.send(good)).toBe(204);
    const elsewhere = { method: 'POST', url: '/api/purchase/webhook/stripe', ...good, payload: good.body } as const;
    expect((await node.app.inject(elsewhere)).statusCode).toBe(404);
  });

  it('has the purchase before the provider is called: the notice may be faster than the response', async () => {
    const offer = await shop.offer('frieda', 'size-small');
    const key = randomUUID();
    const { purchaseId } = (await shop.buy('frieda', offer, key)).json().data;
    const [again, settled] = await Promise.all([
      shop.buy('frieda', offer, key),
      shop.send(shop.signed(purchaseId, 'paid')),
    ]);
    expect([again.statusCode, settled]).toEqual([200, 204]);
    expect(await shop.jokers('frieda')).toBe(WELCOME + 20);
  });

  it('makes one purchase of a retried request, and leads back when it is complete', async () => {
    const offer = await shop.offer('gerda', 'size-small');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.buy('gerda', offer, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`)).size).toBe(1);
    const [first] = answers.map((answer) => answer.json().data);
    const purchaseId = first.purchaseId as string;
    const other = { ...(await shop.offer('gerda', 'size-large')) };
    expect(await codeOf('gerda', other, key)).toEqual([422, 'KEY_REUSED']);
    await shop.send(shop.signed(purchaseId, 'paid'));
    const [status, url] = await codeOf('gerda', offer, key);
    expect([status, url]).toEqual([200, `/?screen=lobby&modal=jokerShop&about=purchase%2F${purchaseId}`]);
  });

  it('refuses what is not on sale, and a price that has changed', async () => {
    const offer = await shop.offer('hanna', 'size-large');
    expect(await codeOf('hanna', { ...offer, id: 'nothing' })).toEqual([404, 'UNKNOWN_OFFER']);
    expect(await codeOf('hanna', { ...offer, price: offer.price - 1 })).toEqual([409, 'PRICE_CHANGED']);
    expect(await codeOf('hanna', { ...offer, currency: 'JPY' })).toEqual([409, 'PRICE_CHANGED']);
    const { purchaseId } = (await shop.buy('hanna', offer)).json().data;
    await node.db.update(offersTable).set({ price: 1999 }).where(eq(offersTable.id, offer.id));
    expect(await codeOf('hanna', offer)).toEqual([409, 'PRICE_CHANGED']);
    // a purchase begun at the old price is paid at the old price
    await shop.send(shop.signed(purchaseId, 'paid'));
    expect(await shop.jokers('hanna')).toBe(WELCOME + 250);
    await node.db.update(offersTable).set({ price: offer.price }).where(eq(offersTable.id, offer.id));
    const headers = as('hanna');
    const payload = { offerId: offer.id, price: offer.price, currency: offer.currency };
    const answer = await node.app.inject({ method: 'POST', url: '/api/purchase', headers, payload });
    expect(answer.json().data.code).toBe('KEY_MISSING');
  });

  it('sells a brand’s own offers there, at its prices, and there alone', async () => {
    const offers = [
      { id: 'size-small', kind: 'size', jokers: 25, price: 300, currency: 'CHF' },
      { id: 'starter-alp', kind: 'starter', jokers: 40, price: 100, currency: 'CHF' },
    ] as const;
    await publish(
      node.db,
      plainBrand('alp', { hosts: ['alp.localhost'], offers: [...offers] }),
      plainBrand('dry', { hosts: ['dry.localhost'], offers: [] }),
    );
    node.at += 1000;
    const alp = { ...as('lena'), host: 'alp.localhost' };
    const listed = async (headers: Record<string, string>) =>
      (await node.get('/api/purchase/offers', headers)).json().data;
    expect(await listed(alp)).toEqual(offers);
    expect(await listed({ ...as('lena'), host: 'dry.localhost' })).toEqual([]);
    expect(await shop.offers('lena')).toHaveLength(5);
    const buy = async (offer: (typeof offers)[number], more = {}) => {
      const headers = { ...alp, 'idempotency-key': randomUUID(), ...more };
      const { id: offerId, price, currency } = offer;
      const payload = { offerId, price, currency };
      return (await node.app.inject({ method: 'POST', url: '/api/purchase', headers, payload })).json().data;
    };
    const [small, starter] = offers;
    expect(await buy(small, { host: 'localhost' })).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await buy(starter, { host: 'localhost' })).toMatchObject({ code: 'UNKNOWN_OFFER' });
    const operators = { ...small, id: 'size-large' };
    expect(await buy(operators as unknown as typeof small)).toMatchObject({ code: 'UNKNOWN_OFFER' });
    // where the host does not say whose page it is, the way back does
    const byName = await buy(small, { host: 'localhost', 'x-white-label': 'alp' });
    expect(byName.checkoutUrl).toBe(`/sandbox/en/checkout/${byName.purchaseId}?brand=alp`);
    const paying = {
      method: 'POST',
      url: byName.checkoutUrl.replace('?', '/cancel?'),
      headers: { host: 'localhost' },
    } as const;
    expect((await node.app.inject(paying)).headers.location).toBe(
      `/?screen=lobby&modal=jokerShop&about=cancelled%2F${byName.purchaseId}&brand=alp`,
    );
    const ids = [(await buy(starter)).purchaseId, (await buy(starter)).purchaseId, (await buy(small)).purchaseId];
    expect(await findPurchase(node.db, ids[0])).toMatchObject({
      uid: 'alp/lena',
      jokers: 40,
      price: 100,
      currency: 'CHF',
    });
    for (const id of ids) expect(await shop.send(shop.signed(id, 'paid'))).toBe(204);
    expect(await shop.jokers('alp/lena')).toBe(WELCOME + 40 + 25); // the second starter was paid back
    expect(await listed(alp)).toEqual([small]);
    expect(await buy(starter)).toMatchObject({ code: 'OFFER_USED' });
    expect(await shop.jokers('lena')).toBe(WELCOME);
  });

  it('sells a starter offer once per account, however many payments come in at once', async () => {
    const offer = await shop.offer('ida', 'starter');
    const begun = await Promise.all(Array.from({ length: 5 }, () => shop.buy('ida', offer)));
    const ids = begun.map((answer) => answer.json().data.purchaseId as string);
    expect(new Set(ids).size).toBe(5);
    await Promise.all(ids.map((id) => shop.send(shop.signed(id, 'paid'))));
    expect(await shop.jokers('ida')).toBe(WELCOME + 20);
    expect((await Promise.all(ids.map(stateOf))).sort()).toEqual(['paid', ...Array(4).fill('refunded')]);
    expect((await shop.offers('ida')).map(({ id }) => id)).not.toContain('starter');
    expect(await codeOf('ida', offer)).toEqual([409, 'OFFER_USED']);
  });

  it('books a cancelled payment that arrives after all', async () => {
    const { purchaseId } = await shop.bought('jana', 'size-small');
    await shop.send(shop.signed(purchaseId, 'cancelled'));
    expect(await stateOf(purchaseId)).toBe('cancelled');
    await shop.send(shop.signed(purchaseId, 'paid'));
    await shop.send(shop.signed(purchaseId, 'cancelled'));
    expect([await stateOf(purchaseId), await shop.jokers('jana')]).toEqual(['paid', WELCOME + 20]);
  });

  it('takes back what is left of refunded jokers, never more', async () => {
    const { purchaseId } = await shop.bought('klara', 'size-small');
    await shop.send(shop.signed(purchaseId, 'paid'));
    const { book } = await import('../../server/economy/book.ts');
    const spent = { uid: 'klara', currency: 'spellJoker', reason: 'unlock', ref: 'x', amount: -18 } as const;
    await node.db.transaction((tx) => book(tx, spent));
    const notices = Array.from({ length: 5 }, () => shop.signed(purchaseId, 'refunded'));
    await Promise.all(notices.map(shop.send));
    expect([await stateOf(purchaseId), await shop.jokers('klara')]).toEqual(['refunded', 0]);
    await shop.send(shop.signed(purchaseId, 'paid'));
    expect(await shop.jokers('klara')).toBe(0);
    expect((await ledgerOf(node.db, 'klara', 1))[0]).toMatchObject({ reason: 'refund', amount: -12 });
  });

  describe('closed chests and a refund', () => {
    const HUGE = { gameType: 'crossword', size: 'huge', closed: true }; // 5 jokers
    const paid = async (uid: string, offer: string) => {
      const { purchaseId } = await shop.bought(uid, offer);
      await shop.send(shop.signed(purchaseId, 'paid'));
      return purchaseId;
    };
    const chestsOf = async (uid: string) =>
      ((await player(injecting(node.app), uid).get('/inventory/chest')).data as unknown as Chests).map(
        ({ chestId }) => chestId,
      );
    const entries = async (uid: string, count: number) =>
      (await ledgerOf(node.db, uid, count)).map(({ reason, amount }) => [reason, amount]);

    it('a refund takes back what lies in them too, so that giving them back later brings nothing', async () => {
      const moni = player(injecting(node.app), 'moni');
      const purchaseId = await paid('moni', 'size-large');
      for (let n = 0; n < 50; n++) expect((await moni.post('/inventory/chest', HUGE)).status).toBe(200);
      const ids = await chestsOf('moni');
      expect([ids.length, await shop.jokers('moni')]).toEqual([50, WELCOME]);
      await shop.send(shop.signed(purchaseId, 'refunded'));
      expect([await stateOf(purchaseId), await shop.jokers('moni')]).toEqual(['refunded', 0]);
      const refused = await Promise.all(
        ids.flatMap((chestId) => ['undo', 'open'].map((end) => moni.post(`/inventory/chest/${end}`, { chestId }))),
      );
      // 10 jokers were left over: the two oldest chests are the player's own, paid for with the welcome gift
      const ended = refused.filter(({ status }) => status === 200).length;
      expect(ended).toBe(2);
      expect(await faultsInBooks(node.db)).toEqual([]);
    });

    it('it takes the newest, no more than it needs, and what they cost beyond it comes back', async () => {
      const nora = player(injecting(node.app), 'nora');
      const purchaseId = await paid('nora', 'size-small'); // 30 jokers now
      for (let n = 0; n < 3; n++) await nora.post('/inventory/chest', HUGE);
      const [first] = await chestsOf('nora');
      await shop.send(shop.signed(purchaseId, 'refunded')); // 15 + 5 make the 20
      expect(await entries('nora', 2)).toEqual([
        ['refund', -20],
        ['chestUndo', 5],
      ]);
      expect([await shop.jokers('nora'), (await chestsOf('nora')).length]).toEqual([0, 2]);
      expect((await nora.post('/inventory/chest/undo', { chestId: first })).data.jokers).toBe(5);
    });

    it('it leaves them alone if the jokers are there', async () => {
      const olga = player(injecting(node.app), 'olga');
      const purchaseId = await paid('olga', 'size-small');
      await olga.post('/inventory/chest', HUGE);
      await shop.send(shop.signed(purchaseId, 'refunded'));
      expect([await shop.jokers('olga'), (await chestsOf('olga')).length]).toEqual([5, 1]);
    });

    it('bought, opened and given back at the same time, none hides a joker from it', async () => {
      for (let round = 0; round < 5; round++) {
        const uid = `paula-${round}`;
        const paula = player(injecting(node.app), uid);
        const purchaseId = await paid(uid, 'best-seller'); // 130 jokers now
        for (let n = 0; n < 6; n++) await paula.post('/inventory/chest', HUGE);
        const ids = await chestsOf(uid);
        const buying = Array.from({ length: 30 }, () => paula.post('/inventory/chest', HUGE));
        const ending = ids.map((chestId, n) => paula.post(`/inventory/chest/${n < 2 ? 'open' : 'undo'}`, { chestId }));
        await Promise.all([...buying, shop.send(shop.signed(purchaseId, 'refunded')), ...ending]);
        await Promise.all((await chestsOf(uid)).map((chestId) => paula.post('/inventory/chest/undo', { chestId })));
        // at most two were opened before: there were always 120 jokers left, in whatever shape
        const back = (await ledgerOf(node.db, uid, 500)).filter(({ reason }) => reason === 'refund');
        expect(back.map(({ amount }) => amount)).toEqual([-120]);
        expect(await shop.jokers(uid)).toBeLessThanOrEqual(WELCOME);
      }
      expect(await faultsInBooks(node.db)).toEqual([]);
    });
  });

  it('refunds a payment for a deleted account, and ignores unknown purchases', async () => {
    const { purchaseId } = await shop.bought('lotte', 'size-small');
    await node.db.delete(users).where(eq(users.uid, 'lotte'));
    expect(await shop.send(shop.signed(purchaseId, 'paid'))).toBe(204);
    expect(await stateOf(purchaseId)).toBe('refunded');
    expect(await shop.send(shop.signed('0'.repeat(32), 'paid'))).toBe(204);
  });
});
