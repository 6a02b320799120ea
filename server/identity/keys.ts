// The sign-in provider's public keys: fetched on demand, cached as long as the provider says, refetched for an unknown key id. If
// the provider cannot be reached, stale keys are used for a while; without any keys all tokens are refused.

import { createLocalJWKSet, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import type { Clock } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';

/** The same for all Firebase projects. */
export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const FETCH_LIMIT = 5_000; // ms
const DEFAULT_LIFE = 3_600_000; // ms; if the provider sends no max-age
/** The provider rotates its keys within days; keys older than this are not trusted. */
const LAST_GOOD = 24 * 3_600_000; // ms
/** Minimum ms between fetches, so that tokens with made-up key ids do not cause a fetch each. */
const PAUSE = { afterSuccess: 30_000, afterFailure: 1_000 };

interface Keys {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly loadedAt: number;
  readonly until: number;
}

/** Finds the key that a token names. Throws TOKEN_INVALID for an unknown one, SIGN_IN_UNAVAILABLE without keys. */
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
  /** One fetch at a time, and none shortly after the last. */
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
  if (!answer.ok) throw new Error(`The address of the sign-in keys responded with ${answer.status}.`);
  const find = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
  const seconds = /max-age=(\d{1,9})/.exec(answer.headers.get('cache-control') ?? '')?.[1];
  const life = seconds === undefined ? DEFAULT_LIFE : Math.min(Number(seconds) * 1000, LAST_GOOD);
  const now = clock.now();
  return { find, loadedAt: now, until: now + life };
}
