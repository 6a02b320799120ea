// Brings cases to the judge's thread, one at a time. A log that keeps it too long is refused, and the thread with it: whatever
// somebody posts, the other requests go on.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { Case, Verdict } from './judge.ts';

/** The most expensive logs that may be posted take a second; honest ones some ten milliseconds. */
const LIMIT = 3_000; // ms
/** More would wait for minutes. */
const LONGEST_QUEUE = 200;
const MEMORY = { maxOldGenerationSizeMb: 256 };

export interface Judging {
  /** Rejects with Problem: BAD_LOG, NOT_READY where too many wait. */
  judge(posted: Case): Promise<Verdict>;
  stop(): Promise<void>;
}

export function startJudging(limit = LIMIT): Judging {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const thread = (): Worker => {
    if (worker !== undefined) return worker;
    const started = new Worker(new URL('./judgeWorker.ts', import.meta.url), { resourceLimits: MEMORY });
    started.unref(); // it keeps no process alive
    started.on('error', () => undefined); // whoever waits is told
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    worker = started;
    return started;
  };

  const one = async (posted: Case): Promise<Verdict> => {
    const at = thread();
    const over = new AbortController();
    try {
      at.postMessage(posted);
      const { signal } = over;
      const answer = once(at, 'message', { signal }).then(([verdict]) => verdict as Verdict);
      const end = once(at, 'exit', { signal }).then(() => undefined);
      const late = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, limit);
        signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const verdict = await Promise.race([answer, end, late]);
      if (verdict !== undefined) return verdict;
      await at.terminate();
      throw new Problem('BAD_LOG');
    } finally {
      over.abort();
    }
  };

  return {
    async judge(posted) {
      if (waiting >= LONGEST_QUEUE) throw new Problem('NOT_READY');
      waiting += 1;
      const mine = last.then(() => one(posted));
      last = mine.catch(() => undefined);
      return mine.finally(() => {
        waiting -= 1;
      });
    },
    async stop() {
      await last;
      await worker?.terminate();
    },
  };
}
