// The sign-in provider's public keys: fetched when they are wanted, kept as long as it says, fetched anew for a key that is not
// known yet. While the provider cannot be reached the last good keys count for a while; without keys nobody is let in.

import { createLocalJWKSet, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import type { Clock } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';

/** Of every Firebase project. */
export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const FETCH_LIMIT = 5_000; // ms
const USUAL_LIFE = 3_600_000; // ms; where the provider does not say
/** Keys of the provider change within days; after this long without an answer none is believed any more. */
const LAST_GOOD = 24 * 3_600_000; // ms
/** Tokens with invented key names must not make this server ask all the time. */
const PAUSE = { afterSuccess: 30_000, afterFailure: 1_000 }; // ms

interface Keys {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly loadedAt: number;
  readonly until: number;
}

/** Finds the key that a token names. Throws Problem: TOKEN_INVALID for an unknown one, SIGN_IN_UNAVAILABLE. */
export type FindKey = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

export function providerKeys(url: string, clock: Clock): FindKey {
  let keys: Keys | undefined;
  let loading: Promise<void> | undefined;
  let tried = { at: Number.NEGATIVE_INFINITY, failed: false };

  const load = async () => {
    try {
      keys = await fetchKeys(url, clock);
      tried = { at: clock.now(), failed: false };
    } catch {
      tried = { at: clock.now(), failed: true };
    }
  };
  /** One fetch at a time, and none right after the last. */
  const refresh = async () => {
    const pause = tried.failed ? PAUSE.afterFailure : PAUSE.afterSuccess;
    if (loading === undefined && clock.now() - tried.at < pause) return;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    await loading;
  };
  const usable = (): Keys => {
    if (keys === undefined || clock.now() - keys.loadedAt > LAST_GOOD) throw new Problem('SIGN_IN_UNAVAILABLE');
    return keys;
  };

  return async (header, token) => {
    if (typeof header.kid !== 'string' || header.kid === '') throw new Problem('TOKEN_INVALID');
    if (keys === undefined || clock.now() >= keys.until) await refresh();
    const found = await find(usable(), header, token);
    if (found !== undefined) return found;
    await refresh();
    const rotated = await find(usable(), header, token);
    if (rotated === undefined) throw new Problem(tried.failed ? 'SIGN_IN_UNAVAILABLE' : 'TOKEN_INVALID');
    return rotated;
  };
}

async function find(keys: Keys, header: JWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey | undefined> {
  try {
    return await keys.find(header, token);
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return undefined;
    throw error;
  }
}

async function fetchKeys(url: string, clock: Clock): Promise<Keys> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT), redirect: 'error' });
  if (!answer.ok) throw new Error(`The keys' address answers ${answer.status}.`);
  const find = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
  const seconds = /max-age=(\d{1,9})/.exec(answer.headers.get('cache-control') ?? '')?.[1];
  const life = seconds === undefined ? USUAL_LIFE : Math.min(Number(seconds) * 1000, LAST_GOOD);
  const now = clock.now();
  return { find, loadedAt: now, until: now + life };
}
