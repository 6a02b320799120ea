// What a player owns, spends and buys, the same on both databases.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book } from '../../../server/economy/book.ts';
import { progress } from '../../../server/store/schema.ts';
import { nodeOn, STORES, type TestNode } from '../nodes.ts';
import { expectBalancedBooks, injecting, type Player, player } from './player.ts';
import { EASY } from './worlds.ts';

const SIX = { kind: 'level', id: 'sudoku/de-leichtes-006' };
const hint = (ref: string, gameType = 'sudoku') => ({ reason: 'hint', gameType, levelId: 'de-leichtes-001', ref });
const NO_LETTERS = { crossword: 0, gridpuzzle: 0, sudoku: 0, wordsearch: 0 };

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let anna: Player;
  let people = 0;

  beforeAll(async () => {
    node = await nodeOn(openStore, EASY, {
      AD_TAG_URL: 'https://ads.test/vast',
      CONSENT_URL: 'https://ads.test/cmp.js',
      AD_FREE_PRICE: '8',
    });
  }, 60_000);
  beforeEach(() => {
    anna = player(injecting(node.app), `anna-${people++}`);
  });
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const give = (uid: string, amount: number) =>
    node.db.transaction((tx) => book(tx, { uid, currency: 'spellJoker', reason: 'grant', ref: randomUUID(), amount }));

  it('a new account has ten jokers and three free hints, once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => anna.get('/inventory/consumables')));
    for (const { data } of answers) expect(data).toEqual({ spellJoker: 10, freeHints: 3, letters: NO_LETTERS });
  });

  it('hints use the free hints first, then jokers', async () => {
    const paid = [];
    for (const ref of ['a', 'b', 'c', 'd'])
      paid.push((await anna.post('/inventory/consumables/spend', hint(ref))).data);
    expect(paid.map((each) => each.paid)).toEqual(['free', 'free', 'free', 'joker']);
    expect(paid.at(-1)).toEqual({ spellJoker: 9, freeHints: 0, letters: NO_LETTERS, paid: 'joker' });
  });

  it('the same hint is charged once, whatever the key, and the response repeats how it was paid', async () => {
    for (const ref of ['a', 'b', 'c', 'd']) await anna.post('/inventory/consumables/spend', hint(ref));
    await node.db.transaction((tx) =>
      book(tx, { uid: anna.uid, currency: 'freeHints', reason: 'grant', ref: 'again', amount: 2 }),
    );
    const again = await Promise.all(['a', 'd', 'd'].map((ref) => anna.post('/inventory/consumables/spend', hint(ref))));
    expect(again.map(({ data }) => [data.paid, data.spellJoker, data.freeHints])).toEqual([
      ['free', 9, 2],
      ['joker', 9, 2],
      ['joker', 9, 2],
    ]);
    // another game's entry of the same name is another thing
    expect((await anna.post('/inventory/consumables/spend', hint('a', 'crossword'))).data.freeHints).toBe(1);
  });

  it.each([
    ['a number beyond the pack', 'sudoku', 'de-leichtes-999', 'UNKNOWN_LEVEL'],
    ['a category of another game', 'sudoku', 'de-doppelseiten-001', 'UNKNOWN_LEVEL'],
    ['a daily of long ago', 'sudoku', 'de-tagliches_ratsel-1900-01-01', 'LEVEL_GONE'],
    ['a day that never was', 'sudoku', 'de-tagliches_ratsel-2026-11-31', 'UNKNOWN_LEVEL'],
    ["tomorrow's daily", 'sudoku', 'de-tagliches_ratsel-2026-11-22', 'LEVEL_NOT_YET'],
  ])('nothing is paid in %s', async (_name, gameType, levelId, code) => {
    const refused = await anna.post('/inventory/consumables/spend', { ...hint('a'), gameType, levelId });
    expect([refused.status, refused.code]).toEqual([404, code]);
    expect((await anna.get('/inventory/consumables')).data).toMatchObject({ spellJoker: 10, freeHints: 3 });
  });

  it("a hint can be paid for in today's daily, whether or not anyone has opened it yet", async () => {
    const daily = { ...hint('a'), levelId: 'de-tagliches_ratsel-2026-11-21' };
    expect((await anna.post('/inventory/consumables/spend', daily)).data.paid).toBe('free');
  });

  const chance = (ref: string) => ({ ...hint(ref), reason: 'secondChance' });

  it('a second chance takes a free hint first, once for the same entry, and then a joker', async () => {
    const taken = [];
    for (const ref of ['1', '1', '2', '3', '4', '4']) {
      const { data } = await anna.post('/inventory/consumables/spend', chance(ref));
      taken.push([ref, data.paid, data.freeHints, data.spellJoker]);
    }
    expect(taken).toEqual([
      ['1', 'free', 2, 10],
      ['1', 'free', 2, 10],
      ['2', 'free', 1, 10],
      ['3', 'free', 0, 10],
      ['4', 'joker', 0, 9],
      ['4', 'joker', 0, 9],
    ]);
  });

  it('without free hints it costs a joker; without one it is refused, and the same key works once there is one', async () => {
    for (const ref of ['a', 'b', 'c']) await anna.post('/inventory/consumables/spend', hint(ref));
    await give(anna.uid, -9);
    expect((await anna.post('/inventory/consumables/spend', chance('1'))).data.spellJoker).toBe(0);
    const key = randomUUID();
    const refused = await anna.post('/inventory/consumables/spend', chance('2'), key);
    expect([refused.status, refused.code]).toEqual([409, 'NOT_ENOUGH_JOKERS']);
    await give(anna.uid, 1);
    const paid = await anna.post('/inventory/consumables/spend', chance('2'), key);
    expect([paid.status, paid.replayed, paid.data.spellJoker]).toEqual([200, false, 0]);
  });

  it('a chest turns jokers into letters of its game, which can be spent in that game only', async () => {
    const letter = (gameType: string) => ({ ...hint('r1c1', gameType), reason: 'letter' });
    const none = await anna.post('/inventory/consumables/spend', letter('sudoku'));
    expect([none.status, none.code]).toEqual([409, 'NOT_ENOUGH_LETTERS']);
    const chest = await anna.post('/inventory/chest', { gameType: 'sudoku', size: 'medium' });
    expect(chest.data.letters).toBe(8);
    expect(chest.data.userInvConsumables).toMatchObject({ spellJoker: 7, letters: { ...NO_LETTERS, sudoku: 8 } });
    const paid = await anna.post('/inventory/consumables/spend', letter('sudoku'));
    expect(paid.data).toMatchObject({ paid: 'letter', letters: { sudoku: 7 } });
    expect((await anna.post('/inventory/consumables/spend', letter('crossword'))).code).toBe('NOT_ENOUGH_LETTERS');
  });

  it('a chest that is not sold, or too expensive, changes nothing', async () => {
    const huge = await anna.post('/inventory/chest', { gameType: 'sudoku', size: 'huge' });
    expect([huge.status, huge.code]).toEqual([404, 'NO_SUCH_CHEST']);
    const crossword = { gameType: 'crossword', size: 'huge' };
    for (let chest = 0; chest < 2; chest++) {
      expect((await anna.post('/inventory/chest', crossword)).data.letters).toBe(48);
    }
    const third = await anna.post('/inventory/chest', crossword);
    expect([third.status, third.code]).toEqual([409, 'NOT_ENOUGH_JOKERS']);
    const { data } = await anna.get('/inventory/consumables');
    expect(data).toMatchObject({ spellJoker: 0, letters: { crossword: 96 } });
  });

  it('a level is unlocked for ten jokers, once and for good', async () => {
    const bought = await anna.post('/inventory/unique', SIX);
    expect(bought.data).toMatchObject({
      uniqueId: 'level:sudoku/de-leichtes-006',
      userInvConsumables: { spellJoker: 0 },
    });
    await give(anna.uid, 20);
    const again = await anna.post('/inventory/unique', SIX);
    expect([again.status, again.code]).toEqual([409, 'ALREADY_OWNED']);
    expect(await anna.jokers()).toBe(20);
    const { data } = await anna.get('/inventory/unique');
    expect(data).toMatchObject({
      'level:sudoku/de-leichtes-006': { ...SIX, uniqueId: 'level:sudoku/de-leichtes-006' },
    });
  });

  it('freedom from ads is bought once, however often it is asked for', async () => {
    const item = { kind: 'adFree', id: 'forever' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => anna.post('/inventory/unique', item)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
      uniqueId: 'adFree:forever',
      userInvConsumables: { spellJoker: 2 },
    });
    expect((await anna.get('/inventory/unique')).data).toHaveProperty('adFree:forever');
    const { data: history } = await anna.get('/inventory/consumables/history');
    expect(history).toEqual(
      expect.arrayContaining([expect.objectContaining({ reason: 'adFree', amount: -8, balance: 2 })]),
    );
    const other = await anna.post('/inventory/unique', { ...item, id: 'today' });
    expect([other.status, other.code]).toEqual([404, 'NOT_FOR_SALE']);
  });

  it.each([
    ['sudoku/de-leichtes-005', 409, 'LEVEL_OPEN'],
    ['sudoku/de-tagliches_ratsel-2026-11-21', 409, 'LEVEL_OPEN'],
    ['sudoku/de-tagliches_ratsel-2026-11-22', 404, 'LEVEL_NOT_YET'],
    ['sudoku/de-tagliches_ratsel-2026-10-21', 404, 'LEVEL_GONE'],
    ['sudoku/de-tagliches_ratsel-006', 404, 'UNKNOWN_LEVEL'],
    ['sudoku/de-leichtes-2026-11-20', 404, 'UNKNOWN_LEVEL'],
    ['sudoku/de-leichtes-999', 404, 'UNKNOWN_LEVEL'],
    ['sudoku/de-leichtes-006/x', 404, 'UNKNOWN_LEVEL'],
    ['chess/de-leichtes-006', 404, 'UNKNOWN_LEVEL'],
    ['__proto__', 404, 'UNKNOWN_LEVEL'],
  ])('%s cannot be unlocked', async (id, status, code) => {
    const refused = await anna.post('/inventory/unique', { kind: 'level', id });
    expect([refused.status, refused.code, await anna.jokers()]).toEqual([status, code, 10]);
  });

  it('a daily level of another day can be unlocked before anyone has requested it', async () => {
    const id = 'wordsearch/en-tagliches_ratsel-2026-11-03';
    expect((await anna.post('/inventory/unique', { kind: 'level', id })).data.uniqueId).toBe(`level:${id}`);
  });

  it('a level that solving has opened is not sold', async () => {
    await anna.jokers();
    const row = { uid: anna.uid, revision: 1, changed: 1, progress: 1, game: '{}' };
    await node.db.insert(progress).values({ ...row, puzzle: 'sudoku/de-leichtes-006', solved: true });
    expect((await anna.post('/inventory/unique', { kind: 'level', id: 'sudoku/de-leichtes-007' })).code).toBe(
      'LEVEL_OPEN',
    );
    expect((await anna.post('/inventory/unique', SIX)).code).toBe('LEVEL_OPEN');
    // the same puzzle in the other language; a game of words has another one there
    expect((await anna.post('/inventory/unique', { kind: 'level', id: 'sudoku/en-leichtes-007' })).code).toBe(
      'LEVEL_OPEN',
    );
    expect((await anna.post('/inventory/unique', { kind: 'level', id: 'wordsearch/en-leichtes-007' })).code).toBe(
      'UNKNOWN_LEVEL',
    );
  });

  it('an avatar has its price; a free one belongs to everyone', async () => {
    const buy = (id: string) => anna.post('/inventory/unique', { kind: 'avatar', id });
    expect((await buy('ida')).data).toMatchObject({ uniqueId: 'avatar:ida', userInvConsumables: { spellJoker: 5 } });
    expect((await buy('mila')).code).toBe('NOT_ENOUGH_JOKERS');
    expect((await buy('anna')).code).toBe('ALREADY_OWNED');
    expect((await buy('constructor')).code).toBe('UNKNOWN_AVATAR');
    expect(Object.keys((await anna.get('/inventory/unique')).data)).toEqual(['avatar:ida']);
  });

  it('the history says where everything went, newest first, a page at a time', async () => {
    await anna.post('/inventory/chest', { gameType: 'sudoku', size: 'small' });
    for (let i = 0; i < 55; i++) await give(anna.uid, 1);
    const first = (await anna.get('/inventory/consumables/history')).data as unknown as Record<string, unknown>[];
    expect(first).toHaveLength(50);
    expect(first[0]).toMatchObject({ currency: 'spellJoker', reason: 'grant', amount: 1, balance: 63 });
    const rest = (await anna.get(`/inventory/consumables/history?cursor=${first.at(-1)?.id}`)).data;
    const chest = { reason: 'chest', ref: 'sudoku/small' };
    expect(rest).toMatchObject([
      {},
      {},
      {},
      {},
      {},
      { ...chest, currency: 'spellJoker', amount: -2, balance: 8 },
      { ...chest, currency: 'letters:sudoku', amount: 4, balance: 4 },
      { reason: 'welcome', currency: 'spellJoker', amount: 10, balance: 10, ref: 'welcome' },
      { reason: 'welcome', currency: 'freeHints', amount: 3, balance: 3, ref: 'welcome' },
    ]);
    expect((await anna.get('/inventory/consumables/history?cursor=999999999999999999')).data).toHaveLength(50);
  });
});
