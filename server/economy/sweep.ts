// Deletes what has become old: idempotency keys, since retries come within hours, and the counts of days long gone.

import { forgetCounts } from '../store/dailyCounts.ts';
import type { Database } from '../store/database.ts';
import { forgetKeys } from '../store/keys.ts';

const KEPT = 48 * 60 * 60; // s; the API promises 24 h
/** A year and a month more, to compare with. */
export const COUNTS_KEPT = 400; // days
const EVERY = 3_600_000; // ms
/** Rows per statement: the embedded database blocks other queries meanwhile. */
const BATCH = 1000;

/** Deletes all keys older than `seconds`; returns how many. */
export async function sweepKeys(db: Database, seconds = KEPT): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await forgetKeys(db, seconds, BATCH);
    all += gone;
    if (gone < BATCH) return all;
  }
}

/** Sweeps now and every hour; returns how to stop. */
export function keepSweeping(db: Database, report: (error: Error) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = running.then(() => Promise.all([sweepKeys(db), forgetCounts(db, COUNTS_KEPT)])).catch(report);
  };
  sweep();
  const timer = setInterval(sweep, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
