// Whether this node wants requests: not while it is ending, not while its database is away, not while nothing can be written.
// Whether it lives is another question (routes/health.ts): a full disk is not mended by starting the process anew.

import type { Clock } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import type { OpenDatabase } from './database.ts';

export interface Readiness {
  /** From now on not ready, whatever the database says. */
  drain(): void;
  /** Rejects with what is in the way. */
  check(): Promise<void>;
}

/** Whoever asks more often gets the last result: to write is work for the disk. */
const WRITE_EVERY = 10_000; // ms

export function readinessOf(database: Pick<OpenDatabase, 'ping' | 'canWrite'>, clock: Clock): Readiness {
  let draining = false;
  let tried: { readonly at: number; readonly result: Promise<void> } | undefined;

  const written = (): Promise<void> => {
    const at = clock.now();
    if (tried === undefined || at - tried.at >= WRITE_EVERY) {
      tried = { at, result: database.canWrite() };
      tried.result.catch(() => undefined); // told to whoever asks
    }
    return tried.result;
  };

  return {
    drain() {
      draining = true;
    },
    async check() {
      if (draining) throw new Problem('NOT_READY');
      await database.ping();
      await written();
    },
  };
}
