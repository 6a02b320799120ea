// What is asked of those who keep a sign-in, what they need, and under which names it is kept.

import type { Account, Auth, SignIn } from '../../../machines/ports.ts';
import type { Http } from '../api/http.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import type { ClearableStorage } from '../store/storage.ts';

/** Names of what is kept, encrypted, in local storage. */
export const AUTH_INFO = 'authInfo';
export const USER_INFO = 'userInfo';
/** In session storage: the page left for a provider and comes back signed in. */
export const REDIRECTED = 'authRedirect';

/** What only the profile's own screens ask for. */
export interface PersonAccount extends Account {
  rename(username: string): ReturnType<Account['profile']>;
  chooseAvatar(avatar: string): ReturnType<Account['profile']>;
  /** Everything that is kept about the person, as JSON to keep. */
  export(): Promise<string>;
  /** Everything is deleted at our own server; the sign-in provider is asked after it. */
  remove(): Promise<void>;
}

/** Loaded when there is somebody to keep. */
export interface Keeper {
  readonly auth: Omit<Auth, 'watch'>;
  readonly account: PersonAccount;
  /** Another tab has changed what is stored. */
  readAgain(): Promise<void>;
}

export interface KeeperWorld {
  readonly http: Http;
  readonly storage: ClearableStorage;
  readonly lifecycle: PageLifecycle;
  readonly language: () => string;
  readonly report: (error: unknown) => void;
  /** Somebody signed in or out, or got a new token. */
  readonly announce: (signIn: SignIn | undefined) => void;
}
