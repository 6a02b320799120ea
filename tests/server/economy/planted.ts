// A deliberately wrong server, for tests only: it checks first and then writes, as many sample implementations of a daily reward do.
// Tests that claim to detect races must detect them here.

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { welcome } from '../../../server/economy/gifts.ts';
import { personBehind } from '../../../server/identity/people.ts';
import { once } from '../../../server/routes/once.ts';
import type { Database } from '../../../server/store/database.ts';
import { isUnavailable } from '../../../server/store/faults.ts';
import { balances, ledger, promoCodes, timeRewards, uniqueItems } from '../../../server/store/schema.ts';
import { TERMS } from '../terms.ts';
import { verifyTestToken } from '../tokens.ts';

type Work = (tx: Database, uid: string, body: { id?: string; code?: string }) => Promise<boolean>;

async function pay(tx: Database, uid: string, amount: number): Promise<boolean> {
  const mine = and(eq(balances.uid, uid), eq(balances.currency, 'spellJoker'));
  const [row] = await tx.select().from(balances).where(mine);
  const balance = (row?.balance ?? 0) + amount;
  if (balance < 0) return false;
  await tx.update(balances).set({ balance }).where(mine);
  await tx.insert(ledger).values({ uid, currency: 'spellJoker', reason: 'grant', ref: randomUUID(), amount, balance });
  return true;
}

const collect: Work = async (tx, uid) => {
  const [row] = await tx.select().from(timeRewards).where(eq(timeRewards.uid, uid));
  if (row !== undefined && row.nextAt.getTime() > Date.now()) return false;
  const nextAt = new Date(Date.now() + 10_800_000);
  await tx.insert(timeRewards).values({ uid, nextAt }).onConflictDoUpdate({ target: timeRewards.uid, set: { nextAt } });
  return pay(tx, uid, 1);
};

const unlock: Work = async (tx, uid, { id = '' }) => {
  const [row] = await tx.select().from(uniqueItems).where(eq(uniqueItems.uid, uid));
  if (row !== undefined) return false;
  await tx.insert(uniqueItems).values({ uid, uniqueId: randomUUID(), kind: 'level', id });
  return pay(tx, uid, -10);
};

const redeem: Work = async (tx, uid, { code = '' }) => {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (row === undefined || row.used >= row.uses) return false;
  await tx
    .update(promoCodes)
    .set({ used: row.used + 1 })
    .where(eq(promoCodes.code, code));
  return pay(tx, uid, row.jokers);
};

/** The real server's paths; 200: paid, 409: refused. */
export function plantedApp(db: Database): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.status(isUnavailable(error) ? 503 : 409).send({ data: { code: 'FAILED' } }),
  );
  const personOf = async (request: FastifyRequest) => {
    const claims = await verifyTestToken((request.headers.authorization ?? '').slice('Bearer '.length));
    return (await personBehind(db, claims, { key: 'default', terms: TERMS }, welcome)).uid;
  };
  const post = (path: string, work: Work) =>
    app.post(path, async (request, reply) => {
      const uid = await personOf(request);
      const key = String(request.headers['idempotency-key']);
      const asked = { uid, key, method: 'POST', path, body: request.body };
      const { text } = await once(db, asked, (tx) => work(tx, uid, request.body as { id?: string; code?: string }));
      const paid = text === '{"data":true}';
      return reply.status(paid ? 200 : 409).send({ data: paid ? {} : { code: 'REFUSED' } });
    });
  post('/api/user/timeReward/collect', collect);
  post('/api/inventory/unique', unlock);
  post('/api/promo/redeem', redeem);
  app.get('/api/inventory/consumables', async (request) => {
    const uid = await personOf(request);
    const rows = await db.select().from(balances).where(eq(balances.uid, uid));
    return { data: { spellJoker: rows.find(({ currency }) => currency === 'spellJoker')?.balance } };
  });
  return app;
}
