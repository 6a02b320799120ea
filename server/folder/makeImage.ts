// `npm run image`: rebuilds the image of an empty database after an update of PGlite or a new migration. Takes half a minute.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from '../store/database.ts';
import { IMAGE } from './image.ts';

/** Brotli's window spans the three identical template databases, which gzip would store three times. */
async function makeImage(): Promise<Buffer> {
  const database = await PGlite.create();
  await migrate(drizzle(database), { migrationsFolder: MIGRATIONS });
  await database.exec('CHECKPOINT');
  const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  await database.close();
  return brotliCompressSync(tar, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
    },
  });
}

const image = await makeImage();
mkdirSync(dirname(IMAGE), { recursive: true });
writeFileSync(IMAGE, image);
console.log(`${IMAGE}: ${image.length} bytes`);
