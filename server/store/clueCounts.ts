// How players did with each clue, without saying who played.

import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { clueCounts } from './schema.ts';

const { sql } = load('drizzle-orm');

export type ClueCounts = typeof clueCounts.$inferSelect;

/**
 * To be called once per player and level. One statement; every game takes its rows in the same order, so that two of them cannot
 * wait for each other.
 */
export async function countClues(
  tx: Database,
  { language, categoryType }: { readonly language: string; readonly categoryType: string },
  outcomes: readonly ClueOutcome[],
): Promise<void> {
  // an imported puzzle may ask the same twice, and one statement may not change a row twice
  const byClue = new Map(outcomes.map((outcome) => [`${outcome.answer}\t${outcome.clue}`, outcome]));
  const sorted = [...byClue].sort(([one], [other]) => (one < other ? -1 : 1));
  if (sorted.length === 0) return;
  await tx
    .insert(clueCounts)
    .values(
      sorted.map(([, { answer, clue, ...outcome }]) => ({
        ...{ language, answer, clue, category: categoryType, shown: 1 },
        unaided: Number(outcome.unaided),
        firstTry: Number(outcome.firstTry),
        tried: Number(outcome.tried),
        known: Number(outcome.known),
        hinted: Number(outcome.hinted),
        wrong: Number(outcome.wrong),
      })),
    )
    .onConflictDoUpdate({
      target: [clueCounts.language, clueCounts.answer, clueCounts.clue, clueCounts.category],
      set: {
        shown: sql`${clueCounts.shown} + excluded.shown`,
        unaided: sql`${clueCounts.unaided} + excluded.unaided`,
        firstTry: sql`${clueCounts.firstTry} + excluded.first_try`,
        tried: sql`${clueCounts.tried} + excluded.tried`,
        known: sql`${clueCounts.known} + excluded.known`,
        hinted: sql`${clueCounts.hinted} + excluded.hinted`,
        wrong: sql`${clueCounts.wrong} + excluded.wrong`,
      },
    });
}

/** By language, answer, clue and category. */
export const allClueCounts = (db: Database): Promise<ClueCounts[]> =>
  db.select().from(clueCounts).orderBy(clueCounts.language, clueCounts.answer, clueCounts.clue, clueCounts.category);
