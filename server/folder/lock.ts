// One process at a time on a data folder: the embedded database does not see to that, and two of them lose data in silence.
// The lock is a file that names its process; it is taken over only where that process is certainly gone.

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../environment.ts';

interface Holder {
  readonly pid: number;
  /** When that process began, as the system tells it: the same pid with another start is another process. */
  readonly started: string;
  readonly host: string;
  readonly nonce: string;
}

export interface Lock {
  /** Gives the folder free. Harmless when called again. */
  release(): void;
}

/** Takes the folder, which must exist. Throws StartRefused at once where another process has it. */
export function lockFolder(folder: string): Lock {
  const file = join(folder, 'lock');
  const nonce = randomUUID();
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', host: hostname(), nonce };
  const draft = `${file}.${nonce}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    if (!linked(draft, file)) {
      removeStale(file, folder, nonce);
      if (!linked(draft, file)) throw refusal(folder, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const release = (): void => {
    if (readHolder(file)?.nonce === nonce) rmSync(file, { force: true });
    process.off('exit', release);
  };
  process.on('exit', release);
  return { release };
}

/** A hard link appears whole or not at all, and never replaces what is there. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(file: string, folder: string, nonce: string): void {
  const holder = readHolder(file);
  if (!isGone(holder)) throw refusal(folder, file, holder?.pid);
  const aside = `${file}.stale-${nonce}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else has just taken the stale lock away
  }
  const taken = readHolder(aside);
  if (taken?.nonce !== holder?.nonce) linked(aside, file); // a new lock came between: give it back
  rmSync(aside, { force: true });
}

/** In doubt, no: a lock of another machine, or one that cannot be read, is respected. */
function isGone(holder: Holder | undefined): boolean {
  if (holder === undefined || holder.host !== hostname()) return false;
  if (!isAlive(holder.pid)) return true;
  const started = startOf(holder.pid);
  return started !== undefined && holder.started !== '' && started !== holder.started;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // after the name, which may hold spaces and brackets, `starttime` is the 20th field (proc(5): 22 in all)
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 1000 }).trim();
  } catch {
    return undefined;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const holder = raw as Holder;
    return Number.isInteger(holder?.pid) && holder.pid > 0 && typeof holder.nonce === 'string' ? holder : undefined;
  } catch {
    return undefined;
  }
}

const refusal = (folder: string, file: string, pid?: number): StartRefused =>
  new StartRefused(
    `The data folder ${folder} is in use by another server${pid === undefined ? '' : ` (process ${pid})`}. ` +
      `Stop that one first, or set DATA_DIR to another folder. If no server runs on it, remove ${file}.`,
  );
