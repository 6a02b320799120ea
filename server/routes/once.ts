// Idempotency: a request that moves jokers is carried out once, however often it is sent. Its key, its bookings and its response
// are one transaction. A refused request leaves nothing behind and may be retried with the same key.

import { createHash } from 'node:crypto';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findAnswer, keepAnswer, takeKey } from '../store/keys.ts';
import { inTransaction, lockUser } from '../store/transaction.ts';

export interface KeyedRequest {
  readonly uid: string;
  /** The header Idempotency-Key, checked. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Whether the player's own row is locked first, because `run` changes it or must not run beside another that locks it. */
  readonly locksPerson?: boolean;
  /** Runs before a stored response is sent again; throws the problem if it no longer holds. */
  readonly stillHolds?: (tx: Database, text: string) => Promise<void>;
}

export interface OnceResult {
  /** The response, byte for byte the same for each retry. */
  readonly text: string;
  /** True: the request had been carried out before, and this is the stored response. */
  readonly replayed: boolean;
}

/**
 * `run` may only use the transaction's handle; what it throws rolls everything back. `write` serialises its answer, which is stored
 * and sent. Throws KEY_REUSED if the key belongs to another request.
 */
export async function once<Answer>(
  db: Database,
  request: KeyedRequest,
  run: (tx: Database) => Promise<Answer>,
  write: (answer: Answer) => string = (data) => JSON.stringify({ data }),
): Promise<OnceResult> {
  const hash = hashOf(request);
  const { uid, key, locksPerson = false, stillHolds } = request;
  return inTransaction(db, async (tx) => {
    // first: inserting the key takes a weaker lock on the player's row (foreign key), and upgrading that could deadlock
    if (locksPerson && !(await lockUser(tx, uid, 'no key update'))) throw new Problem('TOKEN_INVALID');
    if (!(await takeKey(tx, uid, key, hash))) {
      const kept = await findAnswer(tx, uid, key);
      if (kept?.hash !== hash) throw new Problem('KEY_REUSED');
      await stillHolds?.(tx, kept.response);
      return { text: kept.response, replayed: true };
    }
    const text = write(await run(tx));
    await keepAnswer(tx, uid, key, text);
    return { text, replayed: false };
  });
}

/** Top-level members may come in any order; nested values are hashed as sent, since a posted game is long. */
function hashOf({ method, path, body }: KeyedRequest): string {
  const sorted = isObject(body) ? Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)) : (body ?? null);
  return createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(sorted)}`)
    .digest('base64url');
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
