// The ledger itself: what the database refuses, and that bookings are atomic.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, bookAll } from '../../../server/economy/book.ts';
import { toProblem } from '../../../server/plugins/errors.ts';
import { once } from '../../../server/routes/once.ts';
import { balances, ledger, users } from '../../../server/store/schema.ts';
import { nodeOn, STORES, type TestNode } from '../nodes.ts';
import { expectBalancedBooks, injecting, type Player, player } from './player.ts';

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let anna: Player;
  let people = 0;

  beforeAll(async () => {
    node = await nodeOn(openStore, []);
  }, 60_000);
  beforeEach(() => {
    anna = player(injecting(node.app), `anna-${people++}`);
  });
  afterAll(() => node?.close());

  describe('the database itself', () => {
    it('refuses to change, remove or empty the ledger', async () => {
      await anna.jokers();
      const reason = (error: { cause?: { message: string } }) => error.cause?.message;
      const mine = eq(ledger.uid, anna.uid);
      const tries = [
        () => node.db.update(ledger).set({ amount: 1000 }).where(mine),
        () => node.db.delete(ledger).where(mine),
        () => node.db.execute(sql`TRUNCATE ledger`),
      ];
      for (const attempt of tries) {
        expect(await attempt().then(() => 'done', reason)).toBe('The ledger is append-only.');
      }
    });

    it('refuses a balance below zero', async () => {
      await anna.jokers();
      const below = node.db.update(balances).set({ balance: -1 }).where(eq(balances.uid, anna.uid));
      expect(
        await below.then(
          () => 'done',
          ({ cause }) => cause.constraint,
        ),
      ).toBe('balance_never_negative');
    });

    it('deletes a player’s entries with the player', async () => {
      await anna.post('/inventory/chest', { gameType: 'sudoku', size: 'small' });
      await node.db.delete(users).where(eq(users.uid, anna.uid));
      expect(await node.db.select().from(ledger).where(eq(ledger.uid, anna.uid))).toEqual([]);
    });
  });

  it('a failed booking leaves nothing behind; the same thing is booked once', async () => {
    await anna.jokers();
    const booking = { uid: anna.uid, currency: 'spellJoker', reason: 'grant', ref: '1', amount: 5 } as const;
    const before = await expectBalancedBooks(node.db);
    const torn = node.db.transaction(async (tx) => {
      await book(tx, booking);
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    expect(await expectBalancedBooks(node.db)).toBe(before);
    expect(await node.db.transaction((tx) => book(tx, booking))).toBe(15);
    expect(await node.db.transaction((tx) => book(tx, booking))).toBe('already');
    expect(await expectBalancedBooks(node.db)).toBe(before + 1);
  });

  it('the same thing booked 50 times at once is booked once, and the others learn that', async () => {
    await anna.jokers();
    const booking = { uid: anna.uid, currency: 'spellJoker', reason: 'level', ref: 'sudoku/x', amount: 1 } as const;
    const work = Array.from({ length: 50 }, () => node.db.transaction((tx) => book(tx, booking)));
    expect((await Promise.all(work)).sort()).toEqual([11, ...Array(49).fill('already')]);
    expect(await anna.jokers()).toBe(11);
  });

  it('an account deleted in the meantime is refused', async () => {
    const asked = { uid: 'nobody', key: randomUUID(), method: 'POST', path: '/', body: null };
    const refused = await once(node.db, asked, async () => 1).catch((error: unknown) => error);
    expect(toProblem(refused as Error).code).toBe('TOKEN_INVALID');
  });

  it('bookings of several currencies in any order never deadlock', async () => {
    await anna.jokers();
    const both = ['spellJoker', 'letters:sudoku'] as const;
    const work = Array.from({ length: 60 }, (_, i) => {
      const order = i % 2 === 0 ? both : both.toReversed();
      const entries = order.map((currency) => ({
        uid: anna.uid,
        currency,
        reason: 'grant',
        ref: randomUUID(),
        amount: 1,
      }));
      return node.db.transaction((tx) => bookAll(tx, entries as Parameters<typeof bookAll>[1]));
    });
    await Promise.all(work);
    expect((await anna.get('/inventory/consumables')).data).toMatchObject({ spellJoker: 70, letters: { sudoku: 60 } });
    await expectBalancedBooks(node.db);
  });
});
