// Prepares the embedded database's folder. Never leaves a half-made database, opens one of another version, or deletes data. A
// damaged database, or one that has disappeared, is replaced only if the operator says so.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../settings/environment.ts';
import { POSTGRES_MAJOR, unpackImage } from './image.ts';

/** A file that marks the folder once its database is complete. */
const MADE = 'database-made';

export interface FolderOptions {
  /** Suffix for a damaged database that is moved aside. */
  readonly stamp: string;
  /** Move a damaged database aside and create a new one, instead of refusing to start. */
  readonly replaceBroken: boolean;
}

/**
 * The folder must be locked. Returns the database's path, and what the operator should know about it. `unpack` creates an empty
 * database in a folder. Throws StartRefused.
 */
export function prepareFolder(
  folder: string,
  options: FolderOptions,
  unpack: (folder: string) => void = unpackImage,
): { database: string; notice: string | undefined } {
  const database = join(folder, 'postgres');
  const marker = join(folder, MADE);
  for (const left of readdirSync(folder)) {
    // left by a start that was killed while unpacking
    if (left.startsWith('postgres.new-')) rmSync(join(folder, left), { recursive: true });
  }
  const broken = damageOf(database, existsSync(marker));
  if (broken !== undefined && !options.replaceBroken) throw refusal(broken);
  const notice = broken === undefined ? undefined : moveAside(broken, database, options.stamp);
  if (!existsSync(database)) {
    const draft = join(folder, `postgres.new-${process.pid}`);
    unpack(draft);
    renameSync(draft, database);
  }
  if (!existsSync(marker))
    writeFileSync(marker, 'The server refuses to start if it finds this file without a complete database beside it.\n');
  return { database, notice };
}

/** Creates the data folder itself. Throws StartRefused. */
export function makeFolder(folder: string): void {
  try {
    makePath(resolve(folder));
  } catch (error) {
    throw new StartRefused(`The data folder ${folder} cannot be made: ${(error as Error).message}.`);
  }
}

/** One level at a time: with `recursive` Node never returns for a path such as /proc/x, whose parent exists but refuses. */
function makePath(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makePath(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** A sentence; undefined if all is well, or nothing is there yet. Throws StartRefused for a database of another version. */
function damageOf(database: string, isMade: boolean): string | undefined {
  if (!existsSync(database)) return isMade ? `The database in ${database} is gone.` : undefined;
  for (const needed of ['PG_VERSION', 'global/pg_control']) {
    if (!existsSync(join(database, needed))) return `The database in ${database} is incomplete: ${needed} is missing.`;
  }
  if (statSync(join(database, 'global/pg_control')).size === 0)
    return `The database in ${database} is incomplete: global/pg_control is empty.`;
  const version = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim();
  if (version === '') return `The database in ${database} is incomplete: PG_VERSION is empty.`;
  if (version === POSTGRES_MAJOR) return undefined;
  throw new StartRefused(
    `The database in ${database} is of PostgreSQL ${version}, this server needs ${POSTGRES_MAJOR}. ` +
      'Dump it with the version that made it and load it into a new folder.',
  );
}

export const refusal = (broken: string): StartRefused =>
  new StartRefused(
    `${broken} Put a backup in its place; or, to begin with a new, empty database, start once with ` +
      'REPLACE_BROKEN_DATABASE=on, which moves what is left aside and deletes nothing.',
  );

/** Deletes nothing. Returns `broken`, followed by what was done about it. */
export function moveAside(broken: string, database: string, stamp: string): string {
  if (!existsSync(database)) return `${broken} A new one was made.`;
  const aside = `${database}.broken-${stamp}`;
  renameSync(database, aside);
  return `${broken} It has been moved to ${aside}; a new one was made.`;
}
