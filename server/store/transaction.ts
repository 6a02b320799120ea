// Transactions: retried after a conflict, with callbacks after commit; and the player's row as the lock that is taken before all
// others (server/README.md, "Locks").

import type { Database } from './database.ts';
import { isConflict } from './faults.ts';
import { load } from './load.ts';
import { users } from './people.ts';

const { eq } = load('drizzle-orm');

/** A transaction that conflicts this often fails like an unavailable database: 503. */
const TRIES = 5;

/** `work` may use no handle but its own, and may run several times, of which only the last counts. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  settings?: Parameters<Database['transaction']>[1],
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, settings);
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
    }
  }
}

/**
 * Locks the player's row, so that the account cannot be deleted before the transaction ends; false if it is already gone. `key
 * share`: the lock that each of the player's rows takes by its foreign key. `no key update`: for transactions that also change the
 * player's row; upgrading from the weaker lock could deadlock with a deletion.
 */
export async function lockUser(tx: Database, uid: string, how: 'key share' | 'no key update'): Promise<boolean> {
  const held = await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for(how);
  return held.length > 0;
}

const due = new WeakMap<object, (() => void)[]>();

/** Makes `afterCommit` work in the handle's transactions; returns the same handle. */
export function withCommits<Handle extends Database>(db: Handle): Handle {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let done: (() => void)[] = [];
    const result = await begin((tx) => {
      done = [];
      due.set(tx, done);
      return work(tx);
    }, config);
    for (const each of done) each();
    return result;
  };
  return db;
}

/** Runs `work` once the transaction has committed; at once if `tx` is not a transaction of a `withCommits` handle. */
export function afterCommit(tx: Database, work: () => void): void {
  const waiting = due.get(tx);
  if (waiting === undefined) work();
  else waiting.push(work);
}
