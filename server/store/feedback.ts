// Players' feedback in the database.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { feedback } from './people.ts';

const { desc, sql } = load('drizzle-orm');

export type KeptFeedback = typeof feedback.$inferSelect;

/** A repeat is counted, not stored again. */
export async function keepFeedback(db: Database, entry: typeof feedback.$inferInsert): Promise<void> {
  await db
    .insert(feedback)
    .values(entry)
    .onConflictDoUpdate({ target: feedback.hash, set: { times: sql`${feedback.times} + 1` } });
}

/** Newest first. */
export const latestFeedback = (db: Database, limit: number): Promise<KeptFeedback[]> =>
  db.select().from(feedback).orderBy(desc(feedback.id)).limit(limit);
