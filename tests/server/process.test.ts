// The server as a process: what it logs when it starts or cannot, how it shuts down, and what survives a kill.

import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { startServer } from '../../server/run.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { levels } from '../../server/store/schema.ts';
import { type MainProcess, QUIET, startMain, tryMain } from './mainProcess.ts';
import { copyTemplate, newDatabase } from './nodes.ts';

const LIMIT = 60_000; // ms; a start takes a fraction, but the machine may be busy

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether a server holds the folder. */
function isHeld(data = folder): boolean {
  const lock = join(data, 'lock');
  return existsSync(lock) && readdirSync(lock).some((name) => /^\d+$/.test(name));
}

/** PostgreSQL's driver, the support commands, metrics, generators, token verification and Stripe: loaded on first use only. */
const NOT_AT_ONCE =
  /node_modules\/(pg|prom-client|jose|stripe|hyphen)\/|server\/(admin\/(run|people|codes)|backup\/(write|restore)|metrics\/prometheus|store\/postgres)\.ts|puzzles\/.*generate\.ts/;

describe('a start', () => {
  it('on an empty folder succeeds, and the server shuts down cleanly', { timeout: LIMIT }, async () => {
    const server = await startMain(folder, { MONTHLY_PACKS: 'on' }); // so levels are being made when it is told to end
    const answer = await fetch(`${server.url}/api/game/sudoku/profi_ratsel`);
    expect(((await answer.json()) as { data: string[] }).data).toHaveLength(20);
    expect(isHeld()).toBe(true);
    expect([await server.end('SIGTERM'), server.said()]).toEqual([0, '']);
    expect(isHeld()).toBe(false);
  });

  it('with a wrong setting is refused with a sentence', { timeout: LIMIT }, async () => {
    const said = expect.stringMatching(/^PORT must be a port number [^\n]+\n$/);
    expect(await tryMain(folder, { PORT: '99999' })).toEqual({ exit: 1, said });
  });

  it('on a port in use is refused with a sentence and releases the folder', { timeout: LIMIT }, async () => {
    copyTemplate('full', folder);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const said = `Port ${port} is in use: stop the process that listens there, or set PORT.\n`;
    expect(await tryMain(folder, { PORT: String(port) })).toEqual({ exit: 1, said });
    expect(isHeld()).toBe(false);
    other.close();
  });
});

/** Starts without a process; returns what the operator reads. Fails if the start succeeds. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ready = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await startServer({ ...QUIET, ...variables });
    expect([process.exitCode, ready.mock.calls]).toEqual([1, []]);
    return said.mock.calls.map((words) => `${format(...words)}\n`).join('');
  } finally {
    process.exitCode = undefined;
    vi.restoreAllMocks();
  }
}

describe('refused with a sentence', () => {
  /** Shared: each refused start must leave it free for the next one. */
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'refused-'));
    copyTemplate('full', data);
  });
  afterAll(() => rmSync(data, { recursive: true }));

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a wrong database address',
      { DATABASE_URL: 'mysql://u:secret@h/db', SIGN_IN: 'emulator' },
      /^DATABASE_URL must be .*"mysql:\/\/\*\*\*@h/,
    ],
    [
      'no database there',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/db', SIGN_IN: 'emulator' },
      /^PostgreSQL at 127\.0\.0\.1:1 .* cannot/,
    ],
    [
      'metrics at an address of another machine',
      { METRICS_PORT: '0', METRICS_HOST: '203.0.113.7' },
      /^METRICS_PORT 0 at METRICS_HOST 203\.0\.113\.7 cannot be used/,
    ],
    ['no client there', { CLIENT_DIR: tmpdir() }, /^CLIENT_DIR .* holds no index\.html/],
    ['a folder where none can be made', { DATA_DIR: '/proc/nope/db' }, /^The data folder .* cannot be made/],
    [
      'a port in HOST',
      { HOST: 'localhost:8080' },
      /^HOST must be a host name or an address, .*without a port[^\n]*\n$/,
    ],
    ['a file for a folder', { DATA_DIR: import.meta.filename }, /^The data folder .* cannot be made/],
  ])('%s', async (_name, variables, sentence) => {
    const said = await refusal({ DATA_DIR: data, ...variables });
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/secret|\n\s+at /);
    expect(isHeld(data)).toBe(false);
  });

  it.each([
    ["another program's tables", 'CREATE TABLE "users" ("id" integer)', /relation "users" already exists/],
    ['a database that is only read', 'ALTER DATABASE CURRENT SET default_transaction_read_only = on', /read-only/],
  ])('%s', async (_name, change, why) => {
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(change.replace('CURRENT', `"${new URL(url).pathname.slice(1)}"`));
    await client.end();
    const said = await refusal({ DATABASE_URL: url, SIGN_IN: 'emulator' });
    expect(said).toMatch(why);
    expect(said).toMatch(/^PostgreSQL at [^\n]+ does not let the server create its tables: [^\n]+\n$/);
  });
});

describe('a running server', { timeout: LIMIT }, () => {
  let data: string;
  let server: MainProcess;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'running-'));
    copyTemplate('full', data);
    const noting = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
      registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(join(data, 'loaded'))}, url + '\\n'); return next(url, context); } });`;
    const preload = `data:text/javascript,${encodeURIComponent(noting)}`;
    server = await startMain(data, { NODE_OPTIONS: `--import ${preload}` });
  }, LIMIT);
  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(data, { recursive: true });
  });

  it('has loaded nothing that a first response does not need', async () => {
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const loaded = readFileSync(join(data, 'loaded'), 'utf8').split('\n');
    expect(loaded.some((url) => url.endsWith('server/routes/health.ts'))).toBe(true);
    expect(loaded.filter((url) => NOT_AT_ONCE.test(url))).toEqual([]);
  });

  it('keeps a second one off its folder', async () => {
    const sentence = expect.stringMatching(/^The data folder .* is in use by another server\..*\n$/);
    expect(await tryMain(data)).toEqual({ exit: 1, said: sentence });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('is killed, and what it acknowledged before is there afterwards', async () => {
    const list = (await (await fetch(`${server.url}/api/game/sudoku/tagliches_ratsel`)).json()) as { data: string[] };
    const [id = ''] = list.data;
    expect((await fetch(`${server.url}/api/game/sudoku/tagliches_ratsel/${id}`)).status).toBe(200);
    await server.end('SIGKILL');
    const again = await openEmbedded(data, async () => undefined, 'test');
    expect(await again.db.select({ id: levels.id }).from(levels).where(eq(levels.id, id))).toEqual([{ id }]);
    await again.close();
  });
});

it('a request in progress is answered before the server ends', async () => {
  const door = new EventEmitter();
  const asked = once(door, 'asked');
  const ping = async () => {
    door.emit('asked');
    await once(door, 'open');
  };
  const nothing = async () => undefined;
  const database = { db: undefined as never, notice: undefined, ping, canWrite: nothing, close: nothing };
  const app = await buildApp({ database, clock: { now: () => 0 }, environment: readEnvironment({}) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/health`);
  await asked;
  const closed = app.close();
  door.emit('open');
  expect((await answer).status).toBe(200);
  await closed;
});
