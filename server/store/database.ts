// What the embedded database (embedded.ts) and PostgreSQL (postgres.ts) have in common.

import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Figure } from '../metrics/show.ts';
import type * as schema from './schema.ts';

export const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** The handle that queries use. Inside `transaction` use only the transaction's own: PGlite has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** For the metrics. */
  readonly figures?: readonly Figure[];
  /** What the operator should know about how it was opened. */
  readonly notice: string | undefined;
  /** Resolves if the database responds; for the health check. */
  ping(): Promise<void>;
  /** Resolves if there is disk space to write. Costs I/O, so do not call it for every request. */
  canWrite(): Promise<void>;
  close(): Promise<void>;
}

/** Fills a database after its migrations, under the same lock. */
export type Seed = (db: Database) => Promise<unknown>;
