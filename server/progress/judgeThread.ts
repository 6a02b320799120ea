// One worker thread that judges a case at a time, and the limits of a case. Measured in the thread's own CPU time: on a busy
// machine everything takes longer, which is not the player's fault.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Problem } from '../common/problem.ts';
import type { Case, Verdict } from './judge.ts';
import type { JudgeReply } from './judgeWorker.ts';

export interface Limits {
  /** ms of the thread's CPU time. The longest honest game takes 20, the most expensive one that can be posted about 100. */
  readonly cpu: number;
  /** ms of wall-clock time, for a machine too busy to give the thread its CPU time. */
  readonly wall: number;
  /** MB. */
  readonly memory: number;
}

export const LIMITS: Limits = { cpu: 1_000, wall: 20_000, memory: 256 };

/** ms between two checks of the cost; most cases are done before the second. */
const LOOK = 100;

export interface JudgeThread {
  /** Resolves when the thread has started; rejects if it cannot. */
  ready(): Promise<unknown>;
  /**
   * Rejects with LOG_TOO_COSTLY if the case exceeded its CPU time or memory, with NOT_READY if the machine was too slow or the
   * thread died, and with any other error for a bug in the judge.
   */
  judge(posted: Case): Promise<Verdict>;
  stop(): Promise<void>;
}

/** Starts on first use, and again after a case that exceeded its limits. */
export function judgeThread(limits: Limits = LIMITS): JudgeThread {
  let running: Promise<Worker> | undefined;

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./judgeWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker.unref(); // it must not keep the process alive
    worker.on('error', () => undefined); // `once` rejects for the waiting caller
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
        if (error instanceof Problem) await stop(); // it may still be running
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
      once(worker, 'message', { signal }).then(([reply]) => reply as JudgeReply),
      // running out of memory is both an error and an exit; the error comes first
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

/** Rejects when a limit is exceeded; otherwise runs until aborted. */
async function tooMuch(worker: Worker, before: number, limits: Limits, signal: AbortSignal): Promise<never> {
  const begun = performance.now();
  for (;;) {
    const used = await usedBy(worker);
    if (used !== undefined && used - before > limits.cpu) throw new Problem('LOG_TOO_COSTLY');
    if (performance.now() - begun > limits.wall) throw new Problem('NOT_READY');
    await sleep(LOOK, undefined, { signal, ref: false });
  }
}

/** ms of CPU time since the thread's start; undefined if the thread has ended. Before Node 24.6: the time it was not idle. */
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
