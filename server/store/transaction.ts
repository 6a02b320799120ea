// The one way to a transaction: run again where the database broke it off, with what happens after its commit, and the person's
// row as the lock that is taken before all others (server/README.md, "Locks").

import type { Database } from './database.ts';
import { isConflict } from './faults.ts';
import { load } from './load.ts';
import { users } from './people.ts';

const { eq } = load('drizzle-orm');

/** So often at most: who is broken off each time comes again later, as with a database that is away. */
const TRIES = 5;

/** `work` uses its own handle alone and may run several times, of which only the last counts. */
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
 * Until the transaction ends nobody deletes the person; false where he is gone already. `key share`: as every row of his does by
 * its foreign key. `no key update`: where the person's own row will change too; whoever took the weaker lock first could wait
 * in a circle with another one and a deletion.
 */
export async function holdPerson(tx: Database, uid: string, how: 'key share' | 'no key update'): Promise<boolean> {
  const held = await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for(how);
  return held.length > 0;
}

const due = new WeakMap<object, (() => void)[]>();

/** The same handle; what `afterCommit` is given inside its transactions is done when they have succeeded. */
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

/** At once where `tx` is no transaction of such a handle. */
export function afterCommit(tx: Database, work: () => void): void {
  const waiting = due.get(tx);
  if (waiting === undefined) work();
  else waiting.push(work);
}
