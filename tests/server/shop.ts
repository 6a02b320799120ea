// A shop for tests: a node that sells, a player who buys, and hand-made provider notices.

import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Offer, PurchaseAnswer } from '../../api/purchase.ts';
import type { Language } from '../../puzzles/languages.ts';
import type { PaymentNotice } from '../../server/payment/port.ts';
import { sandboxPayment } from '../../server/payment/sandbox.ts';
import { seedShop } from '../../server/purchase/offers.ts';
import type { OpenDatabase } from '../../server/store/database.ts';
import { startNode, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

export const SECRET = 'a secret of the tests';
export const WELCOME = 10; // jokers of a new account

export interface Shop {
  readonly node: TestNode;
  offers(uid: string): Promise<Offer[]>;
  offer(uid: string, id: string): Promise<Offer>;
  /** POST /purchase for the offer as shown, unless overridden. */
  buy(uid: string, offer: Offer, key?: string, language?: Language, vendor?: string): Promise<LightMyRequestResponse>;
  /** The same by offer id; returns the response. */
  bought(uid: string, id: string, language?: Language): Promise<PurchaseAnswer>;
  /** A signed notice of the sandbox, not sent yet. */
  signed(purchaseId: string, outcome: PaymentNotice['outcome']): { body: string; headers: Record<string, string> };
  /** Delivers the notice; returns the status. */
  send(notice: { body: string; headers: Record<string, string> }): Promise<number>;
  jokers(uid: string): Promise<number>;
}

export async function openShop(database: OpenDatabase, variables: Record<string, string> = {}): Promise<Shop> {
  await seedShop(database.db, 'EUR');
  const node = await startNode(database, { SANDBOX_SECRET: SECRET, ...variables });
  const provider = sandboxPayment(SECRET);
  const offers = async (uid: string): Promise<Offer[]> => (await node.get('/api/purchase/offers', as(uid))).json().data;
  const offer = async (uid: string, id: string): Promise<Offer> => {
    const found = (await offers(uid)).find((each) => each.id === id);
    if (found === undefined) throw new Error(`${uid} is not offered ${id}.`);
    return found;
  };
  const buy: Shop['buy'] = (uid, { id, price, currency }, key = randomUUID(), language = 'en', vendor = undefined) =>
    node.app.inject({
      method: 'POST',
      url: '/api/purchase',
      headers: { ...as(uid), 'idempotency-key': key, 'accept-language': language },
      payload: { offerId: id, price, currency, ...(vendor === undefined ? {} : { vendor }) },
    });
  return {
    node,
    offers,
    offer,
    buy,
    bought: async (uid, id, language) => (await buy(uid, await offer(uid, id), undefined, language)).json().data,
    signed: (purchaseId, outcome) => ({ ...provider.signed({ purchaseId, outcome }, node.at) }),
    async send({ body, headers }) {
      const url = '/api/purchase/webhook/sandbox';
      return (await node.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    },
    async jokers(uid) {
      const { balancesOf } = await import('../../server/store/ledger.ts');
      return (await balancesOf(node.db, uid)).get('spellJoker') ?? 0;
    },
  };
}
