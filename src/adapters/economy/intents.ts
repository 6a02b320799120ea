// Idempotency keys of payments and collections until the server has responded definitively. A key is made before the first attempt
// and stored, so a retry after a lost response or a reload is the same request and counts once. Nothing is retried automatically: the
// player presses again.

import * as v from 'valibot';
import { ApiError, codeOf, isTemporary } from '../api/apiError.ts';
import { newId, type SafeStorage } from '../store/storage.ts';

export interface Intents {
  /**
   * Sends `what` (player, path, body) with its key. `again`: it has been sent before, so the response may be a replay with
   * stale balances. Rejects as `send` does.
   */
  carry<Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<{ answer: Answer; again: boolean }>;
}

const KEY = 'intents';
/** ms; the server forgets keys after the same time. */
const LIFETIME = 24 * 60 * 60 * 1000;

const Kept = v.record(v.string(), v.object({ key: v.string(), at: v.number() }));
type Kept = v.InferOutput<typeof Kept>;

/** `now`: Unix ms. */
export function createIntents(storage: SafeStorage, now: () => number): Intents {
  // always read from storage: another tab may have written
  const read = (): Kept => {
    const all = readKept(storage);
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Math.abs(now() - at) < LIFETIME));
  };
  const write = (kept: Kept) => storage.setItem(KEY, JSON.stringify(kept));
  const settle = (what: string): void => {
    const { [what]: _, ...others } = read();
    write(others);
  };
  return {
    async carry(wish, send) {
      const what = await nameOf(wish);
      const kept = read();
      const known = kept[what];
      const intent = known ?? { key: newId(), at: now() };
      if (!known) write({ ...kept, [what]: intent });
      try {
        const answer = await send(intent.key);
        settle(what);
        return { answer, again: known !== undefined };
      } catch (error) {
        if (isDefinitive(error)) settle(what);
        throw error;
      }
    },
  };
}

/** Local storage is readable to anyone with the device: hashed, so that neither player nor promo code is stored in clear. */
async function nameOf(wish: string): Promise<string> {
  if (!window.isSecureContext) return wish;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(wish));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server has decided. A key used for another request will never be valid for this one. */
function isDefinitive(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.fault === 'refused' || codeOf(error) === 'KEY_REUSED') return true;
  const status = error.status ?? 0;
  // otherwise undecided: the same request may get a different response later
  return error.fault === 'http' && status >= 400 && status !== 401 && !isTemporary(status);
}

function readKept(storage: SafeStorage): Kept {
  try {
    return v.parse(Kept, JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
