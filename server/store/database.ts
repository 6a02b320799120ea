// What an open database is, whichever it is: the embedded one (embedded.ts) or PostgreSQL (postgres.ts).

import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Figure } from '../metrics/show.ts';
import type * as schema from './schema.ts';

export const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** What queries are written against. Inside `transaction` only its own handle may be used: PGlite has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** What it shows of itself. */
  readonly figures?: readonly Figure[];
  /** What the operator should know about the opening. */
  readonly notice: string | undefined;
  /** Resolves where the database answers; for the health check. */
  ping(): Promise<void>;
  /** Resolves where there is room to write; work for the disk, hence not to be asked with every request. */
  canWrite(): Promise<void>;
  close(): Promise<void>;
}

/** Fills a database that has just been migrated; runs under the same lock as the migrations. */
export type Seed = (db: Database) => Promise<unknown>;
