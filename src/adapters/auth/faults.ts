// The sign-in provider's many errors, reduced to the few that a player can act on.

import type { AuthFault, Readable } from '../../../machines/ports.ts';

/** `message` is for logs. */
export class AuthError extends Error implements Readable {
  override readonly name = 'AuthError';
  readonly fault: AuthFault;
  readonly playerText: string;

  constructor(fault: AuthFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
    this.playerText = `account.fault.${fault}`;
  }
}

const FAULTS: Readonly<Record<string, AuthFault>> = {
  'auth/invalid-credential': 'INVALID_CREDENTIALS',
  'auth/invalid-login-credentials': 'INVALID_CREDENTIALS',
  'auth/wrong-password': 'INVALID_CREDENTIALS',
  'auth/user-not-found': 'INVALID_CREDENTIALS',
  'auth/user-disabled': 'INVALID_CREDENTIALS',
  'auth/user-mismatch': 'INVALID_CREDENTIALS',
  'auth/invalid-email': 'INVALID_CREDENTIALS',
  'auth/email-already-in-use': 'ALREADY_REGISTERED',
  'auth/credential-already-in-use': 'ALREADY_REGISTERED',
  'auth/account-exists-with-different-credential': 'ALREADY_REGISTERED',
  'auth/admin-restricted-operation': 'NOT_REGISTERED',
  'auth/weak-password': 'WEAK_PASSWORD',
  'auth/missing-password': 'WEAK_PASSWORD',
  'auth/password-does-not-meet-requirements': 'WEAK_PASSWORD',
  'auth/requires-recent-login': 'RECENT_SIGN_IN_NEEDED',
  'auth/too-many-requests': 'TOO_MANY_TRIES',
  'auth/quota-exceeded': 'TOO_MANY_TRIES',
  'auth/popup-closed-by-user': 'CANCELLED',
  'auth/cancelled-popup-request': 'CANCELLED',
  'auth/user-cancelled': 'CANCELLED',
  'auth/network-request-failed': 'OFFLINE',
  'auth/timeout': 'OFFLINE',
};

/** Codes whose meaning depends on the call. */
const GONE: readonly string[] = [
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

export type AuthCall = 'signIn' | 'reset' | 'session';

const codeIn = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

export function authError(error: unknown, call: AuthCall = 'signIn'): AuthError {
  if (error instanceof AuthError) return error;
  const code = codeIn(error);
  if (call !== 'signIn' && GONE.includes(code)) return new AuthError('UNKNOWN_USER', error);
  return new AuthError(FAULTS[code] ?? 'UNAVAILABLE', error);
}
