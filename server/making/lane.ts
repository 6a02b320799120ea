// Levels made one after the other in a process of their own, so that a request waits for none of them. Not a thread: a thread
// shares the collector's helpers and the allocator's locks with the one that answers, and its priority is not to be set on every
// system. The process starts when there is something to make and ends when there has been nothing for a while.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { Problem } from '../common/problem.ts';
import type { MakerReply } from './makerProcess.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

const MAKER = new URL('./makerProcess.ts', import.meta.url);

/** A double page leaves much garbage behind; with a small nursery it is gone before it piles up (205 instead of 320 MB). */
const MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=512']; // MiB

const KEPT_IDLE = 10_000; // ms

export interface LaneOptions {
  /** As `os.setPriority` has it: from 0, usual, to 19, when nobody else wants the processor. */
  readonly priority: number;
  /** How many may wait besides the one that is being made. */
  readonly longestQueue: number;
}

export interface Lane {
  /**
   * What `makeLevel` gives; rejects where it does, and with NOT_READY where too many wait. `signal` takes the order out again:
   * it rejects with the signal's reason, and a making that has begun ends with its process.
   */
  make(order: LevelOrder, signal?: AbortSignal): Promise<MadeLevel>;
  /** Orders that wait, and the one that is being made. */
  readonly size: number;
}

/** Nothing of it keeps the process alive; its own process ends with this one, however that ends. */
export function openLane({ priority, longestQueue }: LaneOptions): Lane {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;

  const maker = (): ChildProcess => {
    clearTimeout(idle);
    child ??= started(priority, (ended) => {
      if (child === ended) child = undefined;
    });
    child.ref();
    child.channel?.ref();
    return child;
  };
  const rest = (): void => {
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => child?.disconnect(), KEPT_IDLE).unref();
  };
  const one = async (order: LevelOrder, signal: AbortSignal | undefined): Promise<MadeLevel> => {
    try {
      signal?.throwIfAborted();
      return await asked(maker(), order, signal);
    } finally {
      size -= 1;
      if (size === 0) rest();
    }
  };

  return {
    get size() {
      return size;
    },
    async make(order, signal) {
      if (size > longestQueue) throw new Problem('NOT_READY');
      size += 1;
      const mine = last.then(() => one(order, signal));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

function started(priority: number, forget: (child: ChildProcess) => void): ChildProcess {
  const child = fork(MAKER, {
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority);
  } catch {
    // some containers allow no change of it; then puzzles are made like everything else
  }
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill); // it may be in the middle of a level
  const gone = () => {
    process.off('exit', kill);
    forget(child);
  };
  child.once('disconnect', gone).once('exit', gone);
  child.on('error', () => undefined); // whoever waits is told by its end
  return child;
}

async function asked(child: ChildProcess, order: LevelOrder, signal: AbortSignal | undefined): Promise<MadeLevel> {
  const over = new AbortController();
  const kill = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  try {
    const answer = once(child, 'message', { signal: over.signal }).then(([found]) => found as MakerReply);
    const end = once(child, 'exit', { signal: over.signal }).then(() => undefined);
    child.send(order);
    const found = await Promise.race([answer, end]);
    signal?.throwIfAborted();
    if (found === undefined) throw new Error(`The level maker has ended at ${order.gameType}/${order.categoryType}.`);
    if ('refused' in found) throw found.refused;
    return found.made;
  } finally {
    signal?.removeEventListener('abort', kill);
    over.abort();
  }
}
