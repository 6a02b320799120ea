// Runs the product's own server (API, empty embedded database, built client) in its own process, for tests and benches.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist');
const READY_LIMIT = 60_000; // ms

export interface RunningServer {
  readonly url: string;
  /** ms from the start of the process to the first 200 from /health. */
  readonly readyAfter: number;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly port?: number;
  /** Compiles every module again, as on a machine where the server has never run. */
  readonly cold?: boolean;
  /** Folder of another client than the built one. */
  readonly client?: string;
  /** The operator's, in addition. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Called with the server's environment before it starts, while its empty database is free for the support tool. */
  readonly before?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

/** Starts `server/main.ts` with the client (in dist/) on an empty data folder and waits until /health returns 200. */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'raetsel-'));
  const client = join(folder, 'client');
  cpSync(options.client ?? CLIENT, client, { recursive: true }); // a concurrent build must not remove files
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    MONTHLY_PACKS: 'off',
    RATE_LIMITS: process.env.RATE_LIMITS ?? 'off', // all requests come from one address here
    CLIENT_DIR: client,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...options.variables,
    ...(options.cold ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {}),
  };
  await options.before?.(env);
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([healthy(url), ended.then(() => Promise.reject(new Error('The server exited immediately.')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, readyAfter: performance.now() - began, stop };
}

/** Resolves when /health returns 200; rejects after a minute. */
export async function healthy(url: string): Promise<void> {
  const limit = performance.now() + READY_LIMIT;
  while (performance.now() < limit) {
    const ok = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url}/health did not return 200 within ${READY_LIMIT / 1000} s.`);
}
