// Makes levels one at a time in a separate process, so that no request waits for them. Not a thread: threads share the garbage
// collector's helpers and the allocator's locks with the main thread, and thread priorities are not portable. The process starts
// with the first order and exits after a while without any.

import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setPriority } from 'node:os';
import { Problem } from '../common/problem.ts';
import type { MakerReply } from './makerProcess.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

const MAKER = new URL('./makerProcess.ts', import.meta.url);

/** A double page allocates a lot; a small nursery frees it before it piles up (205 instead of 320 MB). */
const MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=512']; // MiB

const IDLE_LIMIT = 10_000; // ms

export interface LaneOptions {
  /** As in `os.setPriority`: 0 is normal, 19 runs only when the processor is idle. */
  readonly priority: number;
  /** How many orders may wait behind the current one. */
  readonly longestQueue: number;
}

export interface Lane {
  /**
   * As `makeLevel`; also rejects with NOT_READY when too many orders wait. Aborting `signal` rejects with its reason, and kills the
   * process if the order had begun.
   */
  make(order: LevelOrder, signal?: AbortSignal): Promise<MadeLevel>;
  /** Orders waiting, plus the one in progress. */
  readonly size: number;
}

/** Does not keep the server's process alive. The maker exits with it; after a SIGKILL, once the level in progress is done. */
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
    idle = setTimeout(() => child?.disconnect(), IDLE_LIMIT).unref();
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
    // some containers do not permit it: stays at normal priority
  }
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill); // in the middle of a level it would not notice the disconnect
  const gone = () => {
    process.off('exit', kill);
    forget(child);
  };
  child.once('disconnect', gone).once('exit', gone);
  child.on('error', () => undefined); // its exit rejects the order
  return child;
}

async function asked(child: ChildProcess, order: LevelOrder, signal: AbortSignal | undefined): Promise<MadeLevel> {
  const over = new AbortController();
  const kill = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  try {
    const answer = replyOf(child, over.signal);
    const end = once(child, 'exit', { signal: over.signal }).then(() => undefined);
    child.send(order);
    const found = await Promise.race([answer, end]);
    signal?.throwIfAborted();
    if (found === undefined)
      throw new Error(`The level maker exited while making ${order.gameType}/${order.categoryType}.`);
    if ('refused' in found) throw found.refused;
    return found.made;
  } finally {
    signal?.removeEventListener('abort', kill);
    over.abort();
  }
}

/** Under `node --watch` the child also sends the names of the modules that it loads. */
async function replyOf(child: ChildProcess, signal: AbortSignal): Promise<MakerReply | undefined> {
  for await (const [message] of on(child, 'message', { signal }) as AsyncIterable<[object]>)
    if ('made' in message || 'refused' in message) return message as MakerReply;
  return undefined;
}
