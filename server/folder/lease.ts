// Leases of a folder: files `1`, `2`, `3` … of which the newest counts. Nobody changes another's: whoever takes over makes the next
// number, and only one of several can. One that was given back is renamed to `{number}.free`, so that numbers never begin again.

import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Lease {
  readonly number: number;
  /** Name of its file. */
  readonly name: string;
  readonly free: boolean;
}

/** What its file says about the holder. */
export interface Holder {
  /** Random, one for each holding. */
  readonly owner: string;
  /** Of the kernel that its process lives in; undefined where the system has no name for it. */
  readonly boot?: string | undefined;
  /** Whether it also has the kernel's lock, on a disk that only that kernel uses. */
  readonly sure: boolean;
}

function leasesIn(place: string): Lease[] {
  return readdirSync(place).flatMap((name) => {
    const [, number, free] = /^(\d+)(\.free)?$/.exec(name) ?? [];
    return number === undefined ? [] : [{ number: Number(number), name, free: free !== undefined }];
  });
}

/** undefined where nobody has ever had one. */
export const newestLease = (place: string): Lease | undefined =>
  leasesIn(place).reduce<Lease | undefined>((best, one) => (best && best.number > one.number ? best : one), undefined);

/** The next lease after that number; undefined where somebody else was faster. */
export function claimLease(place: string, after: number, holder: Holder): Lease | undefined {
  const mine: Lease = { number: after + 1, name: `${after + 1}`, free: false };
  if (!written(join(place, mine.name), holder)) return undefined;
  // a starter that was held up between looking and claiming may have claimed a number of the past
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

/** How its holder learns that it has been taken over: his file is gone. */
export function removeOlder(place: string, than: number): void {
  for (const { number, name } of leasesIn(place)) if (number < than) rmSync(join(place, name), { force: true });
}

export const freeLease = (place: string, { name }: Lease): void =>
  renameSync(join(place, name), join(place, `${name}.free`));

/** As it stands in the file, to be compared; undefined where there is none any more. */
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

/** Always of the same length, so that a beat (heartbeat.mjs) is written in place, on a full disk as well. */
export const leaseText = (holder: Holder, beats: number): string =>
  `${JSON.stringify(holder)}\n${String(beats).padStart(12, '0')}\n`;
