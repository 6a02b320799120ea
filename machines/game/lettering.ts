// The part of the game chart in which solution letters are paid for and entered one by one, so that every paid letter is on
// the board even if a later payment fails.

import { refusal, spendInput } from './payment.ts';
import { gameSetup } from './setup.ts';

/** Until the wallet answers, the board cannot change; only the clock can be paused. */
export const WHILE_PAYING = {
  GESTURE: {},
  UNDO: {},
  REDO: {},
  RESTART: {},
  HINT: {},
  LETTER: {},
  WORD: {},
  GIVE_UP: {},
  PAUSE: { actions: ['uncover', { type: 'write', params: { mark: 'pause' } }, 'save'] },
  RESUME: { actions: [{ type: 'write', params: { mark: 'resume' } }, 'save'] },
} as const;

/** A state of `playing.running`; leads back to `thinking`. */
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
