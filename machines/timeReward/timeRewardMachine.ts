// The joker that can be collected every few hours: the time left, and collecting it. The server's clock decides: from its response
// on, the time left runs down on the page's monotonic clock, so changing the device's date neither gains nor loses a joker. A
// suspended page is late at worst, and fetches the time again when it is shown.

import { assign, emit, fromPromise, setup } from 'xstate';
import type { TimeReward } from '../../api/rewards.ts';
import { type Clock, errorText, type Reporter } from '../ports.ts';

/** The specification's `timeRewardData`. Times: Unix seconds of the server; `amount`: jokers. */
export type RewardTimes = Readonly<TimeReward>;

/** `paid` is false if the server found that it is too early. */
export type Collected = RewardTimes & { readonly paid: boolean };

export interface RewardPorts {
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly reward: {
    read(signal: AbortSignal): Promise<RewardTimes>;
    /** Idempotent: a retry after a rejection pays once. */
    collect(): Promise<Collected>;
  };
}

export interface RewardContext {
  readonly ports: RewardPorts;
  /** ms of `ports.clock` from which the joker can be collected; undefined until the server answers. */
  readonly due: number | undefined;
  /** Whole seconds until then, as shown. */
  readonly remaining: number;
  readonly amount: number;
  /** Why the last read or collect failed, for the player: a key of src/text or a sentence. */
  readonly error: string | undefined;
}

export type RewardEvent =
  | { readonly type: 'COLLECT' | 'RETRY' }
  /** The page was hidden or shown. */
  | { readonly type: 'HIDDEN' | 'VISIBLE' };

/** Jokers were paid. */
export type RewardNews = { readonly type: 'COLLECTED'; readonly amount: number };

/** ms; specification 9, "Time reward tick". */
const SECOND = 1000;
/** ms; limits the error of a page that was suspended without being hidden. */
const CHECK_EVERY = 10 * 60 * SECOND;

interface Failure {
  readonly error: unknown;
}

const secondsTo = (due: number, now: number): number => Math.max(0, Math.ceil((due - now) / SECOND));

/** Counted from the arrival of the response, so never earlier than on the server. */
function counted({ clock }: RewardPorts, { nextCollectTime, serverNow, amount }: RewardTimes) {
  const due = clock.now() + Math.max(0, nextCollectTime - serverNow) * SECOND;
  return { due, remaining: secondsTo(due, clock.now()), amount, error: undefined };
}

const rewardSetup = setup({
  types: {} as { context: RewardContext; events: RewardEvent; input: RewardPorts; emitted: RewardNews },
  actors: {
    read: fromPromise<RewardTimes, RewardPorts>(({ input, signal }) => input.reward.read(signal)),
    collect: fromPromise<Collected, RewardPorts>(({ input }) => input.reward.collect()),
  },
  actions: {
    take: assign(({ context }, times: RewardTimes) => counted(context.ports, times)),
    tick: assign(({ context: { due, ports } }) =>
      due === undefined ? {} : { remaining: secondsTo(due, ports.clock.now()) },
    ),
    tell: emit((_, { amount }: RewardTimes): RewardNews => ({ type: 'COLLECTED', amount })),
    keepError: assign((_, { error }: Failure) => ({ error: errorText(error) })),
    forgetError: assign({ error: undefined }),
    report: ({ context }, { error }: Failure) => context.ports.reporter.report(error, 'timeReward'),
  },
  guards: {
    isKnown: ({ context }) => context.due !== undefined,
    isDue: ({ context: { due, ports } }) => due !== undefined && ports.clock.now() >= due,
    wasPaid: (_, { paid }: Collected) => paid,
  },
  delays: { second: SECOND, check: CHECK_EVERY },
});

const failure = ({ event }: { event: Failure }): Failure => ({ error: event.error });

export const timeRewardMachine = rewardSetup.createMachine({
  id: 'timeReward',
  type: 'parallel',
  context: ({ input }) => ({ ports: input, due: undefined, remaining: 0, amount: 1, error: undefined }),
  states: {
    time: {
      initial: 'running',
      states: {
        running: {
          after: { second: { target: 'running', reenter: true, actions: 'tick' } },
          on: { HIDDEN: 'still' },
        },
        still: { on: { VISIBLE: { target: 'running', actions: 'tick' } } },
      },
    },
    talk: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'read',
            input: ({ context }) => context.ports,
            onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: [
              { guard: 'isKnown', target: 'resting', actions: { type: 'report', params: failure } },
              {
                target: 'failed',
                actions: [
                  { type: 'keepError', params: failure },
                  { type: 'report', params: failure },
                ],
              },
            ],
          },
          on: { COLLECT: { guard: 'isDue', target: 'collecting' } },
        },
        resting: {
          after: { check: 'asking' },
          on: { COLLECT: { guard: 'isDue', target: 'collecting' }, VISIBLE: 'asking' },
        },
        collecting: {
          entry: 'forgetError',
          invoke: {
            src: 'collect',
            input: ({ context }) => context.ports,
            onDone: [
              {
                guard: { type: 'wasPaid', params: ({ event }) => event.output },
                target: 'asking',
                actions: [
                  { type: 'take', params: ({ event }) => event.output },
                  { type: 'tell', params: ({ event }) => event.output },
                ],
              },
              { target: 'asking', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'resting',
              actions: [
                { type: 'keepError', params: failure },
                { type: 'report', params: failure },
              ],
            },
          },
        },
        failed: { on: { RETRY: 'asking', VISIBLE: 'asking' } },
      },
    },
  },
});

/** `counting`: the specification's collected state, with the button disabled. */
export type RewardState = 'loading' | 'failed' | 'counting' | 'collectable' | 'collecting';

interface RewardSnapshot {
  readonly context: RewardContext;
  matches(state: { talk: 'collecting' | 'failed' }): boolean;
}

export function rewardState(snapshot: RewardSnapshot): RewardState {
  if (snapshot.matches({ talk: 'collecting' })) return 'collecting';
  if (snapshot.matches({ talk: 'failed' })) return 'failed';
  const { due, remaining } = snapshot.context;
  if (due === undefined) return 'loading';
  return remaining > 0 ? 'counting' : 'collectable';
}
