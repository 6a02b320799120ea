// Puts a brotli copy beside each text file of a built client, which plugins/client.ts then sends: no request waits for compression.

import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Skips files whose copy is newer than they are. */
export async function compressClient(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name)).map((name) => join(folder, name));
  const due = files.filter((file) => changedAt(file) > changedAt(`${file}.br`));
  await Promise.all(due.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file), { params }))));
}

/** Unix ms; 0 if there is no such file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
