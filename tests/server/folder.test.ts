// The data folder: never half unpacked, never of another version; nothing is ever deleted, and no database replaced unless requested.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderOptions, prepareFolder } from '../../server/folder/dataFolder.ts';
import { IMAGE, POSTGRES_MAJOR } from '../../server/folder/image.ts';
import { readTar } from '../../server/folder/tar.ts';
import { StartRefused } from '../../server/settings/environment.ts';
import { MIGRATIONS } from '../../server/store/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In place of the image where only its presence matters. */
function unpackLittle(to: string): void {
  mkdirSync(join(to, 'global'), { recursive: true });
  writeFileSync(join(to, 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
  writeFileSync(join(to, 'global', 'pg_control'), 'x');
}

const prepare = (options: FolderOptions) => prepareFolder(folder, options, unpackLittle);

const refusing = { stamp: 'now', replaceBroken: false };
const replacing = { stamp: 'now', replaceBroken: true };

describe('the folder', () => {
  it('is unpacked whole, and remains of a killed unpacking go', () => {
    mkdirSync(join(folder, 'postgres.new-1'));
    const { database, notice } = prepareFolder(folder, refusing);
    expect(notice).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['database-made', 'postgres']);
    for (const entry of readTar(brotliDecompressSync(readFileSync(IMAGE)))) {
      const path = join(database, entry.name);
      if (entry.type === 'file') expect(readFileSync(path).equals(entry.body)).toBe(true);
      else expect(existsSync(path)).toBe(true);
    }
  });

  it.each([
    ['PG_VERSION', /incomplete: PG_VERSION is missing/],
    ['global/pg_control', /incomplete: global\/pg_control is missing/],
    ['', /is gone/],
  ])('without its postgres/%s is refused, and only if asked for a new one is made beside it', (lost, sentence) => {
    const { database } = prepare(refusing);
    writeFileSync(join(database, 'something'), 'of worth');
    rmSync(join(database, lost), { recursive: true });
    const left = readdirSync(folder);
    expect(() => prepare(refusing)).toThrow(StartRefused);
    expect(() => prepare(refusing)).toThrow(sentence);
    expect(readdirSync(folder)).toEqual(left);
    expect(prepare(replacing).notice).toMatch(sentence);
    expect(existsSync(join(database, 'PG_VERSION'))).toBe(true);
    if (lost !== '') expect(readFileSync(join(folder, 'postgres.broken-now', 'something'), 'utf8')).toBe('of worth');
  });

  it('with an emptied control file is refused, and replaced if requested', () => {
    const { database } = prepare(refusing);
    writeFileSync(join(database, 'global', 'pg_control'), '');
    expect(() => prepare(refusing)).toThrow(/incomplete: global\/pg_control is empty.*REPLACE_BROKEN_DATABASE/);
    expect(prepare(replacing).notice).toMatch(/pg_control is empty.*moved to .*broken-now/);
  });

  it('of a server older than the marker file is refused all the same', () => {
    const { database } = prepare(refusing);
    rmSync(join(folder, 'database-made'));
    prepare(refusing);
    expect(existsSync(join(folder, 'database-made'))).toBe(true);
    rmSync(join(folder, 'database-made'));
    rmSync(join(database, 'PG_VERSION'));
    expect(() => prepare(refusing)).toThrow(/REPLACE_BROKEN_DATABASE/);
  });

  it('that is intact stays as it is, whatever is requested', () => {
    const { database } = prepare(refusing);
    writeFileSync(join(database, 'something'), 'of worth');
    expect(prepare(replacing).notice).toBeUndefined();
    expect(readFileSync(join(database, 'something'), 'utf8')).toBe('of worth');
  });

  it('refuses a database of another version and leaves it alone', () => {
    const { database } = prepare(refusing);
    writeFileSync(join(database, 'PG_VERSION'), '17\n');
    expect(() => prepare(replacing)).toThrow(/PostgreSQL 17, this server needs 18/);
    expect(readdirSync(folder)).toEqual(['database-made', 'postgres']);
  });
});

describe('the image', () => {
  let client: PGlite;
  beforeEach(async () => {
    client = await PGlite.create(prepareFolder(folder, refusing).database);
  });
  afterEach(() => client.close());

  it('is of the installed PGlite', async () => {
    expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR);
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    expect(rows[0]?.version.split('.')[0]).toBe(POSTGRES_MAJOR);
  });

  it('has the tables of every migration, so that a first start makes none', async () => {
    const wanted = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
    expect(wanted.length).toBeGreaterThan(0);
    const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id');
    expect(
      rows.map(({ hash }) => hash),
      'rebuild it: npm run image',
    ).toEqual(wanted);
  });

  it('has no rows in our tables', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of rows) expect((await client.query(`SELECT * FROM "${name}"`)).rows, name).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

it.each([
  ['../evil', '0', /outside its folder/],
  ['link', '2', /neither file nor folder/],
])('an archive with %s is refused', (name, flag, reason) => {
  const header = Buffer.alloc(1024);
  header.write(name, 0);
  header.write('00000000000', 124);
  header.write(flag, 156);
  expect(() => [...readTar(header)]).toThrow(reason);
});
