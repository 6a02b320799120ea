// A chest stays closed until it is opened, and until then it can be given back: one of the two, once, whatever is sent at the same time.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_ECONOMY } from '../../../api/defaults.ts';
import { book } from '../../../server/economy/book.ts';
import { buyChest } from '../../../server/economy/chest.ts';
import { deletePerson } from '../../../server/identity/people.ts';
import { ledgerOf } from '../../../server/store/ledger.ts';
import { chests } from '../../../server/store/schema.ts';
import { nodeOn, STORES, type TestNode } from '../nodes.ts';
import { expectBalancedBooks, injecting, type Player, player } from './player.ts';
import { EASY } from './worlds.ts';

const MEDIUM = { gameType: 'sudoku', size: 'medium', closed: true };
const LETTER = { reason: 'letter', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: 'r1c1' };

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let anna: Player;
  let people = 0;

  beforeAll(async () => {
    node = await nodeOn(openStore, EASY);
  }, 60_000);
  beforeEach(() => {
    anna = player(injecting(node.app), `anna-${people++}`);
  });
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const buy = async (who = anna) => Number((await who.post('/inventory/chest', MEDIUM)).data.chestId);
  const open = (chestId: unknown, who = anna) => who.post('/inventory/chest/open', { chestId });
  const undo = (chestId: unknown, who = anna) => who.post('/inventory/chest/undo', { chestId });
  const has = async (who = anna) => {
    const { data } = await who.get('/inventory/consumables');
    return { jokers: data.spellJoker, digits: (data.letters as { sudoku: number }).sudoku };
  };
  /** So many jokers, by support. */
  const give = async (amount: number) => {
    await anna.jokers();
    const booking = { uid: anna.uid, currency: 'spellJoker', reason: 'grant', ref: randomUUID(), amount } as const;
    await node.db.transaction((tx) => book(tx, booking));
  };
  const closed = async (who = anna) => (await who.get('/inventory/chest')).data;

  it('costs its jokers at once and holds its digits back until it is opened', async () => {
    const bought = await anna.post('/inventory/chest', MEDIUM);
    const { chestId } = bought.data;
    expect(bought.data).toMatchObject({ letters: 8, userInvConsumables: { spellJoker: 7, letters: { sudoku: 0 } } });
    expect(await closed()).toEqual([{ chestId, gameType: 'sudoku', size: 'medium', letters: 8, price: 3 }]);
    expect((await anna.post('/inventory/consumables/spend', LETTER)).code).toBe('NOT_ENOUGH_LETTERS');
    const opened = await open(chestId);
    expect(opened.data).toMatchObject({ letters: 8, userInvConsumables: { spellJoker: 7, letters: { sudoku: 8 } } });
    expect(await closed()).toEqual([]);
    expect((await anna.post('/inventory/consumables/spend', LETTER)).data.paid).toBe('letter');
  });

  it('is given back for the jokers that it cost, with an entry of its own in the ledger', async () => {
    const chestId = await buy();
    expect((await undo(chestId)).data).toMatchObject({ jokers: 3, userInvConsumables: { spellJoker: 10 } });
    expect([await has(), await closed()]).toEqual([{ jokers: 10, digits: 0 }, []]);
    const [back, paid] = await ledgerOf(node.db, anna.uid, 2);
    expect([back?.reason, back?.amount, paid?.reason, paid?.amount]).toEqual(['chestUndo', 3, 'chest', -3]);
    expect(back?.ref).toBe(paid?.ref);
  });

  it('is given back at the price that was paid, though it has changed since', async () => {
    const dearer = { ...DEFAULT_ECONOMY, chestPrices: { ...DEFAULT_ECONOMY.chestPrices, medium: 5 } };
    await anna.jokers();
    const order = { gameType: 'sudoku', size: 'medium', closed: true } as const;
    const { chestId } = await node.db.transaction((tx) => buyChest(tx, anna.uid, order, dearer));
    expect((await undo(chestId)).data).toMatchObject({ jokers: 5, userInvConsumables: { spellJoker: 10 } });
  });

  it('that is given back is not sold by a late retry of its purchase', async () => {
    const key = randomUUID();
    const { data, text } = await anna.post('/inventory/chest', MEDIUM, key);
    expect(await anna.post('/inventory/chest', MEDIUM, key)).toMatchObject({ status: 200, text, replayed: true });
    await undo(data.chestId);
    const late = await anna.post('/inventory/chest', MEDIUM, key);
    expect([late.status, late.code]).toEqual([409, 'CHEST_UNDONE']);
    expect([await has(), await closed()]).toEqual([{ jokers: 10, digits: 0 }, []]);
  });

  it('is one of fifty at most; all of them are listed, and each that ends makes room', async () => {
    await give(150);
    const bought = await Promise.all(Array.from({ length: 60 }, () => anna.post('/inventory/chest', MEDIUM)));
    const codes = bought.filter(({ status }) => status !== 200).map(({ status, code }) => [status, code]);
    expect(codes).toEqual(Array(10).fill([409, 'TOO_MANY_CHESTS']));
    expect(await closed()).toHaveLength(50);
    expect((await anna.post('/inventory/chest', { ...MEDIUM, closed: undefined })).status).toBe(200);
    await undo(bought.find(({ status }) => status === 200)?.data.chestId);
    expect([(await buy()) > 0, (await anna.post('/inventory/chest', MEDIUM)).code]).toEqual([true, 'TOO_MANY_CHESTS']);
  });

  it('of a brand that would give it away is not for sale', async () => {
    await anna.jokers();
    const free = { ...DEFAULT_ECONOMY, chestPrices: { ...DEFAULT_ECONOMY.chestPrices, medium: 0 } };
    const order = { gameType: 'sudoku', size: 'medium' } as const;
    const bought = node.db.transaction((tx) => buyChest(tx, anna.uid, order, free));
    await expect(bought).rejects.toMatchObject({ code: 'NO_SUCH_CHEST' });
  });

  it('cannot be given back once it is open, nor opened once it is given back', async () => {
    const [first, second] = [await buy(), await buy()];
    await open(first);
    await undo(second);
    const refused = [await undo(first), await open(first), await open(second), await undo(second)];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [409, 'CHEST_OPENED'],
      [409, 'CHEST_OPENED'],
      [409, 'CHEST_UNDONE'],
      [409, 'CHEST_UNDONE'],
    ]);
    expect(await has()).toEqual({ jokers: 7, digits: 8 });
  });

  it('is nobody else’s to open or to give back', async () => {
    const chestId = await buy();
    const ben = player(injecting(node.app), `${anna.uid}-ben`);
    expect([(await open(chestId, ben)).code, (await undo(chestId, ben)).code]).toEqual([
      'NO_SUCH_CHEST',
      'NO_SUCH_CHEST',
    ]);
    expect([await has(ben), await closed(ben)]).toEqual([{ jokers: 10, digits: 0 }, []]);
    expect((await undo(chestId)).status).toBe(200);
  });

  it.each([[0], [-1], [1.5], ['1'], [null], [2 ** 60], [undefined]])('%s names no chest', async (chestId) => {
    for (const refused of [await open(chestId), await undo(chestId)]) expect(refused.code).toBe('BAD_REQUEST');
  });

  it('opens or gives back once under one key, with the same bytes for each retry', async () => {
    for (const [path, gain] of [
      ['open', { jokers: 7, digits: 8 }],
      ['undo', { jokers: 7, digits: 8 }],
    ] as const) {
      const body = { chestId: await buy() };
      const key = randomUUID();
      const answers = [];
      for (let time = 0; time < 3; time++) answers.push(await anna.post(`/inventory/chest/${path}`, body, key));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.map(({ replayed }) => replayed)).toEqual([false, true, true]);
      expect(await has()).toEqual(gain);
    }
  });

  it('opened and given back many times at once, it does exactly one of the two, once', async () => {
    const ends = { opened: 0, undone: 0 };
    for (let round = 0; round < 10; round++) {
      const eva = player(injecting(node.app), `${anna.uid}-eva-${round}`);
      const chestId = await buy(eva);
      const calls = Array.from({ length: 20 }, (_, index) => (index % 2 === round % 2 ? open : undo)(chestId, eva));
      const granted = (await Promise.all(calls)).filter(({ status }) => status === 200);
      expect(granted).toHaveLength(1);
      const isOpen = granted[0]?.data.letters === 8;
      expect(await has(eva)).toEqual(isOpen ? { jokers: 7, digits: 8 } : { jokers: 10, digits: 0 });
      ends[isOpen ? 'opened' : 'undone']++;
    }
    expect(ends.opened + ends.undone).toBe(10);
  });

  describe('the database itself', () => {
    const reasonOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        // what only the end of a transaction shows comes as it is
        (error) => (error.cause ?? error).constraint ?? (error.cause ?? error).message,
      );
    const KEPT = 'A chest stays as it was bought, and ends once.';
    const BOOKED = 'A chest and its ledger entries belong together.';

    it('keeps a chest as it was bought, and an ended one as it ended', async () => {
      const [chestId, opened] = [await buy(), await buy()];
      await open(opened);
      const ben = `${anna.uid}-ben`;
      await player(injecting(node.app), ben).jokers();
      for (const change of [
        sql`UPDATE chests SET price = 100 WHERE id = ${chestId}`,
        sql`UPDATE chests SET letters = 100 WHERE id = ${chestId}`,
        sql`UPDATE chests SET game_type = 'crossword' WHERE id = ${chestId}`,
        sql`UPDATE chests SET size = 'big' WHERE id = ${chestId}`,
        sql`UPDATE chests SET uid = ${ben} WHERE id = ${chestId}`,
        sql`UPDATE chests SET id = 1000000 WHERE id = ${chestId}`,
        sql`UPDATE chests SET state = 'closed' WHERE id = ${opened}`,
        sql`UPDATE chests SET state = 'undone' WHERE id = ${opened}`,
        sql`DELETE FROM chests WHERE id = ${chestId}`,
        sql`DELETE FROM chests WHERE id = ${opened}`,
        sql`TRUNCATE chests`,
      ])
        expect(await reasonOf(node.db.execute(change))).toBe(KEPT);
      expect((await undo(opened)).code).toBe('CHEST_OPENED');
      expect((await undo(chestId)).data.jokers).toBe(3);
    });

    it('takes no chest and no end of one that the ledger does not have', async () => {
      const chestId = await buy();
      const made = (state: string, letters = 8, price = 3) =>
        sql`INSERT INTO chests (uid, game_type, size, letters, price, state)
          VALUES (${anna.uid}, 'sudoku', 'medium', ${letters}, ${price}, ${state})`;
      for (const change of [
        made('closed'),
        made('opened'),
        made('undone'),
        sql`UPDATE chests SET state = 'opened' WHERE id = ${chestId}`,
        sql`UPDATE chests SET state = 'undone' WHERE id = ${chestId}`,
      ])
        expect(await reasonOf(node.db.execute(change))).toBe(BOOKED);
      expect(await reasonOf(node.db.execute(made('closed', 0)))).toBe('chest_costs_and_holds');
      expect(await reasonOf(node.db.execute(made('closed', 8, 0)))).toBe('chest_costs_and_holds');
      expect(await reasonOf(node.db.execute(made('given')))).toBe('chest_state');
    });

    it('books jokers back for a chest of that ref alone that was undone and cost as much', async () => {
      const chestId = await buy();
      const back = { uid: anna.uid, currency: 'spellJoker', reason: 'chestUndo' } as const;
      const NO_CHEST = 'Jokers come back only for a chest that was undone.';
      for (const [ref, amount] of [
        [`sudoku/medium#${chestId}`, 3],
        [`sudoku/medium#${chestId}x`, 3],
        ['sudoku/medium', 100],
      ] as const)
        expect(await reasonOf(node.db.transaction((tx) => book(tx, { ...back, ref, amount })))).toBe(NO_CHEST);
      const dear = node.db.transaction(async (tx) => {
        await tx.execute(sql`UPDATE chests SET state = 'undone' WHERE id = ${chestId}`);
        await book(tx, { ...back, ref: `sudoku/medium#${chestId}`, amount: 30 });
      });
      expect([BOOKED, NO_CHEST]).toContain(await reasonOf(dear));
      expect(await has()).toEqual({ jokers: 7, digits: 0 });
    });

    it('lets chests go together with their player', async () => {
      await buy();
      await open(await buy());
      await deletePerson(node.db, anna.uid, Date.now());
      const left = await node.db.select().from(chests).where(eq(chests.uid, anna.uid));
      expect(left).toEqual([]);
    });
  });

  it('a client from before closed chests gets its digits with the purchase', async () => {
    const { data } = await anna.post('/inventory/chest', { gameType: 'sudoku', size: 'medium' });
    expect(data.userInvConsumables).toMatchObject({ spellJoker: 7, letters: { sudoku: 8 } });
    expect(await closed()).toEqual([]);
    expect((await undo(data.chestId)).code).toBe('CHEST_OPENED');
  });
});
