// Reads the provider SDK's stored user from the vault without the SDK, so that a page that starts signed in does not load it.

import * as v from 'valibot';
import type { SignIn } from '../../../machines/ports.ts';

const text = v.nullish(v.string(), '');

const Stored = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  email: text,
  emailVerified: v.nullish(v.boolean(), false),
  displayName: text,
  photoURL: text,
  providerData: v.nullish(v.array(v.object({ providerId: v.string() })), []),
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
  const { uid, email, emailVerified, displayName, photoURL, providerData, stsTokenManager } = output;
  const providers = providerData.map(({ providerId }) => providerId);
  return {
    userData: {
      uid,
      email: email ?? '',
      emailVerified: emailVerified ?? false,
      displayName: displayName ?? '',
      photoURL: photoURL ?? '',
      providers,
    },
    token: stsTokenManager.accessToken,
    expires: stsTokenManager.expirationTime,
  };
}
