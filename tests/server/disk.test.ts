// A start that is impossible because the disk is full or read-only, or the database damaged: one sentence, and nothing is deleted.

import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/store/embedded.ts';
import { copyTemplate } from './nodes.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files of the database, by name. */
const files = (data: string): string[] =>
  readdirSync(join(data, 'postgres'), { recursive: true, encoding: 'utf8' }).sort();

function startOn(data: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', MONTHLY_PACKS: 'off', ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function expectRefused(data: string, sentence: RegExp): void {
  const before = files(data);
  const { status, stdout, stderr } = startOn(data);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(files(data)).toEqual(before);
}

it.each([
  ['emptied', Buffer.alloc(0)],
  ['zeroed', Buffer.alloc(8192)],
])('a database whose control file was %s is replaced if the operator asks for it', async (_name, left) => {
  copyTemplate('bare', folder);
  writeFileSync(join(folder, 'postgres', 'global', 'pg_control'), left);
  const opened = await openEmbedded(folder, async () => undefined, 'now', true);
  await opened.ping();
  await opened.close();
  expect(opened.notice).toMatch(/pg_control is empty|cannot be opened/);
  expect(opened.notice).toMatch(/moved to .*postgres\.broken-now; a new one was made\.$/);
  expect(readdirSync(folder)).toContain('postgres.broken-now');
});

describe('a start is refused with a sentence', { timeout: 300_000 }, () => {
  it('if the control file is zeroed', () => {
    copyTemplate('bare', folder);
    writeFileSync(join(folder, 'postgres', 'global', 'pg_control'), Buffer.alloc(8192));
    expectRefused(folder, /^The database in .* cannot be opened \(.*\): one of its files is damaged\. .*backup.*\n$/);
  });

  it('if the database’s PG_VERSION is missing', () => {
    copyTemplate('bare', folder);
    rmSync(join(folder, 'postgres', 'PG_VERSION'));
    expectRefused(
      folder,
      /^The database in .* is incomplete: PG_VERSION is missing\. .*REPLACE_BROKEN_DATABASE=on.*\n$/,
    );
  });
});

/** Mounts a disk of this many MiB; undefined if we may not. */
function mount(size: number): string | undefined {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'none', disk]).status === 0 ? disk : undefined;
}

/** Writes until the disk is full. */
function fill(disk: string): void {
  const file = openSync(join(disk, 'ballast'), 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(file);
  }
}

describe('a disk', { timeout: 300_000 }, () => {
  let disk: string;
  beforeEach(({ skip }) => {
    const mounted = mount(96);
    if (mounted === undefined) skip('this system lets us mount nothing (root is needed)');
    disk = mounted ?? '';
    copyTemplate('bare', disk);
  });
  afterEach(() => {
    if (disk !== undefined) execFileSync('umount', [disk]);
  });

  it('that is full', () => {
    fill(disk);
    expectRefused(disk, /^The disk of the data folder .* is full\..*\n$/);
  });

  it('that is full at the first start, which succeeds once there is room', async () => {
    rmSync(join(disk, 'postgres'), { recursive: true });
    rmSync(join(disk, 'database-made'));
    fill(disk);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(80 << 20)); // leaves room for part of the database
    const { status, stderr } = startOn(disk);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The disk of the data folder .* is full\..*\n$/);
    expect(readdirSync(disk)).not.toContain('postgres');
    expect(readdirSync(disk)).not.toContain('database-made');
    rmSync(ballast);
    await (await openEmbedded(disk, async () => undefined, 'test')).close();
    expect(readdirSync(disk).sort()).toEqual(['database-made', 'lock', 'postgres']);
  });

  it('that is read-only', () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expectRefused(disk, /^The data folder .* cannot be written to\..*\n$/);
  });
});
