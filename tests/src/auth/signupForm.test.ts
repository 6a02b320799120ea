// The form for a new account: when a password must be repeated.
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { signupForm } from '../../../src/account/schemas.ts';

const form = signupForm({ minimum: 6 } as Parameters<typeof signupForm>[0]);
const said = (repeated: string | undefined) =>
  safeParse(form, { email: 'anna@example.org', password: 'geheim-2026', repeated }).issues?.map(
    ({ message }) => message,
  );

test('a hidden password is repeated alike; one that is shown need not be', () => {
  expect(said('geheim-2026')).toBeUndefined();
  expect(said('geheim-2062')).toEqual(['account.error.mismatch']);
  expect(said('')).toEqual(['account.error.mismatch']);
  expect(said(undefined)).toBeUndefined();
});
