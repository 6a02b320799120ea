// The histograms of solve times of the dailies.

import { bucketOf, FEWEST } from '../../puzzles/solveTimes.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { solveTimes } from './schema.ts';

const { and, eq, sql } = load('drizzle-orm');

export interface CountedSolve {
  readonly brand: string;
  /** `{gameType}/{levelId}`. */
  readonly puzzle: string;
  /** ms. */
  readonly time: number;
  /** Without hint and letter. */
  readonly unaided: boolean;
}

/** To be called once per player and puzzle. */
export async function countSolve(tx: Database, { brand, puzzle, time, unaided }: CountedSolve): Promise<void> {
  const one = unaided ? 1 : 0;
  await tx
    .insert(solveTimes)
    .values({ brand, puzzle, bucket: bucketOf(time), players: 1, unaided: one })
    .onConflictDoUpdate({
      target: [solveTimes.brand, solveTimes.puzzle, solveTimes.bucket],
      set: { players: sql`${solveTimes.players} + 1`, unaided: sql`${solveTimes.unaided} + ${one}` },
    });
}

/** Of fewer than FEWEST players it says no more than how many they are. */
export async function solveTimesOf(db: Database, brand: string, puzzle: string) {
  const rows = await db
    .select()
    .from(solveTimes)
    .where(and(eq(solveTimes.brand, brand), eq(solveTimes.puzzle, puzzle)));
  const sum = (of: 'players' | 'unaided') => rows.reduce((all, row) => all + row[of], 0);
  const players = sum('players');
  if (players < FEWEST) return { players, unaided: 0, times: [] };
  return { players, unaided: sum('unaided'), times: rows.map((row): [number, number] => [row.bucket, row.players]) };
}
