// The server as an operator starts it, for tests of the process itself: threads, sockets, signals. A start costs 2 s of CPU, so
// whatever can be tested on a node (nodes.ts) is tested there.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from './nodes.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');

/** Logs errors only, listens on a free port, makes no levels ahead. */
export const QUIET = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', LOG_LEVEL: 'error', MONTHLY_PACKS: 'off' };

export interface MainProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything on stderr so far. */
  said(): string;
  /** Resolves with the exit code once it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** How a refused start ended. */
export interface RefusedStart {
  readonly exit: number | null;
  readonly said: string;
}

/** Starts the server on this data folder; waits until it is ready or has ended. */
export async function tryMain(
  folder: string,
  variables: Record<string, string> = {},
): Promise<MainProcess | RefusedStart> {
  const env = { ...process.env, ...QUIET, DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const port = await Promise.race([portOf(child), ended.then(() => undefined)]);
  if (port === undefined) return { exit: await ended, said };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    said: () => said,
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}

/** Starts the server on this data folder. Throws with its output if it ends before it is ready. */
export async function startMain(folder: string, variables: Record<string, string> = {}): Promise<MainProcess> {
  const started = await tryMain(folder, variables);
  if ('exit' in started) throw new Error(started.said);
  return started;
}

/** Starts the server on a fresh database with all packs; `remove` kills it and deletes the database. */
export async function startFresh(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  copyTemplate('full', folder);
  const server = await startMain(folder, variables);
  return {
    ...server,
    async remove() {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
export type FreshMain = Awaited<ReturnType<typeof startFresh>>;

function portOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    stdout?.on('data', (chunk) => {
      text += chunk;
      const [, port] = /ready on http:\S+:(\d+)/.exec(text) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
}
