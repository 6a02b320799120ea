// The session machine's input, context, events and news. The chart is in sessionMachine.ts.

import type { Ports, SignIn, UserData, UserProfile } from '../ports.ts';

export type SessionPorts = Pick<Ports, 'auth' | 'account' | 'session' | 'exit' | 'wall' | 'reporter'>;

export interface SessionInput {
  readonly ports: SessionPorts;
  /** What the device gives up at a logout, while the person is still known. Its failure keeps nobody signed in. */
  readonly forget?: (() => Promise<void>) | undefined;
}

export interface SessionContext {
  readonly ports: SessionPorts;
  readonly forget: () => Promise<void>;
  /** User data and token: both, or neither. */
  readonly signIn: SignIn | undefined;
  /** From the device until the server has answered. Outlives the sign-in by 500 ms. */
  readonly profile: UserProfile | undefined;
  /** Renewals of the token that failed in a row. */
  readonly failures: number;
}

export type SessionEvent =
  /** From the sign-in provider: somebody signed in or out, here or in another tab, or got a new token. */
  | { readonly type: 'CHANGED'; readonly signIn: SignIn | undefined }
  /** The page is seen again, or the network is back: timers may have slept. */
  | { readonly type: 'WAKE' }
  /** The person has changed it. */
  | { readonly type: 'PROFILE'; readonly profile: UserProfile }
  | { readonly type: 'SIGN_OUT' }
  /** Steps of a logout. */
  | { readonly type: 'OUT' }
  | { readonly type: 'CLEAR' };

export type SessionNews =
  /** `restored`: from the device, on this page's start. */
  | { readonly type: 'SIGNED_IN'; readonly userData: UserData; readonly restored: boolean }
  /** `refused`: the provider no longer accepts this account; the player has not signed out. */
  | { readonly type: 'SIGNED_OUT'; readonly refused: boolean };
