// One level being played: loading, start, ad, play and pause, the three mistakes, hints, the end. Actions and guards are in
// setup.ts.

import type { Fault, Result } from '../../puzzles/result.ts';
import { inOrder } from '../orderedStore.ts';
import { hinting } from './hinting.ts';
import { lettering } from './lettering.ts';
import type { LoadedGame } from './load.ts';
import { refusal, spendInput } from './payment.ts';
import { gameSetup } from './setup.ts';

const unreadable = (loaded: Result<LoadedGame, Fault>) =>
  loaded.ok && loaded.value.unreadable ? 'SAVE_UNREADABLE' : undefined;

/** The chart alone; what runs is `gameMachine`, which adds a shortcut. */
export const gameChart = gameSetup.createMachine({
  id: 'game',
  context: ({ input }) => ({
    ...input,
    skipAd: input.skipAd ?? false,
    ports: { ...input.ports, store: inOrder(input.ports.store) },
    kind: undefined,
    givens: undefined,
    view: undefined,
    game: undefined,
    saved: undefined,
    kept: undefined,
    record: undefined,
    relaxed: false,
    offset: undefined,
    covered: false,
    away: false,
    hint: undefined,
    hintedPlay: undefined,
    letters: [],
    solution: undefined,
    notice: undefined,
    fault: undefined,
    held: undefined,
  }),
  invoke: { src: 'saver', id: 'saver', input: ({ context }) => context.ports },
  initial: 'loading',
  on: {
    SET: { actions: 'set' },
    DAY: { actions: 'turnPage' },
    SAVE_FAILED: {
      actions: [
        { type: 'report', params: ({ event }) => ({ error: event.error, where: 'saveGame' }) },
        { type: 'note', params: { notice: 'SAVE_FAILED' } },
      ],
    },
  },
  states: {
    loading: {
      entry: 'mend',
      invoke: {
        src: 'load',
        input: ({ context: { level, loadKind, ports } }) => ({ level, loadKind, ports }),
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => ({ loaded: event.output }) },
            target: 'ready',
            actions: [
              { type: 'take', params: ({ event }) => ({ loaded: event.output }) },
              { type: 'note', params: ({ event }) => ({ notice: unreadable(event.output) }) },
              'tellReady',
            ],
          },
          { target: 'broken', actions: { type: 'take', params: ({ event }) => ({ loaded: event.output }) } },
        ],
        onError: {
          target: 'broken',
          actions: [
            { type: 'break', params: { code: 'LEVEL_FAILED' } },
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'loadLevel' }) },
          ],
        },
      },
      after: { loadLimit: { target: 'broken', actions: { type: 'break', params: { code: 'KIND_TIMEOUT' } } } },
    },
    broken: { on: { RETRY: 'loading' } },
    ready: {
      entry: 'raiseHeld',
      on: {
        REFRESH: 'refreshing',
        START: [
          { guard: 'adShown', target: 'deciding', actions: ['open', 'tellStarted'] },
          { target: 'ad', actions: ['open', 'tellStarted'] },
        ],
        // the board lies open: the first thing done on it starts the game, and is done once the game runs
        GESTURE: [
          { guard: 'isLook', actions: 'glance' },
          { guard: 'adShown', target: 'deciding', actions: ['open', 'hold', 'tellStarted'] },
          { target: 'ad', actions: ['open', 'hold', 'tellStarted'] },
        ],
      },
    },
    /** Counts as ready: news from another device must not swallow a press, so what starts it is held until the game has been read. */
    refreshing: {
      invoke: {
        src: 'load',
        input: ({ context: { level, loadKind, ports } }) => ({ level, loadKind, ports }),
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => ({ loaded: event.output }) },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => ({ loaded: event.output }) },
          },
          { target: 'ready' },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error, where: 'refresh' }) },
        },
      },
      after: { loadLimit: 'ready' },
      on: {
        REFRESH: { target: 'refreshing', reenter: true },
        START: { actions: 'hold' },
        GESTURE: { actions: 'hold' },
      },
    },
    ad: {
      on: { PAUSE: { actions: 'goAway' }, RESUME: { actions: 'comeBack' } },
      invoke: {
        src: 'preroll',
        input: ({ context }) => ({ ports: context.ports, levelId: context.level.id }),
        onDone: 'deciding',
        onError: {
          target: 'deciding',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error, where: 'ad' }) },
        },
      },
      after: { adLimit: 'deciding' },
      exit: 'tellAdOver',
    },
    deciding: {
      entry: ['setClock', 'raiseHeld'],
      always: [
        { guard: 'hasGivenUp', target: 'givenUp' },
        { guard: 'isSolved', target: 'won', actions: { type: 'tellWon', params: { before: true } } },
        { guard: 'isOver', target: 'lost' },
        {
          guard: 'isAway',
          target: 'playing.paused',
          actions: { type: 'write', params: { mark: 'pause' } },
        },
        {
          target: 'playing',
          actions: ['chimeStart', { type: 'write', params: { mark: 'resume' } }],
        },
      ],
    },
    playing: {
      initial: 'running',
      always: [
        { guard: 'hasGivenUp', target: 'givenUp' },
        {
          guard: 'isSolved',
          target: 'won',
          actions: ['keepRecord', 'chimeFinish', { type: 'tellWon', params: { before: false } }],
        },
        { guard: 'isOver', target: 'lost' },
      ],
      on: { RESTART: { target: '.running', actions: ['restart', 'tellRestarted', 'save'] } },
      states: {
        running: {
          initial: 'thinking',
          exit: 'uncover',
          on: {
            COVER: [
              { guard: 'clockStands' },
              { actions: ['cover', { type: 'write', params: { mark: 'pause' } }, 'save'] },
            ],
            UNCOVER: {
              guard: 'isCovered',
              actions: ['uncover', { type: 'write', params: { mark: 'resume' } }, 'save'],
            },
            GESTURE: { actions: ['read', 'save'] },
            UNDO: { actions: [{ type: 'write', params: { mark: 'undo' } }, 'save'] },
            REDO: { actions: [{ type: 'write', params: { mark: 'redo' } }, 'save'] },
            PAUSE: { target: 'paused', actions: [{ type: 'write', params: { mark: 'pause' } }, 'save'] },
            HINT: '.hinting',
            LETTER: [
              { guard: 'hasLetter', target: '.lettering', actions: 'findLetter' },
              { actions: { type: 'note', params: { notice: 'NO_LETTER' } } },
            ],
            WORD: [
              { guard: 'isShort', actions: { type: 'note', params: { notice: 'NOT_ENOUGH_LETTERS' } } },
              { guard: 'hasWord', target: '.lettering', actions: 'findWord' },
              { actions: { type: 'note', params: { notice: 'NO_LETTER' } } },
            ],
            CHECK: { guard: 'isRelaxed', actions: 'check' },
            GIVE_UP: { actions: { type: 'write', params: { mark: 'giveUp' } } },
          },
          states: {
            thinking: {},
            hinting,
            lettering,
          },
        },
        paused: {
          on: { RESUME: { target: 'running', actions: [{ type: 'write', params: { mark: 'resume' } }, 'save'] } },
        },
      },
    },
    lost: {
      entry: [{ type: 'write', params: { mark: 'pause' } }, 'save', 'tellLost', 'lookAway'],
      exit: 'lookBack',
      on: {
        GESTURE: { actions: 'look' },
        SECOND_CHANCE: 'secondChance',
        GO_ON: { target: 'playing', actions: ['relax', 'save', 'tellStarted'] },
        RESTART: { target: 'playing', actions: ['restart', 'tellRestarted', 'save', 'tellStarted'] },
      },
    },
    secondChance: {
      invoke: {
        src: 'spend',
        input: ({ context }) => spendInput(context, 'secondChance'),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output }) },
            target: 'playing',
            actions: [
              { type: 'takeSecondChance', params: ({ event }) => ({ answer: event.output }) },
              'save',
              'tellStarted',
            ],
          },
          {
            target: 'lost',
            actions: { type: 'note', params: ({ event }) => ({ notice: refusal(event.output, 'secondChance') }) },
          },
        ],
        onError: {
          target: 'lost',
          actions: [
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'spend' }) },
            { type: 'note', params: { notice: 'PAYMENT_FAILED' } },
          ],
        },
      },
    },
    won: { entry: 'stopClock', on: { GESTURE: { actions: 'look' } } },
    givenUp: {
      entry: [{ type: 'write', params: { mark: 'pause' } }, 'save', 'showSolution'],
      exit: 'hideSolution',
      on: {
        GESTURE: { actions: 'look' },
        RESTART: { target: 'playing', actions: ['restart', 'tellRestarted', 'save', 'tellStarted'] },
      },
    },
  },
});
