// The sign-in emulator for development and tests: a child process, started on first use, since it takes 2.5 s of CPU that playing
// without an account does not need.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsFile } from './accountsFile.ts';

const PROCESS = join(import.meta.dirname, 'emulatorProcess.ts');
const READY_LIMIT = 180_000; // ms; long, for a machine that is busy with much else
/** A port that was free may be taken by the time the emulator listens, seconds later. */
const ATTEMPTS = 3;

export interface Emulator {
  /** Starts it if needed; resolves with its URL, such as `http://127.0.0.1:9099`, once it responds. */
  ready(): Promise<string>;
  /** To be called after each call that may change accounts; resolves once they are on disk. */
  keep(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmulatorOptions {
  /** Begins with `demo-`, which no real project does. */
  readonly projectId: string;
  /** Finds the port to listen on; any free one if omitted. */
  readonly findPort?: () => Promise<number>;
  /** Where accounts are saved; if omitted, they are lost when the emulator exits. */
  readonly folder?: string;
}

export function lazyEmulator({ projectId, findPort = freePort, folder }: EmulatorOptions): Emulator {
  const accounts =
    folder === undefined ? undefined : accountsFile(join(folder, `emulator-${projectId}.json`), projectId);
  let child: ChildProcess | undefined;
  let url: Promise<string> | undefined;

  const start = async (): Promise<string> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const ports = { auth: await findPort(), hub: await freePort(), logging: await freePort() };
      const started = run(ports, projectId);
      child = started;
      if (!(await answering(ports, started))) continue;
      const address = addressOf(ports.auth);
      // the next caller starts another one
      started.once('exit', () => {
        if (child === started) url = undefined;
      });
      try {
        await accounts?.restore(address);
      } catch (error) {
        started.stdin?.end(); // stops it: players would register again although their accounts are merely unreadable
        throw error;
      }
      return address;
    }
    throw new Error('The sign-in emulator does not start: is firebase-tools installed?');
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

/** Hub and logging are parts of the command. At their default ports two emulators that start at once collide: the loser responds,
 *  then exits. */
interface Ports {
  readonly auth: number;
  readonly hub: number;
  readonly logging: number;
}

const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The command's settings and log are in a folder that is removed when it exits. */
function run(ports: Ports, projectId: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder };
  return spawn(process.execPath, [PROCESS, JSON.stringify(ports), projectId, folder], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** Whether all parts run before the emulator exits or the time is up. Another program's response at their ports does not count. */
async function answering({ auth, hub, logging }: Ports, child: ChildProcess): Promise<boolean> {
  const limit = performance.now() + READY_LIMIT;
  while (child.exitCode === null && child.signalCode === null && performance.now() < limit) {
    const [running, status] = await Promise.all([said(`${addressOf(hub)}/emulators`), said(addressOf(auth))]);
    const all = [auth, logging].every((port) => running.includes(`"port": ${port}`));
    if (all && status.includes('"authEmulator"')) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.stdin?.end();
  return false;
}

const said = (url: string): Promise<string> =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

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
