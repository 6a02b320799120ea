// Nothing is paid or charged twice, however many requests come at once: on the embedded database, on PostgreSQL, and with two API
// processes on one PostgreSQL. The embedded one runs its transactions one after another, which hides every race, so these
// tests also run on a deliberately wrong server, whose races PostgreSQL must reveal.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedStore, postgresStore } from '../nodes.ts';
import { plantedApp } from './planted.ts';
import { expectBalancedBooks, injecting, player } from './player.ts';
import { chestEnds, collects, hints, redemptionsOf, type Sent, sendAll, tally, unlocks } from './stampede.ts';
import { WORLDS, type World } from './worlds.ts';

const LIMIT = 300_000; // ms; takes seconds, but the machine may be busy
const THOUSAND = 1000;
/**
 * Every run has a thousand concurrent collects where requests do race, on PostgreSQL. Everything else takes the same lock on the same
 * rows, so fewer are enough, several for each connection of two nodes; the full run has a thousand everywhere.
 */
const SOME = process.env.FULL ? THOUSAND : 80;

describe.each([
  ['the embedded database', WORLDS.embedded, SOME],
  ['PostgreSQL', WORLDS.postgres, THOUSAND],
  ['two API processes on one PostgreSQL', WORLDS.twoProcesses, SOME],
] as const)('on %s', (_name, open, most) => {
  const many = SOME;
  let world: World;
  beforeAll(async () => {
    world = await open();
  }, LIMIT);
  afterAll(() => world?.stop());

  /** Expects the ledger to balance, and each of these requests, retried three times, to get the same response and change nothing. */
  async function expectSettled(requests: readonly Sent[], answers: readonly { text: string; status: number }[]) {
    const entries = await expectBalancedBooks(world.db);
    const paid = requests.flatMap((request, index) => (answers[index]?.status === 200 ? [{ request, index }] : []));
    const some = [...paid, ...requests.slice(0, requests.length / 10).map((request, index) => ({ request, index }))];
    const again = [...some, ...some, ...some];
    const replies = await sendAll(again.map(({ request }) => request));
    for (const [at, { index }] of again.entries()) {
      expect(replies[at]?.status).toBe(answers[index]?.status);
      if (answers[index]?.status === 200) {
        expect([replies[at]?.text, replies[at]?.replayed]).toEqual([answers[index]?.text, true]);
      }
    }
    expect(await expectBalancedBooks(world.db)).toBe(entries);
  }

  it(`${most} collects of one reward pay once`, { timeout: LIMIT }, async () => {
    const requests = collects(world.send, 'collector', most);
    const answers = await sendAll(requests);
    expect(tally(answers)).toEqual({ 200: 1, ALREADY_COLLECTED: most - 1 });
    expect(await player(world.send, 'collector').jokers()).toBe(11);
    await expectSettled(requests, answers);
  });

  it(`${many} purchases of one unlock with ten jokers charge once`, { timeout: LIMIT }, async () => {
    const requests = unlocks(world.send, 'buyer', many, 1);
    const answers = await sendAll(requests);
    expect(tally(answers)).toEqual({ 200: 1, ALREADY_OWNED: many - 1 });
    expect(await player(world.send, 'buyer').jokers()).toBe(0);
    await expectSettled(requests, answers);
  });

  it('purchases of many unlocks with ten jokers never go below zero', { timeout: LIMIT }, async () => {
    const answers = await sendAll(unlocks(world.send, 'dreamer', 0.6 * many, 15));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Object.keys(tally(answers)).sort()).toEqual(['200', 'ALREADY_OWNED', 'NOT_ENOUGH_JOKERS']);
    expect(await player(world.send, 'dreamer').jokers()).toBe(0);
    await expectBalancedBooks(world.db);
  });

  it(`a closed chest, opened and given back ${many} times at once, does one of the two, once`, {
    timeout: LIMIT,
  }, async () => {
    const requests = await chestEnds(world.send, 'waverer', many);
    const answers = await sendAll(requests);
    const [granted] = answers.filter(({ status }) => status === 200);
    const isOpen = granted?.data.letters === 8;
    expect(tally(answers)).toEqual({ 200: 1, [isOpen ? 'CHEST_OPENED' : 'CHEST_UNDONE']: many - 1 });
    const { data } = await player(world.send, 'waverer').get('/inventory/consumables');
    expect([data.spellJoker, data.letters]).toEqual(
      isOpen ? [7, expect.objectContaining({ sudoku: 8 })] : [10, expect.objectContaining({ sudoku: 0 })],
    );
    await expectSettled(requests, answers);
  });

  it('the last free hint, requested many times with different keys, costs no joker', { timeout: LIMIT }, async () => {
    for (const ref of ['r9c8', 'r9c9']) await sendAll(hints(world.send, 'thinker', 1, ref));
    const answers = await sendAll(hints(world.send, 'thinker', 0.3 * many, 'r1c1'));
    expect(answers.map(({ data }) => [data.paid, data.freeHints, data.spellJoker])).toEqual(
      answers.map(() => ['free', 0, 10]),
    );
    await expectBalancedBooks(world.db);
  });

  const uses = many / 20;
  it(`a code for ${uses}, tried ${many} times by ${many / 5} accounts, pays ${uses}`, { timeout: LIMIT }, async () => {
    const requests = await redemptionsOf(world.send, world.db, many / 5, many, uses);
    const answers = await sendAll(requests);
    expect(tally(answers)).toEqual({ 200: uses, CODE_REFUSED: many - uses });
    const paid = requests.filter((_, index) => answers[index]?.status === 200).map(({ who }) => who.uid);
    expect(new Set(paid).size).toBe(uses);
    await expectSettled(requests, answers);
  });
});

describe('a planted look-then-write', () => {
  async function paidBy(openStore: typeof postgresStore, many: number) {
    const store = await openStore();
    const database = await store.open('planted', []);
    const send = injecting(plantedApp(database.db));
    const paid = async (requests: readonly Sent[]) => tally(await sendAll(requests))['200'] ?? 0;
    const counts = {
      collects: await paid(collects(send, 'collector', many)),
      unlocks: await paid(unlocks(send, 'buyer', many, 1)),
      redemptions: await paid(await redemptionsOf(send, database.db, many, many, many / 4)),
    };
    const books = await expectBalancedBooks(database.db).then(
      () => 'fit',
      () => 'do not fit',
    );
    await database.close();
    await store.stop();
    return { ...counts, books };
  }

  it('pays more than once on PostgreSQL, so these tests do detect races', { timeout: LIMIT }, async () => {
    const { collects, unlocks, redemptions, books } = await paidBy(postgresStore, 100);
    expect(collects).toBeGreaterThan(1);
    expect(unlocks).toBeGreaterThan(1);
    expect(redemptions).toBeGreaterThan(25);
    expect(books).toBe('do not fit');
  });

  it('looks right on the embedded database, which is why that one proves nothing', { timeout: LIMIT }, async () => {
    expect(await paidBy(embeddedStore, 20)).toEqual({ collects: 1, unlocks: 1, redemptions: 5, books: 'fit' });
  });
});
