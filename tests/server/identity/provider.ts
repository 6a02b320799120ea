// A sign-in provider for tests: serves its keys over HTTP and signs tokens, valid and invalid ones.

import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export const PROJECT = 'puzzles-live';

export interface Key {
  readonly kid: string;
  readonly private: CryptoKey;
  readonly jwk: JWK;
}

export async function newKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, private: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** The claims of an ordinary token, issued at `now` (unix seconds), ten minutes after the sign-in. */
export const claimsAt = (now: number, uid = 'anna'): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: uid,
  iat: now,
  exp: now + 3600,
  auth_time: now - 600,
  email: `${uid}@example.org`,
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
});

export const signed = (key: Key, claims: JWTPayload, header: object = { kid: key.kid }): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(key.private);

export const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Unsigned, as the emulator issues them. */
export const unsigned = (claims: object, header: object = { alg: 'none', typ: 'JWT' }): string =>
  `${base64(header)}.${base64(claims)}.`;

export interface Provider {
  readonly url: string;
  /** Replaces the keys that it serves. */
  keys: readonly Key[];
  /** How many requests it has received. */
  readonly asked: number;
  /** `down`: it breaks every connection; `broken`: it answers 500. */
  state: 'up' | 'down' | 'broken';
  stop(): Promise<void>;
}

export async function startProvider(keys: readonly Key[]): Promise<Provider> {
  const provider = { keys, asked: 0, state: 'up' as Provider['state'] };
  const server: Server = createServer((request, response) => {
    provider.asked += 1;
    if (provider.state === 'down') return void request.socket.destroy();
    response.writeHead(provider.state === 'up' ? 200 : 500, { 'cache-control': 'public, max-age=3600' });
    response.end(JSON.stringify({ keys: provider.keys.map(({ jwk }) => jwk) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(provider, {
    url: `http://127.0.0.1:${port}/keys`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  });
}
