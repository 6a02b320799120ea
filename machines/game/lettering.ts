// The part of the game machine's chart in which solution letters are paid for and put in, one after another: what was paid
// is on the board, whatever comes between.

import { refusal, spendInput } from './payment.ts';
import { gameSetup } from './setup.ts';

/** Until the wallet has answered the board stays as it is; only the clock can be stopped. */
export const WHILE_PAYING = {
  GESTURE: {},
  UNDO: {},
  REDO: {},
  RESTART: {},
  HINT: {},
  LETTER: {},
  WORD: {},
  GIVE_UP: {},
  PAUSE: { actions: [{ type: 'write', params: { mark: 'pause' } }, 'save'] },
  RESUME: { actions: [{ type: 'write', params: { mark: 'resume' } }, 'save'] },
} as const;

/** A part of `playing.running`, beside `thinking`, which it leads back to. */
export const lettering = gameSetup.createStateConfig({
  initial: 'paying',
  states: {
    paying: {
      on: WHILE_PAYING,
      invoke: {
        src: 'spend',
        input: ({ context }) => spendInput(context, 'letter'),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
            actions: ['applyLetter', 'save'],
          },
          {
            target: 'over',
            actions: [
              'forgetLetters',
              { type: 'note', params: ({ event }) => ({ notice: refusal(event.output, 'letter') }) },
            ],
          },
        ],
        onError: {
          target: 'over',
          actions: [
            'forgetLetters',
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'spend' }) },
            { type: 'note', params: { notice: 'PAYMENT_FAILED' } },
          ],
        },
      },
    },
    over: {
      always: [
        { guard: 'clockStands', target: '#game.playing.paused' },
        { guard: 'hasMore', target: 'paying' },
        { target: '#game.playing.running.thinking' },
      ],
    },
  },
});
