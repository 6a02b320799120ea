// The session machine's actors, actions, guards and delays.

import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthFault, SignIn, UserProfile } from '../ports.ts';
import { logoutMachine } from './logoutMachine.ts';
import type { SessionContext, SessionEvent, SessionInput, SessionNews } from './types.ts';

/** ms; specification 9, "Auth token refresh". */
export const REFRESH_BEFORE = 5 * 60_000;

const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 5 * 60_000;

/** Exponential backoff: ms until the next attempt, after this many consecutive failures. */
export const retryDelay = (failures: number): number => Math.min(FIRST_RETRY * 2 ** (failures - 1), LONGEST_RETRY);

/** The account was deleted, or signed out everywhere. All other faults are temporary. */
const REFUSALS: readonly unknown[] = ['UNKNOWN_USER', 'INVALID_CREDENTIALS'] satisfies AuthFault[];

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'fault' in error && REFUSALS.includes(error.fault);

interface Failure {
  readonly error: unknown;
}

const left = ({ signIn, ports }: SessionContext): number => (signIn?.expires ?? 0) - ports.wall.now();

const signInOf = (event: SessionEvent): SignIn | undefined => (event.type === 'CHANGED' ? event.signIn : undefined);

const samePerson = (a: SignIn | undefined, b: SignIn | undefined): boolean =>
  a !== undefined && a.userData.uid === b?.userData.uid;

export const sessionSetup = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput; emitted: SessionNews },
  actors: {
    watch: fromCallback<SessionEvent, SessionContext>(({ input, sendBack }) =>
      input.ports.auth.watch((signIn) => sendBack({ type: 'CHANGED', signIn })),
    ),
    restore: fromPromise<SignIn | undefined, SessionContext>(({ input }) => input.ports.auth.restore()),
    refresh: fromPromise<SignIn, SessionContext>(({ input }) => input.ports.auth.refresh()),
    fetchProfile: fromPromise<UserProfile, SessionContext>(({ input, signal }) => input.ports.account.profile(signal)),
    keptProfile: fromPromise<UserProfile | undefined, SessionContext>(async ({ input: { ports, signIn } }) =>
      signIn ? ports.account.keptProfile(signIn.userData.uid) : undefined,
    ),
    logout: logoutMachine,
  },
  actions: {
    /** Enters `signIn`'s session, with no data of the previous account left. */
    enter: enqueueActions(({ enqueue }, { signIn, restored }: { signIn: SignIn | undefined; restored: boolean }) => {
      if (!signIn) return;
      enqueue.assign({ signIn, profile: undefined, failures: 0 });
      enqueue(({ context }) => context.ports.session.set(signIn));
      enqueue.emit({ type: 'SIGNED_IN', userData: signIn.userData, restored });
    }),
    renew: enqueueActions(({ enqueue }, { signIn }: { signIn: SignIn | undefined }) => {
      if (!signIn) return;
      enqueue.assign({ signIn, failures: 0 });
      enqueue(({ context }) => context.ports.session.set(signIn));
    }),
    tellOut: enqueueActions(({ context, enqueue }, { refused }: { refused: boolean }) => {
      if (!context.signIn) return;
      enqueue.assign({ signIn: undefined });
      enqueue(({ context: { ports } }) => ports.session.set(undefined));
      enqueue.emit({ type: 'SIGNED_OUT', refused });
    }),
    clearProfile: assign({ profile: undefined }),
    /** Removes the stored data of an account that the provider no longer knows. */
    forgetStored: ({ context: { ports } }) => {
      for (const done of [ports.auth.signOut(), ports.account.forget()])
        done.catch((error: unknown) => ports.reporter.report(error, 'session'));
    },
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    keepProfile: assign((_, { profile }: { profile: UserProfile | undefined }) => (profile ? { profile } : {})),
    keepOlderProfile: assign(({ context }, { profile }: { profile: UserProfile | undefined }) =>
      context.profile === undefined ? { profile } : {},
    ),
    report: ({ context }, { error }: Failure) => context.ports.reporter.report(error, 'session'),
  },
  guards: {
    isSomebody: ({ event }) => signInOf(event) !== undefined,
    isSamePerson: ({ context, event }) => samePerson(signInOf(event), context.signIn),
    wasSignedIn: (_, { signIn }: { signIn: SignIn | undefined }) => signIn !== undefined,
    isDue: ({ context }) => left(context) <= REFRESH_BEFORE,
    tokenHolds: ({ context }) => left(context) > 0,
    isRefusal: (_, { error }: Failure) => isRefusal(error),
  },
  delays: {
    refreshTime: ({ context }) => Math.max(0, left(context) - REFRESH_BEFORE),
    retryTime: ({ context }) => retryDelay(context.failures),
    profileRetry: 30_000,
  },
});
