// Fake tokens: the test decides who the caller is. For the real check see token.test.ts.

import type { Claims, VerifyToken } from '../../server/identity/token.ts';

/** An hour before NOON of nodes.ts; unix seconds. */
const SIGNED_IN = Date.parse('2026-11-21T10:00:00Z') / 1000;

/** The headers of a request by this player. */
export function as(uid: string, claims: Partial<Claims> = {}): Record<string, string> {
  const all: Claims = {
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    authTime: SIGNED_IN,
    ...claims,
  };
  return { authorization: `Bearer ${Buffer.from(JSON.stringify(all)).toString('base64url')}` };
}

export const verifyTestToken: VerifyToken = async (token) =>
  JSON.parse(Buffer.from(token, 'base64url').toString()) as Claims;
