// Idempotency keys of the requests that were carried out, with their responses.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { idempotency } from './people.ts';

const { and, eq, inArray, lt, sql } = load('drizzle-orm');

/** Whether the key was free. Waits for a concurrent transaction that has just taken it: if that fails, the key is free. */
export async function takeKey(tx: Database, uid: string, key: string, hash: string): Promise<boolean> {
  const taken = await tx
    .insert(idempotency)
    .values({ uid, key, hash, status: 200, response: '' })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  return taken.length > 0;
}

const sameKey = (uid: string, key: string) => and(eq(idempotency.uid, uid), eq(idempotency.key, key));

export async function keepAnswer(tx: Database, uid: string, key: string, response: string): Promise<void> {
  await tx.update(idempotency).set({ response }).where(sameKey(uid, key));
}

export async function findAnswer(tx: Database, uid: string, key: string) {
  const [row] = await tx
    .select({ hash: idempotency.hash, response: idempotency.response })
    .from(idempotency)
    .where(sameKey(uid, key))
    .limit(1);
  return row;
}

/** Deletes up to `limit` keys older than `seconds`; returns how many. */
export async function forgetKeys(db: Database, seconds: number, limit: number): Promise<number> {
  const age = sql`now() - make_interval(secs => ${seconds})`;
  const old = db
    .select({ place: sql`${idempotency}.ctid` })
    .from(idempotency)
    .where(lt(idempotency.createdAt, age))
    .limit(limit)
    .for('update', { skipLocked: true }); // rows locked by an account's deletion go with it
  const gone = await db
    .delete(idempotency)
    .where(inArray(sql`${idempotency}.ctid`, old))
    .returning({ key: idempotency.key });
  return gone.length;
}
