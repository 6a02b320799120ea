// The part of the game chart in which a hint is shown: where, why, paid for, applied.

import { WHILE_PAYING } from './lettering.ts';
import { refusal, spendInput } from './payment.ts';
import { gameSetup } from './setup.ts';

/** A state of `playing.running`; a changed board leads back to `thinking`. */
export const hinting = gameSetup.createStateConfig({
  entry: 'requestHint',
  exit: 'closeHint',
  initial: 'finding',
  on: { HINT_CLOSE: 'thinking' },
  states: {
    finding: {
      always: { guard: 'boardChanged', target: '#game.playing.running.thinking' },
      on: { HINT: {} },
      invoke: {
        src: 'findHint',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ hint: event.output }) },
            target: 'where',
            actions: { type: 'showHint', params: ({ event }) => ({ hint: event.output }) },
          },
          {
            target: '#game.playing.running.thinking',
            actions: { type: 'note', params: { notice: 'NO_HINT' } },
          },
        ],
        onError: {
          target: '#game.playing.running.thinking',
          actions: [
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'hint' }) },
            { type: 'note', params: { notice: 'HINT_FAILED' } },
          ],
        },
      },
    },
    where: {
      always: { guard: 'boardChanged', target: '#game.playing.running.thinking' },
      on: { HINT: { target: 'why', actions: 'showWhy' } },
    },
    why: {
      always: [
        { guard: 'boardChanged', target: '#game.playing.running.thinking' },
        { guard: 'clockStands', target: '#game.playing.paused' },
      ],
      on: { HINT: [{ guard: 'costsNothing', target: 'applied', actions: ['takeOut', 'save'] }, 'paying'] },
    },
    paying: {
      on: {
        ...WHILE_PAYING,
        HINT_CLOSE: {},
      },
      invoke: {
        src: 'spend',
        input: ({ context }) => spendInput(context, 'hint'),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output }) },
            target: 'applied',
            actions: [{ type: 'applyHint', params: ({ event }) => ({ answer: event.output }) }, 'save'],
          },
          {
            target: 'why',
            actions: { type: 'note', params: ({ event }) => ({ notice: refusal(event.output, 'hint') }) },
          },
        ],
        onError: {
          target: 'why',
          actions: [
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'spend' }) },
            { type: 'note', params: { notice: 'PAYMENT_FAILED' } },
          ],
        },
      },
    },
    applied: {
      always: [
        { guard: 'boardChanged', target: '#game.playing.running.thinking' },
        { guard: 'clockStands', target: '#game.playing.paused' },
      ],
      on: { HINT: { target: '#game.playing.running.hinting', reenter: true } },
    },
  },
});
