// A lock that the kernel itself gives free when its process dies, however it dies and in whatever namespace it lived: SQLite holds
// one on its file while a transaction is exclusive. A paused process keeps it. Over a network it may hold nobody off: lease.ts.

import { statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface KernelLock {
  release(): void;
}

const BUSY = 5; // SQLITE_BUSY

/**
 * 'taken': a living process of this kernel has it. undefined: there are no such locks here. Nobody may open the file by other
 * means: POSIX lets go of all of a process's locks as soon as it closes any handle of the file.
 */
export function takeKernelLock(file: string): KernelLock | 'taken' | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // no second file beside it
  } catch (error) {
    database?.close();
    return (error as { errcode?: number }).errcode === BUSY ? 'taken' : undefined;
  }
  const held = database;
  return { release: () => held.close() };
}

/** What statfs(2) calls the file systems that one kernel has to itself: ext2 to 4, XFS, Btrfs, tmpfs, overlay, F2FS, ZFS. */
const LOCAL = new Set([0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0xf2f52010, 0x2fc12fc1]);

/** Whether every process that could use the folder asks this kernel for its locks. In doubt, no. */
export function isLocal(folder: string): boolean {
  try {
    return process.platform === 'linux' && LOCAL.has(statfsSync(folder).type >>> 0);
  } catch {
    return false;
  }
}
