// Keeps the sign-in: the vault on the device, the provider's SDK behind it (loaded on demand), and the player's account. Every change
// is announced, so that the session machine learns of all changes in the same way.

import type { SignIn } from '../../../machines/ports.ts';
import { late } from '../../late/late.ts';
import { createAccount } from './account.ts';
import { providerConfig } from './config.ts';
import { AuthError } from './faults.ts';
import type { Sdk } from './firebase.ts';
import { vaultPersistence } from './persistence.ts';
import { AUTH_INFO, type Keeper, type KeeperWorld, REDIRECTED } from './person.ts';
import { signInOf } from './stored.ts';
import { createVault, type Vault } from './vault.ts';
import { vaultKey } from './vaultKey.ts';

export function createKeeper(world: KeeperWorld): Keeper {
  const vault = createVault(world.storage, vaultKey(world));
  return keeperOn(vault, world);
}

type StartSdk = typeof import('./firebase.ts').startSdk;
const sdkModule = late(() => import('./firebase.ts'));
const loadSdk = async (): Promise<StartSdk> => (await sdkModule()).startSdk;

export function keeperOn(vault: Vault, world: KeeperWorld, load = loadSdk): Keeper {
  const stored = vaultPersistence(vault);
  const kept = async (): Promise<SignIn | undefined> => signInOf(await vault.read(AUTH_INFO));
  let starting: Promise<Sdk> | undefined;
  let refreshing: Promise<SignIn> | undefined;

  async function start(): Promise<Sdk> {
    const [startSdk, config] = await Promise.all([load().catch(offline), providerConfig(world.http)]);
    return startSdk(config, stored, world.language);
  }
  /** After a failed start the next call tries again. */
  async function sdk(): Promise<Sdk> {
    starting ??= start();
    try {
      return await starting;
    } catch (error) {
      starting = undefined;
      throw error;
    }
  }
  const telling = async <Answer extends SignIn | undefined>(ask: (sdk: Sdk) => Promise<Answer>): Promise<Answer> => {
    const answer = await ask(await sdk());
    world.announce(answer);
    return answer;
  };
  const renewed = (): Promise<SignIn> =>
    telling(({ refresh }) => refresh()).finally(() => {
      refreshing = undefined;
    });

  const auth: Keeper['auth'] = {
    restore: async () =>
      returnedFromProvider() ? ((await (await sdk()).redirectResult().catch(report(world))) ?? kept()) : kept(),
    prepare: async () => void (await sdk()),
    register: (email, password) => telling(({ register }) => register(email, password)),
    signIn: (email, password) => telling(({ signIn }) => signIn(email, password)),
    signInWith: (provider) => telling(({ signInWith }) => signInWith(provider)),
    refresh() {
      refreshing ??= renewed();
      return refreshing;
    },
    sendReset: async (email) => (await sdk()).sendReset(email),
    changePassword: (current, next) => telling(({ changePassword }) => changePassword(current, next)),
    confirm: (password) => telling(({ confirm }) => confirm(password)),
    policy: async () => (await sdk()).policy(),
    async remove() {
      await (await sdk()).remove();
      vault.remove(AUTH_INFO);
      world.announce(undefined);
    },
    async signOut() {
      vault.remove(AUTH_INFO);
      world.announce(undefined);
      // if the SDK was never started, there is no session to end
      if (starting) await (await starting).signOut();
    },
  };
  const readAgain = async (): Promise<void> => {
    await stored.changed();
    world.announce(await kept());
  };
  return {
    auth,
    account: createAccount(world.http, vault),
    exchange: {
      give: () => vault.read(AUTH_INFO),
      async take(user) {
        if (signInOf(user) === undefined) return false;
        await vault.write(AUTH_INFO, user);
        await readAgain();
        return true;
      },
    },
    readAgain,
  };
}

const offline = (error: unknown): never => {
  throw new AuthError('OFFLINE', error);
};

const report =
  ({ report: tell }: KeeperWorld) =>
  (error: unknown): undefined => {
    tell(error);
    return undefined;
  };

/** Whether the page is back from the provider; true only once. */
function returnedFromProvider(): boolean {
  const back = window.sessionStorage.getItem(REDIRECTED) !== null;
  window.sessionStorage.removeItem(REDIRECTED);
  return back;
}
