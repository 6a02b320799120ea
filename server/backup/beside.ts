// Files of the data folder that belong to the embedded database without being in it: a backup takes them along.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptFile } from './format.ts';

/** The accounts of the sign-in emulator, where it is the default. Its projects' names have no dots and slashes. */
const ACCOUNTS = /^emulator-[\w-]{1,64}\.json$/;

export const besideDatabase = (folder: string) => ({
  async read(): Promise<readonly KeptFile[]> {
    const names = (await readdir(folder)).filter((name) => ACCOUNTS.test(name));
    return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
  },
  /** Others than those that it knows are left out: a backup may come from anywhere. */
  async write(files: readonly KeptFile[]): Promise<void> {
    for (const { name, bytes } of files)
      if (ACCOUNTS.test(name)) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  },
});

/** PostgreSQL has none. */
export const nothingBeside = { read: async () => [], write: async () => undefined };
