// Whether strangers can reach this server, judged by all settings rather than by NODE_ENV alone: an operator who forgets that one
// has still set a database, an address and keys. Sign-in and payment are as strict as this requires.

import { isHere, isHost, isLoopback, type VariableReader } from './variables.ts';

export interface Exposure {
  /** Variables that suggest a public server, such as DATABASE_URL; empty if only this machine can reach it. */
  readonly production: readonly string[];
  /** Those that no other setting overrides: with any of them unsigned tokens are never accepted. */
  readonly beyondDoubt: readonly string[];
  /** Nothing is set that a developer's own machine would not need. */
  readonly atHome: boolean;
}

const ENVIRONMENTS = ['', 'development', 'test', 'production'];

/** With such a key Stripe charges nobody. */
export const isTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key);

export function readExposure({ text, checked }: VariableReader): Exposure {
  const allowed = 'development, test, production or unset';
  const environment = checked('NODE_ENV', '', (value) => ENVIRONMENTS.includes(value), allowed);
  const [publicUrl, key] = [text('PUBLIC_URL'), text('STRIPE_SECRET_KEY')];
  const host = checked('HOST', 'localhost', isHost, 'a host name or an address, such as 0.0.0.0, without a port');
  const beyondDoubt = named({
    NODE_ENV: environment === 'production',
    PUBLIC_URL: publicUrl !== '' && !isHere(publicUrl),
    STRIPE_SECRET_KEY: key !== '' && !isTestKey(key),
  });
  const likely = named({
    DATABASE_URL: text('DATABASE_URL') !== '',
    HOST: isHost(host) && !isLoopback(host), // an invalid host already stops the start
    TRUSTED_PROXIES: text('TRUSTED_PROXIES') !== '',
  });
  const production = [...beyondDoubt, ...likely];
  return { production, beyondDoubt, atHome: production.length === 0 && key === '' };
}

const named = (signs: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(signs).filter((name) => signs[name] === true);

/** What these variables' values reveal; of the others it only matters that they are set. */
const TELLS: Readonly<Record<string, string>> = {
  NODE_ENV: 'is production',
  PUBLIC_URL: 'is a public address',
  HOST: 'is not a loopback address',
};

/** Such as `NODE_ENV is production and DATABASE_URL is set`. */
export const because = (names: readonly string[]): string =>
  names.map((name) => `${name} ${TELLS[name] ?? 'is set'}`).join(' and ');
