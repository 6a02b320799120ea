// The prepared image of an empty embedded database: initdb and the migrations take seconds, unpacking a fraction of one. Committed;
// `npm run image` rebuilds it after an update of PGlite. A start applies the migrations that are newer than the image.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readTar } from './tar.ts';

/** PostgreSQL's major version in the installed PGlite and in the image. */
export const POSTGRES_MAJOR = '18';

export const IMAGE = join(import.meta.dirname, '../../assets/database/empty.tar.br');

/** Creates `folder` and unpacks the image into it. */
export function unpackImage(folder: string, image = IMAGE): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const entry of readTar(brotliDecompressSync(readFileSync(image)))) {
    const path = join(folder, entry.name);
    mkdirSync(entry.type === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (entry.type === 'file') writeFileSync(path, entry.body, { mode: 0o600 });
  }
}
