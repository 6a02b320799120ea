// Attack: an unsigned token, and others that only look signed, on servers that an operator has only half configured.

import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { type Attack, failing, type Seen, tally } from './attack.ts';
import { ask, claimsOf, unsigned } from './caller.ts';
import { NotStarted, type Server, startServer, type Variables } from './server.ts';

const PROJECT = 'puzzles-live';
const REAL: Variables = {
  FIREBASE_API_KEY: 'AIzaSyA-of-the-attack',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_APP_ID: '1:2:web:3',
};
const POSTGRES: Variables = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/puzzles' };
const LIVE: Variables = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const PUBLIC: Variables = { PUBLIC_URL: 'https://puzzles.example.org' };

/** None of these may start: they are, or may be, public, and would not verify who signs in. */
const HALF: readonly Variables[] = [
  { ...POSTGRES, ...PUBLIC, ...LIVE },
  { ...POSTGRES, ...PUBLIC, ...LIVE, NODE_ENV: 'development' },
  { NODE_ENV: 'Production' },
  { NODE_ENV: 'production' },
  { NODE_ENV: ' production' },
  { NODE_ENV: 'prod', ...REAL },
  POSTGRES,
  { PUBLIC_URL: 'http://localhost.example.org' },
  { PUBLIC_URL: 'http://127.0.0.1.example.org' },
  { HOST: '0.0.0.0' },
  { HOST: '0' },
  { HOST: '::ffff:0.0.0.0' },
  { HOST: '[::]' },
  { TRUSTED_PROXIES: '127.0.0.1' },
  { ...LIVE },
  { ...PUBLIC, SIGN_IN: 'emulator' },
  { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
  { ...REAL, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
  { FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example.org:9099' },
  { ...REAL, ...POSTGRES, ...PUBLIC, NODE_ENV: 'production', PAYMENT: 'sandbox' },
  { ...REAL, ...POSTGRES, ...LIVE, NODE_ENV: 'production', PUBLIC_URL: 'http://puzzles.example.org' },
  { ...REAL, FIREBASE_PROJECT_ID: 'demo-raetsel', ...POSTGRES, ...PUBLIC, NODE_ENV: 'production' },
];

const part = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Tokens for the project that its provider has not issued. */
function forged(): readonly string[] {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const claims = part(claimsOf('victim', PROJECT));
  const signed = (header: object) => {
    const content = `${part({ alg: 'RS256', typ: 'JWT', ...header })}.${claims}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };
  const secret = (key: string, alg = 'HS256') => {
    const content = `${part({ alg, typ: 'JWT', kid: 'a' })}.${claims}`;
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  };
  const none = ['none', 'None', 'NONE', 'nOnE', '', null, 0, ['none']].map(
    (alg) => `${part({ alg, typ: 'JWT' })}.${claims}.`,
  );
  return [
    ...none,
    unsigned('victim', { project: PROJECT }).slice(0, -1), // two parts
    unsigned('victim', { project: 'demo-raetsel' }),
    `${part({ alg: 'RS256', kid: 'a' })}.${claims}.`,
    `${part({ alg: 'none' })}.${claims}.${part('signature')}`,
    secret(''),
    secret(REAL.FIREBASE_API_KEY ?? ''),
    secret(publicKey.export({ format: 'pem', type: 'spki' }).toString()),
    secret('x', 'RS256'),
    signed({}),
    signed({ kid: 'a' }),
    signed({ kid: '../../../etc/passwd' }),
    signed({ kid: '__proto__' }),
    signed({ jwk, kid: 'a' }),
    signed({ jku: 'http://127.0.0.1:1/keys', kid: 'a' }),
    signed({ crit: ['exp'], kid: 'a' }),
    signed({ b64: false, crit: ['b64'], kid: 'a' }),
    `${part('{"alg":"none"')}.${claims}.`,
    '..',
    'null',
  ];
}

/** The outcome of a start with these settings: `refused` with a sentence, or what was wrong. */
async function begun(variables: Variables): Promise<string> {
  let server: Server;
  try {
    server = await startServer(variables);
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    return /\n\s+at /.test(error.message) ? 'a stack' : 'refused';
  }
  const { status } = await ask(server.url, 'GET', '/api/user/info', { token: unsigned('victim') });
  await server.end('SIGKILL');
  return `started, ${status}`;
}

export const doors: Attack = {
  name: 'unsigned tokens where strangers come',
  old: '200 with DATABASE_URL, PUBLIC_URL and keys set',
  async run(): Promise<Seen> {
    const outcomes: string[] = [];
    for (const variables of HALF) outcomes.push(await begun(variables));
    const open = HALF.filter((_, n) => outcomes[n] !== 'refused').map((each) => JSON.stringify(each));
    return {
      text: `${HALF.length} half-made settings: ${tally(outcomes)}`,
      through: open.map((each) => `started or left a stack: ${each}`),
    };
  },
};

export const forgeries: Attack = {
  name: 'forged tokens at a real project',
  old: 'held: 78 refused',
  async run(): Promise<Seen> {
    const server = await startServer(REAL);
    const statuses: number[] = [];
    for (const token of forged()) statuses.push((await ask(server.url, 'GET', '/api/user/info', { token })).status);
    await server.end('SIGTERM');
    // 503: the provider's keys may be out of reach from this machine; without them every token is refused
    const refused = statuses.every((status) => status === 401 || status === 503);
    return { text: tally(statuses), through: failing({ 'a forged token was not refused': refused }) };
  },
};
