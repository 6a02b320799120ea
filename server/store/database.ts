// Opens the database: the embedded one in its locked folder, or PostgreSQL at an address. From here on both look the same.

import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { StartRefused } from '../environment.ts';
import { makeFolder, prepareFolder } from '../folder/dataFolder.ts';
import { lockFolder } from '../folder/lock.ts';
import * as schema from './schema.ts';

export const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** What queries are written against. Inside `transaction` only its own handle may be used: PGlite has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** What the operator should know about the opening. */
  readonly notice: string | undefined;
  /** Resolves where the database answers; for the health check. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Fills a database that has just been migrated; runs under the same lock as the migrations. */
type Seed = (db: Database) => Promise<unknown>;

/** The embedded database, migrated and seeded. `dataDir` undefined: in memory, for tests. Throws StartRefused. */
export async function openEmbedded(dataDir: string | undefined, seed: Seed, stamp: string): Promise<OpenDatabase> {
  if (dataDir === undefined) return opened(await PGlite.create(), seed, undefined, () => undefined);
  makeFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const { database, notice } = prepareFolder(dataDir, stamp);
    return await opened(await PGlite.create(database), seed, notice, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function opened(
  client: PGlite,
  seed: Seed,
  notice: string | undefined,
  release: () => void,
): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  await seed(db);
  return {
    db,
    notice,
    async ping() {
      await client.query('SELECT 1');
    },
    async close() {
      await client.close();
      release();
    },
  };
}

/** Any number that no other program on the same database uses for its own locks. */
const ADVISORY_LOCK = 7_283_501;

/** PostgreSQL 15 or newer, migrated and seeded by one node at a time. `report` gets errors of idle connections. */
export async function openPostgres(url: string, seed: Seed, report: (error: Error) => void): Promise<OpenDatabase> {
  await prepare(url, seed);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 10_000 });
  pool.on('error', report);
  const db = drizzlePg(pool, { schema });
  return {
    db,
    notice: undefined,
    async ping() {
      await db.execute(sql`SELECT 1`);
    },
    close: () => pool.end(),
  };
}

/** In a session of its own: its end, however it comes, also ends the lock. */
async function prepare(url: string, seed: Seed): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    const host = new URL(url).host;
    throw new StartRefused(`PostgreSQL at ${host} (DATABASE_URL) cannot be used: ${(error as Error).message}.`);
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const db = drizzlePg(client, { schema });
    await migratePg(db, { migrationsFolder: MIGRATIONS });
    await seed(db);
  } finally {
    await client.end();
  }
}
