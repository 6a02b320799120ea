// Files that the support tool writes: they get their names only when complete.

import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { type NewFile, Refused } from './command.ts';

/** Readable by its owner only. Throws Refused if the name is taken or the file cannot be written. */
export async function newFile(path: string): Promise<NewFile> {
  if (existsSync(path)) throw new Refused(`${path} exists already: nothing is overwritten.`);
  const draft = `${path}.part`;
  const refuse = (error: Error): never => {
    throw new Refused(`${path} cannot be written: ${error.message}.`);
  };
  const handle = await open(draft, 'w', 0o600).catch(refuse);
  return {
    write: (bytes) => handle.writeFile(bytes).catch(refuse),
    async keep() {
      await handle.sync().catch(refuse);
      await handle.close();
      await rename(draft, path);
    },
    async drop() {
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}
