// The data folder: one process at a time, never half made, never of another version, and nothing in it is ever deleted.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from '../../server/environment.ts';
import { prepareFolder } from '../../server/folder/dataFolder.ts';
import { IMAGE, POSTGRES_MAJOR } from '../../server/folder/image.ts';
import { lockFolder } from '../../server/folder/lock.ts';
import { readTar } from '../../server/folder/tar.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that is certainly gone. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

const writeLock = (holder: object): void =>
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ started: '', host: hostname(), nonce: 'theirs', pid: 1, ...holder }),
  );

describe('the lock', () => {
  it('keeps a second one out until it is released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by another server \\(process ${process.pid}\\)`));
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder).release();
  });

  it('of a dead process is taken over', () => {
    writeLock({ pid: deadPid() });
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
    lock.release();
  });

  it('of a living process is never taken', () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    writeLock({ pid: other.pid });
    expect(() => lockFolder(folder)).toThrow(StartRefused);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).nonce).toBe('theirs');
    other.kill();
  });

  it.runIf(process.platform === 'linux')('of an earlier process with the same pid is taken over', () => {
    writeLock({ pid: process.pid, started: 'another boot 1' });
    lockFolder(folder).release();
  });

  it.each([
    ['of another machine', { host: 'elsewhere', pid: 2 ** 22 + 1 }],
    ['that cannot be read', { pid: 'x' }],
  ])('%s is respected', (_name, holder) => {
    writeLock(holder);
    expect(() => lockFolder(folder)).toThrow(/remove .*lock/);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is not removed by a holder who has lost it', () => {
    const lock = lockFolder(folder);
    writeLock({ pid: 1 });
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});

describe('the folder', () => {
  const broken = (): void => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'something'), 'of worth');
  };

  it('is unpacked whole, and remains of a killed unpacking go', () => {
    mkdirSync(join(folder, 'postgres.new-1'));
    const { database, notice } = prepareFolder(folder, 'now');
    expect(notice).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['postgres']);
    for (const entry of readTar(brotliDecompressSync(readFileSync(IMAGE)))) {
      const path = join(database, entry.name);
      if (entry.type === 'file') expect(readFileSync(path).equals(entry.body)).toBe(true);
      else expect(existsSync(path)).toBe(true);
    }
  });

  it('moves a half-made database aside', () => {
    broken();
    const { notice } = prepareFolder(folder, 'now');
    expect(notice).toContain('postgres.broken-now');
    expect(readFileSync(join(folder, 'postgres.broken-now', 'something'), 'utf8')).toBe('of worth');
  });

  it('refuses a database of another version and leaves it alone', () => {
    const { database } = prepareFolder(folder, 'now');
    writeFileSync(join(database, 'PG_VERSION'), '17\n');
    expect(() => prepareFolder(folder, 'now')).toThrow(/PostgreSQL 17, this server needs 18/);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });
});

it('the image is of the installed PGlite and holds nothing of ours', async () => {
  const { database } = prepareFolder(folder, 'now');
  expect(readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR);
  const client = await PGlite.create(database);
  const { rows } = await client.query<{ tables: number; version: string }>(
    `SELECT count(*)::int AS tables, current_setting('server_version') AS version FROM pg_tables WHERE schemaname = 'public'`,
  );
  await client.close();
  expect(rows[0]?.tables).toBe(0);
  expect(rows[0]?.version.split('.')[0]).toBe(POSTGRES_MAJOR);
});

it.each([
  ['../evil', '0', /leads out/],
  ['link', '2', /more than files/],
])('an archive with %s is refused', (name, flag, reason) => {
  const header = Buffer.alloc(1024);
  header.write(name, 0);
  header.write('00000000000', 124);
  header.write(flag, 156);
  expect(() => [...readTar(header)]).toThrow(reason);
});
