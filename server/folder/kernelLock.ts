// A lock that the kernel releases when its process dies, whatever the cause or the namespace: SQLite holds one on its file
// during an exclusive transaction. A suspended process keeps it. It may not work on network file systems, hence lease.ts.

import { statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface KernelLock {
  release(): void;
}

const BUSY = 5; // SQLITE_BUSY

/**
 * 'taken': a live process on this kernel holds it. undefined: the file system has no such locks. Never open the file by other means:
 * POSIX releases all of a process's locks when it closes any handle of the file.
 */
export function takeKernelLock(file: string): KernelLock | 'taken' | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // without a journal file
  } catch (error) {
    database?.close();
    return (error as { errcode?: number }).errcode === BUSY ? 'taken' : undefined;
  }
  const held = database;
  return { release: () => held.close() };
}

/** statfs(2) types of file systems that only one kernel uses: ext2 to 4, XFS, Btrfs, tmpfs, overlay, F2FS, ZFS. */
const LOCAL = new Set([0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0xf2f52010, 0x2fc12fc1]);

/** Whether all processes that can use the folder share this kernel's locks. If in doubt, no. */
export function isLocal(folder: string): boolean {
  try {
    return process.platform === 'linux' && LOCAL.has(statfsSync(folder).type >>> 0);
  } catch {
    return false;
  }
}
