// Which tokens are accepted: the provider's, for this project, not expired. Tested through the whole app, with keys from a server.

import { createHmac, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { providerKeys } from '../../../server/identity/keys.ts';
import { deletePerson } from '../../../server/identity/people.ts';
import type { VerifyToken } from '../../../server/identity/token.ts';
import { tokenVerifier } from '../../../server/identity/token.ts';
import { readEnvironment } from '../../../server/settings/environment.ts';
import type { OpenDatabase } from '../../../server/store/database.ts';
import { embeddedStore, NOON, type Store } from '../nodes.ts';
import {
  base64,
  claimsAt,
  type Key,
  newKey,
  PROJECT,
  type Provider,
  signed,
  startProvider,
  unsigned,
} from './provider.ts';

const clock = { at: NOON, now: () => clock.at };
const now = () => Math.floor(clock.at / 1000);
const HOUR = 3_600_000; // ms

let store: Store;
let database: OpenDatabase;
let provider: Provider;
let key: Key;
let strange: Key;

beforeAll(async () => {
  store = await embeddedStore();
  database = await store.open('tokens', []);
  [key, strange] = [await newKey('first'), await newKey('first')];
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await store?.stop();
});

let verify: VerifyToken;
let app: FastifyInstance;
beforeAll(async () => {
  const environment = readEnvironment({ RATE_LIMITS: 'off' });
  app = await buildApp({ database, clock, environment, verifyToken: (token) => verify(token) });
});
beforeEach(async () => {
  clock.at = NOON;
  provider = await startProvider([key]);
  verify = tokenVerifier({ projectId: PROJECT, clock }, providerKeys(provider.url, clock));
  return () => provider.stop();
});

const ask = (authorization: string) => app.inject({ method: 'GET', url: '/api/user/info', headers: { authorization } });
const askWith = async (token: string) => {
  const answer = await ask(`Bearer ${token}`);
  return [answer.statusCode, answer.statusCode === 200 ? answer.json().data.uid : answer.json().data.code];
};

const claims = (changes: object = {}) => ({ ...claimsAt(now()), ...changes });
const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));

/** Signed with the public key as if it were a shared secret: the oldest trick against token libraries. */
async function hmac(): Promise<string> {
  const pem = createPublicKey({ key: key.jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const body = `${base64({ alg: 'HS256', kid: 'first' })}.${base64(claims())}`;
  return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
}

const FORGED: readonly (readonly [string, string, () => Promise<string> | string])[] = [
  ['expired', 'TOKEN_EXPIRED', () => signed(key, claims({ iat: now() - 7200, exp: now() - 3600 }))],
  ['expired a moment longer than clocks differ', 'TOKEN_EXPIRED', () => signed(key, claims({ exp: now() - 6 }))],
  ['for another project', 'TOKEN_INVALID', () => signed(key, claims({ aud: 'other' }))],
  ['for a list of projects with this one', 'TOKEN_INVALID', () => signed(key, claims({ aud: [PROJECT, 'other'] }))],
  ['for a list of this project alone', 'TOKEN_INVALID', () => signed(key, claims({ aud: [PROJECT] }))],
  ['for nobody', 'TOKEN_INVALID', () => signed(key, without('aud'))],
  ['of another issuer', 'TOKEN_INVALID', () => signed(key, claims({ iss: 'https://securetoken.google.com/other' }))],
  ['of no issuer', 'TOKEN_INVALID', () => signed(key, without('iss'))],
  ['alg none', 'TOKEN_INVALID', () => unsigned(claims())],
  ['alg none with a kid', 'TOKEN_INVALID', () => unsigned(claims(), { alg: 'none', kid: 'first' })],
  ['alg NONE', 'TOKEN_INVALID', () => unsigned(claims(), { alg: 'NONE', kid: 'first' })],
  ['signed by a strange key of the same name', 'TOKEN_INVALID', () => signed(strange, claims())],
  ['signed by a key of an unknown name', 'TOKEN_INVALID', () => signed(strange, claims(), { kid: 'unknown' })],
  ['HS256 with the public key', 'TOKEN_INVALID', hmac],
  ['without exp', 'TOKEN_INVALID', () => signed(key, without('exp'))],
  ['without iat', 'TOKEN_INVALID', () => signed(key, without('iat'))],
  ['without auth_time', 'TOKEN_INVALID', () => signed(key, without('auth_time'))],
  ['without sub', 'TOKEN_INVALID', () => signed(key, without('sub'))],
  ['made in the future', 'TOKEN_INVALID', () => signed(key, claims({ iat: now() + 60, exp: now() + 3660 }))],
  ['signed in in the future', 'TOKEN_INVALID', () => signed(key, claims({ auth_time: now() + 60 }))],
  ['signed in at a word', 'TOKEN_INVALID', () => signed(key, claims({ auth_time: 'now' }))],
  ['not valid yet', 'TOKEN_INVALID', () => signed(key, claims({ nbf: now() + 60 }))],
  ['for the empty person', 'TOKEN_INVALID', () => signed(key, claims({ sub: '' }))],
  ['for a person of 200 characters', 'TOKEN_INVALID', () => signed(key, claims({ sub: 'a'.repeat(200) }))],
  ['for a person of no characters that can be seen', 'TOKEN_INVALID', () => signed(key, claims({ sub: 'a\u0000' }))],
  ['for ten years', 'TOKEN_INVALID', () => signed(key, claims({ exp: now() + 315_360_000 }))],
  ['without kid', 'TOKEN_INVALID', () => signed(key, claims(), {})],
  ['with an empty kid', 'TOKEN_INVALID', () => signed(key, claims(), { kid: '' })],
  ['of somebody who only looks around', 'SIGN_IN_FIRST', () => signed(key, claims({ firebase: ANONYMOUS }))],
  ['cut off', 'TOKEN_INVALID', async () => (await signed(key, claims())).slice(0, -10)],
  ['with its claims exchanged', 'TOKEN_INVALID', exchanged],
  ['with a signature of another', 'TOKEN_INVALID', async () => `${await signed(key, claims())}AA`],
  ['garbage', 'TOKEN_INVALID', () => 'garbage'],
  ['three dots', 'TOKEN_INVALID', () => '..'],
  ['far too long', 'TOKEN_INVALID', () => 'a'.repeat(5000)],
];
const ANONYMOUS = { sign_in_provider: 'anonymous' };

async function exchanged(): Promise<string> {
  const [head, , signature] = (await signed(key, claims())).split('.');
  return `${head}.${base64(claims({ sub: 'mallory' }))}.${signature}`;
}

it.each(FORGED)('a token %s is refused with %s', async (_name, code, make) => {
  const answer = await ask(`Bearer ${await make()}`);
  expect(answer.statusCode).toBe(401);
  const { error, ...rest } = answer.json();
  expect(rest).toEqual({ isError: true, message: error, data: { error, code } });
  expect([answer.headers['www-authenticate'], answer.headers['cache-control']]).toEqual(['Bearer', 'no-store']);
});

it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'token', 'Bearer a b'])(
  'a header "%s" lets nobody in',
  async (header) => {
    expect((await ask(header)).statusCode).toBe(401);
  },
);

it('a good token is accepted until it expires, with an allowance for clock skew', async () => {
  const token = await signed(key, claims());
  expect(await askWith(token)).toEqual([200, 'anna']);
  clock.at = NOON + HOUR + 4000;
  expect(await askWith(token)).toEqual([200, 'anna']);
  clock.at = NOON + HOUR + 6000;
  expect(await askWith(token)).toEqual([401, 'TOKEN_EXPIRED']);
  clock.at = NOON - 4000;
  expect(await askWith(token)).toEqual([200, 'anna']);
});

it('no made-up text is accepted as a token or causes a 5xx', async () => {
  const part = fc.oneof(
    fc.base64String(),
    fc.string(),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
  );
  const token = fc.oneof(
    fc.tuple(part, part, part).map((parts) => parts.join('.')),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(token, async (text) => {
      const outcome = await verify(text).then(
        () => 'let in',
        (error) => error.code,
      );
      expect(outcome).toBe('TOKEN_INVALID');
    }),
    { numRuns: 500 },
  );
});

it('no older token of a deleted account is valid; a new sign-in starts empty, without a second welcome', async () => {
  const token = await signed(key, claims({ sub: 'gone' }));
  expect(await askWith(token)).toEqual([200, 'gone']);
  await deletePerson(database.db, 'gone', clock.at);
  expect(await askWith(token)).toEqual([401, 'TOKEN_INVALID']);
  expect(await askWith(await signed(key, claims({ sub: 'gone', iat: now() + 1 })))).toEqual([401, 'TOKEN_INVALID']);
  clock.at += 60_000;
  const back = `Bearer ${await signed(key, claims({ sub: 'gone', auth_time: now() - 10 }))}`;
  expect((await ask(back)).statusCode).toBe(200);
  const url = '/api/inventory/consumables';
  const { data } = (await app.inject({ method: 'GET', url, headers: { authorization: back } })).json();
  expect([data.spellJoker, data.freeHints]).toEqual([0, 0]);
});

describe('the keys', () => {
  it('are fetched once, and again when they have expired', async () => {
    const token = await signed(key, claims());
    await Promise.all(Array.from({ length: 20 }, () => ask(`Bearer ${token}`)));
    expect(provider.asked).toBe(1);
    clock.at += HOUR - 1;
    expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    expect(provider.asked).toBe(1);
    clock.at += 1;
    expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    expect(provider.asked).toBe(2);
  });

  it('may change: a new key counts at once, an old one no longer once it is removed', async () => {
    const second = await newKey('second');
    expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    provider.keys = [second];
    clock.at += 31_000;
    expect(await askWith(await signed(second, claims()))).toEqual([200, 'anna']);
    expect(await askWith(await signed(key, claims()))).toEqual([401, 'TOKEN_INVALID']);
  });

  it('are not fetched again for every token with an invented key id', async () => {
    for (let n = 0; n < 20; n++) {
      expect(await askWith(await signed(strange, claims(), { kid: `k${n}` }))).toEqual([401, 'TOKEN_INVALID']);
    }
    expect(provider.asked).toBe(1);
  });

  it.each(['down', 'broken'] as const)(
    'nobody is let in while they have never been there and the provider is %s',
    async (state) => {
      provider.state = state;
      expect(await askWith(await signed(key, claims()))).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
      expect(await askWith(unsigned(claims()))).toEqual([401, 'TOKEN_INVALID']);
      provider.state = 'up';
      clock.at += 1000;
      expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    },
  );

  it('last known stay valid for a day of outage and no longer; a token with an unknown key gets no verdict meanwhile', async () => {
    expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    provider.state = 'down';
    clock.at += 23 * HOUR;
    expect(await askWith(await signed(key, claims()))).toEqual([200, 'anna']);
    expect(await askWith(await signed(strange, claims()))).toEqual([401, 'TOKEN_INVALID']);
    expect(await askWith(await signed(strange, claims(), { kid: 'new' }))).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
    clock.at += 2 * HOUR;
    expect(await askWith(await signed(key, claims()))).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
  });
});
