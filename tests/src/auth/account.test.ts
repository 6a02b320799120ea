// Everything around sign-in: where a logout leads, a token that expires during a request, password rules, and the player's
// account on our own server.

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { PasswordPolicy, SignIn } from '../../../machines/ports.ts';
import { meetsPolicy, NameForm, signupForm } from '../../../src/account/schemas.ts';
import { createHttp } from '../../../src/adapters/api/http.ts';
import { createAccount } from '../../../src/adapters/auth/account.ts';
import { authError } from '../../../src/adapters/auth/faults.ts';
import { createPeople } from '../../../src/adapters/auth/people.ts';
import { policyOf } from '../../../src/adapters/auth/policy.ts';
import { sessionHolder } from '../../../src/adapters/auth/session.ts';
import { signInOf as stored } from '../../../src/adapters/auth/stored.ts';
import { createVault } from '../../../src/adapters/auth/vault.ts';
import { createExit, leavePage, logoutAddress } from '../../../src/adapters/page/exit.ts';
import { pageLifecycle } from '../../../src/adapters/page/lifecycle.ts';
import { localSettings } from '../../../src/adapters/settings.ts';
import { profileOf, signInOf } from '../../helpers/ports.ts';
import { shelf } from './shelf.ts';

const HOME = 'https://play.example.org';

test('a stored user has all the fields of the specification, whatever the provider leaves out', () => {
  const stsTokenManager = { accessToken: 'a', refreshToken: 'r', expirationTime: 9 };
  const google = {
    providerId: 'google.com',
    uid: '117',
    displayName: 'Anna',
    email: 'a@example.org',
    phoneNumber: null,
  };
  const user = { uid: 'anna', phoneNumber: '+4930123456', providerData: [google], stsTokenManager };
  const blank = { displayName: '', email: '', phoneNumber: '', photoURL: '' };
  expect(stored(user)).toEqual({
    userData: {
      ...blank,
      uid: 'anna',
      emailVerified: false,
      phoneNumber: '+4930123456',
      providerData: [{ ...google, phoneNumber: '', photoURL: '' }],
    },
    token: 'a',
    expires: 9,
  });
  const bare = stored({ uid: 'ben', providerData: [{ providerId: 'password' }], stsTokenManager })?.userData;
  expect(bare).toEqual({
    ...blank,
    uid: 'ben',
    emailVerified: false,
    providerData: [{ ...blank, providerId: 'password', uid: '' }],
  });
});

describe('a logout', () => {
  test.each([
    ['', `${HOME}/logout`],
    ['https://brand.example.org', 'https://brand.example.org/logout'],
    ['https://brand.example.org/elsewhere', `${HOME}/logout`],
    ['https://somebody@brand.example.org', `${HOME}/logout`],
    ['http://brand.example.org', `${HOME}/logout`],
    ['//brand.example.org', `${HOME}/logout`],
    ['javascript:alert(1)', `${HOME}/logout`],
  ])('with the host %j ends at %s', (host, address) => {
    expect(logoutAddress(host, HOME, undefined)).toBe(address);
  });

  const leaving = async (search: string, site: () => Promise<{ redirectHost: string }>) => {
    const went: string[] = [];
    const settings = localSettings(shelf());
    const address = { current: () => ({ path: '/sudoku/play', search }) };
    const exit = createExit({ settings, address, site, origin: HOME, go: (to) => void went.push(to) });
    await exit.leave();
    return { went, exit, settings };
  };

  test('keeps the vendor, and nothing else of the address', async () => {
    const { went } = await leaving('screen=settings&vendor=75%205', async () => ({
      redirectHost: 'https://a.example',
    }));
    expect(went).toEqual(['https://a.example/logout?vendor=75+5']);
  });

  test('that cannot find out where to go stays in the app', async () => {
    const { went } = await leaving('', () => Promise.reject(new Error('offline')));
    expect(went).toEqual([`${HOME}/logout`]);
  });

  test('resets the sound to that of a new device', async () => {
    const { exit, settings } = await leaving('', async () => ({ redirectHost: '' }));
    settings.set('sound', false);
    exit.clearSound();
    expect(settings.current().sound).toBe(true);
  });
});

describe('a token that expired during a request', () => {
  const refused = (code: string) => Response.json({ isError: true, data: { error: 'no', code } }, { status: 401 });

  function server(code: string, renew: (use: (token: string) => void) => Promise<unknown>) {
    let token = 'old';
    const sent: (string | null)[] = [];
    const http = createHttp({
      base: 'https://api.test',
      environment: 'test',
      whiteLabel: 'acme',
      token: () => token,
      renew: () =>
        renew((next) => {
          token = next;
        }),
      language: () => 'de',
      notify: () => undefined,
      fetch: async (input, init) => {
        const used = new Request(input, init).headers.get('authorization');
        sent.push(used);
        return used === 'Bearer new' ? Response.json({ data: 'done' }) : refused(code);
      },
    });
    return { sent, asked: http.post('x', { body: {}, quiet: true }).catch((error: Error) => error.message) };
  }

  test('is renewed, and the request retried once', async () => {
    const { sent, asked } = server('TOKEN_EXPIRED', async (use) => use('new'));
    expect([await asked, sent]).toEqual(['done', ['Bearer old', 'Bearer new']]);
  });

  test('and cannot be renewed is refused once', async () => {
    const { sent, asked } = server('TOKEN_EXPIRED', () => Promise.reject(new Error('offline')));
    expect([await asked, sent]).toEqual(['no', ['Bearer old']]);
  });

  test('and is refused again is not retried a second time', async () => {
    const { sent, asked } = server('TOKEN_EXPIRED', async (use) => use('newer'));
    expect([await asked, sent]).toEqual(['no', ['Bearer old', 'Bearer newer']]);
  });

  test('is treated differently from one that was never valid', async () => {
    const { sent, asked } = server('TOKEN_INVALID', async (use) => use('new'));
    expect([await asked, sent]).toEqual(['no', ['Bearer old']]);
  });
});

describe('a password', () => {
  const policy = (rules: Partial<PasswordPolicy>): PasswordPolicy => ({ ...policyOf(undefined), ...rules });

  test.each<[string, Partial<PasswordPolicy>, boolean]>([
    ['short', {}, false],
    ['sechs6', {}, true],
    ['siebenundmehr', { maximum: 10 }, false],
    ['ohnegrosse', { upper: true }, false],
    ['mitÄgrosse', { upper: true }, true],
    ['OHNEKLEINE', { lower: true }, false],
    ['ohneziffer', { digit: true }, false],
    ['mit1ziffer', { digit: true }, true],
    ['ohnezeichen1', { symbol: true }, false],
    ['mit zeichen', { symbol: true }, true],
  ])('%j under %j: %s', (password, rules, good) => {
    expect(meetsPolicy(policy(rules), password)).toBe(good);
  });

  test('policy of the provider overrides the product’s default', () => {
    expect(policyOf({ customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true } })).toEqual({
      minimum: 10,
      maximum: undefined,
      lower: false,
      upper: false,
      digit: true,
      symbol: false,
    });
  });

  test('has to be repeated', () => {
    const form = { email: ' anna@example.org ', password: 'geheim-1', repeated: 'geheim-2' };
    const { issues } = v.safeParse(signupForm(policy({})), form);
    expect(issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([
      ['account.error.mismatch', 'repeated'],
    ]);
  });

  test('a name of spaces counts as empty', () => {
    expect(v.safeParse(NameForm, { username: '   ' }).issues?.[0].message).toBe('account.error.name');
  });
});

describe('the provider’s errors', () => {
  test.each([
    ['auth/wrong-password', 'signIn', 'INVALID_CREDENTIALS'],
    ['auth/user-not-found', 'signIn', 'INVALID_CREDENTIALS'],
    ['auth/user-disabled', 'signIn', 'INVALID_CREDENTIALS'],
    ['auth/user-not-found', 'reset', 'UNKNOWN_USER'],
    ['auth/user-disabled', 'session', 'UNKNOWN_USER'],
    ['auth/user-token-expired', 'session', 'UNKNOWN_USER'],
    ['auth/internal-error', 'session', 'UNAVAILABLE'],
    ['auth/too-many-requests', 'session', 'TOO_MANY_TRIES'],
    ['auth/network-request-failed', 'session', 'OFFLINE'],
    ['auth/popup-closed-by-user', 'signIn', 'CANCELLED'],
    ['auth/something-new', 'signIn', 'UNAVAILABLE'],
  ] as const)('%s, asked for a %s, is %s', (code, asked, fault) => {
    expect(authError({ code }, asked).fault).toBe(fault);
  });
});

describe('the account at our own server', () => {
  async function account(answer: (request: Request) => Response, storage = shelf()) {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const http = createHttp({
      base: 'https://api.test',
      environment: 'test',
      whiteLabel: 'acme',
      token: () => 'token',
      language: () => 'de',
      notify: () => undefined,
      fetch: async (input, init) => answer(new Request(input, init)),
    });
    return {
      account: createAccount(
        http,
        createVault(storage, async () => key),
      ),
      storage,
    };
  }
  const anna = profileOf('anna');

  test('keeps the profile on the device, unreadable, for this person alone', async () => {
    const { account: person, storage } = await account(() => Response.json({ data: anna }));
    expect(await person.profile(new AbortController().signal)).toEqual(anna);
    expect(atob(storage.kept.get('userInfo') ?? '')).not.toContain(anna.username);
    expect(await person.keptProfile('anna')).toEqual(anna);
    expect(await person.keptProfile('bert')).toBeUndefined();
  });

  test('forgets it', async () => {
    const { account: person, storage } = await account(() => Response.json({ data: anna }));
    await person.rename('Anna');
    await person.forget();
    expect([await person.keptProfile('anna'), storage.kept.size]).toEqual([undefined, 0]);
  });

  test('does not accept garbage as a profile', async () => {
    const { account: person } = await account(() => Response.json({ data: { ...anna, username: 7 } }));
    await expect(person.profile(new AbortController().signal)).rejects.toMatchObject({ fault: 'rubbish' });
  });

  test.each<[string, number, string, string | undefined]>([
    ['an answer that was lost before', 401, 'TOKEN_INVALID', undefined],
    ['an old sign-in', 401, 'RECENT_SIGN_IN_NEEDED', 'http'],
    ['a server in trouble', 500, 'INTERNAL', 'http'],
  ])('a deletion after %s', async (_, status, code, fault) => {
    const { account: person } = await account(() => Response.json({ isError: true, data: { code } }, { status }));
    expect(
      await person.remove().then(
        () => undefined,
        (error) => error.fault,
      ),
    ).toBe(fault);
  });
});

describe('people', () => {
  const world = (storage = shelf(), load = 0) => {
    const loads: number[] = [];
    const people = createPeople({
      http: {} as never,
      storage,
      lifecycle: pageLifecycle(),
      language: () => 'de',
      report: () => undefined,
      load: async () => {
        loads.push(loads.length);
        if (loads.length <= load) throw new Error('no network');
        return { createKeeper: () => ({ auth: { restore: async () => signInOf('anna') }, account: {} }) as never };
      },
    });
    return { people, loads };
  };

  test('a visitor loads nothing', async () => {
    const { people, loads } = world();
    expect([await people.auth.restore(), loads]).toEqual([undefined, []]);
  });

  test('a stored sign-in is restored; what failed to load is loaded again', async () => {
    const { people, loads } = world(shelf(new Map([['authInfo', 'sealed']])), 1);
    await expect(people.auth.restore()).rejects.toThrow('no network');
    expect([(await people.auth.restore())?.userData.uid, loads.length]).toEqual(['anna', 2]);
  });

  test('a sign-out removes stored data even if the rest fails to load', async () => {
    const storage = shelf(
      new Map([
        ['authInfo', 'sealed'],
        ['userInfo', 'sealed'],
      ]),
    );
    const { people } = world(storage, 9);
    await Promise.allSettled([people.auth.signOut(), people.account.forget()]);
    expect(storage.kept.size).toBe(0);
  });
});

test('the session’s holder reports changes, and only changes', () => {
  const holder = sessionHolder();
  const heard: (SignIn | undefined)[] = [];
  const stop = holder.subscribe(() => heard.push(holder.current()));
  const anna = signInOf('anna');
  for (const one of [undefined, anna, anna, undefined]) holder.set(one);
  stop();
  holder.set(anna);
  expect(heard).toEqual([anna, undefined]);
});

test.each([
  ['without a network', { navigator: { onLine: false } }],
  ['in a frame on a publisher’s page', { navigator: { onLine: true }, parent: {} }],
])('%s a logout ends in the lobby of this page', (_, differs: Readonly<Record<string, unknown>>) => {
  let heard = '';
  const hear = () => {
    heard = window.location.pathname + window.location.search;
  };
  window.addEventListener('popstate', hear);
  const page = new Proxy(window, {
    get: (target, name) => {
      const value = differs[String(name)] ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const said: string[] = [];
  leavePage(page, `${window.location.origin}/logout?vendor=755`, (key) => said.push(key));
  window.removeEventListener('popstate', hear);
  expect(said, 'as the page would that cannot be loaded').toEqual(['toast.loggedOut']);
  expect(heard).toBe('/?screen=lobby&vendor=755');
});
