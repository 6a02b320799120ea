// Makes the embedded database's folder ready to be opened: never half made, never of another version, never deleted.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../environment.ts';
import { POSTGRES_MAJOR, unpackImage } from './image.ts';

/** The folder must be locked. Answers where the database lies, and what the operator should know about it. */
export function prepareFolder(folder: string, stamp: string): { database: string; notice: string | undefined } {
  const database = join(folder, 'postgres');
  for (const left of readdirSync(folder)) {
    // an unpacking that was killed: nobody has ever written to it
    if (left.startsWith('postgres.new-')) rmSync(join(folder, left), { recursive: true });
  }
  const notice = setAsideIfBroken(database, stamp);
  if (!existsSync(database)) {
    const draft = join(folder, `postgres.new-${process.pid}`);
    unpackImage(draft);
    renameSync(draft, database);
  }
  return { database, notice };
}

/** Makes the data folder itself; StartRefused where that cannot be. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartRefused(`The data folder ${folder} cannot be made: ${(error as Error).message}.`);
  }
}

function setAsideIfBroken(database: string, stamp: string): string | undefined {
  if (!existsSync(database)) return undefined;
  const versionFile = join(database, 'PG_VERSION');
  if (existsSync(versionFile) && existsSync(join(database, 'global', 'pg_control'))) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === POSTGRES_MAJOR) return undefined;
    throw new StartRefused(
      `The database in ${database} is of PostgreSQL ${version}, this server needs ${POSTGRES_MAJOR}. ` +
        'Dump it with the version that made it and load it into a new folder.',
    );
  }
  const aside = `${database}.broken-${stamp}`;
  renameSync(database, aside);
  return `The database in ${database} was incomplete and has been moved to ${aside}; a new one was made.`;
}
