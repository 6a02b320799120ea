// PostgreSQL: a connection pool, and migrations by one node at a time.

import pg from 'pg';
import { StartRefused } from '../settings/environment.ts';
import { type Database, MIGRATIONS, type OpenDatabase, type Seed } from './database.ts';
import { refuseForeign } from './foreign.ts';
import { load } from './load.ts';
import * as schema from './schema.ts';
import { inTransaction, withCommits } from './transaction.ts';

const { sql } = load('drizzle-orm');
const { drizzle } = load('drizzle-orm/node-postgres');
const { migrate } = load('drizzle-orm/node-postgres/migrator');

const CONNECT_LIMIT = 5000; // ms
const STATEMENT_LIMIT = 10_000; // ms

/** Arbitrary, but not used by another program on the same database. */
const ADVISORY_LOCK = 7_283_501;

/** PostgreSQL 15 or newer, migrated and seeded. `report` receives errors of idle connections. Throws StartRefused. */
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
      { ...gauge, name: 'database_connections_idle', help: 'Idle connections of the pool', read: () => pool.idleCount },
      { ...gauge, name: 'database_waiting', help: 'Requests waiting for a connection', read: () => pool.waitingCount },
    ],
    notice: undefined,
    async ping() {
      await db.execute(sql`SELECT 1`);
    },
    canWrite: () => canWriteTable(db),
    close: () => pool.end(),
  };
}

/** Writes a hundred kilobytes to a temporary table, without write-ahead log. */
async function canWriteTable(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`CREATE TEMPORARY TABLE "probe" ON COMMIT DROP AS SELECT generate_series(1, 4096) AS "n"`);
  });
}

/** In a session of its own: when it ends, the lock is released in any case. */
async function prepare(url: string, seed: Seed): Promise<void> {
  const client = await connected(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const db = drizzle(client, { schema });
    await refuseForeign(db, `PostgreSQL at ${placeOf(url)} (DATABASE_URL)`);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seed(db);
  } catch (error) {
    const { cause = error } = error as Error;
    if (!(cause instanceof pg.DatabaseError)) throw error;
    throw new StartRefused(
      `PostgreSQL at ${placeOf(url)} (DATABASE_URL) does not let the server create its tables: ${cause.message}. ` +
        'The database must be empty or created by this server, and the user must own it.',
    );
  } finally {
    await client.end();
  }
}

/** Whether a server has ever run on it. Throws StartRefused if it cannot be reached. */
export async function hasTables(url: string): Promise<boolean> {
  const client = await connected(url);
  try {
    const { rows } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "made"`);
    return rows[0].made;
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host } = new URL(url);
    throw new StartRefused(`PostgreSQL at ${host} (DATABASE_URL) cannot be used: ${(error as Error).message}.`);
  }
}

/** Without user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
