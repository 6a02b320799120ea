// Leases of a folder: files `1`, `2`, `3` … of which the newest counts. No process changes another's lease: to take over it creates
// the next number, which only one can. A released lease is renamed to `{number}.free`, so that numbers only grow.

import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Lease {
  readonly number: number;
  /** The lease file's name. */
  readonly name: string;
  readonly free: boolean;
}

/** The lease file's first line. */
export interface Holder {
  /** Random, new for each lease. */
  readonly owner: string;
  /** The kernel's boot id; undefined on systems without one. */
  readonly boot?: string | undefined;
  /** Whether the holder also has the kernel's lock, on a file system that only that kernel uses. */
  readonly sure: boolean;
}

function leasesIn(place: string): Lease[] {
  return readdirSync(place).flatMap((name) => {
    const [, number, free] = /^(\d+)(\.free)?$/.exec(name) ?? [];
    return number === undefined ? [] : [{ number: Number(number), name, free: free !== undefined }];
  });
}

/** undefined: there has never been a lease. */
export const newestLease = (place: string): Lease | undefined =>
  leasesIn(place).reduce<Lease | undefined>((best, one) => (best && best.number > one.number ? best : one), undefined);

/** Claims the lease after number `after`; undefined if another process was faster. */
export function claimLease(place: string, after: number, holder: Holder): Lease | undefined {
  const mine: Lease = { number: after + 1, name: `${after + 1}`, free: false };
  if (!written(join(place, mine.name), holder)) return undefined;
  // a process suspended between reading and claiming may have claimed an old number
  if (leasesIn(place).some(({ number, name }) => number >= mine.number && name !== mine.name)) {
    rmSync(join(place, mine.name));
    return undefined;
  }
  return mine;
}

function written(file: string, holder: Holder): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(handle, leaseText(holder, 0));
    return true;
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Deletes older leases: the missing file tells the old holder that its lease was taken over. */
export function removeOlder(place: string, than: number): void {
  for (const { number, name } of leasesIn(place)) if (number < than) rmSync(join(place, name), { force: true });
}

export const freeLease = (place: string, { name }: Lease): void =>
  renameSync(join(place, name), join(place, `${name}.free`));

/** The file's text, for comparison; undefined if it is gone. */
export function readLease(place: string, { name }: Lease): string | undefined {
  try {
    return readFileSync(join(place, name), 'utf8');
  } catch {
    return undefined;
  }
}

export function holderIn(text: string): Partial<Holder> {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '') as Partial<Holder>;
  } catch {
    return {};
  }
}

/** Of fixed length, so that heartbeat.mjs can write a beat in place, even on a full disk. */
export const leaseText = (holder: Holder, beats: number): string =>
  `${JSON.stringify(holder)}\n${String(beats).padStart(12, '0')}\n`;
