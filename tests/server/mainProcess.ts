// The server as an operator starts it, for tests of the process itself: threads, sockets, signals.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from './nodes.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');

export interface MainProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything on stderr so far. */
  said(): string;
  /** Resolves with the exit code once it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Cleans up at the end of a test, whatever has happened. */
  remove(): Promise<void>;
}

/** Starts on a fresh database with all packs. Throws with the output if it ends before it is ready. */
export async function startMain(variables: Record<string, string> = {}): Promise<MainProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  copyTemplate('full', folder);
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, MONTHLY_PACKS: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const port = await Promise.race([portOf(child), ended.then(() => Promise.reject(new Error(said)))]);
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    said: () => said,
    end,
    async remove() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

function portOf(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const [, port] = /ready on http:\S+:(\d+)/.exec(text) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
}
