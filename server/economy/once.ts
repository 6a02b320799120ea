// A request that moves jokers is carried out once, however often it is sent: its key, what it moves and its answer are one
// transaction. A refused request leaves nothing behind and may be sent again with the same key.

import { createHash } from 'node:crypto';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findAnswer, keepAnswer, takeKey } from '../store/keys.ts';
import { holdPerson, inTransaction } from '../store/transaction.ts';

export interface KeyedRequest {
  readonly uid: string;
  /** The header Idempotency-Key, checked. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Whether the work changes the person's own row. */
  readonly changesPerson?: boolean;
}

export interface OnceResult {
  /** The answer's bytes, the same ones each time. */
  readonly text: string;
  /** It was carried out earlier; nothing was done now. */
  readonly replayed: boolean;
}

/**
 * `run` works inside the transaction, with its handle alone; what it throws undoes everything. `write` turns its answer into
 * the text that is kept and sent. Throws the problem KEY_REUSED where the key belongs to another request.
 */
export async function once<Answer>(
  db: Database,
  asked: KeyedRequest,
  run: (tx: Database) => Promise<Answer>,
  write: (answer: Answer) => string = (data) => JSON.stringify({ data }),
): Promise<OnceResult> {
  const hash = hashOf(asked);
  const { uid, key, changesPerson = false } = asked;
  return inTransaction(db, async (tx) => {
    // otherwise the key's own row holds the person, by its foreign key
    if (changesPerson && !(await holdPerson(tx, uid, 'no key update'))) throw new Problem('TOKEN_INVALID');
    if (!(await takeKey(tx, uid, key, hash))) {
      const kept = await findAnswer(tx, uid, key);
      if (kept?.hash !== hash) throw new Problem('KEY_REUSED');
      return { text: kept.response, replayed: true };
    }
    const text = write(await run(tx));
    await keepAnswer(tx, uid, key, text);
    return { text, replayed: false };
  });
}

function hashOf({ method, path, body }: KeyedRequest): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(body ?? null, inOrder)}`)
    .digest('base64url');
}

/** The order of an object's members means nothing. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
