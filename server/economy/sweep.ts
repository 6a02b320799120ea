// Old keys of requests are forgotten: whoever repeats a request does so within hours.

import type { Database } from '../store/database.ts';
import { forgetKeys } from '../store/keys.ts';

const KEPT = 48 * 60 * 60; // s; 24 h are promised
const EVERY = 3_600_000; // ms
/** At a time: the embedded database answers nobody else meanwhile. */
const BATCH = 1000;

/** Forgets all keys older than `seconds`; answers how many. */
export async function sweepKeys(db: Database, seconds = KEPT): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await forgetKeys(db, seconds, BATCH);
    all += gone;
    if (gone < BATCH) return all;
  }
}

/** Sweeps now and every hour; answers how to end that. */
export function keepSweeping(db: Database, report: (error: Error) => void): () => Promise<void> {
  let under: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    under = under.then(() => sweepKeys(db)).catch(report);
  };
  sweep();
  const timer = setInterval(sweep, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
}
