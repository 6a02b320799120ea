// The restore drill: a backup is made while people play, then restored into the other kind of database, where every player must find
// their own data.

import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newFile } from '../../server/admin/newFile.ts';
import { type CommandResult, runAdmin } from '../../server/admin/run.ts';
import { besideDatabase, nothingBeside } from '../../server/backup/beside.ts';
import type { Database } from '../../server/store/database.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { countEntries, faultsInBooks, rows } from './economy/books.ts';
import { injecting, player } from './economy/player.ts';
import { EASY } from './economy/worlds.ts';
import { copyTemplate, embeddedStore, NOON, newDatabase, postgresStore, startNode, type TestNode } from './nodes.ts';
import { changes, putGame } from './progress/device.ts';
import { cut, LEVEL, solved } from './progress/games.ts';

const LIMIT = 240_000; // ms
const nothing = async () => undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const admin = (db: Database, words: readonly string[], files = nothingBeside as ReturnType<typeof besideDatabase>) =>
  runAdmin(words, (work) =>
    work({
      db,
      now: NOON,
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      hasConsent: false,
      operator: 'root',
      newFile,
      files,
    }),
  );

async function emptyEmbedded() {
  copyTemplate('bare', join(folder, 'new'));
  return openEmbedded(join(folder, 'new'), nothing, 'test');
}
const emptyPostgres = async () => openPostgres(await newDatabase('bare'), nothing, console.error);

/** What a player sees of their own data. */
async function thingsOf(node: TestNode, uid: string) {
  const { get } = player(injecting(node.app), uid);
  const paths = ['/inventory/consumables', '/inventory/unique', '/inventory/consumables/history'];
  const answers = await Promise.all(paths.map(get));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return [...answers.map(({ data }) => data), await changes(node, uid)];
}

async function play(node: TestNode, uid: string): Promise<void> {
  const { post } = player(injecting(node.app), uid);
  await post('/user/timeReward/collect');
  await post('/inventory/chest', { gameType: 'sudoku', size: 'small' });
  await post('/inventory/unique', { kind: 'avatar', id: 'ida' });
  await putGame(node, uid, LEVEL(1), { game: cut(await solved(LEVEL(1)), 12) });
}

/** New players who arrive, collect and spend until stopped. */
function load(node: TestNode): () => Promise<void> {
  let over = false;
  const client = async () => {
    while (!over) {
      const { post } = player(injecting(node.app), `somebody-${randomUUID()}`);
      expect((await post('/user/timeReward/collect')).status).toBe(200);
      expect((await post('/inventory/chest', { gameType: 'sudoku', size: 'small' })).status).toBe(200);
    }
  };
  const all = Promise.all([client(), client(), client()]);
  return async () => {
    over = true;
    await all;
  };
}

/** Recomputes the last line, which holds the checksum of all lines before it, so that an altered file is consistent. */
function signed(text: string): string {
  const at = text.lastIndexOf('\n["end"') + 1;
  const [end, foot] = JSON.parse(text.slice(at));
  return `${text.slice(0, at)}${JSON.stringify([end, foot, createHash('sha256').update(text.slice(0, at)).digest('hex')])}\n`;
}

/** Computed by the database: a hash of each table, independent of row order. */
async function hashes(db: Database): Promise<Record<string, unknown>> {
  await db.execute(sql`SET TIME ZONE 'UTC'`);
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const row = sql`t::text COLLATE "C"`;
    [found[name]] = await rows(
      db,
      sql`SELECT count(*)::int AS n, md5(string_agg(${row}, ',' ORDER BY ${row})) AS hash FROM ${sql.identifier(name)} t`,
    );
  }
  return found;
}

it.each([
  ['the embedded database to PostgreSQL', embeddedStore, emptyPostgres],
  ['PostgreSQL to the embedded database', postgresStore, emptyEmbedded],
] as const)('from %s, under load', { timeout: LIMIT }, async (_name, openStore, openEmpty) => {
  const store = await openStore();
  const source = await startNode(await store.open('main', EASY));
  await play(source, 'anna');
  const hers = await thingsOf(source, 'anna');
  const before = await countEntries(source.db);
  const stop = load(source);
  const file = join(folder, 'under-load');
  expect(await admin(source.db, ['backup', file])).toMatchObject({ code: 0, err: '' });
  await stop();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);

  const target = await startNode(await openEmpty());
  expect(await admin(target.db, ['restore', file])).toMatchObject({ code: 0, err: '' });
  expect(await faultsInBooks(target.db)).toEqual([]);
  expect(await countEntries(target.db)).toBeGreaterThanOrEqual(before);
  expect(await countEntries(target.db)).toBeLessThan(await countEntries(source.db));
  expect(await thingsOf(target, 'anna')).toEqual(hers);
  expect((await target.get('/api/game/sudoku/leichtes/de-leichtes-001')).json()).toEqual(
    (await source.get('/api/game/sudoku/leichtes/de-leichtes-001')).json(),
  );
  await play(target, 'berta'); // sequences continue where they were
  expect(await faultsInBooks(target.db)).toEqual([]);

  // with no load, the copy is identical to the last row
  const quiet = join(folder, 'quiet');
  await admin(source.db, ['backup', quiet]);
  const refused = await admin(target.db, ['restore', quiet]);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^The database is not empty \(.*users: .*\n$/),
  ]);
  expect(await admin(target.db, ['restore', quiet, '--force'])).toMatchObject({ code: 0 });
  expect(await hashes(target.db)).toEqual(await hashes(source.db));
  await target.close();
  await source.close();
  await store.stop();
});

it('includes the default emulator’s accounts, which are stored beside the database', { timeout: LIMIT }, async () => {
  const database = await emptyEmbedded();
  const [from, to] = [join(folder, 'new'), folder];
  const accounts = 'emulator-demo-raetsel.json';
  writeFileSync(join(from, accounts), '{"anna":1}');
  writeFileSync(join(from, 'emulator-note.txt'), 'no account');
  const file = join(folder, 'backup');
  await admin(database.db, ['backup', file], besideDatabase(from));
  const target = await emptyPostgres();
  expect(await admin(target.db, ['restore', file], besideDatabase(to))).toMatchObject({ code: 0 });
  expect(readFileSync(join(to, accounts), 'utf8')).toBe('{"anna":1}');
  expect(existsSync(join(to, 'emulator-note.txt'))).toBe(false);
  await Promise.all([database.close(), target.close()]);
});

it.runIf(process.platform === 'linux')('reports a full disk, and leaves no file', { timeout: LIMIT }, async () => {
  const database = await emptyPostgres();
  const file = join(folder, 'backup');
  symlinkSync('/dev/full', `${file}.part`);
  expect(await admin(database.db, ['backup', file])).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^\S+ cannot be written: ENOSPC[^\n]+\n$/),
  });
  expect(readdirSync(folder)).toEqual([]);
  await database.close();
});

it('a backup that is damaged, cut off, of another version or missing changes nothing', { timeout: LIMIT }, async () => {
  const store = await postgresStore();
  const node = await startNode(await store.open('main', EASY));
  await play(node, 'anna');
  const good = join(folder, 'good');
  await admin(node.db, ['backup', good]);
  expect(await admin(node.db, ['backup', good])).toMatchObject({
    code: 1,
    err: expect.stringContaining('exists already'),
  });
  const bytes = readFileSync(good);
  const text = gunzipSync(bytes).toString();
  const lines = text.trimEnd().split('\n');
  const row = lines.findIndex((line) => line.startsWith('{') && line.includes('"anna"'));
  const damaged: readonly (readonly [string, Uint8Array | undefined, RegExp])[] = [
    ['missing', undefined, /cannot be read: ENOENT/],
    ['no backup', Buffer.from('SELECT 1'), /damaged/],
    ['cut off', bytes.subarray(0, bytes.length - 40), /damaged/],
    ['without its end', gzipSync(lines.slice(0, -1).join('\n')), /damaged/],
    ['a row less', gzipSync(`${lines.toSpliced(row, 1).join('\n')}\n`), /damaged/],
    ['another name', gzipSync(text.replace('"anna"', '"otto"')), /damaged/],
    [
      'another version',
      gzipSync(signed(text.replace('"migrations":["', '"migrations":["x'))),
      /another version of the server/,
    ],
  ];
  const target = await emptyPostgres();
  for (const [name, content, sentence] of damaged) {
    const file = join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    const said: CommandResult = await admin(target.db, ['restore', file]);
    expect([name, said.code, said.out, said.err]).toEqual([name, 1, '', expect.stringMatching(sentence)]);
    expect(said.err).toMatch(/^[^\n]+\n$/);
  }
  expect(await admin(target.db, ['restore', good])).toMatchObject({ code: 0 });
  expect(await hashes(target.db)).toEqual(await hashes(node.db));
  await target.close();
  await node.close();
  await store.stop();
});
