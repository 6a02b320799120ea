// A sign-in that goes from a window of our own to the frame that has opened it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, SignIn } from '../../../machines/ports.ts';
import { keeperOn } from '../../../src/adapters/auth/keeper.ts';
import type { Keeper } from '../../../src/adapters/auth/person.ts';
import { sessionHolder } from '../../../src/adapters/auth/session.ts';
import { createVault } from '../../../src/adapters/auth/vault.ts';
import { handSignIn, isForFrame, signInByWindow } from '../../../src/adapters/auth/window.ts';
import { pageLifecycle } from '../../../src/adapters/page/lifecycle.ts';
import { settled, signInOf } from '../../helpers/ports.ts';
import { shelf } from './shelf.ts';

const HOME = 'https://play.example';
const USER = {
  uid: 'anna',
  email: 'anna@example.org',
  stsTokenManager: { accessToken: 'a', refreshToken: 'r', expirationTime: 9 },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** The frame's window; `opens`: what window.open returns. */
function frame(search: string, opens: object | null) {
  const heard = new Set<(event: unknown) => void>();
  const opened: string[] = [];
  const view = {
    location: { origin: HOME, search },
    document: { documentElement: { lang: 'de' } },
    open: (address: string) => {
      opened.push(address);
      return opens;
    },
    addEventListener: (_: string, listener: (event: unknown) => void) => heard.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => heard.delete(listener),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
  } as unknown as Window;
  const tell = (event: object) => {
    for (const listener of heard) listener({ source: opens, origin: HOME, ...event });
  };
  return { view, opened, tell, listeners: () => heard.size };
}

test.each([
  ['login', '', `${HOME}/?screen=lobby&modal=login&opener=frame#de`],
  ['signup', '?brand=acme&vendor=7', `${HOME}/?screen=lobby&modal=signup&opener=frame&brand=acme#de`],
] as const)('%s opens our own page%s', async (form, search, address) => {
  const { view, opened } = frame(search, null);
  expect(await signInByWindow(form, view)).toBe('blocked');
  expect(opened).toEqual([address]);
});

test('the frame takes what its window says, and nobody else’s word', async () => {
  const page = { closed: false };
  const { view, tell, listeners } = frame('', page);
  const outcome = signInByWindow('login', view);
  tell({ data: { signedIn: 'evil' }, source: {} });
  tell({ data: { signedIn: 'evil' }, origin: 'https://evil.example' });
  for (const data of [undefined, null, 'x', {}]) tell({ data });
  tell({ data: { signedIn: USER } });
  expect(await outcome).toEqual({ user: USER });
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('a window that is closed, or cut off, ends the waiting', async () => {
  const page = { closed: false };
  const { view, listeners } = frame('', page);
  const outcome = signInByWindow('login', view);
  vi.advanceTimersByTime(1000);
  expect(listeners()).toBe(1);
  page.closed = true;
  vi.advanceTimersByTime(1000);
  expect(await outcome).toBe('closed');
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0]);
});

/** The window. */
function opened(search: string, opener: object | null) {
  let closed = 0;
  const view = {
    ...{ opener, location: { origin: HOME, search } },
    close: () => {
      closed += 1;
    },
  };
  return { view: view as unknown as Window, closed: () => closed };
}
const keeperWith = (user: unknown) => async () => ({ exchange: { give: async () => user } }) as unknown as Keeper;

test('the window hands over once, when there is a sign-in, and to its own origin', async () => {
  const posted: unknown[] = [];
  const { view, closed } = opened('', { postMessage: (...given: unknown[]) => void posted.push(given) });
  const session: Session = sessionHolder();
  handSignIn(session, keeperWith(USER), view);
  await settled();
  expect([posted, closed()]).toEqual([[], 0]);
  session.set(signInOf('anna'));
  await settled();
  session.set({ ...signInOf('anna'), token: 'new' });
  await settled();
  expect([posted, closed()]).toEqual([[[{ signedIn: USER }, HOME]], 1]);
});

test('one who is signed in already need not do it again', async () => {
  const posted: unknown[] = [];
  const { view, closed } = opened('', { postMessage: (...given: unknown[]) => void posted.push(given) });
  const session = sessionHolder();
  session.set(signInOf('anna'));
  handSignIn(session, keeperWith(USER), view);
  await settled();
  expect([posted.length, closed()]).toEqual([1, 1]);
});

test.each([
  ['?opener=frame', {}, true],
  ['?screen=lobby&opener=frame', {}, true],
  ['?opener=frame', null, false],
  ['?opener=other', {}, false],
  ['', {}, false],
])('a page at %j, opened by %j, is for a frame: %s', (search, opener, is) => {
  expect(isForFrame(opened(search, opener).view)).toBe(is);
});

test('what one storage gives, another takes: encrypted anew, announced, and known after a reload', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const device = (storage = shelf()) => {
    const heard: (SignIn | undefined)[] = [];
    const world = {
      ...{ http: undefined as never, storage, lifecycle: pageLifecycle(), language: () => 'de' },
      ...{ report: () => undefined, announce: (signIn: SignIn | undefined) => void heard.push(signIn) },
    };
    return { ...keeperOn(createVault(storage, async () => key), world), heard, storage }; // biome-ignore format: one line
  };
  const [one, two] = [device(), device()];
  expect(await one.exchange.give()).toBeUndefined();
  expect(await one.exchange.take(USER)).toBe(true);
  expect(await two.exchange.take(await one.exchange.give())).toBe(true);
  expect(two.heard.map((signIn) => signIn?.userData.uid)).toEqual(['anna']);
  expect(two.storage.kept.get('authInfo')).not.toBe(one.storage.kept.get('authInfo'));
  expect((await device(two.storage).auth.restore())?.token).toBe('a');
  for (const rubbish of [undefined, null, 'anna', {}, { uid: 'anna' }, { ...USER, stsTokenManager: {} }])
    expect(await two.exchange.take(rubbish)).toBe(false);
  expect(two.heard).toHaveLength(1);
});
