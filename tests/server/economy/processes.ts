// Starts and kills API processes.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, 'apiProcess.ts');

/** Killing its outermost process ends the whole container. */
const CONTAINER = ['--pid', '--fork', '--mount-proc', '--uts', '--kill-child=SIGKILL'];

export interface ApiProcess {
  readonly url: string;
  /** As seen from outside the container. */
  readonly pid: number | undefined;
  /** Resolves when it has ended, for whatever reason. */
  readonly gone: Promise<unknown>;
  /** SIGKILL: no time to clean up. Resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Whether this system lets us make containers: separate namespaces for process ids and host name. */
export const canContain = spawnSync('unshare', [...CONTAINER, 'true']).status === 0;

/** Ready when it resolves; rejects with its output if it ends instead. With `host` it runs in a container of that name, as process 1. */
export async function startProcess(variables: Record<string, string>, host?: string): Promise<ApiProcess> {
  const contained = ['sh', '-c', `hostname ${host} && exec "$0" "$1"`];
  const [program = '', ...args] = [
    ...(host === undefined ? [] : ['unshare', ...CONTAINER, ...contained]),
    process.execPath,
    ENTRY,
  ];
  const child = spawn(program, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // the channel closes when we end, however that is, and then it ends too
  });
  const gone = once(child, 'close'); // a container ends shortly after its outermost process

  const url = await ready(child, gone);
  return {
    url,
    pid: child.pid,
    gone,
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
