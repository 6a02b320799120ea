// Hands cases to the judge's threads in order of arrival, so that no posted log blocks other requests.

import { Problem } from '../common/problem.ts';
import type { Case, Verdict } from './judge.ts';
import { type JudgeThread, judgeThread, LIMITS, type Limits } from './judgeThread.ts';

/** Two, so that one player who keeps a thread busy does not block everybody. */
const THREADS = 2;
/** Each waits with its log in memory; a longer queue would mean waiting for many seconds. */
const LONGEST_QUEUE = 100;

export interface Judging {
  /** Rejects as a thread's `judge` does, and with NOT_READY if the queue is full. */
  judge(posted: Case): Promise<Verdict>;
  /** Cases waiting for a thread. */
  waiting(): number;
  /** Threads at work. */
  busy(): number;
  /** Resolves when all accepted cases are done and the threads have ended. */
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
  /** Only threads that have started: waiting for a busy one is faster than starting another. */
  const free: JudgeThread[] = [];
  const queue: ((thread: JudgeThread) => void)[] = [];
  const inProgress = new Set<Promise<unknown>>();
  let begun = false;

  const nextFree = (): Promise<JudgeThread> => {
    const thread = free.pop(); // the last one used is warm
    if (thread !== undefined) return Promise.resolve(thread);
    return new Promise((resolve) => queue.push(resolve));
  };
  const release = (thread: JudgeThread): void => {
    const next = queue.shift();
    if (next === undefined) free.push(thread);
    else next(thread);
  };
  /** A thread that cannot start is handed out too: its next user gets the error. */
  const prepare = (thread: JudgeThread): void => {
    const give = () => release(thread);
    thread.ready().then(give, give);
  };
  const one = async (posted: Case): Promise<Verdict> => {
    const thread = await nextFree();
    try {
      return await thread.judge(posted);
    } finally {
      prepare(thread); // the case may have killed it
    }
  };

  return {
    async judge(posted) {
      if (inProgress.size >= threads + longestQueue) throw new Problem('NOT_READY');
      if (!begun) all.forEach(prepare);
      begun = true;
      const mine = one(posted);
      inProgress.add(mine);
      return mine.finally(() => inProgress.delete(mine));
    },
    waiting: () => queue.length,
    busy: () => inProgress.size - queue.length,
    async stop() {
      await Promise.allSettled(inProgress);
      await Promise.all(all.map((thread) => thread.stop()));
    },
  };
}
