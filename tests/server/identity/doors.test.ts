// What each combination of settings allows: unsigned tokens, play money, or no start at all.

import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { openSignIn } from '../../../server/identity/signIn.ts';
import { type Environment, readEnvironment, StartRefused } from '../../../server/settings/environment.ts';
import { NOON } from '../nodes.ts';
import { claimsAt, unsigned } from './provider.ts';

type Variables = Readonly<Record<string, string>>;

const PROJECT: Variables = {
  FIREBASE_API_KEY: 'AIzaSyA-of-the-tests',
  FIREBASE_AUTH_DOMAIN: 'puzzles-live.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'puzzles-live',
  FIREBASE_APP_ID: '1:2:web:3',
};
const { FIREBASE_API_KEY: _, ...WITHOUT_KEY } = PROJECT;
const POSTGRES: Variables = { DATABASE_URL: 'postgres://u:secret@db.example.org/puzzles' };
const TEST_KEYS: Variables = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const LIVE_KEYS: Variables = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const PUBLIC: Variables = { PUBLIC_URL: 'https://puzzles.example.org' };
const HERE: Variables = { PUBLIC_URL: 'http://localhost:8080' };
const PRODUCTION: Variables = { NODE_ENV: 'production' };
const ASKED: Variables = { SIGN_IN: 'emulator' };
const RUNNING: Variables = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const SANDBOX: Variables = { PAYMENT: 'sandbox' };
const ALLOWED: Variables = { SANDBOX_IN_PRODUCTION: 'on' };
const ALL_OF_IT: Variables = { ...PRODUCTION, ...POSTGRES, ...PUBLIC, ...LIVE_KEYS, ...PROJECT };

/** If it starts: whose tokens it accepts, and which payment provider it uses. If not: the variable that the refusal names first. */
const CASES: readonly (readonly [string, Variables, string])[] = [
  // a local server
  ['nothing', {}, 'emulator, sandbox'],
  ['development', { NODE_ENV: 'development' }, 'emulator, sandbox'],
  ['tests', { NODE_ENV: 'test' }, 'emulator, sandbox'],
  ['loopback by its number', { HOST: '127.0.0.1' }, 'emulator, sandbox'],
  ['loopback of IPv6', { HOST: '::1' }, 'emulator, sandbox'],
  ['an own address here', HERE, 'emulator, sandbox'],
  ['another demo project', { FIREBASE_PROJECT_ID: 'demo-other' }, 'emulator, sandbox'],
  ['a real project at home', PROJECT, 'signed, sandbox'],
  ['no emulator wished', { SIGN_IN: 'firebase' }, 'refused: FIREBASE_API_KEY'],
  ['half a project', { FIREBASE_PROJECT_ID: 'puzzles-live' }, 'refused: FIREBASE_API_KEY'],
  ['a key without a project', { FIREBASE_API_KEY: 'AIzaSyA' }, 'refused: FIREBASE_AUTH_DOMAIN'],
  ['an emulator that runs', RUNNING, 'emulator, sandbox'],
  // one setting that makes the server public, and no sign-in
  ['production', PRODUCTION, 'refused: FIREBASE_API_KEY'],
  ['a database', POSTGRES, 'refused: FIREBASE_API_KEY'],
  ['an address', PUBLIC, 'refused: FIREBASE_API_KEY'],
  ['every interface', { HOST: '0.0.0.0' }, 'refused: FIREBASE_API_KEY'],
  ['every interface of IPv6', { HOST: '::' }, 'refused: FIREBASE_API_KEY'],
  ['a name of the network', { HOST: 'puzzles.example.org' }, 'refused: FIREBASE_API_KEY'],
  ['a proxy in front', { TRUSTED_PROXIES: '127.0.0.1' }, 'refused: FIREBASE_API_KEY'],
  ['test keys', { ...TEST_KEYS, ...HERE }, 'refused: FIREBASE_API_KEY'],
  ['all but the word production', { ...POSTGRES, ...PUBLIC, ...LIVE_KEYS }, 'refused: FIREBASE_API_KEY'],
  [
    'all of it in development',
    { ...ALL_OF_IT, ...WITHOUT_KEY, FIREBASE_API_KEY: '', NODE_ENV: 'development' },
    'refused: FIREBASE_API_KEY',
  ],
  ['a demo key in production', { ...ALL_OF_IT, FIREBASE_API_KEY: 'demo-api-key' }, 'refused: FIREBASE_API_KEY'],
  ['a demo project in production', { ...ALL_OF_IT, FIREBASE_PROJECT_ID: 'demo-x' }, 'refused: FIREBASE_PROJECT_ID'],
  [
    'a pop-up from here in production',
    { ...ALL_OF_IT, FIREBASE_AUTH_DOMAIN: 'localhost' },
    'refused: FIREBASE_AUTH_DOMAIN',
  ],
  // not a NODE_ENV
  ['Production', { NODE_ENV: 'Production' }, 'refused: NODE_ENV'],
  ['prod', { NODE_ENV: 'prod', ...PROJECT }, 'refused: NODE_ENV'],
  ['staging', { NODE_ENV: 'staging', ...PROJECT }, 'refused: NODE_ENV'],
  ['a word that is no sign-in', { SIGN_IN: 'yes' }, 'refused: SIGN_IN'],
  // the emulator, explicitly requested
  ['asked for', ASKED, 'emulator, sandbox'],
  ['asked for with a database', { ...ASKED, ...POSTGRES }, 'emulator, off'],
  ['asked for on every interface', { ...ASKED, HOST: '0.0.0.0' }, 'emulator, off'],
  ['asked for with test keys', { ...ASKED, ...TEST_KEYS, ...HERE }, 'emulator, stripe'],
  ['asked for in production', { ...ASKED, ...PRODUCTION }, 'refused: SIGN_IN'],
  ['asked for with live keys', { ...ASKED, ...LIVE_KEYS, ...HERE }, 'refused: SIGN_IN'],
  ['asked for at an address', { ...ASKED, ...PUBLIC }, 'refused: SIGN_IN'],
  ['asked for with a real project', { ...ASKED, ...PROJECT }, 'refused: SIGN_IN'],
  ['one that runs, in production', { ...RUNNING, ...PRODUCTION }, 'refused: FIREBASE_AUTH_EMULATOR_HOST'],
  ['one that runs, at an address', { ...RUNNING, ...PUBLIC }, 'refused: FIREBASE_AUTH_EMULATOR_HOST'],
  ['one that runs elsewhere', { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.7:9099' }, 'refused: FIREBASE_AUTH_EMULATOR_HOST'],
  ['one that runs, and none wished', { ...RUNNING, SIGN_IN: 'firebase' }, 'refused: FIREBASE_AUTH_EMULATOR_HOST'],
  // money
  ['production', ALL_OF_IT, 'signed, stripe'],
  ['all of it without the word', { ...ALL_OF_IT, NODE_ENV: '' }, 'signed, stripe'],
  ['production that sells nothing', { ...PRODUCTION, ...PROJECT }, 'signed, off'],
  ['a database and no keys', { ...POSTGRES, ...PROJECT }, 'signed, off'],
  ['play money in production', { ...PRODUCTION, ...PROJECT, ...SANDBOX }, 'refused: SANDBOX_IN_PRODUCTION'],
  ['play money with a database', { ...POSTGRES, ...PROJECT, ...SANDBOX }, 'refused: SANDBOX_IN_PRODUCTION'],
  ['play money on purpose', { ...PRODUCTION, ...PROJECT, ...SANDBOX, ...ALLOWED }, 'signed, sandbox'],
  ['test keys in production', { ...ALL_OF_IT, ...TEST_KEYS }, 'refused: SANDBOX_IN_PRODUCTION'],
  ['test keys in production on purpose', { ...ALL_OF_IT, ...TEST_KEYS, ...ALLOWED }, 'signed, stripe'],
  ['the switch alone buys nothing', { ...PRODUCTION, ...PROJECT, ...ALLOWED }, 'signed, off'],
  ['an address without encryption', { ...ALL_OF_IT, PUBLIC_URL: 'http://puzzles.example.org' }, 'refused: PUBLIC_URL'],
  ['an address here in production', { ...ALL_OF_IT, ...HERE }, 'refused: PUBLIC_URL'],
  ['a foreign Stripe', { ...ALL_OF_IT, STRIPE_API: 'https://api.stripe.example' }, 'refused: STRIPE_API'],
  ['a Stripe here in production', { ...ALL_OF_IT, STRIPE_API: 'http://127.0.0.1:12111' }, 'refused: STRIPE_API'],
  [
    'a foreign Stripe at home',
    { ...ASKED, ...TEST_KEYS, ...HERE, STRIPE_API: 'https://api.stripe.example' },
    'refused: STRIPE_API',
  ],
  [
    'a Stripe here at home',
    { ...ASKED, ...TEST_KEYS, ...HERE, STRIPE_API: 'http://127.0.0.1:12111' },
    'emulator, stripe',
  ],
  // these used to end in a stack trace
  ['everybody as a proxy', { ...PROJECT, TRUSTED_PROXIES: '0.0.0.0/0' }, 'refused: TRUSTED_PROXIES'],
  ['everybody of IPv6 as a proxy', { ...PROJECT, TRUSTED_PROXIES: '10.0.0.1, ::/0' }, 'refused: TRUSTED_PROXIES'],
  ['a proxy with a zone', { ...PROJECT, TRUSTED_PROXIES: 'fe80::1%eth0' }, 'refused: TRUSTED_PROXIES'],
  [
    'a domain that is none',
    { ...PROJECT, FIREBASE_AUTH_DOMAIN: "x; script-src 'unsafe-inline'" },
    'refused: FIREBASE_AUTH_DOMAIN',
  ],
  [
    'a domain with its scheme',
    { ...PROJECT, FIREBASE_AUTH_DOMAIN: 'https://puzzles-live.firebaseapp.com' },
    'refused: FIREBASE_AUTH_DOMAIN',
  ],
  ['a page that is no origin', { CORS_ORIGINS: "https://a.example;'unsafe-inline'" }, 'refused: CORS_ORIGINS'],
];

const read = (variables: Variables): Environment | string => {
  try {
    return readEnvironment(variables);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return error.message;
  }
};

function outcomeOf(variables: Variables): string {
  const found = read(variables);
  if (typeof found === 'string') return `refused: ${/^\w+/.exec(found)?.[0]}`;
  return `${found.emulator === 'off' ? 'signed' : 'emulator'}, ${found.payment.provider}`;
}

describe('settings', () => {
  it('have more than forty cases', () => expect(CASES.length).toBeGreaterThan(40));

  it.each(CASES)('%s (%j): %s', (_name, variables, outcome) => expect(outcomeOf(variables)).toBe(outcome));

  it('a refusal says why the server counts as public and what is missing, and reveals no secrets', () => {
    const told = read({ ...POSTGRES, ...TEST_KEYS, ...HERE });
    expect(told).toMatch(/^FIREBASE_API_KEY, .*FIREBASE_APP_ID must be set.* DATABASE_URL /);
    expect(told).not.toMatch(/secret@|sk_test|\n {2,}at /);
  });

  it('a refusal explains in words what each variable implies', () => {
    expect(read({ ...PRODUCTION, ...POSTGRES })).toMatch(/where NODE_ENV is production and DATABASE_URL is set\./);
    expect(read({ HOST: '0.0.0.0' })).toMatch(/where HOST is not a loopback address\./);
    expect(read({ ...ALL_OF_IT, ...SANDBOX, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toMatch(
      /^SANDBOX_IN_PRODUCTION must be on .* PAYMENT is sandbox where .*PUBLIC_URL is a public address/,
    );
    for (const [, variables] of CASES) expect(String(read(variables))).not.toMatch(/set so/);
  });

  it.each(['localhost:8080', '0.0.0.0:80', 'http://localhost', '[::1]:80', 'a host', '*'])(
    'HOST=%s is refused for what it is, and nothing else is asked for',
    (HOST) =>
      expect(read({ HOST })).toBe(
        `HOST must be a host name or an address, such as 0.0.0.0, without a port, but is "${HOST}".`,
      ),
  );

  it('there is a warning about an emulator that strangers could reach, but not about a local one', () => {
    expect(readEnvironment({}).warnings).toEqual([]);
    expect(readEnvironment({ ...ASKED, HOST: '0.0.0.0' }).warnings).toEqual([expect.stringMatching(/^SIGN_IN .*HOST/)]);
    expect(readEnvironment({ ...PRODUCTION, ...PROJECT, ...SANDBOX, ...ALLOWED }).warnings).toEqual([
      expect.stringMatching(/^SANDBOX_IN_PRODUCTION /),
    ]);
  });
});

/** The status that each token gets; undefined if no server starts. The database is a stub that knows every user. */
async function answersTo(
  tokens: readonly string[],
  variables: Variables,
  from: Readonly<Record<string, string>> = {},
): Promise<number[] | undefined> {
  const environment = read(variables);
  if (typeof environment === 'string') return undefined;
  const clock = { now: () => NOON };
  const signIn = await openSignIn(environment, clock);
  const row = { brand: 'default', username: '', avatar: 'anna', createdAt: new Date(NOON), deletedAt: null };
  const rows = { from: () => rows, leftJoin: () => rows, where: () => rows, limit: async () => [row] };
  const database = {
    db: { select: () => rows } as never,
    notice: undefined,
    ping: async () => undefined,
    canWrite: async () => undefined,
    close: async () => undefined,
  };
  const app = await buildApp({ database, clock, environment, verifyToken: signIn.verifyToken });
  const statuses: number[] = [];
  for (const token of tokens) {
    const headers = { ...from, authorization: `Bearer ${token}` };
    statuses.push((await app.inject({ method: 'GET', url: '/api/user/info', headers })).statusCode);
  }
  await app.close();
  return statuses;
}

describe('a server that is open because it counts as local', () => {
  const project = 'demo-raetsel';
  const iss = `https://securetoken.google.com/${project}`;
  const anybody = [unsigned({ ...claimsAt(NOON / 1000), iss, aud: project })];
  const PROXIED = { 'x-forwarded-for': '203.0.113.9' };

  it.each<[string, Variables, Readonly<Record<string, string>>, number]>([
    ['answers its own machine', {}, { host: 'localhost:8080' }, 200],
    ['answers its own machine by number', {}, { host: '127.0.0.1:8080' }, 200],
    ['answers nobody under another name', {}, { host: 'puzzles.example.org' }, 403],
    ['answers nobody whom a proxy brings', {}, { host: 'localhost', ...PROXIED }, 403],
    [
      'answers nobody whom a proxy brings, by the standard',
      {},
      { host: 'localhost', forwarded: 'for=203.0.113.9' },
      403,
    ],
    ['answers everybody where it was asked to', ASKED, { host: 'puzzles.example.org', ...PROXIED }, 200],
  ])('%s', async (_name, variables, from, status) => {
    expect(await answersTo(anybody, variables, from)).toEqual([status]);
  });
});

describe('a forged token without a signature', () => {
  const forged = ['puzzles-live', 'demo-raetsel'].map((project) =>
    unsigned({ ...claimsAt(NOON / 1000), iss: `https://securetoken.google.com/${project}`, aud: project }),
  );

  it.each<[string, Variables]>([
    ['at home with a real project', PROJECT],
    ['in production', ALL_OF_IT],
    ['where only the word production is missing', { ...ALL_OF_IT, NODE_ENV: '' }],
    ['on every interface', { ...PROJECT, HOST: '0.0.0.0' }],
    ['with a database', { ...PROJECT, ...POSTGRES }],
  ])('gets 401 %s', async (_name, variables) => {
    expect(await answersTo(forged, variables)).toEqual([401, 401]);
  });

  it.each<[string, Variables]>([
    ['with a database, an address and keys', { ...POSTGRES, ...PUBLIC, ...LIVE_KEYS }],
    ['for Production with a capital', { NODE_ENV: 'Production' }],
    ['on every interface', { HOST: '0.0.0.0' }],
  ])('finds no server %s, where it used to be accepted', async (_name, variables) => {
    expect(await answersTo(forged, variables)).toBeUndefined();
  });

  it('is accepted by a local server, whose emulator makes such tokens', async () => {
    expect(await answersTo(forged, {})).toEqual([401, 200]);
  });
});
