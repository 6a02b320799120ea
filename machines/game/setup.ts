// The game machine's actors, actions, guards and delays.

import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Fault, Result } from '../../puzzles/result.ts';
import type { AdOutcome, GamePorts, SpendAnswer } from '../ports.ts';
import {
  applied,
  closed,
  costsNothing,
  type FoundHint,
  findHint,
  isStale,
  nextStage,
  requested,
  shown,
} from './hint.ts';
import { type LoadedGame, type LoadInput, loadGame } from './load.ts';
import * as log from './log.ts';
import type { SpendInput } from './payment.ts';
import type { GameContext, GameEvent, GameInput, GameNews, Notice } from './types.ts';

/** Finishes its writes even after the machine has stopped; the store keeps their order. Of failures in a row, reports the first. */
const saver = fromCallback<log.SaveOrder, GamePorts>(({ input: { store }, sendBack, receive }) => {
  let failing = false;
  receive(async ({ saved, record }) => {
    try {
      await Promise.all([store.saveGame(saved), store.saveRecord(saved.puzzle, record)]);
      if ((await store.lasts?.()) === false) throw new Error('Storage is blocked.');
      failing = false;
    } catch (error) {
      if (!failing) sendBack({ type: 'SAVE_FAILED', error });
      failing = true;
    }
  });
});

/** When the event happened. Responses of ports carry no time: for them it is now. */
const timeOf = (context: GameContext, event: GameEvent): number =>
  'at' in event && typeof event.at === 'number' ? event.at : context.ports.clock.now();

export const gameSetup = setup({
  types: {} as { context: GameContext; events: GameEvent; input: GameInput; emitted: GameNews },
  actors: {
    saver,
    load: fromPromise<Result<LoadedGame, Fault>, LoadInput>(({ input }) => loadGame(input)),
    preroll: fromPromise<AdOutcome, { ports: GamePorts; levelId: string }>(({ input, signal }) =>
      input.ports.ads.preroll(input.levelId, signal),
    ),
    findHint: fromPromise<FoundHint, GameContext>(({ input }) => findHint(input)),
    spend: fromPromise<SpendAnswer, SpendInput>(({ input: { ports, ...order } }) => ports.wallet.spend(order)),
  },
  actions: {
    take: assign(({ context }, { loaded }: { loaded: Result<LoadedGame, Fault> }) =>
      loaded.ok ? log.taken(context, loaded.value) : { fault: loaded.fault },
    ),
    break: assign((_, { code }: { code: string }) => ({ fault: { code, at: '' } })),
    mend: assign({ fault: undefined }),
    open: assign(({ context, event }) => log.started(context, event.type === 'START' ? event : log.startOf(context))),
    /** Of several, the first that starts the game: what follows a press on Start does not replace it. */
    hold: assign(({ context: { held }, event }) => {
      const starts = held !== undefined && !(held.type === 'GESTURE' && log.isLook(held.gesture));
      return !starts && (event.type === 'START' || event.type === 'GESTURE') ? { held: event } : {};
    }),
    /** As of now: an ad may have run since. */
    raiseHeld: enqueueActions(({ context, event, enqueue }) => {
      if (!context.held) return;
      enqueue.assign({ held: undefined });
      enqueue.raise({ ...context.held, at: timeOf(context, event) });
    }),
    setClock: assign(({ context, event }) => log.clockFrom(context, timeOf(context, event))),
    stopClock: assign({ offset: undefined }),
    cover: assign({ covered: true }),
    uncover: assign({ covered: false }),
    goAway: assign({ away: true }),
    comeBack: assign({ away: false }),
    read: assign(({ context, event }) =>
      event.type === 'GESTURE' ? log.gestured(context, event.at, event.gesture) : {},
    ),
    look: assign(({ context, event }) => (event.type === 'GESTURE' ? log.looked(context, event.gesture) : {})),
    glance: assign(({ context, event }) => (event.type === 'GESTURE' ? log.glanced(context, event.gesture) : {})),
    check: assign(({ context, event }) =>
      event.type === 'CHECK' ? { view: log.checking(context, event.part)?.view ?? context.view } : {},
    ),
    write: assign(({ context, event }, { mark }: { mark: log.Mark }) =>
      log.written(context, timeOf(context, event), { type: mark }),
    ),
    restart: assign(({ context, event }) => log.restarted(context, timeOf(context, event))),
    takeSecondChance: assign(({ context, event }, { answer }: { answer: SpendAnswer }) =>
      log.written(
        context,
        timeOf(context, event),
        { type: 'secondChance', paid: 'paid' in answer && answer.paid === 'free' ? 'free' : 'joker' },
        { type: 'resume' },
      ),
    ),
    relax: assign(({ context, event }) => log.wentOn(context, timeOf(context, event))),
    set: assign(({ context, event }) =>
      event.type === 'SET' ? log.withSetting(context, event.option, event.value) : {},
    ),
    turnPage: assign(({ event }) => (event.type === 'DAY' ? { returnedOn: event.day } : {})),
    save: enqueueActions(({ context, enqueue }) => {
      const order = log.orderOf(context);
      if (!order) return;
      enqueue.assign({ kept: order.saved });
      enqueue.sendTo('saver', order);
    }),
    keepRecord: assign(({ context }) => ({ record: log.recordOf(context) })),

    requestHint: assign(({ context }) => requested(context)),
    showHint: assign(({ context }, { hint }: { hint: FoundHint }) => (hint ? shown(context, hint, 'where') : {})),
    showWhy: assign(({ context }) => nextStage(context, 'why')),
    applyHint: assign(({ context }, { answer }: { answer: SpendAnswer }) =>
      'paid' in answer ? applied(context, context.ports.clock.now(), answer.paid === 'free' ? 'free' : 'joker') : {},
    ),
    takeOut: assign(({ context, event }) => applied(context, timeOf(context, event))),
    lookAway: assign(({ context }) => log.glanced(context, { type: 'light', lights: [], aside: true })),
    lookBack: assign(({ context }) => log.glanced(context, { type: 'light', lights: [] })),
    closeHint: assign(({ context }) => closed(context)),

    findLetter: assign(({ context }) => ({ letters: log.letterOf(context) })),
    findWord: assign(({ context }) => ({ letters: log.wordOf(context) })),
    forgetLetters: assign({ letters: [] }),
    applyLetter: assign(({ context }) => log.lettered(context, context.ports.clock.now())),

    showSolution: assign(({ context }) => log.solved(context)),
    hideSolution: assign({ solution: undefined }),

    note: enqueueActions(({ enqueue }, { notice }: { notice: Notice | undefined }) => {
      enqueue.assign({ notice });
      if (notice) enqueue.emit({ type: 'NOTICE', notice });
    }),
    report: ({ context }, { error, where }: { error: unknown; where: string }) =>
      context.ports.reporter.report(error, where),
    tellReady: emit(({ context }): GameNews => ({ type: 'GAME_READY', levelId: context.level.id })),
    tellStarted: emit(({ context }): GameNews => ({ type: 'GAME_STARTED', levelId: context.level.id })),
    tellRestarted: emit(({ context }): GameNews => ({ type: 'GAME_RESTARTED', levelId: context.level.id })),
    tellAdOver: emit(({ context }): GameNews => ({ type: 'AD_OVER', levelId: context.level.id })),
    tellLost: emit(({ context }): GameNews => ({ type: 'GAME_LOST', levelId: context.level.id })),
    tellWon: emit(
      ({ context }, { before }: { before: boolean }): GameNews => ({
        type: 'GAME_WON',
        levelId: context.level.id,
        before,
      }),
    ),
    chimeStart: ({ context }) => context.ports.sound.play('game'),
    chimeFinish: ({ context }) => context.ports.sound.play('gameFinish'),
  },
  guards: {
    isGood: (_, { loaded }: { loaded: Result<LoadedGame, Fault> }) => loaded.ok,
    isFound: (_, { hint }: { hint: FoundHint }) => hint !== undefined,
    costsNothing: ({ context }) => costsNothing(context),
    isPaid: (_, { answer }: { answer: SpendAnswer }) => 'paid' in answer,
    adShown: ({ context }) => context.skipAd,
    isLook: ({ event }) => event.type === 'GESTURE' && log.isLook(event.gesture),
    isSolved: ({ context }) => log.isSolved(context),
    isOver: ({ context }) => log.isOver(context),
    isRelaxed: ({ context }) => context.relaxed,
    isAway: ({ context }) => context.away,
    clockStands: ({ context }) => log.clockStands(context),
    isCovered: ({ context }) => context.covered,
    hasGivenUp: ({ context }) => log.hasGivenUp(context),
    hasLetter: ({ context }) => log.letterOf(context).length > 0,
    hasWord: ({ context }) => log.wordOf(context).length > 0,
    /** The player has letters, but too few for the word, so none is spent. With none at all, the wallet refuses and says why. */
    isShort: ({ context }) => {
      const left = context.ports.wallet.letters(context.level.gameType);
      return left > 0 && left < log.wordOf(context).length;
    },
    hasMore: ({ context }) => context.letters.length > 0,
    boardChanged: ({ context }) => isStale(context),
  },
  delays: {
    /** Specification 2: loading a part of the screen times out after 120 s. */
    loadLimit: 120_000,
    /** Specification 4, ad flow: the overall limit. Whatever happens, the game starts. */
    adLimit: 40_000,
  },
});
