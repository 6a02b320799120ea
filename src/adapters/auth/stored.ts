// Reads the provider SDK's stored user from the vault without the SDK, so that a page that starts signed in does not load it.

import * as v from 'valibot';
import type { SignIn } from '../../../machines/ports.ts';

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((said) => said ?? ''),
);

const Provider = v.object({
  providerId: v.string(),
  uid: text,
  displayName: text,
  email: text,
  phoneNumber: text,
  photoURL: text,
});

const Stored = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  email: text,
  emailVerified: v.nullish(v.boolean(), false),
  displayName: text,
  photoURL: text,
  phoneNumber: text,
  providerData: v.pipe(
    v.nullish(v.array(Provider), []),
    v.transform((data) => data ?? []),
  ),
  stsTokenManager: v.object({
    accessToken: v.pipe(v.string(), v.minLength(1)),
    refreshToken: v.pipe(v.string(), v.minLength(1)),
    expirationTime: v.number(),
  }),
});

/** undefined: not a signed-in user. */
export function signInOf(raw: unknown): SignIn | undefined {
  const { success, output } = v.safeParse(Stored, raw);
  if (!success) return undefined;
  const { stsTokenManager, ...userData } = output;
  return {
    userData,
    token: stsTokenManager.accessToken,
    expires: stsTokenManager.expirationTime,
  };
}
