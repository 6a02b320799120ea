// Sign-in and account, without any cost for a visitor: the code is loaded with the first sign-in, or at the start if a sign-in is
// stored on this device. The provider's SDK follows later still (keeper.ts).

import type { Auth, SignIn } from '../../../machines/ports.ts';
import { late } from '../../late/late.ts';
import { AUTH_INFO, type Keeper, type KeeperWorld, type PersonAccount, REDIRECTED, USER_INFO } from './person.ts';

export interface PeopleWorld extends Omit<KeeperWorld, 'announce'> {
  readonly load?: () => Promise<{ readonly createKeeper: (world: KeeperWorld) => Keeper }>;
}

export interface People {
  readonly auth: Auth;
  readonly account: PersonAccount;
  /** Loads all of it. */
  readonly keeper: () => Promise<Keeper>;
}

export function createPeople({ load = late(() => import('./keeper.ts')), ...world }: PeopleWorld): People {
  const listeners = new Set<(signIn: SignIn | undefined) => void>();
  const announce = (signIn: SignIn | undefined): void => {
    for (const listener of listeners) listener(signIn);
  };
  let loading: Promise<Keeper> | undefined;
  const keeper = (): Promise<Keeper> => {
    loading ??= load().then(({ createKeeper }) => createKeeper({ ...world, announce }));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const readAgain = (): void => {
    keeper()
      .then((loaded) => loaded.readAgain())
      .catch(world.report);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === AUTH_INFO || key === null) readAgain();
  });
  // a page in the back/forward cache gets no storage events
  let left: string | null = null;
  world.lifecycle.onLeave(() => {
    left = world.storage.getItem(AUTH_INFO);
  });
  world.lifecycle.onShow((restored) => {
    if (restored && world.storage.getItem(AUTH_INFO) !== left) readAgain();
  });
  const isKept = (): boolean => world.storage.getItem(AUTH_INFO) !== null || returnedFromProvider();
  return {
    keeper,
    auth: {
      prepare: async () => (await keeper()).auth.prepare(),
      restore: async () => (isKept() ? (await keeper()).auth.restore() : undefined),
      register: async (email, password) => (await keeper()).auth.register(email, password),
      signIn: async (email, password) => (await keeper()).auth.signIn(email, password),
      signInWith: async (provider) => (await keeper()).auth.signInWith(provider),
      refresh: async () => (await keeper()).auth.refresh(),
      sendReset: async (email) => (await keeper()).auth.sendReset(email),
      changePassword: async (current, next) => (await keeper()).auth.changePassword(current, next),
      confirm: async (password) => (await keeper()).auth.confirm(password),
      policy: async () => (await keeper()).auth.policy(),
      remove: async () => (await keeper()).auth.remove(),
      async signOut() {
        // first, since loading the keeper may fail
        world.storage.removeItem(AUTH_INFO);
        await (await keeper()).auth.signOut();
      },
      watch(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
    account: {
      profile: async (signal) => (await keeper()).account.profile(signal),
      keptProfile: async (uid) => (await keeper()).account.keptProfile(uid),
      rename: async (username) => (await keeper()).account.rename(username),
      chooseAvatar: async (avatar) => (await keeper()).account.chooseAvatar(avatar),
      export: async () => (await keeper()).account.export(),
      remove: async () => (await keeper()).account.remove(),
      async forget() {
        world.storage.removeItem(USER_INFO);
        await (await keeper()).account.forget();
      },
    },
  };
}

function returnedFromProvider(): boolean {
  try {
    return window.sessionStorage.getItem(REDIRECTED) !== null;
  } catch {
    return false;
  }
}
