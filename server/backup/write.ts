// Writes a consistent backup of the whole database while it stays in use.

import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import { countersOf, migrationsOf, readRows, snapshot, tablesOf } from '../store/backup.ts';
import type { Database } from '../store/database.ts';
import { type Foot, type Head, type KeptFile, type TableSum, tableSum, VERSION } from './format.ts';

/** Receives the compressed bytes; may return a promise as backpressure. */
export type Sink = (bytes: Uint8Array) => Promise<void> | void;

/** Returns row counts and checksums. `made`: unix ms. `files`: those stored beside the database. */
export async function writeBackup(
  db: Database,
  made: number,
  sink: Sink,
  files: readonly KeptFile[] = [],
): Promise<Foot['tables']> {
  const gzip = createGzip();
  const written = (async () => {
    for await (const bytes of gzip) await sink(bytes);
  })();
  written.catch((error) => gzip.destroy(error));
  const hash = createHash('sha256');
  const put = async (lines: readonly string[]): Promise<void> => {
    if (gzip.destroyed) await written; // rejects with the sink's error
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    if (!gzip.write(text)) await drained(gzip);
  };
  const tables = await snapshot(db, async (tx) => {
    const head: Head = { version: VERSION, made: new Date(made).toISOString(), migrations: await migrationsOf(tx) };
    await put([JSON.stringify(['backup', head])]);
    for (const { name, bytes } of files)
      await put([JSON.stringify(['file', name, Buffer.from(bytes).toString('base64')])]);
    const sums: Record<string, TableSum> = {};
    for (const table of await tablesOf(tx)) {
      await put([JSON.stringify(['table', table])]);
      const sum = tableSum();
      for await (const rows of readRows(tx, table)) {
        for (const row of rows) sum.add(row);
        await put(rows);
      }
      sums[table] = sum.value;
    }
    const foot: Foot = { tables: sums, counters: await countersOf(tx) };
    gzip.end(`${JSON.stringify(['end', foot, hash.digest('hex')])}\n`);
    return sums;
  }).catch(async (error) => {
    gzip.destroy(error);
    await written; // the sink's error says more than the stream's
    throw error;
  });
  await written;
  return tables;
}

const drained = (gzip: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      gzip.off('drain', settle).off('error', settle).off('close', settle);
      if (error === undefined) resolve();
      else reject(error);
    };
    gzip.once('drain', settle).once('error', settle).once('close', settle);
  });
