// An in-memory embedded database from the same image and migrations, for tests with very many small queries.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { IMAGE } from '../../../server/folder/image.ts';
import { type Database, MIGRATIONS } from '../../../server/store/database.ts';
import { load } from '../../../server/store/load.ts';
import * as schema from '../../../server/store/schema.ts';

const { PGlite } = load('@electric-sql/pglite');
const { drizzle } = load('drizzle-orm/pglite');
const { migrate } = load('drizzle-orm/pglite/migrator');

export async function databaseInMemory(): Promise<{ db: Database; close(): Promise<void> }> {
  const image = new Blob([new Uint8Array(brotliDecompressSync(readFileSync(IMAGE)))]);
  const client = await PGlite.create({ loadDataDir: image });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return { db, close: () => client.close() };
}
