// Whether this node is ready for requests: not while it shuts down, not while its database is unavailable or cannot be written to.
// Liveness is a different question (routes/health.ts): restarting the process does not fix a full disk.

import type { Clock } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import type { OpenDatabase } from './database.ts';

export interface Readiness {
  /** Makes this node not ready from now on, whatever the state of the database. */
  drain(): void;
  /** Rejects with the reason if not ready. */
  check(): Promise<void>;
}

/** In between, the last result is reused: a test write costs disk I/O. */
const WRITE_EVERY = 10_000; // ms

export function readinessOf(database: Pick<OpenDatabase, 'ping' | 'canWrite'>, clock: Clock): Readiness {
  let draining = false;
  let tried: { readonly at: number; readonly result: Promise<void> } | undefined;

  const written = (): Promise<void> => {
    const at = clock.now();
    if (tried === undefined || at - tried.at >= WRITE_EVERY) {
      tried = { at, result: database.canWrite() };
      tried.result.catch(() => undefined); // each caller gets the rejection
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
