// The pre-roll before a level: consent, SDKs, request, ad. It always ends, once, in one of three results; whatever the SDKs report
// later is not heard, since the actor that listens has been stopped. Times are the specification's (9, "Business constants").

import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  AD_ERRORS,
  type AdContext,
  type AdEvent,
  type AdOutput,
  type AdPlayer,
  type AdPorts,
  type AdResult,
} from './types.ts';

/** ms. */
const POLL_EVERY = 1_000;
const POLLS = 30;
/** The SDK is told this limit as well; this clock is for one that does not keep it. */
export const LOAD_LIMIT = 3_000;
const NO_AD_LIMIT = 10_000;
const OVERALL_LIMIT = 40_000;
/** How long the red line stays: readable, and no punishment. */
export const ERROR_SHOWN = 2_000;

/** Tells of consent from the first look to the end of the ad, so that a withdrawal ends what runs. */
const consent = fromCallback<{ type: 'LOOK' }, AdPorts>(({ input: { consent: platform }, sendBack, receive }) => {
  let stop: (() => void) | undefined;
  const failed = () => sendBack({ type: 'CONSENT_FAILED' });
  const look = () => {
    if (stop !== undefined || !platform.present()) return;
    try {
      stop = platform.listen((answer) => sendBack({ type: 'CONSENT', answer }), failed);
    } catch {
      failed();
    }
  };
  receive(look);
  look();
  return () => stop?.();
});

const player = fromCallback<AdEvent, AdPlayer | undefined>(({ input, sendBack }) => {
  try {
    return input?.request(sendBack);
  } catch (error) {
    sendBack({ type: 'PLAYER_ERROR', message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
});

const adSetup = setup({
  types: {} as { context: AdContext; events: AdEvent; input: AdPorts; output: AdOutput },
  actors: {
    consent,
    player,
    load: fromPromise<AdPlayer, AdPorts>(({ input, signal }) => input.loadPlayer(signal)),
  },
  actions: {
    look: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ polls: context.polls + 1 });
      enqueue.sendTo('consent', { type: 'LOOK' });
    }),
    take: assign((_, { loaded }: { loaded: AdPlayer }) => ({ player: loaded })),
    end: assign((_, { result }: { result: AdResult }) => ({ result })),
    fail: assign((_, { error }: { error: string }) => ({ result: 'failed' as const, error })),
    failLate: assign(({ context: { error } }) => ({ result: 'failed' as const, error: error ?? AD_ERRORS.tooLate })),
    failPlatform: assign(({ context }) => ({
      result: 'failed' as const,
      error: context.ports.consent.present() ? AD_ERRORS.noAnswer : AD_ERRORS.noPlatform,
    })),
  },
  guards: {
    isGranted: (_, { answer }: { answer: string }) => answer === 'granted',
    isDenied: (_, { answer }: { answer: string }) => answer === 'denied',
    pollsLeft: ({ context }) => context.polls < POLLS,
  },
  delays: {
    poll: POLL_EVERY,
    loadLimit: LOAD_LIMIT,
    noAdLimit: NO_AD_LIMIT,
    overallLimit: OVERALL_LIMIT,
    errorShown: ERROR_SHOWN,
  },
});

const answered = ({ event }: { event: Extract<AdEvent, { type: 'CONSENT' }> }) => ({ answer: event.answer });
const failing = (error: string) => ({ type: 'fail', params: { error } }) as const;
const ending = (result: AdResult) => ({ type: 'end', params: { result } }) as const;

export const adMachine = adSetup.createMachine({
  id: 'ad',
  context: ({ input }) => ({ ports: input, polls: 0, player: undefined, result: 'failed', error: undefined }),
  output: ({ context: { result, error } }) => ({ result, error }),
  // at once: by then nobody waits to read why
  after: { overallLimit: { target: '.over', actions: 'failLate' } },
  initial: 'running',
  states: {
    running: {
      invoke: { src: 'consent', id: 'consent', input: ({ context }) => context.ports },
      on: {
        CONSENT: {
          guard: { type: 'isDenied', params: answered },
          target: 'refused',
          actions: failing(AD_ERRORS.denied),
        },
        CONSENT_FAILED: { target: 'failed', actions: failing(AD_ERRORS.checkFailed) },
      },
      initial: 'consent',
      states: {
        consent: {
          after: {
            poll: [
              { guard: 'pollsLeft', target: 'consent', reenter: true, actions: 'look' },
              { target: '#ad.failed', actions: 'failPlatform' },
            ],
          },
          on: {
            CONSENT: { guard: { type: 'isGranted', params: answered }, target: 'loadingPlayer' },
            PLATFORM_CAME: { actions: sendTo('consent', { type: 'LOOK' }) },
            PLATFORM_FAILED: { target: '#ad.failed', actions: failing(AD_ERRORS.noPlatform) },
          },
        },
        loadingPlayer: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'requesting',
              actions: { type: 'take', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: {
              target: '#ad.failed',
              actions: {
                type: 'fail',
                params: ({ event: { error } }) => ({ error: error instanceof Error ? error.message : String(error) }),
              },
            },
          },
        },
        requesting: {
          invoke: { src: 'player', input: ({ context }) => context.player },
          on: {
            AD_COMPLETED: { target: '#ad.over', actions: ending('completed') },
            AD_SKIPPED: { target: '#ad.over', actions: ending('completed') },
            NO_AD: { target: '#ad.over', actions: ending('none') },
            AD_ERROR: { target: '#ad.over', actions: ending('none') },
            PLAYER_ERROR: {
              target: '#ad.failed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.message }) },
            },
          },
          initial: 'waiting',
          states: {
            waiting: {
              after: { noAdLimit: { target: '#ad.over', actions: ending('none') } },
              on: {
                AD_STARTED: 'playing',
                CONTENT_PLAYS: { target: '#ad.over', actions: ending('none') },
              },
              initial: 'asked',
              states: {
                asked: {
                  after: { loadLimit: { target: '#ad.over', actions: ending('none') } },
                  on: { AD_LOADED: 'loaded' },
                },
                loaded: {},
              },
            },
            playing: {
              on: { CONTENT_PLAYS: { target: '#ad.over', actions: ending('completed') } },
            },
          },
        },
      },
    },
    /** The player may read why, or change the choice; the level is one press away. */
    refused: { on: { DISMISS: 'over' } },
    failed: { after: { errorShown: 'over' }, on: { DISMISS: 'over' } },
    over: { type: 'final' },
  },
});
