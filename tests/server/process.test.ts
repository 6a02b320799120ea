// The server as a process: what it logs when it starts or cannot, how it shuts down, and what survives a kill.

import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { levels } from '../../server/store/schema.ts';
import { copyTemplate, newDatabase } from './nodes.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const LIMIT = 60_000; // ms; a start takes a fraction, but many may share the machine

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  rmSync(folder, { recursive: true });
});

/** Whether a server holds the folder. */
function isHeld(): boolean {
  const lock = join(folder, 'lock');
  return existsSync(lock) && readdirSync(lock).some((name) => /^\d+$/.test(name));
}

interface Started {
  readonly child: ChildProcess;
  /** undefined if the process ended instead. */
  readonly url: string | undefined;
  readonly exit: Promise<number | null>;
  said(): string;
}

/** Waits until the process says that it is ready, or has ended. */
async function start(variables: Record<string, string> = {}): Promise<Started> {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', MONTHLY_PACKS: 'off', ...variables };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = /ready on (http:\S+)/.exec(text);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
  });
  return { child, url: await Promise.race([ready, exit.then(() => undefined)]), exit, said: () => said };
}

/** PostgreSQL's driver, the support commands, metrics, generators, token verification and Stripe: loaded on first use only. */
const NOT_AT_ONCE =
  /node_modules\/(pg|prom-client|jose|stripe|hyphen)\/|server\/(admin\/(run|people|codes)|backup\/(write|restore)|metrics\/prometheus|store\/postgres)\.ts|puzzles\/.*generate\.ts/;

describe('a start', () => {
  it('on an empty folder succeeds, and the server shuts down cleanly', { timeout: LIMIT }, async () => {
    const server = await start({ MONTHLY_PACKS: 'on' }); // so that levels are being made when it has to end
    const answer = await fetch(`${server.url}/api/game/sudoku/profi_ratsel`);
    expect(((await answer.json()) as { data: string[] }).data).toHaveLength(20);
    expect(isHeld()).toBe(true);
    server.child.kill('SIGTERM');
    expect([await server.exit, server.said()]).toEqual([0, '']);
    expect(isHeld()).toBe(false);
  });

  it('loads nothing that a first response does not need', { timeout: LIMIT }, async () => {
    copyTemplate('full', folder);
    const list = join(folder, 'loaded');
    const noting = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
      registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + '\\n'); return next(url, context); } });`;
    const preload = `data:text/javascript,${encodeURIComponent(noting)}`;
    const server = await start({ NODE_OPTIONS: `--import ${preload}` });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const loaded = readFileSync(list, 'utf8').split('\n');
    expect(loaded.some((url) => url.endsWith('server/routes/health.ts'))).toBe(true);
    expect(loaded.filter((url) => NOT_AT_ONCE.test(url))).toEqual([]);
  });

  it('on a folder in use is refused with a sentence', { timeout: LIMIT }, async () => {
    copyTemplate('full', folder);
    const first = await start();
    const second = await start();
    expect([second.url, await second.exit]).toEqual([undefined, 1]);
    expect(second.said()).toMatch(/^The data folder .* is in use by another server\..*\n$/);
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a wrong port', { PORT: '99999' }, /^PORT must be a port number/],
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
      'metrics at no address of its own',
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
    ['a file for a folder', { DATA_DIR: MAIN }, /^The data folder .* cannot be made/],
  ])('with %s is refused with a sentence', { timeout: LIMIT }, async (_name, variables, sentence) => {
    const server = await start(variables);
    expect([server.url, await server.exit]).toEqual([undefined, 1]);
    expect(server.said()).toMatch(sentence);
    expect(server.said()).not.toMatch(/secret|\n\s+at /);
    expect(isHeld()).toBe(false);
  });

  it.each([
    ["another program's tables", 'CREATE TABLE "users" ("id" integer)', /relation "users" already exists/],
    ['a database that is only read', 'ALTER DATABASE CURRENT SET default_transaction_read_only = on', /read-only/],
  ])('on %s is refused with a sentence', { timeout: LIMIT }, async (_name, change, why) => {
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(change.replace('CURRENT', `"${new URL(url).pathname.slice(1)}"`));
    await client.end();
    const server = await start({ DATABASE_URL: url, SIGN_IN: 'emulator' });
    expect([server.url, await server.exit, server.said()]).toEqual([undefined, 1, expect.stringMatching(why)]);
    expect(server.said()).toMatch(/^PostgreSQL at [^\n]+ does not let the server create its tables: [^\n]+\n$/);
  });

  it('on a port in use is refused with a sentence and releases the folder', { timeout: LIMIT }, async () => {
    copyTemplate('full', folder);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = await start({ PORT: String(port), HOST: '127.0.0.1' });
    expect([await server.exit, server.said()]).toEqual([
      1,
      `Port ${port} is in use: stop the process that listens there, or set PORT.\n`,
    ]);
    expect(isHeld()).toBe(false);
    other.close();
  });
});

it('what was acknowledged before a SIGKILL is there afterwards', { timeout: LIMIT }, async () => {
  copyTemplate('full', folder);
  const server = await start();
  const list = (await (await fetch(`${server.url}/api/game/sudoku/tagliches_ratsel`)).json()) as { data: string[] };
  const [id = ''] = list.data;
  expect((await fetch(`${server.url}/api/game/sudoku/tagliches_ratsel/${id}`)).status).toBe(200);
  server.child.kill('SIGKILL');
  await server.exit;
  const again = await openEmbedded(folder, async () => undefined, 'test');
  expect(await again.db.select({ id: levels.id }).from(levels).where(eq(levels.id, id))).toEqual([{ id }]);
  await again.close();
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
