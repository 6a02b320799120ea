// Players' feedback in the database.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { feedback } from './people.ts';

const { and, asc, desc, eq, getTableColumns, isNotNull, sql } = load('drizzle-orm');

/** `hasSession`: of the session itself `sessionOf` knows more. */
export type KeptFeedback = Omit<typeof feedback.$inferSelect, 'session'> & { readonly hasSession: boolean };

/** A repeat is counted, not stored again; it may bring the session that was missing. */
export async function keepFeedback(db: Database, entry: typeof feedback.$inferInsert): Promise<void> {
  await db
    .insert(feedback)
    .values(entry)
    .onConflictDoUpdate({
      target: feedback.hash,
      set: { times: sql`${feedback.times} + 1`, session: sql`coalesce(${feedback.session}, excluded.session)` },
    });
}

/** Newest first. */
export function latestFeedback(db: Database, limit: number): Promise<KeptFeedback[]> {
  const { session, ...columns } = getTableColumns(feedback);
  const hasSession = sql<boolean>`${session} is not null`;
  return db
    .select({ ...columns, hasSession })
    .from(feedback)
    .orderBy(desc(feedback.id))
    .limit(limit);
}

/** Gzip; undefined: there is no such feedback, or it has none. */
export async function sessionOf(db: Database, id: number): Promise<Buffer | undefined> {
  const [row] = await db.select({ session: feedback.session }).from(feedback).where(eq(feedback.id, id));
  return row?.session ? Buffer.from(row.session, 'base64') : undefined;
}

/** A report of a clue, as it was posted. */
export interface ClueReport {
  /** null: a visitor. */
  readonly uid: string | null;
  readonly levelId: string;
  readonly clueRef: string;
  readonly message: string;
}

/** Oldest first. */
export async function clueReports(db: Database): Promise<ClueReport[]> {
  const { uid, levelId, clueRef, message } = feedback;
  const rows = await db
    .select({ uid, levelId, clueRef, message })
    .from(feedback)
    .where(and(eq(feedback.kind, 'clue'), isNotNull(levelId), isNotNull(clueRef)))
    .orderBy(asc(feedback.id));
  return rows as ClueReport[];
}
