// One thread that judges, a case at a time, and what it may cost. The measure is the processor's time that the thread itself has
// used: on a busy machine everything takes longer, and that is no fault of whoever posted.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Problem } from '../common/problem.ts';
import type { Case, Verdict } from './judge.ts';
import type { JudgeReply } from './judgeWorker.ts';

export interface Limits {
  /** ms of the thread's own processor time. The longest honest game takes 20, the most expensive that may be posted some 100. */
  readonly cpu: number;
  /** ms on the clock: a thread that has not got its time by then is not going to. */
  readonly wall: number;
  /** MB. */
  readonly memory: number;
}

export const LIMITS: Limits = { cpu: 1_000, wall: 20_000, memory: 256 };

/** ms between two looks at what a case has cost; most are done before the second. */
const LOOK = 100;

export interface JudgeThread {
  /** Resolves when it has been started; rejects where it cannot be. */
  ready(): Promise<unknown>;
  /**
   * Rejects with Problem: LOG_TOO_COSTLY where the case alone used up time or memory, NOT_READY where the machine was too slow or
   * the thread has died; with another error where the judge itself is wrong.
   */
  judge(posted: Case): Promise<Verdict>;
  stop(): Promise<void>;
}

/** Started when it is first wanted, and anew after a case that was too much. */
export function judgeThread(limits: Limits = LIMITS): JudgeThread {
  let running: Promise<Worker> | undefined;

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./judgeWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker.unref(); // it keeps no process alive
    worker.on('error', () => undefined); // whoever waits is told
    worker.once('exit', forget);
    await Promise.race([once(worker, 'message'), once(worker, 'exit').then(died)]);
    return worker;
  }

  function forget(): void {
    running = undefined;
  }

  async function stop(): Promise<void> {
    const worker = await running?.catch(() => undefined);
    await worker?.terminate();
  }

  function ready(): Promise<Worker> {
    running ??= start().catch((error: unknown) => {
      forget();
      throw error;
    });
    return running;
  }

  return {
    ready,
    async judge(posted) {
      const worker = await ready();
      try {
        return await verdictOf(worker, posted, limits);
      } catch (error) {
        if (error instanceof Problem) await stop(); // it may be at it still
        throw error;
      }
    },
    stop,
  };
}

async function verdictOf(worker: Worker, posted: Case, limits: Limits): Promise<Verdict> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const before = (await usedBy(worker)) ?? died();
    worker.postMessage(posted);
    const answer = await Promise.race([
      once(worker, 'message', { signal }).then(([said]) => said as JudgeReply),
      // an error is also an exit, but only it says that the memory was not enough
      once(worker, 'exit', { signal }).then(died),
      tooMuch(worker, before, limits, signal),
    ]);
    if ('failed' in answer) throw new Error(`The judge failed: ${answer.failed}`);
    return answer.verdict;
  } catch (error) {
    throw isOutOfMemory(error) ? new Problem('LOG_TOO_COSTLY') : error;
  } finally {
    over.abort();
  }
}

/** Rejects when the case has had enough; else it never ends by itself. */
async function tooMuch(worker: Worker, before: number, limits: Limits, signal: AbortSignal): Promise<never> {
  const begun = performance.now();
  for (;;) {
    const used = await usedBy(worker);
    if (used !== undefined && used - before > limits.cpu) throw new Problem('LOG_TOO_COSTLY');
    if (performance.now() - begun > limits.wall) throw new Problem('NOT_READY');
    await sleep(LOOK, undefined, { signal, ref: false });
  }
}

/** ms of processor time since the thread began; undefined: it is gone. Before Node 24.6 the time in which it was not idle. */
async function usedBy(worker: Worker): Promise<number | undefined> {
  if (typeof worker.cpuUsage !== 'function') return worker.performance.eventLoopUtilization().active;
  const usage = await worker.cpuUsage().catch(() => undefined);
  return usage && (usage.user + usage.system) / 1000;
}

const died = (): never => {
  throw new Problem('NOT_READY');
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
