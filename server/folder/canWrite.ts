// Checks for disk space by writing a file, since free-space figures ignore quotas and read-only mounts.

import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** Random, since some file systems store zeros for free. */
const BALLAST = randomBytes(64 * 1024);

/** Writes and syncs the file, then removes it. Rejects if that fails. */
export async function canWriteFile(file: string): Promise<void> {
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(BALLAST);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
