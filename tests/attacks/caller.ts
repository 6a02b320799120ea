// A caller of the API: unsigned tokens, idempotency keys, and raw responses.

import { randomUUID } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a stranger has no types for the responses
  readonly body: any;
  /** Duration. */
  readonly ms: number;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const now = (): number => Math.floor(Date.now() / 1000); // unix seconds

export const claimsOf = (uid: string, project: string, signedIn = now()) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: uid,
  user_id: uid,
  iat: now(),
  exp: now() + 3600,
  auth_time: signedIn,
  email: `${uid}@example.org`,
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
});

/** A token of the emulator: anyone can make one. */
export const unsigned = (uid: string, { project = 'demo-raetsel', signedIn = now(), header = {} } = {}): string =>
  `${part({ alg: 'none', typ: 'JWT', ...header })}.${part(claimsOf(uid, project, signedIn))}.`;

export interface AskOptions {
  /** The access token; undefined: none. */
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `path` begins with a slash. Calls that write send a new idempotency key unless one is given. */
export async function ask(url: string, method: string, path: string, asked: AskOptions = {}): Promise<Answer> {
  const { token, body, headers = {} } = asked;
  const began = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parsed(text), ms: performance.now() - began };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The specified failure: a sentence in two places, a code, and nothing else that could leak. */
export function isFailure({ body }: Pick<Answer, 'body'>): boolean {
  const texts = [body?.message, body?.error, body?.data?.error, body?.data?.code];
  return body?.isError === true && texts.every((text) => typeof text === 'string' && text !== '');
}

export const jokersOf = async (url: string, token: string): Promise<number> =>
  (await ask(url, 'GET', '/api/inventory/consumables', { token })).body?.data?.spellJoker;

/** Sends a game: `log` is what was played. `based`: the revision that it is based on; undefined: the first. */
export const putGame = (
  url: string,
  token: string,
  puzzle: string,
  log: readonly unknown[],
  based?: number,
): Promise<Answer> =>
  ask(url, 'PUT', `/api/game/progress/${encodeURIComponent(puzzle)}`, {
    token,
    headers: based === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${based}"` },
    body: { game: { version: 1, puzzle, seed: 1, relaxed: false, log } },
  });
