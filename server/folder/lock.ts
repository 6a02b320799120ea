// One process at a time on a data folder: the embedded database does not enforce that, and two processes silently lose data. Two
// locks, since neither suffices: the kernel's (kernelLock.ts) excludes processes of the same kernel at once; a lease that its holder
// renews (lease.ts) also those of other machines. Process ids and host names mean nothing in containers, nor can two machines'
// clocks be compared: a holder counts as dead if its lease does not change while the contender watches it.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StartRefused } from '../settings/environment.ts';
import { isLocal, type KernelLock, takeKernelLock } from './kernelLock.ts';
import {
  claimLease,
  freeLease,
  type Holder,
  holderIn,
  type Lease,
  newestLease,
  readLease,
  removeOlder,
} from './lease.ts';

export interface Lock {
  /** Ends the process if the folder was taken over, such as while it was suspended. Call before each write. */
  check(): void;
  /** Releases the folder. Idempotent. */
  release(): void;
}

export interface LockOptions {
  /** ms between renewals of the lease. */
  readonly every?: number;
  /** Receives a sentence for the operator when the start has to wait. */
  readonly say?: (sentence: string) => void;
}

const EVERY = 1000; // ms
/** Consecutive looks, two per beat, at which a lease must be unchanged. Counted, not timed: the contender may be suspended too. */
const LOOKS = 20;
/** How long a holder that was merely slow gets to notice that its lease was taken over. */
const GRACE = 2; // beats

/** Locks an existing folder. Rejects with StartRefused if another process has it. */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<Lock> {
  const { every = EVERY, say = console.error } = options;
  const place = placeIn(folder);
  const kernel = await retryKernelLock(join(place, 'kernel'), every);
  if (kernel === 'taken') throw inUse(folder);
  try {
    const sure = kernel !== undefined && isLocal(place);
    const holder: Holder = { owner: randomUUID(), boot: bootId(), sure };
    const lease = await takeLease(folder, place, holder, every, say);
    return hold({ folder, place, lease, holder, kernel, every });
  } catch (error) {
    kernel?.release();
    throw error;
  }
}

/** Retries for one beat: a process that has just been killed may still hold the lock. */
async function retryKernelLock(file: string, every: number): Promise<ReturnType<typeof takeKernelLock>> {
  for (let attempt = 1; ; attempt++) {
    const kernel = takeKernelLock(file);
    if (kernel !== 'taken' || attempt === 5) return kernel;
    await sleep(every / 4);
  }
}

function placeIn(folder: string): string {
  const place = join(folder, 'lock');
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartRefused(
      `The data folder ${folder} was locked by an earlier version of this server. If that one has ended, remove ${place}.`,
    );
  }
  return place;
}

/** Identifies the running kernel; the same in all its containers. */
function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function takeLease(
  folder: string,
  place: string,
  holder: Holder,
  every: number,
  say: (sentence: string) => void,
): Promise<Lease> {
  const last = newestLease(place);
  const gone = last === undefined || last.free || isCertainlyDead(holderIn(readLease(place, last) ?? ''), holder);
  if (!gone && !(await isStale(folder, place, last, every, say))) throw inUse(folder);
  const lease = claimLease(place, last?.number ?? 0, holder);
  if (lease === undefined) throw inUse(folder);
  removeOlder(place, lease.number);
  if (!gone) await sleep(GRACE * every);
  return lease;
}

/** We have the kernel's lock, so a holder that had it too, on the same kernel and a local file system, must be dead. */
const isCertainlyDead = (last: Partial<Holder>, mine: Holder): boolean =>
  mine.sure && last.sure === true && mine.boot !== undefined && last.boot === mine.boot;

/** Watches whether the lease stays unchanged; true at once if it is released meanwhile. */
async function isStale(
  folder: string,
  place: string,
  last: Lease,
  every: number,
  say: (sentence: string) => void,
): Promise<boolean> {
  const before = readLease(place, last);
  const limit = (LOOKS * every) / 2000; // s
  say(`The data folder ${folder} was not closed. Watching it for ${limit} s in case a server is still using it.`);
  for (let look = 0; look < LOOKS; look++) {
    await sleep(every / 2);
    if (before === undefined || readLease(place, last) !== before)
      return newestLease(place)?.name === `${last.name}.free`;
  }
  return true;
}

interface Held {
  readonly folder: string;
  readonly place: string;
  readonly lease: Lease;
  readonly holder: Holder;
  readonly kernel: KernelLock | undefined;
  readonly every: number;
}

function hold({ folder, place, lease, holder, kernel, every }: Held): Lock {
  const sentence = `The data folder ${folder} was taken over by another server while this one was suspended. Exiting now.\n`;
  const given = new Int32Array(new SharedArrayBuffer(4));
  const line = JSON.stringify(holder);
  const thread = new Worker(new URL('./heartbeat.mjs', import.meta.url), {
    workerData: { file: join(place, lease.name), line, every, given, sentence },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  thread.unref(); // an error in it ends the process
  const end = (): void => {
    if (Atomics.load(given, 0) === 1) return;
    writeSync(2, sentence);
    process.kill(process.pid, 'SIGKILL');
  };
  let looked: readonly number[] = [];
  const release = (): void => {
    process.off('exit', release);
    if (Atomics.exchange(given, 0, 1) === 1) return;
    if (isOurs(place, lease, line)) freeLease(place, lease);
    kernel?.release();
    void thread.terminate();
  };
  process.on('exit', release);
  return {
    check() {
      const at = now();
      if (at.every((time, clock) => Math.abs(time - (looked[clock] ?? Number.NaN)) < every / 2)) return;
      if (!isOurs(place, lease, line)) end();
      looked = at;
    },
    release,
  };
}

/** Two clocks: one stops while the machine is suspended, the other can be set. */
const now = (): readonly number[] => [performance.now(), Date.now()];

const isOurs = (place: string, lease: Lease, line: string): boolean =>
  readLease(place, lease)?.startsWith(`${line}\n`) ?? false;

const inUse = (folder: string): StartRefused =>
  new StartRefused(
    `The data folder ${folder} is in use by another server. Stop that one first, or set DATA_DIR to another folder.`,
  );
