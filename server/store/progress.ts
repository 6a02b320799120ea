// Players' games in the database.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { ledger, progress, users } from './people.ts';

const { and, asc, count, eq, gt, inArray, lte, ne, sql } = load('drizzle-orm');

export type ProgressRow = typeof progress.$inferSelect;
const of = (uid: string, puzzle: string) => and(eq(progress.uid, uid), eq(progress.puzzle, puzzle));

/**
 * The number of the player's next change; undefined if the account is gone. Locks the player's progress until the transaction ends,
 * so that changes become visible in the order of their numbers and `since` misses none.
 */
export async function nextChange(tx: Database, uid: string): Promise<number | undefined> {
  const [row] = await tx
    .update(users)
    .set({ changes: sql`${users.changes} + 1` })
    .where(eq(users.uid, uid))
    .returning({ changes: users.changes });
  return row?.changes;
}

export async function findGame(db: Database, uid: string, puzzle: string): Promise<ProgressRow | undefined> {
  const [row] = await db.select().from(progress).where(of(uid, puzzle)).limit(1);
  return row;
}

export async function keepGame(tx: Database, row: ProgressRow): Promise<void> {
  const { uid, puzzle, createdAt: _, ...rest } = row;
  await tx
    .insert(progress)
    .values(row)
    .onConflictDoUpdate({ target: [progress.uid, progress.puzzle], set: rest });
}

const sizeOfRow = sql<number>`octet_length(${progress.game}) + coalesce(octet_length(${progress.restore}), 0)`;

/** Bytes of the player's other games with their restore points, computed without loading them. */
export async function bytesBeside(db: Database, uid: string, puzzle: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${sizeOfRow}), 0)` })
    .from(progress)
    .where(and(eq(progress.uid, uid), ne(progress.puzzle, puzzle)));
  return Number(row?.bytes ?? 0);
}

/** The player's games after `after`, by name: at most `rows` and `bytes` together, but at least one. */
export async function gamesAfter(
  db: Database,
  uid: string,
  after: string,
  page: { readonly rows: number; readonly bytes: number },
): Promise<ProgressRow[]> {
  const later = and(eq(progress.uid, uid), gt(progress.puzzle, after));
  const sizes = await db
    .select({ puzzle: progress.puzzle, bytes: sizeOfRow })
    .from(progress)
    .where(later)
    .orderBy(asc(progress.puzzle))
    .limit(page.rows);
  let sum = 0;
  const fitting = sizes.filter(({ bytes }, index) => {
    sum += Number(bytes);
    return index === 0 || sum <= page.bytes;
  });
  const last = fitting.at(-1);
  if (last === undefined) return [];
  return db
    .select()
    .from(progress)
    .where(and(later, lte(progress.puzzle, last.puzzle)))
    .orderBy(asc(progress.puzzle));
}

/** Number and size (bytes) of each change after `since`, oldest first. */
export async function changesAfter(db: Database, uid: string, since: number, limit: number) {
  return db
    .select({ changed: progress.changed, bytes: sql<number>`octet_length(${progress.game})` })
    .from(progress)
    .where(and(eq(progress.uid, uid), gt(progress.changed, since)))
    .orderBy(asc(progress.changed))
    .limit(limit);
}

export async function gamesWithChange(db: Database, uid: string, changes: readonly number[]): Promise<ProgressRow[]> {
  if (changes.length === 0) return [];
  return db
    .select()
    .from(progress)
    .where(and(eq(progress.uid, uid), inArray(progress.changed, [...changes])))
    .orderBy(asc(progress.changed));
}

/** What the level lists show, without the games themselves. */
export async function standingsOf(db: Database, uid: string) {
  const { puzzle, solved, bestTime } = progress;
  return db.select({ puzzle, solved, bestTime }).from(progress).where(eq(progress.uid, uid));
}

/** How many of these refs the ledger has for that reason. */
export async function countBooked(db: Database, uid: string, reason: string, refs: readonly string[]): Promise<number> {
  if (refs.length === 0) return 0;
  const [row] = await db
    .select({ booked: count() })
    .from(ledger)
    .where(and(eq(ledger.uid, uid), eq(ledger.reason, reason), inArray(ledger.ref, [...refs])));
  return row?.booked ?? 0;
}

/** `puzzles`: `{gameType}/{levelId}`. */
export async function hasSolvedAny(db: Database, uid: string, puzzles: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ puzzle: progress.puzzle })
    .from(progress)
    .where(and(eq(progress.uid, uid), inArray(progress.puzzle, [...puzzles]), eq(progress.solved, true)))
    .limit(1);
  return row !== undefined;
}
