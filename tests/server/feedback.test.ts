// Feedback on both databases: what is stored, what is merged, and what leaves nothing behind.

import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_LIMIT } from '../../api/feedback.ts';
import { feedback, users } from '../../server/store/schema.ts';
import { STORES, type Store, startNode, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;
  let address = 0;

  beforeAll(async () => {
    store = await openStore();
    node = await startNode(await store.open('main', []));
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });
  afterEach(async () => {
    await node.db.delete(feedback);
  });

  /** Each from a different address, so no rate limit applies. */
  async function send(body: object, headers: Record<string, string> = {}): Promise<number> {
    const remoteAddress = `10.0.${Math.floor(++address / 250)}.${address % 250}`;
    const sent = { method: 'POST', url: '/api/feedback', headers, payload: body, remoteAddress } as const;
    const answer = await node.app.inject(sent);
    if (answer.statusCode === 204) expect(answer.body).toBe('');
    return answer.statusCode;
  }
  const kept = () => node.db.select().from(feedback).orderBy(feedback.id);

  it('stores what visitors and signed-in players say', async () => {
    const deviceId = '0d6f7d1c-8f0e-4b8a-9c55-1f0c8f6f1a11';
    expect(await send({ kind: 'feedback', message: 'Schön!', deviceId })).toBe(204);
    const clue = { kind: 'clue', levelId: 'crossword/de-leichtes-001', clueRef: '3-across', message: 'Stimmt das?' };
    expect(await send({ ...clue, replay: { version: 1, log: ['\u0000'] }, seconds: 9 }, as('anna'))).toBe(204);
    expect(await send({ kind: 'rating', stars: 5 }, as('anna'))).toBe(204);
    const rows = await kept();
    expect(rows).toMatchObject([
      { uid: null, deviceId, kind: 'feedback', message: 'Schön!', times: 1 },
      { uid: 'anna', deviceId: null, ...clue, replay: '{"version":1,"log":["\\u0000"]}' },
      { uid: 'anna', kind: 'rating', stars: 5, message: '' },
    ]);
    expect(rows[0]?.createdAt).toEqual(new Date(node.at));
    await node.db.delete(users).where(eq(users.uid, 'anna'));
    expect(await kept()).toHaveLength(1);
  });

  it('keeps plain text: lines stay, control characters go', async () => {
    await send({ kind: 'feedback', message: '  eins\r\nzwei\u0000\u001b[31m\u202edrei\tvier\rfünf\ud800 ' });
    expect((await kept())[0]?.message).toBe('eins\nzwei[31mdrei\tvier\nfünf');
  });

  it('merges what the same player says again, even at the same time', async () => {
    const said = { kind: 'suggestion', message: 'Mehr Rätsel!' };
    const again = Array.from({ length: 10 }, () => send({ ...said, message: 'mehr  RÄTSEL! ' }, as('berta')));
    expect(new Set(await Promise.all(again))).toEqual(new Set([204]));
    await send(said, as('berta'));
    await send(said, as('carla'));
    expect((await kept()).map(({ uid, times }) => [uid, times])).toEqual([
      ['berta', 11],
      ['carla', 1],
    ]);
  });

  it.each([
    { kind: 'feedback', message: 'Buy now', website: 'https://spam.example' },
    { kind: 'feedback', message: 'Buy now', seconds: 1 },
  ])('answers a robot with success, and stores nothing: %j', async (body) => {
    expect(await send(body)).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it.each([
    {},
    { kind: 'praise', message: 'x' },
    { kind: 'feedback' },
    { kind: 'feedback', message: ' \n\u0000 ' },
    { kind: 'feedback', message: 'x'.repeat(2001) },
    { kind: 'rating', message: 'no stars' },
    { kind: 'rating', stars: 6 },
    { kind: 'clue', levelId: 'crossword/de-leichtes-001' },
    { kind: 'clue', message: 'x', levelId: 'chess/1' },
    { kind: 'feedback', message: 'x', to: 'a@example.org' },
    { kind: 'feedback', message: 'x', deviceId: 'anna' },
  ])('refuses %j', async (body) => {
    expect(await send(body)).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('stores a session as it came, and never unpacks it', async () => {
    const session = gzipSync(JSON.stringify({ version: 1 })).toString('base64');
    const bomb = gzipSync(Buffer.alloc(40_000_000)).toString('base64');
    expect(await send({ kind: 'feedback', message: 'Es klemmt.', session })).toBe(204);
    expect(await send({ kind: 'feedback', message: 'Bumm', session: bomb })).toBe(204);
    expect((await kept()).map((row) => row.session)).toEqual([session, bomb]);
  });

  it('adds a session that comes with the repeat, and keeps the first', async () => {
    const [first, second] = ['a', 'b'].map((text) => gzipSync(text).toString('base64'));
    const said = { kind: 'feedback', message: 'Es klemmt.' };
    for (const body of [said, { ...said, session: first }, { ...said, session: second }]) await send(body);
    expect(await kept()).toMatchObject([{ times: 3, session: first }]);
  });

  it('keeps the sessions of two visitors who say the same', async () => {
    const sessions = ['a', 'b'].map((text) => gzipSync(text).toString('base64'));
    for (const [index, session] of sessions.entries())
      await send({
        kind: 'feedback',
        message: 'Es klemmt.',
        session,
        deviceId: `00000000-0000-4000-8000-00000000000${index}`,
      });
    expect((await kept()).map((row) => row.session)).toEqual(sessions);
  });

  it.each([
    ['too long', Buffer.concat([gzipSync(''), randomBytes(SESSION_LIMIT)]).toString('base64')],
    ['no base64', '<script>alert(1)</script>'],
    ['another spelling of base64', gzipSync('').subarray(0, 10).toString('base64').replace(/.==$/, 'B==')],
    ['no gzip', Buffer.from('{"version":1}').toString('base64')],
    ['empty', ''],
    ['no text', { $gt: '' }],
  ])('refuses a session that is %s', async (_what, session) => {
    expect(await send({ kind: 'feedback', message: 'Es klemmt.', session })).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('accepts three an hour per player, and per address from visitors', async () => {
    const limited = await startNode(await store.open('limited', []), { RATE_LIMITS: 'on' });
    const say = async (message: string, headers: Record<string, string>) => {
      const payload = { kind: 'feedback', message };
      return (await limited.app.inject({ method: 'POST', url: '/api/feedback', headers, payload })).statusCode;
    };
    for (const headers of [{}, as('dora')]) {
      const answers: number[] = [];
      for (const message of ['1', '2', '3', '4']) answers.push(await say(message, headers));
      expect(answers).toEqual([204, 204, 204, 429]);
    }
    await limited.close();
  });

  it('refuses a bad token rather than taking its sender for a visitor', async () => {
    expect(await send({ kind: 'feedback', message: 'x' }, { authorization: 'Bearer ###' })).toBe(401);
  });
});
