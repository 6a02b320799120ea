// What a person has solved.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { progress } from './people.ts';

const { and, eq, inArray } = load('drizzle-orm');

/** `puzzles`: `{gameType}/{levelId}`. */
export async function hasSolvedAny(db: Database, uid: string, puzzles: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ puzzle: progress.puzzle })
    .from(progress)
    .where(and(eq(progress.uid, uid), inArray(progress.puzzle, [...puzzles]), eq(progress.solved, true)))
    .limit(1);
  return row !== undefined;
}
