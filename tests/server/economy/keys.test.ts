// Requests that move jokers: retried, without an idempotency key, malformed, signed out.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepKeys } from '../../../server/economy/sweep.ts';
import { nodeOn, STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { expectBalancedBooks, injecting, type Player, player } from './player.ts';
import { EASY } from './worlds.ts';

const hint = (ref: string) => ({ reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref });

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
  afterAll(() => node?.close());

  describe('a retried request', () => {
    it.each([
      ['/inventory/consumables/spend', hint('x')],
      ['/inventory/unique', { kind: 'avatar', id: 'ida' }],
      ['/inventory/chest', { gameType: 'sudoku', size: 'small' }],
      ['/user/timeReward/collect', undefined],
    ])('to %s gets the same bytes and changes nothing more', async (path, body) => {
      const key = randomUUID();
      const first = await anna.post(path, body, key);
      const entries = await expectBalancedBooks(node.db);
      const more = await Promise.all([key, key.toUpperCase(), key].map((same) => anna.post(path, body, same)));
      expect(more.map(({ text }) => text)).toEqual([first.text, first.text, first.text]);
      expect([first.replayed, ...more.map(({ replayed }) => replayed)]).toEqual([false, true, true, true]);
      expect(await expectBalancedBooks(node.db)).toBe(entries);
    });

    it('with a different body is refused; the order of its members does not matter', async () => {
      const key = randomUUID();
      const body = hint('x');
      const first = await anna.post('/inventory/consumables/spend', body, key);
      const turned = Object.fromEntries(Object.entries(body).reverse());
      expect((await anna.post('/inventory/consumables/spend', turned, key)).text).toBe(first.text);
      for (const [path, other] of [
        ['/inventory/consumables/spend', hint('y')],
        ['/inventory/chest', { gameType: 'sudoku', size: 'small' }],
      ] as const) {
        const refused = await anna.post(path, other, key);
        expect([refused.status, refused.code]).toEqual([422, 'KEY_REUSED']);
      }
      expect((await anna.get('/inventory/consumables')).data).toMatchObject({ spellJoker: 10, freeHints: 2 });
    });

    it('does not share its key with other players', async () => {
      const ben = player(injecting(node.app), `${anna.uid}-ben`);
      const key = randomUUID();
      const answers = [await anna.post('/user/timeReward/collect', undefined, key)];
      answers.push(await ben.post('/user/timeReward/collect', undefined, key));
      expect(answers.map(({ replayed }) => replayed)).toEqual([false, false]);
    });

    it('charges nothing twice even after its key has expired', async () => {
      const key = randomUUID();
      await anna.post('/inventory/consumables/spend', hint('x'), key);
      expect(await sweepKeys(node.db)).toBe(0);
      expect(await sweepKeys(node.db, -60)).toBeGreaterThan(0);
      const again = await anna.post('/inventory/consumables/spend', hint('x'), key);
      expect([again.replayed, again.data.freeHints]).toEqual([false, 2]);
    });
  });

  it.each([
    ['POST', '/inventory/consumables/spend', { ...hint('x'), amount: 5 }],
    ['POST', '/inventory/consumables/spend', { ...hint('x'), reason: 'gift' }],
    ['POST', '/inventory/consumables/spend', { ...hint('x'), levelId: 'x' }],
    ['POST', '/inventory/consumables/spend', { ...hint('x'), ref: 5 }],
    ['POST', '/inventory/consumables/spend', hint('')],
    ['POST', '/inventory/chest', { gameType: 'chess', size: 'small' }],
    ['POST', '/inventory/chest', { gameType: 'sudoku', size: 'small', price: 0 }],
    ['POST', '/inventory/chest', { gameType: 'sudoku', size: 'small', closed: false }],
    ['POST', '/inventory/chest/undo', { chestId: 1, price: 100 }],
    ['POST', '/inventory/unique', { kind: 'jokers', id: 'x' }],
    ['POST', '/inventory/unique', [{ kind: 'avatar', id: 'ida' }]],
    ['POST', '/promo/redeem', { code: '' }],
    ['POST', '/promo/redeem', { code: ['A'] }],
    ['POST', '/promo/redeem', undefined],
    ['GET', '/inventory/consumables/history?cursor=x', undefined],
    ['GET', '/inventory/consumables/history?cursor=1e3', undefined],
  ])('%s %s refuses %j', async (method, path, body) => {
    const refused = method === 'GET' ? await anna.get(path) : await anna.post(path, body);
    expect([refused.status, refused.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await anna.get('/inventory/consumables')).data).toMatchObject({ spellJoker: 10, freeHints: 3 });
  });

  it.each([[undefined], ['x'], ['1'.repeat(36)]])('%s is not a valid key', async (key) => {
    const headers = { ...as(anna.uid), ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const answer = await node.app.inject({ method: 'POST', url: '/api/user/timeReward/collect', headers });
    expect([answer.statusCode, answer.json().data.code]).toEqual([400, 'KEY_MISSING']);
  });

  it.each([
    ['GET', '/inventory/consumables'],
    ['GET', '/inventory/consumables/history'],
    ['GET', '/inventory/unique'],
    ['GET', '/user/timeReward'],
    ['POST', '/inventory/consumables/spend'],
    ['POST', '/inventory/unique'],
    ['GET', '/inventory/chest'],
    ['POST', '/inventory/chest'],
    ['POST', '/inventory/chest/open'],
    ['POST', '/inventory/chest/undo'],
    ['POST', '/user/timeReward/collect'],
    ['POST', '/promo/redeem'],
  ] as const)('%s %s is for somebody who has signed in', async (method, path) => {
    const answer = await node.app.inject({ method, url: `/api${path}` });
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, 'SIGN_IN_FIRST']);
  });
});
