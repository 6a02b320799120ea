// Levels made beside the main thread: a hard one may take seconds, and nobody else's request waits for it.

import { Worker } from 'node:worker_threads';
import type { LevelOrder, MadeLevel } from './order.ts';

/** A double page leaves much garbage behind; with a small nursery it is gone before it piles up (205 instead of 320 MB). */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** Orders under way, by their text: whoever asks for the same level meanwhile gets the same one. */
const underWay = new Map<string, Promise<MadeLevel>>();

/** What `makeLevel` gives for the order; rejects where it does. */
export function makeInWorker(order: LevelOrder): Promise<MadeLevel> {
  const name = JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
  const begun = underWay.get(name) ?? one(order).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

async function one(order: LevelOrder): Promise<MadeLevel> {
  const [level] = await makeAllInWorker([order]);
  return level as MadeLevel;
}

/**
 * Levels of one order each, in one thread. `signal` ends it early, and rejects. A worker for each call: it starts in some
 * ten milliseconds, and a new daily comes once a day.
 */
export function makeAllInWorker(orders: readonly LevelOrder[], signal?: AbortSignal): Promise<MadeLevel[]> {
  return new Promise((resolve, reject) => {
    const made: MadeLevel[] = [];
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders, resourceLimits: LIMITS });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    worker.on('message', (level: MadeLevel) => made.push(level));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      if (made.length === orders.length) resolve(made);
      else reject(new Error(`The level maker ended with ${code} after ${made.length} of ${orders.length} levels.`));
    });
  });
}
