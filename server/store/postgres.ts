// PostgreSQL at an address: a pool, and migrations by one node at a time.

import pg from 'pg';
import { StartRefused } from '../environment.ts';
import { withCommits } from './committed.ts';
import { type Database, MIGRATIONS, type OpenDatabase, type Seed } from './database.ts';
import { load } from './load.ts';
import * as schema from './schema.ts';
import { inTransaction } from './transaction.ts';

const { sql } = load('drizzle-orm');
const { drizzle } = load('drizzle-orm/node-postgres');
const { migrate } = load('drizzle-orm/node-postgres/migrator');

const CONNECT_LIMIT = 5000; // ms
const STATEMENT_LIMIT = 10_000; // ms

/** Any number that no other program on the same database uses for its own locks. */
const ADVISORY_LOCK = 7_283_501;

/** PostgreSQL 15 or newer, migrated and seeded. `report` gets errors of idle connections. Throws StartRefused. */
export async function openPostgres(url: string, seed: Seed, report: (error: Error) => void): Promise<OpenDatabase> {
  await prepare(url, seed);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: STATEMENT_LIMIT,
  });
  pool.on('error', report);
  const db = withCommits(drizzle(pool, { schema }));
  const gauge = { type: 'gauge' } as const;
  return {
    db,
    figures: [
      { ...gauge, name: 'database_connections', help: 'Connections of the pool', read: () => pool.totalCount },
      { ...gauge, name: 'database_connections_idle', help: 'Those that nobody uses', read: () => pool.idleCount },
      { ...gauge, name: 'database_waiting', help: 'Who waits for a connection', read: () => pool.waitingCount },
    ],
    notice: undefined,
    async ping() {
      await db.execute(sql`SELECT 1`);
    },
    canWrite: () => canWriteTable(db),
    close: () => pool.end(),
  };
}

/** A hundred kilobytes beside the tables, without the write-ahead log, gone with the transaction. */
async function canWriteTable(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`CREATE TEMPORARY TABLE "probe" ON COMMIT DROP AS SELECT generate_series(1, 4096) AS "n"`);
  });
}

/** In a session of its own: its end, however it comes, also ends the lock. */
async function prepare(url: string, seed: Seed): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT });
  try {
    await client.connect();
  } catch (error) {
    const host = new URL(url).host;
    throw new StartRefused(`PostgreSQL at ${host} (DATABASE_URL) cannot be used: ${(error as Error).message}.`);
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seed(db);
  } finally {
    await client.end();
  }
}
