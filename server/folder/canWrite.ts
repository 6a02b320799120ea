// Is there room on the disk? Tried by a file, since a file system's own figures know nothing of quotas and read-only mounts.

import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** Chance, since some file systems keep no zeros. */
const BALLAST = randomBytes(64 * 1024);

/** Makes the file, brings it to the disk, and removes it. Rejects where that cannot be. */
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
