// The one way to a transaction. Where the database broke one off because of another, it is run again.

import type { Database } from './database.ts';
import { isConflict } from './faults.ts';

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
