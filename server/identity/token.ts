// Verifies that Firebase ID tokens are signed by the provider for this project and a user, and valid now. Stricter than the
// library, which accepts an `aud` list or a lifetime of ten years.

import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import type { FindKey } from './keys.ts';

/** The claims of a verified ID token that we use. */
export interface Claims {
  readonly uid: string;
  /** Empty if the provider has none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Unix seconds of the last actual sign-in; refreshing a token does not change it. */
  readonly authTime: number;
}

/**
 * `projectId`: of the brand's own sign-in project, if it has one. Throws TOKEN_INVALID, TOKEN_EXPIRED, SIGN_IN_FIRST (an anonymous
 * token) or SIGN_IN_UNAVAILABLE.
 */
export type VerifyToken = (token: string, projectId?: string) => Promise<Claims>;

/** Allowed clock skew. */
const TOLERANCE = 5; // s
/** An ID token lives for an hour. */
const LONGEST_LIFE = 3_600 + TOLERANCE; // s

export interface Expected {
  readonly projectId: string;
  readonly clock: Clock;
}

export const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

/** For jose; `claimsOf` checks the rest. */
export const standardChecks = ({ projectId, clock }: Expected) => ({
  issuer: issuerOf(projectId),
  audience: projectId,
  requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
  clockTolerance: TOLERANCE,
  currentDate: new Date(clock.now()),
});

/** Verifies signed tokens, those of a real provider. */
export function tokenVerifier(own: Expected, findKey: FindKey): VerifyToken {
  return async (token, projectId = own.projectId) => {
    const expected = { ...own, projectId };
    try {
      const checks = { ...standardChecks(expected), algorithms: ['RS256'] };
      return claimsOf((await jwtVerify(token, findKey, checks)).payload, expected);
    } catch (error) {
      throw problemOf(error);
    }
  };
}

/** Throws a Problem for claims that the provider would never issue. */
export function claimsOf(payload: JWTPayload, { projectId, clock }: Expected): Claims {
  const { sub, aud, exp, iat, auth_time: authTime, email, email_verified: verified } = payload;
  const latest = Math.floor(clock.now() / 1000) + TOLERANCE;
  const times = [exp, iat, authTime].every((time) => Number.isSafeInteger(time) && (time as number) > 0);
  if (!times || aud !== projectId) throw new Problem('TOKEN_INVALID');
  if (typeof sub !== 'string' || !/^[^\p{C}]{1,128}$/u.test(sub)) throw new Problem('TOKEN_INVALID');
  const [end, begin, signedIn] = [exp, iat, authTime] as [number, number, number];
  if (begin > latest || signedIn > latest || end - begin > LONGEST_LIFE) throw new Problem('TOKEN_INVALID');
  // anonymous users have no account here
  if (providerOf(payload) === 'anonymous') throw new Problem('SIGN_IN_FIRST');
  return {
    uid: sub,
    email: typeof email === 'string' ? email : '',
    emailVerified: verified === true,
    authTime: signedIn,
  };
}

function providerOf({ firebase }: JWTPayload): unknown {
  return typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined;
}

/** jose's errors mean a bad token; any other is a bug of ours. */
export function problemOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new Problem('TOKEN_EXPIRED');
  return error instanceof errors.JOSEError ? new Problem('TOKEN_INVALID') : error;
}
