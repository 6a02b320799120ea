// The schemas of the account forms. Messages are keys of src/text/<language>/later/account.json.

import * as v from 'valibot';
import type { PasswordPolicy } from '../../machines/ports.ts';

const INVALID_EMAIL = 'account.error.email';
const INVALID_PASSWORD = 'account.error.password';

const email = v.pipe(v.string(), v.trim(), v.email(INVALID_EMAIL), v.maxLength(254, INVALID_EMAIL));
const given = (message: string) => v.pipe(v.string(), v.minLength(1, message), v.maxLength(4096, message));

export const EmailForm = v.object({ email });

/** An existing password may have been set under older rules: only the provider knows. */
export const LoginForm = v.object({ email, password: given(INVALID_PASSWORD) });

/** What the provider requires of a new password; the product's advice goes further (PasswordHints.tsx). */
const newPassword = (policy: PasswordPolicy) =>
  v.pipe(
    v.string(),
    v.check((password) => meetsPolicy(policy, password), INVALID_PASSWORD),
  );

const MISMATCH = 'account.error.mismatch';

/** A password that one can read need not be repeated: that field is then missing. */
export const signupForm = (policy: PasswordPolicy) =>
  v.pipe(
    v.object({ email, password: newPassword(policy), repeated: v.optional(v.string()) }),
    v.forward(
      v.partialCheck(
        [['password'], ['repeated']],
        ({ password, repeated }) => repeated === undefined || password === repeated,
        MISMATCH,
      ),
      ['repeated'],
    ),
  );

export const passwordForm = (policy: PasswordPolicy) =>
  v.pipe(
    v.object({ current: given('account.error.confirm'), password: newPassword(policy), repeated: v.string() }),
    v.forward(
      v.partialCheck([['password'], ['repeated']], ({ password, repeated }) => password === repeated, MISMATCH),
      ['repeated'],
    ),
  );

/** `asksPassword`: false for accounts without one, which prove their identity at the provider. */
export const confirmForm = (asksPassword: boolean) =>
  v.object({ password: asksPassword ? given('account.error.confirm') : v.string() });

/** The server checks its length and whether it is free. */
export const NameForm = v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1, 'account.error.name')) });

/** What a password may contain, for hints and checks alike. */
export const PASSWORD_PARTS = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{Nd}]/u,
} as const;
export type PasswordPart = keyof typeof PASSWORD_PARTS;

export function meetsPolicy(policy: PasswordPolicy, password: string): boolean {
  const { length } = password;
  const parts = Object.keys(PASSWORD_PARTS) as PasswordPart[];
  return (
    length >= policy.minimum &&
    length <= (policy.maximum ?? 4096) &&
    parts.every((part) => !policy[part] || PASSWORD_PARTS[part].test(password))
  );
}
