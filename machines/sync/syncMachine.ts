// Keeps a player's games in sync across devices: pushes to the server when online, and pulls what other devices did. Playing never
// waits for it.

import { assign, enqueueActions, fromPromise, not, setup } from 'xstate';
import { retryAfterOf } from '../ports.ts';
import { LOCKED, newState, type Pulled, type Pushed, pull, push, unsent } from './syncing.ts';
import type { SyncContext, SyncEvent, SyncInput, SyncNews, SyncState } from './types.ts';

/** ms; a game being played is sent at most this often. */
export const GATHER = 5_000;
/** ms; doubled with each consecutive failure, up to LONGEST_RETRY. */
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 5 * 60_000;

interface Opened {
  readonly state: SyncState;
  readonly dirty: readonly string[];
}

const joined = (dirty: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...dirty, ...more]),
];

const failed = {
  type: 'countFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

export const syncMachine = setup({
  types: {} as { context: SyncContext; events: SyncEvent; input: SyncInput; emitted: SyncNews },
  actors: {
    open: fromPromise<Opened, SyncContext>(async ({ input: { shelf, state } }) => {
      const known = (await shelf.loadState(state.uid)) ?? state;
      return { state: known, dirty: await unsent(shelf, known) };
    }),
    pull: fromPromise<Pulled, SyncContext>(({ input, signal }) => pull(input, input.state, signal)),
    push: fromPromise<Pushed, SyncContext>(({ input, signal }) =>
      push(input, input.state, input.dirty[0] ?? '', signal),
    ),
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'SIGNED_IN'
        ? { state: newState(event.uid), dirty: [], meanwhile: [], locked: [], failures: 0 }
        : {},
    ),
    take: assign((_, { opened }: { opened: Opened }) => ({ ...opened, failures: 0 })),
    gather: assign(({ context, event }) =>
      event.type === 'SAVED'
        ? { dirty: joined(context.dirty, [event.puzzle]), meanwhile: joined(context.meanwhile, [event.puzzle]) }
        : {},
    ),
    beginRequest: assign({ meanwhile: [] }),
    takePulled: enqueueActions(({ context, enqueue }, { pulled }: { pulled: Pulled }) => {
      const clean = context.dirty.filter((puzzle) => !pulled.puzzles.includes(puzzle));
      const dirty = joined(joined(clean, pulled.dirty), context.meanwhile);
      enqueue.assign({ state: pulled.state, dirty });
      if (pulled.puzzles.length > 0) enqueue.emit({ type: 'PULLED', puzzles: pulled.puzzles });
      for (const puzzle of pulled.waiting) enqueue.emit({ type: 'FURTHER', puzzle });
    }),
    takePushed: enqueueActions(({ context, enqueue }, { pushed }: { pushed: Pushed }) => {
      const { puzzle, state, again, met, refused, opens } = pushed;
      const rest = context.dirty.filter((name) => name !== puzzle);
      const dirty = again || context.meanwhile.includes(puzzle) ? [...rest, puzzle] : rest;
      const locked = refused === LOCKED ? joined(context.locked, [puzzle]) : context.locked;
      enqueue.assign({ state, failures: 0, dirty: opens ? joined(dirty, locked) : dirty, locked: opens ? [] : locked });
      if (met === 'taken') enqueue.emit({ type: 'PULLED', puzzles: [puzzle] });
      if (met === 'waits') enqueue.emit({ type: 'FURTHER', puzzle });
      if (refused) context.reporter.report(new Error(`${puzzle}: ${refused}`), 'sync');
    }),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      postponed: retryAfterOf(error),
    })),
    allWell: assign({ failures: 0 }),
    /** So that a game that keeps failing does not hold up the others. */
    putLast: assign(({ context: { dirty } }) => ({ dirty: [...dirty.slice(1), ...dirty.slice(0, 1)] })),
    report: ({ context }, { error }: { error: unknown }) => context.reporter.report(error, 'sync'),
  },
  guards: {
    /** A new game is sent at once: the server measures its playing time from the first post. */
    isNew: ({ context, event }) => event.type === 'SAVED' && context.state.known[event.puzzle] === undefined,
    hasUnsent: ({ context }) => context.dirty.length > 0,
    isPostponed: ({ context }) => context.postponed > 0,
  },
  delays: {
    gathering: GATHER,
    retry: ({ context: { failures, postponed } }) =>
      Math.min(LONGEST_RETRY, Math.max(postponed, FIRST_RETRY * 2 ** Math.min(20, failures - 1))),
  },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({
    ...input,
    state: newState(''),
    dirty: [],
    meanwhile: [],
    locked: [],
    failures: 0,
    postponed: 0,
  }),
  initial: 'off',
  on: {
    SIGNED_IN: { target: '.on', actions: 'begin' },
    SIGNED_OUT: '.off',
  },
  states: {
    off: {},
    on: {
      on: { SAVED: { actions: 'gather' } },
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'open',
            input: ({ context }) => context,
            onDone: { target: 'pulling', actions: { type: 'take', params: ({ event }) => ({ opened: event.output }) } },
            onError: {
              target: 'waiting',
              actions: [failed, { type: 'report', params: ({ event }) => ({ error: event.error }) }],
            },
          },
        },
        pulling: {
          entry: 'beginRequest',
          invoke: {
            src: 'pull',
            input: ({ context }) => context,
            onDone: {
              target: 'deciding',
              actions: { type: 'takePulled', params: ({ event }) => ({ pulled: event.output }) },
            },
            onError: { target: 'waiting', actions: failed },
          },
        },
        deciding: { always: [{ guard: 'hasUnsent', target: 'pushing' }, { target: 'idle' }] },
        pushing: {
          entry: 'beginRequest',
          invoke: {
            src: 'push',
            input: ({ context }) => context,
            onDone: {
              target: 'deciding',
              actions: { type: 'takePushed', params: ({ event }) => ({ pushed: event.output }) },
            },
            onError: { target: 'waiting', actions: [failed, 'putLast'] },
          },
        },
        idle: {
          entry: 'allWell',
          on: {
            SAVED: [
              { guard: 'isNew', target: 'pushing', actions: 'gather' },
              { target: 'gathering', actions: 'gather' },
            ],
            ONLINE: 'pulling',
          },
        },
        gathering: {
          after: { gathering: 'pushing' },
          on: { FLUSH: 'pushing', ONLINE: 'pulling' },
        },
        waiting: {
          after: { retry: 'pulling' },
          // the network's return ends the wait, unless the server asked for it
          on: { ONLINE: { guard: not('isPostponed'), target: 'pulling' } },
        },
      },
    },
  },
});
