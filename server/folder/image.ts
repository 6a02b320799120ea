// The prepared image of an empty embedded database: making one takes the embedded server seconds (initdb), unpacking this
// one a fraction. It is committed; `npm run image` makes it anew after an update of PGlite. No table of ours is in it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readTar } from './tar.ts';

/** The major version of PostgreSQL that the installed PGlite is and that the image was made with. */
export const POSTGRES_MAJOR = '18';

export const IMAGE = join(import.meta.dirname, '../../assets/database/empty.tar.br');

/** A copy of the image in `folder`, which is made. */
export function unpackImage(folder: string, image = IMAGE): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const entry of readTar(brotliDecompressSync(readFileSync(image)))) {
    const path = join(folder, entry.name);
    mkdirSync(entry.type === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (entry.type === 'file') writeFileSync(path, entry.body, { mode: 0o600 });
  }
}
