// Brings cases to the judge's threads, in the order in which they come. Whatever somebody posts, the other requests go on.

import { Problem } from '../common/problem.ts';
import type { Case, Verdict } from './judge.ts';
import { type JudgeThread, judgeThread, LIMITS, type Limits } from './judgeThread.ts';

/** With the second one nobody waits for a single person who keeps the first one busy. */
const THREADS = 2;
/** Each waits with its log in memory; more would wait for many seconds. */
const LONGEST_QUEUE = 100;

export interface Judging {
  /** Rejects as a thread's `judge` does, and with NOT_READY where too many wait. */
  judge(posted: Case): Promise<Verdict>;
  /** How many cases wait for a thread. */
  waiting(): number;
  /** How many threads work. */
  busy(): number;
  /** Resolves when the cases that have come are done and the threads gone. */
  stop(): Promise<void>;
}

export interface JudgingOptions {
  readonly threads?: number;
  readonly longestQueue?: number;
  readonly limits?: Limits;
}

export function startJudging({
  threads = THREADS,
  longestQueue = LONGEST_QUEUE,
  limits = LIMITS,
}: JudgingOptions = {}): Judging {
  const all = Array.from({ length: threads }, () => judgeThread(limits));
  /** Only threads that have been started: to wait for one that works is shorter than to start another. */
  const free: JudgeThread[] = [];
  const queue: ((thread: JudgeThread) => void)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let begun = false;

  const nextFree = (): Promise<JudgeThread> => {
    const thread = free.pop(); // the one that worked last is warm
    if (thread !== undefined) return Promise.resolve(thread);
    return new Promise((resolve) => queue.push(resolve));
  };
  const giveBack = (thread: JudgeThread): void => {
    const next = queue.shift();
    if (next === undefined) free.push(thread);
    else next(thread);
  };
  /** One that cannot be started is given all the same: whoever gets it is told. */
  const prepare = (thread: JudgeThread): void => {
    const give = () => giveBack(thread);
    thread.ready().then(give, give);
  };
  const one = async (posted: Case): Promise<Verdict> => {
    const thread = await nextFree();
    try {
      return await thread.judge(posted);
    } finally {
      prepare(thread); // it may have died of it
    }
  };

  return {
    async judge(posted) {
      if (underWay.size >= threads + longestQueue) throw new Problem('NOT_READY');
      if (!begun) all.forEach(prepare);
      begun = true;
      const mine = one(posted);
      underWay.add(mine);
      return mine.finally(() => underWay.delete(mine));
    },
    waiting: () => queue.length,
    busy: () => underWay.size - queue.length,
    async stop() {
      await Promise.allSettled(underWay);
      await Promise.all(all.map((thread) => thread.stop()));
    },
  };
}
