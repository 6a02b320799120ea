// The interface of the keeper of a sign-in, what it needs, and its storage keys.

import type { Account, Auth, SignIn } from '../../../machines/ports.ts';
import type { Http } from '../api/http.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import type { ClearableStorage } from '../store/storage.ts';

/** Keys of the encrypted data in local storage. */
export const AUTH_INFO = 'authInfo';
export const USER_INFO = 'userInfo';
/** Key in session storage: the page has been left for a provider's sign-in page. */
export const REDIRECTED = 'authRedirect';

/** Used only by the profile's screens. */
export interface PersonAccount extends Account {
  rename(username: string): ReturnType<Account['profile']>;
  chooseAvatar(avatar: string): ReturnType<Account['profile']>;
  /** Everything stored about the player, as JSON. */
  export(): Promise<string>;
  /** Deletes everything on our own server; the provider's account is deleted afterwards. */
  remove(): Promise<void>;
}

/** Loaded when a player signs in. */
export interface Keeper {
  readonly auth: Omit<Auth, 'watch'>;
  readonly account: PersonAccount;
  /** Between a frame and the window in which its player signs in. */
  readonly exchange: {
    /** The stored sign-in; undefined: there is none. */
    give(): Promise<unknown>;
    /** Signs in with what `give` gave elsewhere. False: that is no sign-in. */
    take(user: unknown): Promise<boolean>;
  };
  /** Call when another tab has changed the stored sign-in. */
  readAgain(): Promise<void>;
}

export interface KeeperWorld {
  readonly http: Http;
  readonly storage: ClearableStorage;
  readonly lifecycle: PageLifecycle;
  readonly language: () => string;
  readonly report: (error: unknown) => void;
  /** Reports a sign-in, a sign-out or a new token. */
  readonly announce: (signIn: SignIn | undefined) => void;
}
