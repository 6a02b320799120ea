// The embedded database: PGlite in a folder that this process has to itself. It survives a killed process, but not necessarily a
// power cut (PGlite runs without fsync), hence PostgreSQL for production.

import { join } from 'node:path';
import type { PGlite as Client } from '@electric-sql/pglite';
import { canWriteFile } from '../folder/canWrite.ts';
import { makeFolder, moveAside, prepareFolder, refusal } from '../folder/dataFolder.ts';
import { type Lock, lockFolder } from '../folder/lock.ts';
import { diskTrouble, openingTrouble } from '../folder/trouble.ts';
import { StartRefused } from '../settings/environment.ts';
import { MIGRATIONS, type OpenDatabase, type Seed } from './database.ts';
import { refuseForeign } from './foreign.ts';
import { load } from './load.ts';
import * as schema from './schema.ts';
import { withCommits } from './transaction.ts';

const { PGlite } = load('@electric-sql/pglite');
const { drizzle } = load('drizzle-orm/pglite');
const { migrate } = load('drizzle-orm/pglite/migrator');

/** Opens, migrates and seeds it. With `replaceBroken` a damaged database is moved aside under `stamp`. Rejects with StartRefused. */
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

interface OpenOptions {
  readonly stamp: string;
  readonly replaceBroken: boolean;
}

async function openLocked(dataDir: string, lock: Lock, seed: Seed, options: OpenOptions): Promise<OpenDatabase> {
  lock.check();
  const { client, notice } = await openClient(dataDir, options);
  guard(client, lock);
  const waiting = countCalls(client);
  const db = withCommits(drizzle(client, { schema }));
  await refuseForeign(db, `The database in ${dataDir}`).catch(async (error) => {
    await client.close();
    throw error;
  });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await seed(db);
  return {
    db,
    notice,
    figures: [
      { type: 'gauge', name: 'database_waiting', help: 'Calls waiting for the embedded database', read: waiting },
    ],
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

/** Replaces a database that does not open, if the operator requested that. Rejects with StartRefused. */
async function openClient(dataDir: string, options: OpenOptions): Promise<{ client: Client; notice?: string }> {
  const { database, notice } = prepareFolder(dataDir, options);
  try {
    return { client: await PGlite.create(database), ...(notice !== undefined && { notice }) };
  } catch (error) {
    const { damaged, sentence } = openingTrouble(dataDir, database, error);
    if (!damaged) throw new StartRefused(sentence);
    if (!options.replaceBroken || notice !== undefined) throw refusal(`${sentence} Nothing was changed.`);
    const moved = moveAside(sentence, database, options.stamp);
    prepareFolder(dataDir, options);
    return { client: await PGlite.create(database), notice: moved };
  }
}

/** Checks the lock before every message to the database: a process that was suspended must end before it writes. */
function guard(client: Client, lock: Lock): void {
  const tell = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    lock.check();
    return tell(message);
  };
}

/** PGlite runs one call at a time. Returns a count of the calls that wait. */
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
