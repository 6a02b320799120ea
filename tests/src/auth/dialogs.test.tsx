// The account's dialogs in English: empty, busy, failed, offline and done, with the specification's texts.

import { act, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '../../../machines/app/appMachine.ts';
import type { AuthFault, SignIn } from '../../../machines/ports.ts';
import { AccountPart } from '../../../src/account/AccountPart.tsx';
import Avatar from '../../../src/account/Avatar.tsx';
import Delete from '../../../src/account/Delete.tsx';
import ForgotPassword from '../../../src/account/ForgotPassword.tsx';
import Login from '../../../src/account/Login.tsx';
import Profile from '../../../src/account/Profile.tsx';
import Signup from '../../../src/account/Signup.tsx';
import type { Site } from '../../../src/adapters/api/answers.ts';
import { AuthError } from '../../../src/adapters/auth/faults.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { SiteContext } from '../../../src/app/useSite.ts';
import { Toasts } from '../../../src/toasts/Toasts.tsx';
import { deferred, makeWorld, profileOf, providerOf, settled, signInOf } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  vi.unstubAllGlobals();
});

const BY_PASSWORD = { ...signInOf('anna').userData, providerData: [providerOf('password')] };
const ANNA: SignIn = { ...signInOf('anna'), userData: BY_PASSWORD };
const failing = (fault: AuthFault) => () => Promise.reject(new AuthError(fault));

/** A page with this dialog; `auth` and `account` override the responses that the test is about. */
async function page(node: ReactNode, { auth = {}, account = {}, more = {}, signedIn = false } = {}) {
  const world = makeWorld();
  if (signedIn) world.script.restore = async () => ANNA;
  Object.assign(world.ports.auth, { prepare: async () => undefined, policy: failing('UNAVAILABLE'), ...auth });
  Object.assign(world.ports.account, account);
  Object.assign(world.ports, more);
  const app = createActor(appMachine, {
    clock: world.clock,
    input: {
      ports: world.ports,
      loadKind: () => undefined,
      today: () => ({ iso: '2026-11-21', weekday: 6 }),
      language: 'en',
    },
  }).start();
  await settled();
  const ports = world.ports as unknown as AppPorts;
  shown = await render(<ServicesContext value={{ app, ports }}>{node}</ServicesContext>);
  return { world, app, text: () => document.body.textContent ?? '' };
}

const none = () => undefined;
const LINKS = { terms: 'https://example.org/terms', dataProtection: 'https://example.org/privacy' };
const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};

async function type(label: string, value: string): Promise<void> {
  const input = field(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}

async function send(): Promise<void> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
  });
}

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  await act(async () => {
    button?.click();
    await settled();
  });
}

const isBusy = (): boolean => document.querySelector('button[type=submit]')?.getAttribute('aria-busy') === 'true';

test('login: missing input is reported at the field, and nothing is sent', async () => {
  const { text, world } = await page(<Login about={undefined} onClose={none} />);
  await send();
  expect(text()).toContain('Please enter a valid email address!');
  expect(text()).toContain('Please enter a valid password!');
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(world.errors).toEqual([]);
});

const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter((text) => text !== '');

test('login: of two empty fields one alert is heard, and the other error is read with its field', async () => {
  await page(<Login about={undefined} onClose={none} />);
  await send();
  expect(alerts()).toEqual(['Please enter a valid email address!']);
  const about = field('Password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(about.map((id) => document.getElementById(id)?.textContent)).toContain('Please enter a valid password!');
  await type('E-mail', 'anna@example.org');
  await send();
  expect(alerts()).toEqual(['Please enter a valid password!']);
});

test.each([
  [LINKS, 'The terms of use and the privacy policy apply.', ['terms', 'privacy']],
  [{ terms: LINKS.terms }, 'The terms of use apply.', ['terms']],
  [{ dataProtection: LINKS.dataProtection }, 'The privacy policy applies.', ['privacy']],
  [{}, undefined, []],
])('sign-up: says what applies, with the site’s own pages: %o', async (urls, words, pages) => {
  const site = { vendorData: {}, urls } as unknown as Site;
  await page(
    <SiteContext value={site}>
      <Signup about={undefined} onClose={none} />
    </SiteContext>,
  );
  const links = [...document.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(pages.map((name) => `https://example.org/${name}`));
  expect(links[0]?.closest('p')?.textContent).toBe(words);
});

test('login: busy during the request, then back to what the player was doing', async () => {
  const answer = deferred<SignIn>();
  const { app } = await page(<Login about="jokerShop/paid" onClose={none} />, {
    auth: { signIn: () => answer.promise },
  });
  await type('E-mail', 'anna@example.org');
  await type('Password', 'secret-2026');
  await send();
  expect(isBusy()).toBe(true);
  await act(async () => {
    answer.resolve(ANNA);
    await settled();
  });
  expect(isBusy()).toBe(false);
  expect(app.getSnapshot().context.modal).toEqual({ kind: 'jokerShop', about: 'paid' });
});

test.each<[AuthFault, string]>([
  ['INVALID_CREDENTIALS', 'Invalid login credentials'],
  ['OFFLINE', 'No connection. Check your network and try again.'],
  ['TOO_MANY_TRIES', 'That was a little much at once.'],
  ['NOT_REGISTERED', 'You are not register,so please register first'],
])('login: %s reads "%s", and what was typed stays', async (fault, words) => {
  const { text } = await page(<Login about={undefined} onClose={none} />, { auth: { signIn: failing(fault) } });
  await type('E-mail', 'anna@example.org');
  await type('Password', 'secret-2026');
  await send();
  expect(text()).toContain(words);
  expect(field('E-mail').value).toBe('anna@example.org');
});

test('login: closing the provider’s window is not an error', async () => {
  const { world } = await page(<Login about={undefined} onClose={none} />, {
    auth: { signInWith: failing('CANCELLED') },
  });
  await press('Continue with Google');
  expect(world.errors).toEqual([]);
  expect(isBusy()).toBe(false);
});

test('login: without a network it says so before anything is typed', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: navigator.userAgent });
  const { text } = await page(<Login about={undefined} onClose={none} />);
  expect(text()).toContain('You’re offline.');
});

test('signup: says what is transferred, ticks off the hints, requires the password twice', async () => {
  const { text } = await page(<Signup about={undefined} onClose={none} />);
  expect(text()).toContain('Your puzzles, times and streak come along. You also get 10 jokers.');
  await type('E-mail', 'anna@example.org');
  await type('Password', 'letters-8');
  expect(text()).toContain('at least 8 characters, done');
  await type('Repeat password', 'letters-9');
  await send();
  expect(text()).toContain('Passwords do not match!');
});

test('signup: a refused password marks the rule that it breaks, and a wrong repetition is reported with it', async () => {
  const { text } = await page(<Signup about={undefined} onClose={none} />);
  await type('E-mail', 'anna@example.org');
  await type('Password', 'abc');
  await type('Repeat password', 'abd');
  expect(text()).not.toContain('characters, missing');
  await send();
  expect(text()).toContain('Please enter a valid password!');
  expect(text()).toContain('Passwords do not match!');
  expect(text()).toContain('at least 8 characters, missing');
  expect(text(), 'advice is not required').not.toContain('other characters, missing');
  await type('Password', 'abcd');
  expect(text()).not.toContain('missing');
});

test('signup: after a refused form a field shows no error while typing', async () => {
  const { text } = await page(<Signup about={undefined} onClose={none} />);
  await type('E-mail', 'anna@example.org');
  await type('Password', 'short');
  await send();
  expect(text()).toContain('Please enter a valid password!');
  await type('Password', 'letters-8');
  expect(text()).not.toContain('Please enter a valid password!');
  await type('Repeat password', 'l');
  expect(text()).not.toContain('Passwords do not match!');
  await send();
  expect(text()).toContain('Passwords do not match!');
});

test('signup: an address already in use', async () => {
  const auth = { register: failing('ALREADY_REGISTERED') };
  const { text } = await page(<Signup about={undefined} onClose={none} />, { auth });
  for (const label of ['Password', 'Repeat password']) await type(label, 'letters-8');
  await type('E-mail', 'anna@example.org');
  await send();
  expect(text()).toContain('You are already register');
});

test('forgotten password: unknown, then sent', async () => {
  const auth: { sendReset: (email: string) => Promise<unknown> } = { sendReset: failing('UNKNOWN_USER') };
  const { text, app, world } = await page(<ForgotPassword about={undefined} onClose={none} />, { auth });
  await type('E-mail', 'anna@example.org');
  await send();
  expect(text()).toContain('User is not exists');
  const sent: string[] = [];
  world.ports.auth.sendReset = async (email) => void sent.push(email);
  await send();
  expect([sent, app.getSnapshot().context.modal]).toEqual([
    ['anna@example.org'],
    { kind: 'response', about: 'resetSent' },
  ]);
});

test('delete: proof first, then our server, then the provider; a retry calls only the provider', async () => {
  const calls: string[] = [];
  let reachable = false;
  const auth = {
    confirm: async (password: string) => void calls.push(`confirm ${password}`),
    remove: async () => {
      calls.push('provider');
      if (!reachable) throw new AuthError('OFFLINE');
    },
  };
  const account = { remove: async () => void calls.push('server') };
  const { text } = await page(<Delete about={undefined} onClose={none} />, { auth, account, signedIn: true });
  await send();
  expect([text().includes('A password is required to confirm!'), calls]).toEqual([true, []]);
  await type('Your password, to confirm', 'secret-2026');
  await send();
  expect([text().includes('No connection.'), calls]).toEqual([true, ['confirm secret-2026', 'server', 'provider']]);
  reachable = true;
  await send();
  expect(calls.slice(3)).toEqual(['confirm secret-2026', 'provider']);
  expect(text()).toContain('Your account is deleted');
});

test('profile: a visitor sees the benefits of an account', async () => {
  const { text, app } = await page(<AccountPart />);
  expect(text()).toContain('What you have played so far comes along.');
  await press('Create an account');
  expect(app.getSnapshot().context.modal?.kind).toBe('signup');
});

test('profile: a name is required, and a new one is announced', async () => {
  const renamed: string[] = [];
  const account = {
    rename: async (username: string) => {
      renamed.push(username);
      return { uid: 'anna', username, avatar: 'anna', email: '', emailVerified: true, createdAt: 0 };
    },
  };
  const { text, app } = await page(<Profile />, { account, signedIn: true });
  await type('Name', ' ');
  await send();
  expect([text().includes('Name is required!'), renamed]).toEqual([true, []]);
  await type('Name', 'Anna');
  await send();
  expect(renamed).toEqual(['Anna']);
  expect(app.getSnapshot().context.sessionRef.getSnapshot().context.profile?.username).toBe('Anna');
});

test.each([
  ['Ida, 5 jokers', 'Get it for 5 jokers', 1, 'SuccessfullyPurchase'],
  ['Ben', 'Use this one', 0, 'Account.avatar.done'],
])('avatar: %s: "%s" buys %i', async (face, action, purchases, told) => {
  const bought: unknown[] = [];
  const economy = async () => ({
    unique: async () => ({}),
    buyUnique: async (body: unknown) => void bought.push(body),
  });
  const wallet = { jokers: () => 99, subscribe: () => () => undefined };
  const account = { chooseAvatar: async (avatar: string) => ({ ...profileOf('anna'), avatar }) };
  const dialog = (
    <>
      <Avatar about={undefined} onClose={none} />
      <Toasts />
    </>
  );
  const { text } = await page(dialog, { account, more: { economy, wallet }, signedIn: true });
  await act(async () => document.querySelector<HTMLInputElement>(`input[aria-label="${face}"]`)?.click());
  await press(action);
  expect(bought).toHaveLength(purchases);
  expect(text()).toContain('Account.avatar.done');
  expect(text()).toContain(told);
  toast.remove();
});

test('merely leaving a field shows no error, so that nothing moves under a finger', async () => {
  const { text } = await page(<Login about={undefined} onClose={none} />);
  await act(async () => {
    field('E-mail').focus();
    field('E-mail').blur();
    await settled();
  });
  expect(text()).not.toContain('Please enter a valid email address!');
});
