// The adapter against the real emulator: every way in and out, what is stored, and errors.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignIn } from '../../../machines/ports.ts';
import { createHttp } from '../../../src/adapters/api/http.ts';
import { startSdk } from '../../../src/adapters/auth/firebase.ts';
import { keeperOn } from '../../../src/adapters/auth/keeper.ts';
import { AUTH_INFO, type Keeper } from '../../../src/adapters/auth/person.ts';
import { createVault } from '../../../src/adapters/auth/vault.ts';
import { pageLifecycle } from '../../../src/adapters/page/lifecycle.ts';
import { DEMO_PROJECT, type RunningEmulator, startEmulator } from '../../../tools/emulator.ts';
import { freePort } from '../../../tools/freePort.ts';
import { shelf } from './shelf.ts';

let emulator: RunningEmulator;
let key: CryptoKey;
let people = 0;
let pages = 0;

/** Another program, which was faster to take the port that the emulator was to have. */
const foreign = createServer((_request, response) => response.end('something else'));

beforeAll(async () => {
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const ports = [(foreign.address() as AddressInfo).port];
  emulator = await startEmulator({ findPort: async () => ports.pop() ?? freePort() });
  key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}, 120_000);
afterAll(async () => {
  foreign.close();
  await emulator?.stop();
});

const newEmail = () => `person${++people}@example.org`;

interface Device extends Keeper {
  readonly heard: (SignIn | undefined)[];
  readonly storage: ReturnType<typeof shelf>;
  /** Whether the provider's SDK was loaded. */
  readonly loaded: () => boolean;
}

/** A page on a device; the same storage is the same device. */
function page(storage = shelf(), { emulatorUrl = emulator.url } = {}): Device {
  const heard: Device['heard'] = [];
  const config = { apiKey: 'demo-key', authDomain: 'localhost', projectId: DEMO_PROJECT, appId: 'demo', emulatorUrl };
  const http = createHttp({
    base: 'http://localhost/api',
    environment: 'test',
    whiteLabel: 'default',
    token: () => undefined,
    language: () => 'de',
    notify: () => undefined,
    fetch: async () => Response.json({ data: config }),
  });
  const vault = createVault(storage, async () => key);
  const announce = (one: SignIn | undefined) => void heard.push(one);
  let loaded = false;
  const load = async (): Promise<typeof startSdk> => {
    loaded = true;
    const name = `page${++pages}`;
    return (...asked) => startSdk(asked[0], asked[1], asked[2], name);
  };
  const world = { http, storage, lifecycle: pageLifecycle(), language: () => 'de', report: () => undefined, announce };
  return { ...keeperOn(vault, world, load), heard, storage, loaded: () => loaded };
}

const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'none',
    (error) => error.fault,
  );

/** A registered and signed-in player. */
async function registered(device = page(), password = 'secret-2026') {
  const email = newEmail();
  const signIn = await device.auth.register(email, password);
  return { device, email, password, signIn };
}

const emulated = (path: string, init?: RequestInit) =>
  fetch(`${emulator.url}/emulator/v1/projects/${DEMO_PROJECT}/${path}`, init).then((answer) => answer.json());

/** The code of the latest mail to that address. */
async function codeMailedTo(email: string): Promise<string> {
  const { oobCodes } = await emulated('oobCodes');
  return oobCodes.findLast((code: { email: string }) => code.email === email)?.oobCode;
}

test('an emulator whose port was taken meanwhile starts at another one', () => {
  expect(emulator.url).not.toBe(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}`);
});

// in the full run: each takes 2.5 s of CPU
test.runIf(process.env.FULL)(
  'emulators that start at once leave each other their ports',
  { timeout: 240_000 },
  async () => {
    const several = await Promise.all([startEmulator(), startEmulator(), startEmulator()]);
    // each has started with a hub and a logging port of its own: one that had lost them would have exited
    expect(new Set(several.map(({ url }) => url)).size).toBe(several.length);
    for (const { url } of several) expect((await fetch(url)).status).toBe(200);
    await Promise.all(several.map(({ stop }) => stop()));
  },
);

describe('signing in', () => {
  test('a registration is a sign-in, with user data and a valid token', async () => {
    const { device, email, signIn } = await registered();
    expect(signIn.userData).toMatchObject({
      email,
      emailVerified: false,
      phoneNumber: '',
      providerData: [{ providerId: 'password', email }],
    });
    expect(signIn.token.split('.')).toHaveLength(3);
    expect(signIn.expires).toBeGreaterThan(Date.now() + 55 * 60_000);
    expect(device.heard).toEqual([signIn]);
  });

  test('with the wrong password and with an unknown address gives the same error', async () => {
    const { email } = await registered();
    expect(await faultOf(page().auth.signIn(email, 'wrong-2026'))).toBe('INVALID_CREDENTIALS');
    expect(await faultOf(page().auth.signIn(newEmail(), 'wrong-2026'))).toBe('INVALID_CREDENTIALS');
  });

  test('an address can be registered once', async () => {
    const { email } = await registered();
    expect(await faultOf(page().auth.register(email, 'other-2026'))).toBe('ALREADY_REGISTERED');
  });

  test('a weak password gets its own error', async () => {
    expect(await faultOf(page().auth.register(newEmail(), '123'))).toBe('WEAK_PASSWORD');
  });

  test('without a network says so, and works once there is one', async () => {
    const { email, password } = await registered();
    const nowhere = page(shelf(), { emulatorUrl: 'http://127.0.0.1:9' });
    expect(await faultOf(nowhere.auth.signIn(email, password))).toBe('OFFLINE');
    expect((await page().auth.signIn(email, password)).userData.email).toBe(email);
  });

  test('the emulator has no policy: the product’s default applies', async () => {
    expect(await page().auth.policy()).toMatchObject({ minimum: 6, maximum: undefined, symbol: false });
  });
});

describe('what the device keeps', () => {
  test('is there after a reload, without the provider’s code, and unreadable to others', async () => {
    const { device, email, signIn } = await registered();
    const stored = device.storage.kept.get(AUTH_INFO) ?? '';
    expect([stored.includes(email), atob(stored).includes(email)]).toEqual([false, false]);
    const later = page(device.storage);
    expect([await later.auth.restore(), later.loaded()]).toEqual([signIn, false]);
  });

  test('allows renewing the token after a reload', async () => {
    const { device, signIn } = await registered();
    const later = page(device.storage);
    await later.auth.restore();
    const renewed = await later.auth.refresh();
    expect(renewed.userData.uid).toBe(signIn.userData.uid);
    expect(renewed.expires).toBeGreaterThanOrEqual(signIn.expires);
    expect((await page(device.storage).auth.restore())?.token).toBe(renewed.token);
  });

  test('survives an unreachable provider', async () => {
    const { device, signIn } = await registered();
    const nowhere = page(device.storage, { emulatorUrl: 'http://127.0.0.1:9' });
    expect(await faultOf(nowhere.auth.refresh())).toBe('OFFLINE');
    expect(await page(device.storage).auth.restore()).toEqual(signIn);
  });

  test('survives temporary errors of the provider', async () => {
    const { device, signIn } = await registered();
    const ill = createServer((_, answer) => {
      answer.writeHead(503, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      answer.end(JSON.stringify({ error: { code: 503, message: 'UNAVAILABLE', errors: [] } }));
    });
    await new Promise<void>((listening) => ill.listen(0, '127.0.0.1', listening));
    const { port } = ill.address() as AddressInfo;
    const unlucky = page(device.storage, { emulatorUrl: `http://127.0.0.1:${port}` });
    expect(await faultOf(unlucky.auth.refresh())).not.toBe('UNKNOWN_USER');
    expect(await page(device.storage).auth.restore()).toEqual(signIn);
    ill.close();
  });

  test('is refused once the provider has deleted the account', async () => {
    const { device } = await registered();
    const gone = page(shelf(new Map(device.storage.kept)));
    await device.auth.remove();
    expect(await faultOf(gone.auth.refresh())).toBe('UNKNOWN_USER');
  });

  test('is removed by a sign-out, even before the provider was ever called', async () => {
    const { device } = await registered();
    const later = page(device.storage);
    await later.auth.signOut();
    expect([later.loaded(), later.heard, device.storage.kept.size]).toEqual([false, [undefined], 0]);
    await device.auth.signOut();
    expect(await page(device.storage).auth.restore()).toBeUndefined();
  });

  test('another tab is notified of a sign-out and of a sign-in', async () => {
    const { device, email, password, signIn } = await registered();
    const tab = page(device.storage);
    await tab.auth.refresh();
    await device.auth.signOut();
    await tab.readAgain();
    expect(tab.heard.at(-1)).toBeUndefined();
    expect(await faultOf(tab.auth.refresh())).toBe('UNKNOWN_USER');
    await device.auth.signIn(email, password);
    await tab.readAgain();
    expect(tab.heard.at(-1)?.userData.uid).toBe(signIn.userData.uid);
    expect((await tab.auth.refresh()).userData.email).toBe(email);
  });
});

describe('passwords', () => {
  test('a forgotten one is replaced by the code in the mail', async () => {
    const { email, password } = await registered();
    await page().auth.sendReset(email);
    const answer = await fetch(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode: await codeMailedTo(email), newPassword: 'new-secret-2026' }),
      },
    );
    expect(answer.status).toBe(200);
    expect(await faultOf(page().auth.signIn(email, password))).toBe('INVALID_CREDENTIALS');
    expect(await faultOf(page().auth.signIn(email, 'new-secret-2026'))).toBe('none');
  });

  test('no mail is sent to an address unknown to the provider', async () => {
    expect(await faultOf(page().auth.sendReset(newEmail()))).toBe('UNKNOWN_USER');
  });

  test('a change requires the old one, and does not sign out', async () => {
    const { device, email, password } = await registered();
    expect(await faultOf(device.auth.changePassword('wrong', 'next-2026'))).toBe('INVALID_CREDENTIALS');
    const after = await device.auth.changePassword(password, 'next-2026');
    expect(device.heard.at(-1)).toEqual(after);
    expect((await device.auth.refresh()).userData.email).toBe(email);
    expect(await faultOf(page().auth.signIn(email, 'next-2026'))).toBe('none');
  });

  test('reauthentication renews the sign-in’s age', async () => {
    const { device, password } = await registered();
    expect(await faultOf(device.auth.confirm('wrong'))).toBe('INVALID_CREDENTIALS');
    const before = Math.floor(Date.now() / 1000);
    const { token } = await device.auth.confirm(password);
    const { auth_time: proven } = JSON.parse(atob(token.split('.')[1] ?? ''));
    expect(proven).toBeGreaterThanOrEqual(before);
  });
});

test('a deleted account cannot sign in again', async () => {
  const { device, email, password } = await registered();
  await device.auth.remove();
  expect([device.heard.at(-1), device.storage.kept.size]).toEqual([undefined, 0]);
  expect(await faultOf(page().auth.signIn(email, password))).toBe('INVALID_CREDENTIALS');
});
