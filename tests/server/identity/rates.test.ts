// Rate limits: callers that exceed them get 429 with Retry-After; others are not affected.

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { ANYBODY, RATES } from '../../../server/plugins/rates.ts';
import { readEnvironment } from '../../../server/settings/environment.ts';
import { embeddedStore, NOON, nodeOn, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';

let node: TestNode;
beforeAll(async () => {
  node = await nodeOn(embeddedStore, [], {
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1',
    SIGN_IN: 'emulator',
  });
});
afterAll(() => node?.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  return () => vi.useRealTimers();
});

const get = (url: string, headers: Record<string, string>, from = '198.51.100.7') =>
  node.app.inject({ method: 'GET', url, headers: { ...headers, 'x-forwarded-for': from } });
const info = (uid: string) => get('/api/user/info', as(uid));

it('a player may make a limited number of reads in a minute, and then again', async () => {
  const [{ max }] = RATES.read;
  for (let n = 0; n < max; n++) expect((await info('anna')).statusCode).toBe(200);
  vi.setSystemTime(NOON + 20_500);
  const refused = await info('anna');
  expect([refused.statusCode, refused.json().data.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refused.headers['retry-after']).toBe('40');
  // the limit is per player, across all read routes
  expect((await get('/api/inventory/unique', as('anna'))).statusCode).toBe(429);
  expect((await info('bea')).statusCode).toBe(200);
  // writes have a separate limit
  const headers = { ...as('anna'), 'x-forwarded-for': '198.51.100.7' };
  const write = { method: 'PATCH', url: '/api/user/info', payload: { avatar: 'ben' }, headers } as const;
  expect((await node.app.inject(write)).statusCode).toBe(200);
  vi.setSystemTime(NOON + 60_000);
  expect((await info('anna')).statusCode).toBe(200);
});

it('codes can be tried five times an hour by a player and twenty times from an address', async () => {
  const redeem = (uid: string, from: string) =>
    node.app.inject({
      method: 'POST',
      url: '/api/promo/redeem',
      payload: { code: 'XXXXXXXXXX' },
      headers: { ...as(uid), 'x-forwarded-for': from, 'idempotency-key': crypto.randomUUID() },
    });
  for (let n = 0; n < 5; n++) expect((await redeem('cem', '198.51.100.7')).statusCode).toBe(404);
  expect((await redeem('cem', '203.0.113.9')).statusCode).toBe(429);
  for (let n = 0; n < 15; n++) expect((await redeem(`bot${n}`, '198.51.100.7')).statusCode).toBe(404);
  expect((await redeem('bot99', '198.51.100.7')).statusCode).toBe(429);
  expect((await redeem('bot98', '203.0.113.9')).statusCode).toBe(404);
  vi.setSystemTime(NOON + 3_600_000);
  expect((await redeem('cem', '198.51.100.7')).statusCode).toBe(404);
});

/** What a household has, or a rented machine: 2^64 addresses. */
const ofOneNetwork = (n: number): string => `2001:db8:1:2::${n.toString(16)}`;

it('the IPv6 addresses of one network count as one visitor, for feedback and for public reads', {
  timeout: 240_000,
}, async () => {
  const send = (from: string, message: string) =>
    node.app.inject({
      method: 'POST',
      url: '/api/feedback',
      payload: { kind: 'feedback', message },
      headers: { 'x-forwarded-for': from },
    });
  const [{ max }] = RATES.feedback;
  for (let n = 1; n <= max; n++) expect((await send(ofOneNetwork(n), `no ${n}`)).statusCode).toBe(204);
  expect((await send(ofOneNetwork(99), 'one more')).statusCode).toBe(429);
  expect((await send('2001:db8:1:3::1', 'a neighbour')).statusCode).toBe(204);
  // an IPv4 address is one visitor, however it is written
  for (let n = 1; n <= max; n++) expect((await send('::ffff:192.0.2.77', `mapped ${n}`)).statusCode).toBe(204);
  expect((await send('192.0.2.77', 'one more')).statusCode).toBe(429);
  expect((await send('::ffff:192.0.2.78', 'another')).statusCode).toBe(204);

  for (let n = 0; n < ANYBODY.max; n++) await get('/api/game/nothing/leichtes', {}, ofOneNetwork(n));
  expect((await get('/api/game/nothing/leichtes', {}, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await get('/api/game/nothing/leichtes', {}, '2001:db8:1:3::1')).statusCode).toBe(404);
});

it('an address claimed by an untrusted proxy does not count', async () => {
  const environment = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8', SIGN_IN: 'emulator' });
  const { db } = node;
  const nothing = async () => undefined;
  const database = { db, notice: undefined, ping: nothing, canWrite: nothing, close: nothing };
  const { Problem } = await import('../../../server/common/problem.ts');
  const verifyToken = async () => {
    throw new Problem('TOKEN_INVALID');
  };
  const app = await buildApp({ database, clock: { now: () => NOON }, environment, verifyToken });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    const headers = { ...as('anna'), 'x-forwarded-for': `198.51.100.${n}` };
    statuses.push(
      (await app.inject({ method: 'GET', url: '/api/user/info', headers, remoteAddress: '192.0.2.1' })).statusCode,
    );
  }
  // forged tokens: twenty a minute per address
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  await app.close();
});

it.each(['10.0.0.0/33', 'everybody', '10.0.0', '::1/200', '10.0.0.0/8/8'])('"%s" is no range of proxies', (range) => {
  expect(() => readEnvironment({ TRUSTED_PROXIES: range })).toThrow(/TRUSTED_PROXIES must/);
});
