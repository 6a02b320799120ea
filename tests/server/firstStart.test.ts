// What a new user does: a clean copy of the project, the README's first command, an account, a joker, a purchase. Then the server is
// killed and restarted, and all of it is still there. The sign-in emulator is the product's own: started on demand, reached through
// the page's own address, and ended with its server.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIMIT = 480_000; // ms; the emulator gets only the CPU that other tests leave
/** Untracked files. */
const LEFT_OUT = ['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report', 'coverage'];
const PROJECT = {
  FIREBASE_API_KEY: 'AIzaSyA-of-the-tests',
  FIREBASE_AUTH_DOMAIN: 'puzzles-live.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'puzzles-live',
  FIREBASE_APP_ID: '1:2:web:3',
};

let folder: string;
const groups: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)) });
  // the full run installs the packages, any other links the installed ones
  if (process.env.FULL) expect(npmCi('--prefer-offline')).toEqual({ status: 0, warned: [] });
  else symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
}, LIMIT);
afterAll(() => {
  for (const { pid } of groups) killGroup(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}, LIMIT);

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {} // it has ended
}

/** As in a fresh shell: no NODE_ENV, no database, and the machine's own Node. */
function shell(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const own = PATH.split(delimiter).filter((part) => !part.includes('node_modules'));
  return { PATH: own.join(delimiter), HOME, NODE_COMPILE_CACHE, TMPDIR: tmpdir() };
}

function npmCi(...options: string[]) {
  const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: folder, env: shell(), encoding: 'utf8' });
  return { status, warned: stderr.split('\n').filter((line) => line.includes('EBADENGINE')) };
}

interface Started {
  readonly url: string;
  readonly command: ChildProcess;
  /** The server itself, a descendant of npm. */
  readonly pid: number;
}

async function npmStart(variables: Readonly<Record<string, string>> = {}): Promise<Started> {
  const env = { ...shell(), PORT: '0', MONTHLY_PACKS: 'off', ...variables };
  const command = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  groups.push(command);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        const [, found] = /ready on (http:\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    command.once('exit', () => reject(new Error(`It has ended:\n${said}`)));
  });
  return { url, command, pid: descendants(command.pid).findLast(isServer) ?? 0 };
}

/** The ids of all descendants of this process. */
function descendants(pid: number | undefined): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => /^PPid:\s+(\d+)$/m.exec(read(`/proc/${name}/status`))?.[1] === String(pid));
  return children.flatMap((child) => [Number(child), ...descendants(Number(child))]);
}

const emulatorsOf = ({ pid }: Started): number[] =>
  descendants(pid).filter((child) => read(`/proc/${child}/cmdline`).includes('emulatorProcess'));

const isServer = (pid: number): boolean => read(`/proc/${pid}/cmdline`).includes('server/start.ts');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

type Json = Record<string, unknown>;

/** A client of the server: what a browser sends, without a browser. */
function visitor(server: Started) {
  let token: string | undefined;
  const send = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await answer.json()) as Json;
    return { status: answer.status, data: (json.data ?? json) as Json };
  };
  const call = (method: string, path: string, body?: object) => {
    const own: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return send(method, path, { ...own, 'idempotency-key': randomUUID() }, body);
  };
  const account = (verb: string, body: object) =>
    send('POST', `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo-api-key`, {}, body);
  return {
    call,
    account,
    /** By signUp or signInWithPassword. */
    async enter(verb: string, email: string): Promise<string> {
      const { status, data } = await account(verb, { email, password: 'sehr-geheim', returnSecureToken: true });
      if (status !== 200) throw new Error(`${verb}: ${status} ${JSON.stringify(data)}`);
      const given = String(data.idToken);
      token = given;
      return given;
    },
    jokers: async () => (await call('GET', '/api/inventory/consumables')).data.spellJoker,
  };
}

describe.runIf(process.platform === 'linux')('a clean copy of the project', { timeout: LIMIT }, () => {
  it('installs on a current Node without a wall of warnings about Node', () => {
    expect(npmCi('--dry-run', '--offline')).toEqual({ status: 0, warned: [] });
  });

  let server: Started;
  let tokenOfAnna: string;

  it(
    'starts with accounts, jokers and a shop, and the emulator waits until it is wanted',
    async () => {
      server = await npmStart();
      expect((await fetch(server.url)).headers.get('content-type')).toContain('text/html');
      expect(emulatorsOf(server)).toEqual([]);

      const anna = visitor(server);
      const config = await anna.call('GET', '/api/whitelabel/firebase-config');
      expect(config.data).toMatchObject({ projectId: 'demo-raetsel', emulatorUrl: server.url });
      tokenOfAnna = await anna.enter('signUp', 'anna@example.org');
      expect((await anna.call('GET', '/api/user/info')).data).toMatchObject({ email: 'anna@example.org' });
      expect(await anna.jokers()).toBe(10);
      expect((await anna.call('POST', '/api/user/timeReward/collect')).status).toBe(200);
      expect(await anna.jokers()).toBe(11);
      const offers = (await anna.call('GET', '/api/purchase/offers')).data as unknown as Json[];
      const { id, price, currency } = offers.find((offer) => offer.id === 'size-small') ?? {};
      const bought = await anna.call('POST', '/api/purchase', { offerId: id, price, currency });
      const pay = `${server.url}${bought.data.checkoutUrl}/pay`;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await fetch(pay, { method: 'POST', headers, redirect: 'manual' })).status).toBe(303);
      expect(await anna.jokers()).toBe(31);
    },
    LIMIT,
  );

  it(
    'has all of it after a SIGKILL: who signs in with his password, and that others have gone',
    async () => {
      const bert = visitor(server);
      const idToken = await bert.enter('signUp', 'bert@example.org');
      expect((await bert.account('delete', { idToken })).status).toBe(200);
      const [emulator = 0] = emulatorsOf(server);
      expect(existsSync(`/proc/${emulator}`)).toBe(true);
      process.kill(server.pid, 'SIGKILL');
      await once(server.command, 'exit');
      while (existsSync(`/proc/${emulator}`)) await new Promise((resolve) => setTimeout(resolve, 50)); // until the test times out

      server = await npmStart();
      const anna = visitor(server);
      await anna.enter('signInWithPassword', 'anna@example.org');
      expect(await anna.jokers()).toBe(31);
      // a page that was open is still signed in
      expect((await anna.account('lookup', { idToken: tokenOfAnna })).status).toBe(200);
      const wrong = { email: 'anna@example.org', password: 'falsch-geraten', returnSecureToken: true };
      expect((await anna.account('signInWithPassword', wrong)).status).toBe(400);
      const gone = { email: 'bert@example.org', password: 'sehr-geheim', returnSecureToken: true };
      expect((await anna.account('signInWithPassword', gone)).status).toBe(400);
      process.kill(server.pid, 'SIGKILL');
      await once(server.command, 'exit');
    },
    LIMIT,
  );

  it.runIf(process.env.FULL)(
    'with a real sign-in knows nothing of those accounts, and their tokens are nothing',
    async () => {
      server = await npmStart({ ...PROJECT, NODE_ENV: 'production' });
      const stranger = visitor(server);
      expect((await stranger.call('GET', '/api/whitelabel/firebase-config')).data).not.toHaveProperty('emulatorUrl');
      const wanted = { email: 'anna@example.org', password: 'sehr-geheim', returnSecureToken: true };
      expect((await stranger.account('signInWithPassword', wanted)).status).toBe(404);
      const codes = await fetch(`${server.url}/emulator/v1/projects/demo-raetsel/oobCodes`);
      expect(codes.headers.get('content-type')).toContain('text/html'); // the app, as at any unknown address
      const headers = { authorization: `Bearer ${tokenOfAnna}` };
      expect((await fetch(`${server.url}/api/user/info`, { headers })).status).toBe(401);
    },
    LIMIT,
  );
});
