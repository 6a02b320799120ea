// The session machine's input, context, events and news. The chart is in sessionMachine.ts.

import type { Ports, SignIn, UserData, UserProfile } from '../ports.ts';

export type SessionPorts = Pick<Ports, 'auth' | 'account' | 'session' | 'exit' | 'wall' | 'reporter'>;

export interface SessionInput {
  readonly ports: SessionPorts;
  /** Removes the player's data from the device at a logout, while they are still signed in. A failure does not stop the logout. */
  readonly forget?: (() => Promise<void>) | undefined;
}

export interface SessionContext {
  readonly ports: SessionPorts;
  readonly forget: () => Promise<void>;
  /** User data and token: both, or neither. */
  readonly signIn: SignIn | undefined;
  /** The device's copy until the server answers. Outlives the sign-in by 500 ms. */
  readonly profile: UserProfile | undefined;
  /** Consecutive failed token refreshes. */
  readonly failures: number;
}

export type SessionEvent =
  /** From the sign-in provider: a sign-in or sign-out, here or in another tab, or a new token. */
  | { readonly type: 'CHANGED'; readonly signIn: SignIn | undefined }
  /** The page is visible again, or the network is back: timers may have been suspended. */
  | { readonly type: 'WAKE' }
  /** The player has changed their profile. */
  | { readonly type: 'PROFILE'; readonly profile: UserProfile }
  | { readonly type: 'SIGN_OUT' }
  /** Steps of a logout. */
  | { readonly type: 'OUT' }
  | { readonly type: 'CLEAR' };

export type SessionNews =
  /** `restored`: from storage, when the page was loaded. */
  | { readonly type: 'SIGNED_IN'; readonly userData: UserData; readonly restored: boolean }
  /** `refused`: the provider no longer accepts this account; the player has not signed out. */
  | { readonly type: 'SIGNED_OUT'; readonly refused: boolean };
