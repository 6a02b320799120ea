// The servers under attack: started with the README's command, as separate processes, with none of the surrounding shell's
// environment variables. Shares no code with the server.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const COMMAND = [process.execPath, 'tools/node.mjs'];
/** Killing its outermost process ends the whole container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--uts', '--kill-child=SIGKILL'];

export type Variables = Readonly<Record<string, string>>;

export interface Server {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Everything printed so far. */
  said(): string;
  /** Resolves with the exit code once the process has ended; null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The server exited instead of starting; the message is its output. */
export class NotStarted extends Error {}

const running = new Set<ChildProcess>();
const folders: string[] = [];
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  folders.push(folder);
  return folder;
}

/** Cleans up at the end of a run, whatever has happened. */
export async function removeAll(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => once(child, 'close')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

function run(command: readonly string[], variables: Variables): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const around = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...around, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Starts a server on its own data folder unless one is given, with rate limits off. Throws NotStarted. `host`: runs in a
 * container of that name, with its own process ids.
 */
export async function startServer(variables: Variables = {}, host?: string): Promise<Server> {
  const inside = host === undefined ? [] : [...CONTAINER, 'sh', '-c', `hostname ${host} && exec "$0" "$@"`];
  const own = variables.DATABASE_URL || variables.DATA_DIR ? {} : { DATA_DIR: newFolder() };
  const defaults = { PORT: '0', LOG_LEVEL: 'error', MONTHLY_PACKS: 'off', RATE_LIMITS: 'off' };
  const child = run([...inside, ...COMMAND, 'server/main.ts'], { ...defaults, ...own, ...variables });
  let said = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += chunk;
        const [, port] = /ready on http:\S+:(\d+)/.exec(said) ?? [];
        if (port !== undefined) resolve(`http://localhost:${port}`);
      });
    void ended.then((code) => reject(new NotStarted(`${said}\nexit code ${code}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid as number,
    said: () => said,
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}

/** The output of the support command. Throws with that output if the command fails. */
export async function admin(args: readonly string[], variables: Variables): Promise<string> {
  const child = run([...COMMAND, 'server/admin/main.ts', ...args], variables);
  let [out, said] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`admin ${args.join(' ')}: ${said}${out}`);
  return out;
}

/** Whether this system allows us to create containers. */
export async function canContain(): Promise<boolean> {
  const child = spawn(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
