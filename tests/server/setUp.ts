// What the server's tests of one run share, since each of it takes seconds: a PostgreSQL cluster, and embedded databases to copy.
// A test that is about a first start opens an empty folder, or an empty database, and uses no template.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Pack, readPacks } from '../../server/packs.ts';
import type { Database } from '../../server/store/database.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { seedPacks } from '../../server/store/packs.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { createDatabase } from './createDatabase.ts';

/** Templates: migrated, and with all level packs or with none. */
export type Template = 'full' | 'bare';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster; a template is a database of that name. */
    cluster: string;
    /** A folder with a data folder for each template. */
    templates: string;
  }
}

/** The packs of each template. */
const TEMPLATES: readonly (readonly [Template, () => readonly Pack[]])[] = [
  ['bare', () => []],
  ['full', readPacks],
];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  const cluster = await startPostgres();
  for (const [name, packs] of TEMPLATES) {
    const seed = (db: Database) => seedPacks(db, packs());
    const url = await createDatabase(cluster.url, name);
    for (const open of [openEmbedded(join(folder, name), seed, 'test'), openPostgres(url, seed, console.error)])
      await (await open).close();
  }
  provide('cluster', cluster.url);
  provide('templates', folder);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  };
}
