// The sign-in emulator of development and tests, as a child process that is started when it is first wanted. Nobody who only
// plays pays for it, and no start waits for it.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsFile } from './accountsFile.ts';

const PROCESS = join(import.meta.dirname, 'emulatorProcess.ts');
const READY_LIMIT = 180_000; // ms; it takes 8 s of CPU, of which a busy machine gives it little

export interface Emulator {
  /** Its address, such as `http://127.0.0.1:9099`, once it answers; starts it where it does not run. Rejects where it cannot. */
  ready(): Promise<string>;
  /** After a call that may have changed accounts: resolves when a restart will know of it. Rejects where they cannot be kept. */
  keep(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmulatorOptions {
  /** Begins with `demo-`: such a project can never be a real one. */
  readonly projectId: string;
  /** Left out: a free one. */
  readonly port?: number;
  /** Folder in which the accounts are kept; left out: they end with the emulator. */
  readonly folder?: string;
}

export function lazyEmulator({ projectId, port, folder }: EmulatorOptions): Emulator {
  const accounts =
    folder === undefined ? undefined : accountsFile(join(folder, `emulator-${projectId}.json`), projectId);
  let child: ChildProcess | undefined;
  let url: Promise<string> | undefined;

  const start = async (): Promise<string> => {
    const at = port ?? (await freePort());
    const started = run(at, projectId);
    child = started;
    // a failed start is not the last word: the next one who asks tries again
    started.once('exit', () => {
      if (child === started) url = undefined;
    });
    const address = await answering(`http://127.0.0.1:${at}`, started);
    try {
      await accounts?.restore(address);
    } catch (error) {
      started.stdin?.end(); // nobody shall sign up anew where his account is only out of reach
      throw error;
    }
    return address;
  };

  return {
    ready() {
      url ??= start().catch((error) => {
        url = undefined;
        throw error;
      });
      return url;
    },
    async keep() {
      const address = await url?.catch(() => undefined);
      if (address !== undefined) await accounts?.save(address);
    },
    async stop() {
      await url?.catch(() => undefined);
      const running = child;
      child = undefined;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.stdin?.end();
      await ended;
    },
  };
}

/** The command keeps its settings and its log in a folder that is removed at its end. */
function run(port: number, projectId: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder };
  return spawn(process.execPath, [PROCESS, String(port), projectId, folder], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function answering(url: string, child: ChildProcess): Promise<string> {
  const limit = performance.now() + READY_LIMIT;
  while (child.exitCode === null && child.signalCode === null && performance.now() < limit) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.stdin?.end();
  throw new Error('The sign-in emulator does not start: is firebase-tools installed?');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
