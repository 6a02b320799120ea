// Finds PostgreSQL's programs (or installs them, or explains what to do) and runs a throw-away cluster for a test.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installFromDebian } from './browser.ts';
import { freePort } from './freePort.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const ADVICE =
  'No PostgreSQL was found and none could be installed: install PostgreSQL 15 or newer and put initdb on the PATH.';

/** The folder that contains `initdb` and `postgres`, the newest version first, or undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  const holds = (folder: string, program: string) =>
    existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`));
  return folders.find((folder) => holds(folder, 'initdb') && holds(folder, 'postgres'));
}

/** Like `findPostgres`, but installs it if it is missing. Throws an Error whose message says what to do. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== undefined) return found;
  try {
    installFromDebian(['postgresql']);
  } catch {
    throw new Error(ADVICE);
  }
  const installed = findPostgres();
  if (installed === undefined) throw new Error(ADVICE);
  return installed;
}

export interface Postgres {
  /** The DATABASE_URL of an empty database. */
  readonly url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** Starts an empty cluster in a temporary folder on a free loopback port; ready when it resolves. */
export async function startPostgres(): Promise<Postgres> {
  const bin = ensurePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), initdb, options);

  const port = await freePort();
  const flags = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await ready(server.stderr, ended);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user to run it as. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function ready(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    log.on('data', (chunk) => {
      text += chunk;
      if (text.includes('ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(`PostgreSQL exited immediately:\n${text}`)));
  });
}
