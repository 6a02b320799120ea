// The sign-in provider's SDK. Everything here rejects with AuthError.

import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import type { PasswordPolicy, Provider, SignIn } from '../../../machines/ports.ts';
import type { ProviderConfig } from './config.ts';
import { type AuthCall, AuthError, authError } from './faults.ts';
import { promptLocalProvider } from './localProvider.ts';
import type { VaultPersistence } from './persistence.ts';
import { REDIRECTED } from './person.ts';
import { policyOf } from './policy.ts';
import { signInOf } from './stored.ts';

export interface Sdk {
  register(email: string, password: string): Promise<SignIn>;
  signIn(email: string, password: string): Promise<SignIn>;
  signInWith(provider: Provider): Promise<SignIn>;
  /** The sign-in after a redirect to the provider's page; undefined if there was none. */
  redirectResult(): Promise<SignIn | undefined>;
  refresh(): Promise<SignIn>;
  sendReset(email: string): Promise<void>;
  changePassword(current: string, next: string): Promise<SignIn>;
  confirm(password: string | undefined): Promise<SignIn>;
  policy(): Promise<PasswordPolicy>;
  remove(): Promise<void>;
  signOut(): Promise<void>;
}

/** Resolves once the stored user is known. `name`: of the SDK's app, for tests with several. */
export async function startSdk(
  { emulatorUrl, ...options }: ProviderConfig,
  stored: VaultPersistence,
  language: () => string,
  name?: string,
): Promise<Sdk> {
  const auth = sdk.initializeAuth(initializeApp(options, name), { persistence: stored.persistence });
  if (emulatorUrl) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  await stored.begin();
  return sdkFor(auth, emulatorUrl !== undefined, language);
}

function sdkFor(auth: sdk.Auth, local: boolean, language: () => string): Sdk {
  const there = (): sdk.User => {
    if (!auth.currentUser) throw new AuthError('UNKNOWN_USER');
    return auth.currentUser;
  };
  const proven = async (password: string | undefined): Promise<sdk.User> => {
    const user = there();
    if (password === undefined) await reauthenticate(user, local);
    else await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password));
    return user;
  };
  return {
    register: (email, password) => asked(() => sdk.createUserWithEmailAndPassword(auth, email, password)),
    signIn: (email, password) => asked(() => sdk.signInWithEmailAndPassword(auth, email, password)),
    signInWith: (provider) => asked(() => (local ? byLocalProvider(auth, provider) : byPopup(auth, provider))),
    async redirectResult() {
      const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver).catch(rethrow('signIn'));
      return result ? signedIn(result.user) : undefined;
    },
    async refresh() {
      const user = await Promise.resolve().then(there);
      await user.getIdToken(true).catch(rethrow('session'));
      return signedIn(user);
    },
    async sendReset(email) {
      auth.languageCode = language();
      await sdk.sendPasswordResetEmail(auth, email).catch(rethrow('reset'));
    },
    changePassword: (current, next) =>
      asked(async () => {
        const user = await proven(current);
        await sdk.updatePassword(user, next);
        return { user };
      }),
    confirm: (password) => asked(async () => ({ user: await proven(password) })),
    policy: () =>
      sdk.validatePassword(auth, '').then(
        (status) => policyOf(status.passwordPolicy),
        () => policyOf(undefined),
      ),
    remove: async () => sdk.deleteUser(await Promise.resolve().then(there)).catch(rethrow('session')),
    signOut: () => sdk.signOut(auth),
  };
}

const rethrow =
  (call: AuthCall) =>
  (error: unknown): never => {
    throw authError(error, call);
  };

async function asked(ask: () => Promise<{ readonly user: sdk.User }>): Promise<SignIn> {
  try {
    return signedIn((await ask()).user);
  } catch (error) {
    throw authError(error);
  }
}

function signedIn(user: sdk.User): SignIn {
  const signIn = signInOf(user.toJSON());
  if (!signIn) throw new AuthError('UNAVAILABLE');
  return signIn;
}

const providerOf = (provider: Provider): sdk.AuthProvider =>
  provider === 'google' ? new sdk.GoogleAuthProvider() : new sdk.OAuthProvider('apple.com');

/** Where the browser blocks popups, the page itself is redirected to the provider and back. */
const BLOCKED: readonly unknown[] = [
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
  'auth/web-storage-unsupported',
];

async function byPopup(auth: sdk.Auth, provider: Provider): Promise<sdk.UserCredential> {
  try {
    return await sdk.signInWithPopup(auth, providerOf(provider), sdk.browserPopupRedirectResolver);
  } catch (error) {
    if (!BLOCKED.includes((error as { code?: unknown }).code)) throw error;
    window.sessionStorage.setItem(REDIRECTED, provider);
    return sdk.signInWithRedirect(auth, providerOf(provider), sdk.browserPopupRedirectResolver);
  }
}

const byLocalProvider = async (auth: sdk.Auth, provider: Provider): Promise<sdk.UserCredential> =>
  sdk.signInWithCredential(auth, await localCredential(provider));

/** The emulator accepts a plain object in place of a provider's signed token. */
async function localCredential(provider: Provider): Promise<sdk.AuthCredential> {
  const idToken = JSON.stringify(await promptLocalProvider(provider));
  return provider === 'google'
    ? sdk.GoogleAuthProvider.credential(idToken)
    : new sdk.OAuthProvider('apple.com').credential({ idToken });
}

async function reauthenticate(user: sdk.User, local: boolean): Promise<void> {
  const provider = user.providerData.some(({ providerId }) => providerId === 'apple.com') ? 'apple' : 'google';
  if (local) await sdk.reauthenticateWithCredential(user, await localCredential(provider));
  else await sdk.reauthenticateWithPopup(user, providerOf(provider), sdk.browserPopupRedirectResolver);
}
