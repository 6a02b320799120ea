// A visitor, or a signed-in player with token and profile. The token is renewed 5 minutes before it expires; the profile is
// fetched only with a valid token.

import { sessionSetup } from './setup.ts';

export { REFRESH_BEFORE, retryDelay } from './setup.ts';
export type { SessionContext, SessionEvent, SessionInput, SessionNews } from './types.ts';

const tellOut = { type: 'tellOut', params: { refused: false } } as const;
const keepProfile = <Output>({ event }: { event: { output: Output } }) => ({ profile: event.output });
const reportError = {
  type: 'report',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const token = sessionSetup.createStateConfig({
  initial: 'checking',
  // takes precedence over the chart's own CHANGED: with a new token the same person stays signed in
  on: {
    CHANGED: {
      guard: 'isSamePerson',
      target: '.checking',
      actions: { type: 'renew', params: ({ event }) => ({ signIn: event.signIn }) },
    },
  },
  states: {
    checking: { always: [{ guard: 'isDue', target: 'refreshing' }, { target: 'fresh' }] },
    fresh: { after: { refreshTime: 'refreshing' }, on: { WAKE: 'checking' } },
    refreshing: {
      invoke: {
        src: 'refresh',
        input: ({ context }) => context,
        onDone: {
          target: 'fresh',
          actions: { type: 'renew', params: ({ event }) => ({ signIn: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: '#session.visitor',
            actions: [{ type: 'tellOut', params: { refused: true } }, 'clearProfile', 'forgetStored'],
          },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
    },
    waiting: { after: { retryTime: 'refreshing' }, on: { WAKE: 'refreshing' } },
  },
});

const profile = sessionSetup.createStateConfig({
  initial: 'waiting',
  on: { PROFILE: { target: '.known', actions: { type: 'keepProfile', params: ({ event }) => event } } },
  states: {
    waiting: { always: { guard: 'tokenHolds', target: 'loading' } },
    loading: {
      invoke: {
        src: 'fetchProfile',
        input: ({ context }) => context,
        onDone: { target: 'known', actions: { type: 'keepProfile', params: keepProfile } },
        onError: { target: 'failed', actions: reportError },
      },
    },
    known: {},
    failed: { after: { profileRetry: 'waiting' }, on: { WAKE: 'waiting' } },
  },
});

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ports: input.ports,
    forget: input.forget ?? (async () => undefined),
    signIn: undefined,
    profile: undefined,
    failures: 0,
  }),
  invoke: { src: 'watch', input: ({ context }) => context },
  initial: 'restoring',
  on: {
    CHANGED: [
      {
        guard: 'isSomebody',
        target: '.signedIn',
        reenter: true,
        actions: [tellOut, { type: 'enter', params: ({ event }) => ({ signIn: event.signIn, restored: false }) }],
      },
      { target: '.visitor', actions: [tellOut, 'clearProfile'] },
    ],
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasSignedIn', params: ({ event }) => ({ signIn: event.output }) },
            target: 'signedIn',
            actions: { type: 'enter', params: ({ event }) => ({ signIn: event.output, restored: true }) },
          },
          { target: 'visitor' },
        ],
        onError: { target: 'unrestored', actions: reportError },
      },
    },
    visitor: {},
    /** The stored sign-in could not be read: counts as a visitor until the page wakes or the network is back. */
    unrestored: { on: { WAKE: 'restoring' } },
    signedIn: {
      type: 'parallel',
      invoke: {
        src: 'keptProfile',
        input: ({ context }) => context,
        onDone: { actions: { type: 'keepOlderProfile', params: keepProfile } },
      },
      on: { SIGN_OUT: 'leaving' },
      states: { token, profile },
    },
    leaving: {
      invoke: {
        src: 'logout',
        input: ({ context, self }) => ({ ports: context.ports, forget: context.forget, session: self }),
        onDone: 'visitor',
      },
      on: {
        OUT: { actions: tellOut },
        CLEAR: { actions: 'clearProfile' },
        // the provider reporting the sign-out that is already under way
        CHANGED: {},
      },
    },
  },
});
