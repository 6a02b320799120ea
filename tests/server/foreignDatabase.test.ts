// Databases that this server must leave alone: migrated by a newer version, or in an encoding that cannot store our letters.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '../../server/store/database.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { createDatabase } from './createDatabase.ts';
import { copyTemplate, newDatabase } from './nodes.ts';

const nothing = async () => undefined;
const report = (error: Error): never => {
  throw error;
};

interface Place {
  open(): Promise<OpenDatabase>;
  remove(): void;
}

function embedded(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  copyTemplate('bare', folder);
  return { open: () => openEmbedded(folder, nothing, 'test'), remove: () => rmSync(folder, { recursive: true }) };
}

async function postgres(): Promise<Place> {
  const url = await newDatabase('bare');
  return { open: () => openPostgres(url, nothing, report), remove: () => undefined };
}

describe.each([
  ['embedded database', embedded],
  ['PostgreSQL', postgres],
])('on the %s', (_name, make) => {
  it('a database that a newer version has migrated is refused; the same one without that migration opens', async () => {
    const place = await make();
    const database = await place.open();
    await database.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of-a-later-year', 4102444800000)`,
    );
    await database.close();
    await expect(place.open()).rejects.toThrow(/was migrated by a newer version of this server.*start that version/is);
    // again: the refusal has changed nothing and released the folder
    await expect(place.open()).rejects.toThrow(/newer version/);
    place.remove();
  });
});

it('a PostgreSQL database in another encoding than UTF8 is refused, with nothing made in it', async () => {
  const url = await createDatabase(
    inject('cluster'),
    'ascii',
    'template0',
    "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'",
  );
  await expect(openPostgres(url, nothing, report)).rejects.toThrow(/encoding SQL_ASCII.*UTF8/s);
  await expect(openPostgres(url, nothing, report)).rejects.toThrow(/encoding SQL_ASCII/);
});
