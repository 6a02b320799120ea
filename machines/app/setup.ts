// The app machine's actors, actions and guards. Every navigation changes the route first; `sync` then updates the address bar
// and the dialogs.

import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { parseLevelId } from '../../puzzles/levelId.ts';
import { configMachine } from '../config/configMachine.ts';
import { gameMachine } from '../game/gameMachine.ts';
import { levelsMachine } from '../levels/levelsMachine.ts';
import { type ModalKind, modalMachine } from '../modal/modalMachine.ts';
import type { Ports } from '../ports.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { NONE, writingOf } from './history.ts';
import { namesScreen, PLAY, printRoute, type Route, samePlace } from './route.ts';
import type { AppContext, AppEvent, AppInput } from './types.ts';
import * as view from './view.ts';

const backAndForward = fromCallback<AppEvent, Ports>(({ input, sendBack }) =>
  input.address.listen((place) => sendBack({ type: 'ADDRESS', place })),
);

const modalAbout = (kind: ModalKind, about: string | undefined) => ({ modal: { kind, about } });

/** The dialogs that close when the game starts. */
const STARTERS: readonly (ModalKind | undefined)[] = ['gameStart', 'gameLost'];

/** The level that an event is about. */
function levelIn(event: AppEvent): string {
  if ('levelId' in event) return event.levelId;
  return event.type === 'LEVEL_LOADED' ? event.level.id : '';
}

/** Goes to a level's board; its start dialog opens when its game is ready. */
const toLevel = (levelId: string): Partial<AppContext> => ({
  id: levelId,
  screen: 'game',
  modal: undefined,
  pendingStart: levelId,
  crashed: false,
});

/** Does the route name a level that is not being played? Ids repeat across games. */
const isOtherLevel = (context: AppContext, { gameType, id }: Route): boolean =>
  id !== PLAY && (gameType !== context.gameType || id !== view.playedLevel(context));

const isLoading = (context: AppContext, levelId: string): boolean =>
  levelId === view.playedLevel(context) && view.phaseOfGame(context) === 'loading';

/** The context after Back or Forward. */
function toPlace(context: AppContext, event: AppEvent): Partial<AppContext> {
  if (event.type !== 'ADDRESS') return {};
  const route = view.routeOf(context, event.place);
  const other = isOtherLevel(context, route);
  const categories = view.categoriesOf(view.configOf(context), route.gameType);
  const here = other && view.isOfGame(route.modal) ? undefined : view.fitting(context, route.modal);
  const modal = view.aboutSomething(here, categories);
  return {
    ...route,
    modal,
    dialogEntries: event.place.dialog ?? NONE,
    place: event.place,
    coming: view.isComing(context.loadKind, route.gameType),
    pendingStart: other || isLoading(context, route.id) ? route.id : undefined,
  };
}

export const appSetup = setup({
  types: {} as { context: AppContext; events: AppEvent; input: AppInput },
  actors: {
    config: configMachine,
    levels: levelsMachine,
    modal: modalMachine,
    session: sessionMachine,
    game: gameMachine,
    backAndForward,
    visited: fromPromise<boolean, Ports>(({ input }) => input.store.visited()),
  },
  actions: {
    listen: ({ context, self }) => {
      context.configRef.on('*', (news) => self.send(news));
      context.levelsRef.on('*', (news) => self.send(news));
    },
    arrive: assign(({ context }, { visited }: { visited: boolean }) =>
      context.id !== PLAY || context.screen === 'missing' || namesScreen(context.place)
        ? {}
        : { screen: visited ? 'lobby' : 'welcome' },
    ),
    markVisit: ({ context: { ports } }) => {
      ports.store.setVisited().catch((error: unknown) => ports.reporter.report(error, 'visited'));
    },

    toGame: assign(({ context, event }) => {
      if (event.type !== 'OPEN_GAME') return {};
      const screen = context.screen === 'welcome' ? 'lobby' : context.screen;
      const coming = view.isComing(context.loadKind, event.gameType);
      return { gameType: event.gameType, id: PLAY, screen, coming, modal: undefined, pendingStart: undefined };
    }),
    leaveWelcome: assign(({ context }) => (context.screen === 'welcome' ? { screen: 'lobby' } : {})),
    forgetStart: assign({ pendingStart: undefined }),
    toSelection: assign({ id: PLAY, modal: undefined, pendingStart: undefined }),
    toLevel: assign(({ event }) => toLevel(levelIn(event))),
    toScreen: assign(({ event }) => (event.type === 'OPEN_SCREEN' ? { screen: event.screen, modal: undefined } : {})),
    toPlace: assign(({ context, event }) => toPlace(context, event)),
    toLobby: assign({ id: PLAY, screen: 'lobby', pendingStart: undefined }),

    openModal: assign(({ context, event }) => {
      if (event.type !== 'OPEN_MODAL') return {};
      const categories = view.categoriesOf(view.configOf(context), context.gameType);
      const modal = view.aboutSomething({ kind: event.kind, about: event.about }, categories);
      const { modal: before, overStart } = context;
      return { modal, overStart: before?.kind === 'gameStart' || (before !== undefined && overStart) };
    }),
    uncoverStart: assign(({ context }) =>
      view.coversStart(context) ? modalAbout('gameStart', context.id) : { modal: undefined },
    ),
    closeModal: assign({ modal: undefined }),
    offer: assign(({ event }) => modalAbout('gamePurchase', levelIn(event))),
    offerStart: assign(({ context, event }) =>
      context.modal
        ? { pendingStart: undefined }
        : { ...modalAbout('gameStart', levelIn(event)), pendingStart: undefined },
    ),
    showLost: assign(({ event }) => modalAbout('gameLost', levelIn(event))),
    showWon: assign(({ event }) => modalAbout('gameWin', levelIn(event))),
    settle: assign(({ context, event }) => ({
      id: levelIn(event),
      modal: STARTERS.includes(context.modal?.kind) ? undefined : context.modal,
    })),

    leave: enqueueActions(({ context, enqueue }) => {
      if (!context.gameRef) return;
      enqueue.sendTo(context.gameRef, { type: 'PAUSE', at: context.ports.clock.now() });
      enqueue.stopChild(context.gameRef);
      enqueue.assign({ gameRef: undefined });
    }),
    mount: assign(({ context, event, spawn }) =>
      event.type === 'LEVEL_LOADED'
        ? { crashed: false, gameRef: spawn('game', { id: 'game', input: view.gameInput(context, event.level) }) }
        : {},
    ),
    listenToGame: ({ context, self }) => {
      context.gameRef?.on('*', (news) => self.send(news));
    },
    countReset: sendTo(({ context }) => context.levelsRef, { type: 'RESET' }),
    expectStart: assign(({ context }) => ({ pendingStart: view.levelsOf(context).selectedId })),
    loadAgain: enqueueActions(({ context, enqueue }) => {
      const { level } = view.levelsOf(context);
      if (level) enqueue.raise({ type: 'LEVEL_LOADED', level });
    }),
    pauseUnseen: enqueueActions(({ context, enqueue }) => {
      if (context.screen === 'game') return;
      if (context.gameRef) enqueue.sendTo(context.gameRef, { type: 'PAUSE', at: context.ports.clock.now() });
      enqueue.sendTo(context.levelsRef, { type: 'RECORDS' });
    }),
    pause: enqueueActions(({ context, event, enqueue }) => {
      if (context.gameRef && event.type === 'HIDDEN') enqueue.sendTo(context.gameRef, { type: 'PAUSE', at: event.at });
    }),
    crash: assign({ crashed: true, gameRef: undefined }),
    rememberAd: assign(({ event }) => ({ adShownFor: levelIn(event) })),

    /** Reloads this game's list; the level in the address, or else the category, stays selected. */
    shelve: enqueueActions(({ context, event, enqueue }) => {
      const here = view.levelsOf(context);
      const same = here.gameType === context.gameType;
      const requested = event.type === 'OPEN_GAME' ? event.category : undefined;
      const choice = {
        category: requested ?? (same ? here.category?.type : undefined),
        preselected: view.levelInAddress(context),
      };
      enqueue.sendTo(context.levelsRef, { type: 'GAME', ...view.shelfFor(context, choice) });
    }),
    reshelve: enqueueActions(({ context, enqueue }) => {
      const { category, selectedId } = view.levelsOf(context);
      const choice = { category: category?.type, preselected: view.levelInAddress(context) ?? selectedId };
      enqueue.sendTo(context.levelsRef, { type: 'GAME', ...view.shelfFor(context, choice) });
    }),
    rename: enqueueActions(({ context, enqueue }) => {
      const { categories } = view.shelfFor(context, {});
      enqueue.sendTo(context.levelsRef, { type: 'CATEGORIES', categories });
    }),
    chooseCategory: enqueueActions(({ context, event, enqueue }) => {
      const category = 'category' in event ? event.category : undefined;
      if (category) enqueue.sendTo(context.levelsRef, { type: 'CATEGORY', category });
    }),
    fetchLevel: enqueueActions(({ context, enqueue }) => {
      const { category, level } = view.levelsOf(context);
      const levelId = context.id;
      const inAddress = parseLevelId(levelId)?.categoryType;
      if (level?.id === levelId) enqueue.raise({ type: 'LEVEL_LOADED', level });
      else if (inAddress && inAddress !== category?.type)
        enqueue.sendTo(context.levelsRef, { type: 'CATEGORY', category: inAddress, preselected: levelId });
      else enqueue.sendTo(context.levelsRef, { type: 'SELECT', levelId });
    }),
    selectFirst: enqueueActions(({ context, enqueue }) => {
      const [levelId] = view.levelsOf(context).list;
      if (levelId) enqueue.sendTo(context.levelsRef, { type: 'SELECT', levelId });
    }),
    readRecords: sendTo(({ context }) => context.levelsRef, { type: 'RECORDS' }),
    fetchAhead: sendTo(
      ({ context }) => context.levelsRef,
      ({ context }) => ({ type: 'AHEAD', rules: view.configOf(context).rules, today: context.day.iso }),
    ),

    setLanguage: assign(({ event }) => (event.type === 'LANGUAGE' ? { language: event.language } : {})),
    reloadConfig: sendTo(({ context }) => context.configRef, { type: 'RELOAD' }),
    set: assign(({ context, event }) =>
      event.type === 'SETTING' ? { settings: { ...context.settings, [event.option]: event.value } } : {},
    ),
    passSetting: enqueueActions(({ context, event, enqueue }) => {
      if (!context.gameRef || event.type !== 'SETTING') return;
      const { option, value } = event;
      enqueue.sendTo(context.gameRef, { type: 'SET', at: context.ports.clock.now(), option, value });
    }),
    /** Timers may have been suspended with the page. */
    wake: sendTo(({ context }) => context.sessionRef, { type: 'WAKE' }),
    turnPage: assign(({ context }) => ({ day: context.today() })),
    /** What is solved from now on is solved on this day. */
    passDay: enqueueActions(({ context, enqueue }) => {
      if (context.gameRef) enqueue.sendTo(context.gameRef, { type: 'DAY', day: context.day.iso });
    }),

    /** `quiet`: replaces the address, so that Back does not return to the previous one. */
    sync: enqueueActions(({ context, enqueue }, { quiet }: { quiet: boolean }) => {
      const { modal, sentModal, ports } = context;
      const place = printRoute(context);
      if (!samePlace(place, context.place)) {
        const { entry, adds, back } = writingOf(context, place, quiet);
        enqueue(() => (adds ? ports.address.push(entry, back) : ports.address.replace(entry, back)));
        enqueue.assign({ place, dialogEntries: entry.dialog ?? NONE });
      }
      if (modal?.kind === sentModal?.kind && modal?.about === sentModal?.about) return;
      enqueue.sendTo(context.modalRef, modal ? { type: 'OPEN', ...modal } : { type: 'CLOSE' });
      enqueue.assign({ sentModal: modal });
    }),
    report: ({ context }, { error, where }: { error: unknown; where: string }) =>
      context.ports.reporter.report(error, where),
  },
  guards: {
    isThisGame: ({ context, event }) => event.type === 'OPEN_GAME' && event.gameType === context.gameType,
    isThisGameAndCategory: ({ context, event }) =>
      event.type === 'OPEN_GAME' &&
      event.gameType === context.gameType &&
      (event.category ?? view.levelsOf(context).category?.type) === view.levelsOf(context).category?.type,
    isThisCategory: ({ context, event }) =>
      event.type === 'OPEN_CATEGORY' && event.category === view.levelsOf(context).category?.type,
    isNoLevel: ({ event }) => parseLevelId(levelIn(event)) === undefined,
    isLocked: ({ context, event }) => view.isLocked(context, levelIn(event)),
    isLockedLink: ({ context, event }) => context.id === levelIn(event) && view.isLocked(context, context.id),
    isPlayed: ({ context, event }) => levelIn(event) === view.playedLevel(context),
    /** A lost level is loaded again instead, since its start dialog offers another attempt. */
    goesOn: ({ context, event }) =>
      levelIn(event) === view.playedLevel(context) && view.phaseOfGame(context) !== 'lost',
    /** Its start dialog opens when it is ready. The lobby loads a level before anybody opens it. */
    isLoadingHere: ({ context, event }) => isLoading(context, levelIn(event)),
    isReadyHere: ({ context, event }) =>
      levelIn(event) === view.playedLevel(context) && view.phaseOfGame(context) === 'ready',
    isPendingStart: ({ context, event }) => context.pendingStart === levelIn(event) && context.screen === 'game',
    wonBefore: ({ event }) => event.type === 'GAME_WON' && event.before,
    leadsToOtherGame: ({ context, event }) =>
      event.type === 'ADDRESS' && view.routeOf(context, event.place).gameType !== context.gameType,
    leadsToOtherLevel: ({ context, event }) => {
      if (event.type !== 'ADDRESS') return false;
      return isOtherLevel(context, view.routeOf(context, event.place));
    },
    hasOtherLevels: ({ context }) => {
      const { categories } = view.shelfFor(context, {});
      return view.hasOtherLevels(view.levelsOf(context).category, categories);
    },
    isOtherDay: ({ context }) => context.today().iso !== context.day.iso,
  },
});
