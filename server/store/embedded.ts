// The embedded database: PGlite in a folder that this process has to itself. It survives a killed process; a power cut is not
// promised (PGlite runs without fsync), hence PostgreSQL for production.

import { makeFolder, prepareFolder } from '../folder/dataFolder.ts';
import { lockFolder } from '../folder/lock.ts';
import { MIGRATIONS, type OpenDatabase, type Seed } from './database.ts';
import { load } from './load.ts';
import * as schema from './schema.ts';

const { PGlite } = load('@electric-sql/pglite');
const { drizzle } = load('drizzle-orm/pglite');
const { migrate } = load('drizzle-orm/pglite/migrator');

/** Migrated and seeded. `stamp` names a broken database that is moved aside. Throws StartRefused. */
export async function openEmbedded(dataDir: string, seed: Seed, stamp: string): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const { database, notice } = prepareFolder(dataDir, stamp);
    const client = await PGlite.create(database);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seed(db);
    return {
      db,
      notice,
      async ping() {
        await client.query('SELECT 1');
      },
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
