// Restores a backup into a database of the same schema, embedded or PostgreSQL, whichever it came from: all or nothing.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  countRows,
  emptyTables,
  inRestoreTransaction,
  insertRows,
  migrationsOf,
  readRows,
  setCounter,
  tablesOf,
} from '../store/backup.ts';
import type { Database } from '../store/database.ts';
import { BadBackup, type Foot, type Head, type KeptFile, type TableSum, tableSum, VERSION } from './format.ts';

/** Characters of rows per statement. */
const BATCH = 1_000_000;

export interface Restored {
  readonly made: string;
  readonly tables: Foot['tables'];
  readonly files: readonly KeptFile[];
}

/** Throws BadBackup, with a sentence, if the backup is damaged or of another schema, or the database not empty (`force` empties it). */
export async function restoreBackup(db: Database, file: string, force: boolean): Promise<Restored> {
  const { head, foot } = await wholeBackup(file);
  return inRestoreTransaction(db, async (tx) => {
    await refuseOtherVersion(tx, head);
    const tables = await tablesOf(tx);
    const filled = await filledOf(tx, tables);
    if (filled.length > 0 && !force)
      throw new BadBackup(
        `The database is not empty (${filled.join(', ')}). Restore into a new one, or add --force: it deletes all of this first.`,
      );
    if (filled.length > 0) await emptyTables(tx, tables);
    const files = await insertLines(tx, file);
    for (const [name, last] of Object.entries(foot.counters)) await setCounter(tx, name, last);
    for (const table of tables) await compare(tx, table, foot.tables[table]);
    return { made: head.made, tables: foot.tables, files };
  });
}

/** Reads the whole backup before anything is changed, since the checksum comes last. */
async function wholeBackup(file: string): Promise<{ head: Head; foot: Foot }> {
  const hash = createHash('sha256');
  let head: Head | undefined;
  let foot: Foot | undefined;
  for await (const line of linesOf(file)) {
    if (foot !== undefined) throw damaged();
    if (line.startsWith('[')) {
      const [what, about, sum] = parsed(line);
      if (what === 'backup' && head === undefined) head = about as Head;
      if (what === 'end' && sum === hash.digest('hex')) {
        foot = about as Foot;
        continue;
      }
      if (what === 'end') throw damaged();
    }
    if (head === undefined) throw damaged();
    if (head.version !== VERSION) throw new BadBackup('This backup has a format that this version does not know.');
    hash.update(`${line}\n`);
  }
  if (head === undefined || foot === undefined) throw damaged();
  return { head, foot };
}

async function refuseOtherVersion(tx: Database, { migrations }: Head): Promise<void> {
  const here = await migrationsOf(tx);
  if (here.join() === migrations.join()) return;
  throw new BadBackup(
    `This backup was made by another version of the server (${migrations.length} migrations; this one has ${here.length}). ` +
      'Restore it with that version; this version then migrates the database when it starts.',
  );
}

async function filledOf(tx: Database, tables: readonly string[]): Promise<string[]> {
  const filled: string[] = [];
  for (const table of tables) {
    const rows = await countRows(tx, table);
    if (rows > 0) filled.push(`${table}: ${rows}`);
  }
  return filled;
}

/** Inserts the rows; returns the files. */
async function insertLines(tx: Database, file: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  let table = '';
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await insertRows(tx, table, batch);
    [batch, size] = [[], 0];
  };
  for await (const line of linesOf(file)) {
    if (line.startsWith('{')) {
      batch.push(line);
      size += line.length;
      if (size >= BATCH) await flush();
      continue;
    }
    await flush();
    const [what, about, bytes] = parsed(line);
    if (what === 'table') table = String(about);
    if (what === 'file') files.push({ name: String(about), bytes: Buffer.from(String(bytes), 'base64') });
  }
  return files;
}

/** Throws BadBackup if decompression fails; other damage breaks the JSON or the checksum. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const unpacked = raw.pipe(createGunzip()).setEncoding('utf8');
  raw.once('error', (error) => unpacked.destroy(error));
  let rest = '';
  try {
    for await (const text of unpacked) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? damaged() : new BadBackup(`${file} cannot be read: ${message}.`);
  } finally {
    raw.destroy();
  }
  if (rest !== '') throw damaged();
}

function parsed(line: string): readonly unknown[] {
  try {
    const told: unknown = JSON.parse(line);
    if (Array.isArray(told)) return told;
  } catch {}
  throw damaged();
}

/** Verifies that the table now holds what was backed up. */
async function compare(tx: Database, table: string, expected: TableSum | undefined): Promise<void> {
  const sum = tableSum();
  for await (const rows of readRows(tx, table)) for (const row of rows) sum.add(row);
  const { rows, sum: found } = sum.value;
  if (expected?.rows !== rows || expected.sum !== found)
    throw new BadBackup(`The restored table "${table}" differs from the backup: nothing has been restored.`);
}

const damaged = (): BadBackup => new BadBackup('The backup is damaged or incomplete: nothing has been restored.');
