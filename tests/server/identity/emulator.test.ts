// The sign-in emulator as the product starts it: on demand, on the page's own address, and never longer than its server.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyTemplate } from '../nodes.ts';

const MAIN = join(import.meta.dirname, '../../../server/main.ts');
const LIMIT = 240_000; // ms; it takes 8 s of CPU, of which it gets what others leave

let folder: string;
let server: ChildProcess;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  copyTemplate('full', folder);
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, MONTHLY_PACKS: 'off', LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  url = /ready on (\S+)/.exec(String(text))?.[1] ?? '';
});
afterEach(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Ids of the processes that this one has started. */
const childrenOf = (pid: number | undefined): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // gone meanwhile
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux')(
  'runs when somebody wants to sign in, lets him, and ends with a server that is killed',
  { timeout: LIMIT },
  async () => {
    expect(childrenOf(server.pid)).toEqual([]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(childrenOf(server.pid)).toEqual([]);

    const config = (await (await fetch(`${url}/api/whitelabel/firebase-config`)).json()) as { data: object };
    expect(config.data).toMatchObject({ projectId: 'demo-raetsel', emulatorUrl: url });
    const signUp = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-api-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@example.org', password: 'sehr-geheim', returnSecureToken: true }),
    });
    const { idToken, localId } = (await signUp.json()) as { idToken: string; localId: string };
    const info = await fetch(`${url}/api/user/info`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(((await info.json()) as { data: object }).data).toMatchObject({ uid: localId, email: 'anna@example.org' });
    expect((await fetch(`${url}/emulator/v1/projects/demo-raetsel/oobCodes`)).status).toBe(200);

    const [child = 0] = childrenOf(server.pid);
    expect(alive(child)).toBe(true);
    server.kill('SIGKILL');
    await once(server, 'exit');
    while (alive(child)) await new Promise((resolve) => setTimeout(resolve, 50)); // the test's limit is the limit
    expect(alive(child)).toBe(false);
  },
);
