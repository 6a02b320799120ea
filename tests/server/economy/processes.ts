// Starts and kills API processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, 'apiProcess.ts');

export interface ApiProcess {
  readonly url: string;
  /** SIGKILL: no time to tidy up. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Ready when it resolves; throws with what it said where it ends instead. */
export async function startProcess(variables: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it ends when we are gone, however we go
  });
  const gone = once(child, 'exit');
  const url = await ready(child, gone);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function ready(child: ChildProcess, gone: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        const [, url] = /ready on (http:\S+)/.exec(said) ?? [];
        if (url !== undefined) resolve(url);
      });
    }
    void gone.then(() => reject(new Error(`The process has ended:\n${said}`)));
  });
}
