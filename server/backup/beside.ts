// Files in the data folder that belong with the embedded database but are not part of it; backups include them.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptFile } from './format.ts';

/** The sign-in emulator's accounts. Names of its projects have no dots or slashes. */
const ACCOUNTS = /^emulator-[\w-]{1,64}\.json$/;

export const besideDatabase = (folder: string) => ({
  async read(): Promise<readonly KeptFile[]> {
    const names = (await readdir(folder)).filter((name) => ACCOUNTS.test(name));
    return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
  },
  /** Ignores files with other names: a backup may come from anywhere. */
  async write(files: readonly KeptFile[]): Promise<void> {
    for (const { name, bytes } of files)
      if (ACCOUNTS.test(name)) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  },
});

/** PostgreSQL has no such files. */
export const nothingBeside = { read: async () => [], write: async () => undefined };
