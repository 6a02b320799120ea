// The embedded database: PGlite in a folder that this process has to itself. It survives a killed process; a power cut is not
// promised (PGlite runs without fsync), hence PostgreSQL for production.

import { join } from 'node:path';
import type { PGlite as Client } from '@electric-sql/pglite';
import { canWriteFile } from '../folder/canWrite.ts';
import { makeFolder, prepareFolder } from '../folder/dataFolder.ts';
import { type Lock, lockFolder } from '../folder/lock.ts';
import { diskTrouble, openingTrouble } from '../folder/trouble.ts';
import { MIGRATIONS, type OpenDatabase, type Seed } from './database.ts';
import { load } from './load.ts';
import * as schema from './schema.ts';
import { withCommits } from './transaction.ts';

const { PGlite } = load('@electric-sql/pglite');
const { drizzle } = load('drizzle-orm/pglite');
const { migrate } = load('drizzle-orm/pglite/migrator');

/**
 * Migrated and seeded. `stamp` names a broken database that is moved aside, which happens only where `replaceBroken` asks for
 * it. Rejects with StartRefused.
 */
export async function openEmbedded(
  dataDir: string,
  seed: Seed,
  stamp: string,
  replaceBroken = false,
): Promise<OpenDatabase> {
  makeFolder(dataDir);
  let lock: Lock | undefined;
  try {
    lock = await lockFolder(dataDir);
    return await openLocked(dataDir, lock, seed, { stamp, replaceBroken });
  } catch (error) {
    lock?.release();
    throw diskTrouble(dataDir, error);
  }
}

async function openLocked(
  dataDir: string,
  lock: Lock,
  seed: Seed,
  options: { stamp: string; replaceBroken: boolean },
): Promise<OpenDatabase> {
  lock.check();
  const { database, notice } = prepareFolder(dataDir, options);
  const client = await PGlite.create(database).catch((error) => {
    throw openingTrouble(dataDir, database, error);
  });
  guard(client, lock);
  const waiting = countCalls(client);
  const db = withCommits(drizzle(client, { schema }));
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await seed(db);
  return {
    db,
    notice,
    figures: [{ type: 'gauge', name: 'database_waiting', help: 'Who waits for the embedded database', read: waiting }],
    async ping() {
      await client.query('SELECT 1');
    },
    canWrite: () => canWriteFile(join(dataDir, 'probe')),
    async close() {
      await client.close();
      lock.release();
    },
  };
}

/** Everything that the database is told goes through here: a process that was suspended ends before it writes. */
function guard(client: Client, lock: Lock): void {
  const tell = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    lock.check();
    return tell(message);
  };
}

/** It does one thing after the other. Answers how many wait behind the one that it does. */
function countCalls(client: Client): () => number {
  let calls = 0;
  const counted =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      calls += 1;
      try {
        return await call(...args);
      } finally {
        calls -= 1;
      }
    };
  client.query = counted(client.query.bind(client)) as typeof client.query;
  client.transaction = counted(client.transaction.bind(client)) as typeof client.transaction;
  return () => Math.max(0, calls - 1);
}
