// Refuses databases that this server must not touch: migrated by a newer version, or in an encoding that cannot hold all letters.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../settings/environment.ts';
import { type Database, MIGRATIONS } from './database.ts';
import { load } from './load.ts';

const { sql } = load('drizzle-orm');

/** Call before migrating. `place` begins the sentence of the StartRefused that it throws. */
export async function refuseForeign(db: Database, place: string): Promise<void> {
  const [facts] = await rowsOf<{ encoding: string; migrated: boolean }>(
    db,
    sql`SELECT current_setting('server_encoding') AS "encoding",
               to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "migrated"`,
  );
  if (facts?.encoding !== 'UTF8')
    throw new StartRefused(
      `${place} has the encoding ${facts?.encoding}, but must have UTF8: create it with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  if (!facts.migrated) return;
  const [newest] = await rowsOf<{ at: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS "at" FROM drizzle.__drizzle_migrations`,
  );
  if (Number(newest?.at ?? 0) > lastMigration())
    throw new StartRefused(
      `${place} was migrated by a newer version of this server. Start that version, or restore a backup that this one made.`,
    );
}

/** When our newest migration was generated; unix ms. */
function lastMigration(): number {
  const journal: { readonly entries: readonly { readonly when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
