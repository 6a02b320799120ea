// Accounts that are deleted while their payment notices, spending, posted games and exports are in progress. No deadlocks; what
// comes too late is refused; and the ledger balances.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/store/database.ts';
import { purchases } from '../../../server/store/schema.ts';
import { NOON, RULE_STORES, type Store } from '../nodes.ts';
import { LEVEL, solved } from '../progress/games.ts';
import { openShop, type Shop } from '../shop.ts';
import { as } from '../tokens.ts';
import { rows } from './books.ts';
import { expectBalancedBooks } from './player.ts';
import { countOf } from './stampede.ts';
import { EASY } from './worlds.ts';

const LIMIT = 300_000; // ms; takes seconds, but many may share the machine
const ACCOUNTS = process.env.FULL ? 300 : 24;
/** How many at a time: enough to keep every connection of the pool busy. */
const AT_ONCE = 6;
const PURCHASES = 3;

/** Rows that deleted accounts have left behind. */
const left = sql`SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM ledger)::int AS ledger,
  (SELECT count(*) FROM purchases WHERE uid IS NOT NULL)::int AS owned`;

/** How many deadlocks PostgreSQL resolved; transactions that were retried count as well. */
async function deadlocks(database: OpenDatabase): Promise<number> {
  const look = () => rows<{ sessions: number; deadlocks: number }>(database.db, seen);
  await expect.poll(async () => (await look())[0]?.sessions, { timeout: 30_000 }).toBe(1); // a session reports its deadlocks when it ends
  const [row] = await look();
  await database.close();
  return row?.deadlocks ?? -1;
}
const seen = sql`SELECT numbackends::int AS sessions, deadlocks::int FROM pg_stat_database
  WHERE datname = current_database()`;

type Answer = readonly [what: string, status: number];

describe.each(RULE_STORES)('on %s', (name, openStore) => {
  let store: Store;
  let shop: Shop;
  beforeAll(async () => {
    store = await openStore();
    shop = await openShop(await store.open('main', EASY));
  }, LIMIT);
  afterAll(async () => {
    await store?.stop();
  });

  /** A player buys, then all at once pays, plays, spends, exports, and deletes the account. */
  async function liveAndGo(uid: string, game: unknown): Promise<Answer[]> {
    const headers = as(uid, { authTime: NOON / 1000 - 60 });
    const offer = await shop.offer(uid, 'size-small');
    const bought = await Promise.all(Array.from({ length: PURCHASES }, () => shop.buy(uid, offer)));
    const notices = bought.flatMap((answer) => {
      const { purchaseId } = answer.json().data;
      return [shop.signed(purchaseId, 'paid'), shop.signed(purchaseId, 'refunded')];
    });
    const ask = async (
      what: string,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
    ) => {
      const more = { 'idempotency-key': randomUUID(), ...(method === 'PUT' && { 'if-none-match': '*' }) };
      const sent = { method, url: `/api${url}`, headers: { ...headers, ...more }, ...(payload && { payload }) };
      return [what, (await shop.node.app.inject(sent)).statusCode] as const;
    };
    const spending = (ref: string) => ({ reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref });
    const saving = `/game/progress/${encodeURIComponent(LEVEL(1))}`;
    return Promise.all([
      ...notices.map(async (notice) => ['notice', await shop.send(notice)] as const),
      ask('spend', 'POST', '/inventory/consumables/spend', spending('a')),
      ask('save', 'PUT', saving, { game }),
      ask('collect', 'POST', '/user/timeReward/collect'),
      ask('delete', 'DELETE', '/user'),
      ask('save', 'PUT', saving, { game }),
      ask('unlock', 'POST', '/inventory/unique', { kind: 'avatar', id: 'ida' }),
      ask('export', 'GET', '/user/export'),
      ask('rename', 'PATCH', '/user/info', { username: `n${uid.slice(0, 12)}` }),
      ask('rate', 'POST', '/feedback', { kind: 'rating', stars: 5 }),
      ask('spend', 'POST', '/inventory/consumables/spend', spending('b')),
      ask('buy', 'POST', '/purchase', { offerId: offer.id, price: offer.price, currency: offer.currency }),
    ]);
  }

  const accounts = name === 'PostgreSQL' ? ACCOUNTS : 6; // the embedded database runs one transaction at a time
  it(`${accounts} accounts are deleted in the middle of it, and nothing fails`, { timeout: LIMIT }, async () => {
    const game = await solved(LEVEL(1));
    const answers: Answer[] = [];
    const uids = Array.from({ length: accounts }, () => randomUUID());
    const waiting = [...uids];
    const one = async () => {
      for (let uid = waiting.pop(); uid !== undefined; uid = waiting.pop())
        answers.push(...(await liveAndGo(uid, game)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    // on a busy machine the judge may run out of time, which does not matter here
    const failed = answers.filter(([what, status]) => status >= 500 && !(what === 'save' && status === 503));
    expect([failed.length, Object.fromEntries(countOf(failed.map(([what]) => what)))]).toEqual([0, {}]);
    expect(countOf(answers.filter(([what]) => what === 'delete').map(([, status]) => status))).toEqual(
      new Map([[200, accounts]]),
    );
    expect(new Set(answers.filter(([what]) => what === 'notice').map(([, status]) => status))).toEqual(new Set([204]));
    const late = answers.filter(([what]) => !['delete', 'notice', 'save'].includes(what)).map(([, status]) => status);
    expect([...new Set(late)].filter((status) => ![200, 204, 401, 409].includes(status))).toEqual([]);
    await expectBalancedBooks(shop.node.db);
    expect(await rows(shop.node.db, left)).toEqual([{ users: 0, ledger: 0, owned: 0 }]);
    expect(await shop.node.db.select().from(purchases).where(eq(purchases.state, 'paid'))).toEqual([]);
    await shop.node.close();
    if (name === 'PostgreSQL') expect(await deadlocks(await store.open('main', EASY))).toBe(0);
  });
});
