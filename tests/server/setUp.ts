// Shared by all server tests of a run because making them takes seconds: a PostgreSQL cluster, and embedded databases to copy.
// A test of a first start uses no template but an empty folder or an empty database.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readPacks } from '../../server/making/packFile.ts';
import type { OpenDatabase, Seed } from '../../server/store/database.ts';
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

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  const folderOf = (template: Template) => join(folder, template);
  const [cluster] = await Promise.all([startPostgres(), fill(openEmbedded(folderOf('bare'), nothing, 'test'))]);
  cpSync(folderOf('bare'), folderOf('full'), { recursive: true });
  await fill(openEmbedded(folderOf('full'), allPacks, 'test'));
  await fill(openPostgres(await createDatabase(cluster.url, 'bare'), nothing, console.error));
  await fill(openPostgres(await createDatabase(cluster.url, 'full', 'bare'), allPacks, console.error));
  provide('cluster', cluster.url);
  provide('templates', folder);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  };
}

const nothing: Seed = async () => undefined;
const allPacks: Seed = (db) => seedPacks(db, readPacks());

/** Opening migrates and seeds the database; closing matters since PostgreSQL copies no template that is in use. */
const fill = async (opening: Promise<OpenDatabase>): Promise<void> => (await opening).close();
