// The player: profile, name, avatar, export, deletion, and no access to other players' data. The same on both databases.

import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from '../../../api/envelope.ts';
import { Profile, UserExport } from '../../../api/user.ts';
import { toProblem } from '../../../server/plugins/errors.ts';
import { once } from '../../../server/routes/once.ts';
import * as tables from '../../../server/store/schema.ts';
import { plainBrand, publish } from '../brandDocuments.ts';
import { NOON, STORES, type Store, startNode, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';

const RECENT = { authTime: NOON / 1000 - 299 };

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;
  let other: TestNode;
  beforeAll(async () => {
    store = await openStore();
    const database = await store.open('people');
    await publish(database.db, plainBrand('alpha'), plainBrand('beta'));
    node = await startNode(database);
    other = await startNode({ ...database, close: async () => undefined });
  }, 60_000);
  afterAll(async () => {
    await other?.close();
    await node?.close();
    await store?.stop();
  });

  const info = (uid: string, headers = {}) => node.get('/api/user/info', { ...as(uid), ...headers });
  const patch = (uid: string, payload: object, headers = {}) =>
    node.app.inject({ method: 'PATCH', url: '/api/user/info', payload, headers: { ...as(uid), ...headers } });
  const remove = (uid: string, claims: object = RECENT) =>
    node.app.inject({ method: 'DELETE', url: '/api/user', headers: as(uid, claims) });
  const codeOf = (answer: { statusCode: number; json(): { data: { code?: string } } }) => [
    answer.statusCode,
    answer.json().data.code,
  ];

  it('a first visit makes the account, with a welcome, once, however many requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => info('anna', { 'x-white-label': 'alpha' })));
    for (const answer of answers) expect(answer.statusCode).toBe(200);
    expect([...Value.Errors(success(Profile), answers[0]?.json())]).toEqual([]);
    expect(answers[0]?.json().data).toMatchObject({
      uid: 'anna',
      username: '',
      avatar: 'anna',
      email: 'anna@example.org',
      emailVerified: true,
    });
    const { data } = (await node.get('/api/inventory/consumables', as('anna'))).json();
    expect([data.spellJoker, data.freeHints]).toEqual([10, 3]);
  });

  it.each([
    ['Anna Lena', 'Anna Lena'],
    ['  Zoë  ', 'Zoë'],
    ['Ａｎｎａ', 'Anna'],
    ['a  b\u00a0c', 'a b c'],
    ['Ünal99', 'Ünal99'],
    ['日本語', '日本語'],
    ['a🙂b', 'a🙂b'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('takes the name "%s"', async (username, shown) => {
    expect((await patch('bea', { username })).json().data.username).toBe(shown);
    expect((await info('bea')).json().data.username).toBe(shown);
  });

  it.each([
    '',
    'ab',
    'a b',
    '   ',
    'x'.repeat(25),
    'a\u200bbc',
    'abc\u202e',
    'abc\u0007',
    'a\u0301\u0301\u0301',
    '\u3164\u3164\u3164',
    '⠀⠀⠀',
    'ﷺﷺ',
  ])('takes no name like "%s"', async (username) => {
    expect(codeOf(await patch('cem', { username }))).toEqual([400, 'BAD_USERNAME']);
  });

  it('gives a name once per brand: case, width and ß do not make a different name', async () => {
    expect((await patch('dora', { username: 'Straße' })).statusCode).toBe(200);
    for (const username of ['Straße', 'STRASSE', 'strasse', 'Ｓｔｒａｓｓｅ', ' straße'])
      expect(codeOf(await patch('emil', { username }))).toEqual([409, 'USERNAME_TAKEN']);
    expect((await patch('dora', { username: 'STRASSE' })).json().data.username).toBe('STRASSE');
    expect((await patch('otto', { username: 'Straße' }, { 'x-white-label': 'alpha' })).statusCode).toBe(200);
    expect(codeOf(await patch('emil', { username: 'strasse' }, { 'x-white-label': 'alpha' }))).toEqual([
      409,
      'USERNAME_TAKEN',
    ]);
    expect((await patch('emil', { username: 'strasse' }, { 'x-white-label': 'beta' })).statusCode).toBe(200);
  });

  it('gives a name that many request at once to one of them', async () => {
    const uids = Array.from({ length: 20 }, (_, n) => `rival${n}`);
    const statuses = await Promise.all(uids.map(async (uid) => (await patch(uid, { username: 'Sieger' })).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('accepts an avatar that is free or owned', async () => {
    expect((await patch('fritz', { avatar: 'hugo' })).json().data.avatar).toBe('hugo');
    expect(codeOf(await patch('fritz', { avatar: 'ida' }))).toEqual([403, 'AVATAR_LOCKED']);
    for (const avatar of ['nobody', 'toString', '__proto__', '<b>'])
      expect(codeOf(await patch('fritz', { avatar }))).toEqual([404, 'UNKNOWN_AVATAR']);
    const key = { 'idempotency-key': '11111111-1111-4111-8111-111111111111' };
    const bought = await node.app.inject({
      method: 'POST',
      url: '/api/inventory/unique',
      payload: { kind: 'avatar', id: 'ida' },
      headers: { ...as('fritz'), ...key },
    });
    expect(bought.statusCode).toBe(200);
    expect((await patch('fritz', { avatar: 'ida', username: 'Fritz' })).json().data).toMatchObject({
      avatar: 'ida',
      username: 'Fritz',
    });
    // one of the two is invalid, so neither changes
    expect(codeOf(await patch('fritz', { avatar: 'ben', username: 'x' }))).toEqual([400, 'BAD_USERNAME']);
    expect((await info('fritz')).json().data).toMatchObject({ avatar: 'ida', username: 'Fritz' });
  });

  it.each([{}, { uid: 'x' }, { username: 'Good name', brand: 'alpha' }, { username: 7 }, []])(
    'refuses the change %j',
    async (payload) => {
      expect((await patch('gina', payload)).statusCode).toBe(400);
    },
  );

  it.each(['', 'a b', '<b>', 'x'.repeat(65)])('refuses the brand "%s"', async (brand) => {
    expect(codeOf(await info('new-one', { 'x-white-label': brand }))).toEqual([400, 'BAD_REQUEST']);
  });

  it('exports everything stored about a player, and nothing about anyone else', async () => {
    await info('hanna');
    await patch('hanna', { username: 'Hanna' });
    const { feedback, progress, purchases } = tables;
    await node.db.insert(feedback).values({ uid: 'hanna', kind: 'feedback', message: 'Gut!', hash: 'h1' });
    const game = JSON.stringify({ version: 1, log: [] });
    const row = { puzzle: 'sudoku/de-leichtes-001', revision: 1, changed: 1, solved: false, progress: 0, game };
    await node.db.insert(progress).values([
      { ...row, uid: 'hanna' },
      { ...row, uid: 'anna' },
    ]);
    const sold = { offerId: 'size-small', jokers: 20, price: 199, currency: 'EUR', provider: 'sandbox', state: 'paid' };
    await node.db.insert(purchases).values([
      { ...sold, id: 'p1', uid: 'hanna' },
      { ...sold, id: 'p2', uid: 'anna' },
    ]);
    const answer = await node.get('/api/user/export', as('hanna'));
    expect([...Value.Errors(success(UserExport), answer.json())]).toEqual([]);
    const { data } = answer.json();
    expect(data.profile.username).toBe('Hanna');
    expect(data.consumables).toEqual({ freeHints: 3, spellJoker: 10 });
    expect([data.history.length, data.progress.length, data.feedback.length, data.purchases.length]).toEqual([
      2, 1, 1, 1,
    ]);
    expect(data.progress[0].game).toEqual({ version: 1, log: [] });
    expect(answer.body).not.toMatch(/"anna@|"uid":"anna"|"p2"/);
  });

  it('deletes only with a sign-in of the last five minutes', async () => {
    await info('ivan');
    expect(codeOf(await remove('ivan', { authTime: NOON / 1000 - 301 }))).toEqual([403, 'RECENT_SIGN_IN_NEEDED']);
    expect((await info('ivan')).statusCode).toBe(200);
    expect((await remove('ivan')).statusCode).toBe(200);
    expect(codeOf(await info('ivan'))).toEqual([401, 'TOKEN_INVALID']);
    expect(codeOf(await remove('ivan'))).toEqual([401, 'TOKEN_INVALID']);
    // nor on any other node
    expect((await other.get('/api/user/info', as('ivan'))).statusCode).toBe(401);
  });

  it('accepts no token from before the deletion, however often the player signs in again', async () => {
    const before = NOON / 1000 - 120;
    await info('lea');
    expect((await remove('lea', { authTime: before })).statusCode).toBe(200);
    const later = { authTime: NOON / 1000 + 30 };
    for (const person of [node, other])
      expect((await person.get('/api/user/info', as('lea', later))).statusCode).toBe(200);
    for (const authTime of [before, before - 3600, NOON / 1000]) {
      for (const person of [node, other])
        expect(codeOf(await person.get('/api/user/info', as('lea', { authTime })))).toEqual([401, 'TOKEN_INVALID']);
    }
    // nor can a token from before the deletion delete the new account
    expect(codeOf(await remove('lea', { authTime: before }))).toEqual([401, 'TOKEN_INVALID']);
    expect((await node.get('/api/user/info', as('lea', later))).statusCode).toBe(200);
  });

  it('deletes every row of the account; purchases stay, without their owner', async () => {
    expect((await remove('hanna')).statusCode).toBe(200);
    for (const [name, table] of Object.entries(tables)) {
      if (typeof table !== 'object' || !('uid' in table) || name === 'deletedUsers') continue;
      const kept = await node.db.select().from(table as typeof tables.balances);
      expect(
        kept.filter(({ uid }) => uid === 'hanna'),
        name,
      ).toEqual([]);
    }
    const sold = await node.db.select().from(tables.purchases);
    expect(sold.filter(({ uid }) => uid === null)).toHaveLength(1);
    // her name is available again
    expect((await patch('jana', { username: 'hanna' })).statusCode).toBe(200);
  });

  it('no request of an account that is deleted in the meantime causes a 5xx', async () => {
    await info('kurt');
    const asked = Array.from({ length: 10 }, (_, n) =>
      n === 5 ? remove('kurt') : patch('kurt', { username: `Kurt ${n}` }),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([]);
    expect((await info('kurt')).statusCode).toBe(401);
    // the user's row is gone by the time a row that references it is written
    const late = { uid: 'nobody', key: 'k', method: 'POST', path: '/', body: {} };
    const refused = await once(node.db, late, async () => 1).catch((error) => toProblem(error).code);
    expect(refused).toBe('TOKEN_INVALID');
  });
});
