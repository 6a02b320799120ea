// How far a server can be reached, judged by what is set and not by one word: whoever forgets NODE_ENV still has a database, an
// address and keys. Sign-in and payment ask here what they may leave open.

import { isHere, isLoopback, type VariableReader } from './variables.ts';

export interface Exposure {
  /** Variables that show that strangers come, such as DATABASE_URL; empty: nobody but who sits at this machine. */
  readonly production: readonly string[];
  /** Those of them that no wish of the operator outweighs: with these nothing unsigned is ever believed. */
  readonly beyondDoubt: readonly string[];
  /** Nothing at all is set that more than a developer's own machine would need. */
  readonly atHome: boolean;
}

const ENVIRONMENTS = ['', 'development', 'test', 'production'];

/** Stripe takes no money where the key says so. */
export const isTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key);

export function readExposure({ text, checked }: VariableReader): Exposure {
  const wanted = 'development, test, production or unset';
  const environment = checked('NODE_ENV', '', (value) => ENVIRONMENTS.includes(value), wanted);
  const [publicUrl, key] = [text('PUBLIC_URL'), text('STRIPE_SECRET_KEY')];
  const beyondDoubt = named({
    NODE_ENV: environment === 'production',
    PUBLIC_URL: publicUrl !== '' && !isHere(publicUrl),
    STRIPE_SECRET_KEY: key !== '' && !isTestKey(key),
  });
  const likely = named({
    DATABASE_URL: text('DATABASE_URL') !== '',
    HOST: !isLoopback(text('HOST', 'localhost')),
    TRUSTED_PROXIES: text('TRUSTED_PROXIES') !== '',
  });
  const production = [...beyondDoubt, ...likely];
  return { production, beyondDoubt, atHome: production.length === 0 && key === '' };
}

const named = (signs: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(signs).filter((name) => signs[name] === true);

/** Such as `DATABASE_URL and HOST are set so`. */
export const because = (names: readonly string[]): string =>
  `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} set so`;
