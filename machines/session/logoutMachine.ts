// The steps of a logout. Stored data goes first, so that no later failure can leave anyone signed in. Each step is tried once; a
// failure is reported and the next step follows.

import { type ActorRef, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { Ports } from '../ports.ts';

/** ms; specification 9, "Logout state clearing". */
export const CLEAR_AFTER = 500;
/** ms; limit for each of the other steps. */
const PATIENCE = 3_000;

export interface LogoutInput {
  readonly ports: Pick<Ports, 'auth' | 'account' | 'exit' | 'reporter'>;
  /** Removes the player's data from the device, such as games that the server has. */
  readonly forget: () => Promise<void>;
  /** Notified of the steps. `OUT`: signed out from here on. `CLEAR`: the profile is removed. */
  readonly session: ActorRef<Snapshot<unknown>, { readonly type: 'OUT' } | { readonly type: 'CLEAR' }>;
}

interface Failure {
  readonly error: unknown;
}

const logoutSetup = setup({
  types: {} as { context: LogoutInput; input: LogoutInput; events: { type: 'never' } },
  actors: {
    forget: fromPromise<void, LogoutInput>(({ input }) => input.forget()),
    clear: fromPromise<void, LogoutInput>(({ input: { ports } }) => clearAll(ports)),
    leave: fromPromise<void, LogoutInput>(({ input: { ports } }) => ports.exit.leave()),
  },
  actions: {
    tellOut: sendTo(({ context }) => context.session, { type: 'OUT' }),
    clearProfile: sendTo(({ context }) => context.session, { type: 'CLEAR' }),
    clearSound: ({ context }) => context.ports.exit.clearSound(),
    report: ({ context }, { error }: Failure) => context.ports.reporter.report(error, 'logout'),
  },
  delays: { patience: PATIENCE, clearAfter: CLEAR_AFTER },
});

const reportError = { type: 'report', params: ({ event }: { event: Failure }) => ({ error: event.error }) } as const;

/** Removes the stored sign-in and user data; if one fails, the other is still removed. */
async function clearAll({ auth, account }: LogoutInput['ports']): Promise<void> {
  const results = await Promise.allSettled([auth.signOut(), account.forget()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

export const logoutMachine = logoutSetup.createMachine({
  id: 'logout',
  context: ({ input }) => input,
  initial: 'forgetting',
  states: {
    forgetting: {
      invoke: {
        src: 'forget',
        input: ({ context }) => context,
        onDone: 'clearing',
        onError: { target: 'clearing', actions: reportError },
      },
      after: { patience: 'clearing' },
    },
    clearing: {
      entry: 'tellOut',
      invoke: { src: 'clear', input: ({ context }) => context, onError: { actions: reportError } },
      after: { clearAfter: { target: 'leaving', actions: ['clearProfile', 'clearSound'] } },
    },
    leaving: {
      invoke: {
        src: 'leave',
        input: ({ context }) => context,
        onDone: 'left',
        onError: { target: 'left', actions: reportError },
      },
      after: { patience: 'left' },
    },
    left: { type: 'final' },
  },
});
