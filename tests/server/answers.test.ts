// What all responses have in common: id, permissions policy, allowed methods, and rate limits by address.

import Value from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../api/envelope.ts';
import { logOptions } from '../../server/plugins/log.ts';
import { ANYBODY } from '../../server/plugins/rates.ts';
import { embeddedStore, NOON, type Store, startNode, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let store: Store;
let node: TestNode;
const lines: { reqId?: string; req?: unknown }[] = [];
beforeAll(async () => {
  store = await embeddedStore();
  const log = logOptions('info', { write: (line) => void lines.push(JSON.parse(line)) });
  node = await startNode(
    await store.open('main'),
    { RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.0/8', SIGN_IN: 'emulator' },
    { log },
  );
});
afterAll(async () => {
  await node?.close();
  await store?.stop();
});

const EVERYTHING = [
  '/health',
  '/api/settings',
  '/api/game/sudoku/leichtes/de-leichtes-001',
  '/api/game/sudoku/leichtes/de-leichtes-001', // the second response comes from the cache
  '/api/user/info',
  '/api/nothing',
  '/api/game/%zz/leichtes',
];

describe('a request id', () => {
  it('is unique, in each response and in its log lines', async () => {
    const answers = await Promise.all(EVERYTHING.map((url) => node.get(url)));
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(EVERYTHING.length);
    const [, settings] = ids;
    expect(lines.filter(({ reqId }) => reqId === settings).length).toBeGreaterThan(0);
  });

  it.each([
    ['a proxy of ours', '10.1.2.3', '0123456789abcdef-proxy', true],
    ['a proxy of ours, by its other notation', '::ffff:10.1.2.3', '0123456789abcdef-proxy', true],
    ['a stranger', '192.0.2.1', '0123456789abcdef-proxy', false],
    ['a proxy of ours that sends too short a one', '10.1.2.3', 'x', false],
    ['a proxy of ours that passes on what a stranger wrote', '10.1.2.3', 'a"}{"level":50,"msg":"forged"', false],
  ])('that %s gave it, or not', async (_who, remoteAddress, given, taken) => {
    const headers = { 'x-request-id': given };
    const answer = await node.app.inject({ method: 'GET', url: '/api/settings', headers, remoteAddress });
    if (taken) expect(answer.headers['x-request-id']).toBe(given);
    else expect(answer.headers['x-request-id']).toMatch(UUID);
  });
});

it('no response permits a page to use browser features that the app does not need', async () => {
  for (const url of EVERYTHING.slice(0, -1)) {
    const policy = String((await node.get(url)).headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(policy.split(', '), url).toContain(`${feature}=()`);
    }
  }
});

describe('a known address with an unsupported method', () => {
  it.each([
    ['DELETE', '/api/settings', 'GET, HEAD'],
    ['POST', '/api/game/config', 'GET, HEAD'],
    ['PUT', '/api/game/sudoku/leichtes/de-leichtes-001?x=1', 'GET, HEAD'],
    ['GET', '/api/feedback', 'POST'],
    ['GET', '/api/user/timeReward/collect', 'POST'],
    ['POST', '/api/game/progress/sudoku%2Fde-leichtes-001', 'GET, HEAD, PUT'],
    ['POST', '/api/user/info', 'GET, HEAD, PATCH'],
    ['OPTIONS', '/api/settings', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
  ] as const)('%s %s: 405, and how it may be asked', async (method, url, allow) => {
    const answer = await node.app.inject({ method, url, headers: as('anna') });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect([Value.Check(Failure, answer.json()), answer.json().data.code]).toEqual([true, 'METHOD_NOT_ALLOWED']);
  });

  it.each(['/api/nothing', '/api/game', '/api/settings/x', '/api/gameXconfig/'])(
    'POST %s is still 404',
    async (url) => {
      const answer = await node.app.inject({ method: 'POST', url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
    },
  );
});

describe('visitors', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    return () => vi.useRealTimers();
  });
  const ask = (url: string, remoteAddress: string) => node.app.inject({ method: 'GET', url, remoteAddress });

  it('may read as much as a school at one address, but not as much as a robot; others are not affected', {
    timeout: 120_000,
  }, async () => {
    const level = '/api/game/sudoku/leichtes/de-leichtes-001';
    const urls = [level, level, level, '/api/settings'];
    for (let n = 0; n < ANYBODY.max; n++) {
      const { statusCode } = await ask(urls[n % urls.length] ?? level, '198.51.100.7');
      if (statusCode !== 200) throw new Error(`The answer ${n} was ${statusCode}.`);
    }
    for (const url of [level, '/api/settings', '/api/game/sudoku/leichtes']) {
      const refused = await ask(url, '198.51.100.7');
      expect([refused.statusCode, refused.json().data.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(url, '203.0.113.9')).statusCode).toBe(200);
    }
    expect((await ask('/health', '198.51.100.7')).statusCode).toBe(200);
    vi.setSystemTime(NOON + 60_000);
    expect((await ask(level, '198.51.100.7')).statusCode).toBe(200);
  });
});
