// Which game, level, screen and dialog is open, and its address. This machine owns all the others, and alone writes addresses.

import { defaultConfiguration } from '../../api/defaults.ts';
import { inOrder } from '../orderedStore.ts';
import type { Configuration } from '../ports.ts';
import { NONE } from './history.ts';
import { appSetup } from './setup.ts';
import type { AppInput } from './types.ts';
import { aboutSomething, categoriesOf, isComing, isOfGame, levelInAddress, routeFrom } from './view.ts';

export { SCREENS, type Screen } from './route.ts';
export type { AppContext, AppEvent, AppInput, Today } from './types.ts';

const sync = { type: 'sync', params: { quiet: false } } as const;
const syncQuietly = { type: 'sync', params: { quiet: true } } as const;

/** Where the app starts: what the address names, except dialogs that belong to a running game. */
function startOf(input: AppInput) {
  const initial: Configuration = input.initial ?? defaultConfiguration(input.language === 'en' ? 'en' : 'de');
  const place = input.ports.address.current();
  const requested = routeFrom(place, initial.games);
  const all = categoriesOf(initial, requested.gameType);
  const route = { ...requested, modal: isOfGame(requested.modal) ? undefined : aboutSomething(requested.modal, all) };
  const coming = isComing(input.loadKind, route.gameType);
  const categories = coming ? [] : all;
  return { initial, place, route, coming, categories, day: input.today(), preselected: levelInAddress(route) };
}

export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input, spawn }) => {
    const ports = { ...input.ports, store: inOrder(input.ports.store) };
    const { initial, place, route, coming, categories, day, preselected } = startOf(input);
    const { gameType } = route;
    const levels = { ports, gameType, categories, weekday: day.weekday, preselected };
    return {
      ...route,
      ports,
      loadKind: input.loadKind,
      today: input.today,
      language: input.language,
      settings: input.settings ?? {},
      day,
      coming,
      crashed: false,
      pendingStart: preselected,
      adShownFor: undefined,
      place,
      sentModal: undefined,
      overStart: false,
      dialogEntries: place.dialog ?? NONE,
      configRef: spawn('config', { id: 'config', input: { ports, initial } }),
      levelsRef: spawn('levels', { id: 'levels', input: levels }),
      modalRef: spawn('modal', { id: 'modal', input: { ports } }),
      sessionRef: spawn('session', { id: 'session', input: { ports, forget: input.forget } }),
      gameRef: undefined,
    };
  },
  entry: 'listen',
  invoke: { src: 'backAndForward', id: 'backAndForward', input: ({ context }) => context.ports },
  initial: 'arriving',
  on: {
    ADDRESS: [
      { guard: 'leadsToOtherGame', actions: ['toPlace', 'leave', 'shelve', syncQuietly] },
      { guard: 'leadsToOtherLevel', actions: ['toPlace', 'leave', 'fetchLevel', syncQuietly] },
      { actions: ['toPlace', 'pauseUnseen', syncQuietly] },
    ],
    OPEN_GAME: [
      { guard: 'isThisGameAndCategory', actions: ['leaveWelcome', sync] },
      { guard: 'isThisGame', actions: ['toGame', 'leave', 'chooseCategory', sync] },
      { actions: ['toGame', 'leave', 'shelve', sync] },
    ],
    OPEN_CATEGORY: [{ guard: 'isThisCategory' }, { actions: ['toSelection', 'leave', 'chooseCategory', sync] }],
    OPEN_LEVEL: [
      { guard: 'isNoLevel' },
      { guard: 'isLocked', actions: ['offer', sync] },
      { guard: 'isReadyHere', actions: ['toLevel', 'offerStart', sync] },
      { guard: 'isLoadingHere', actions: ['toLevel', sync] },
      { guard: 'goesOn', actions: ['toLevel', 'forgetStart', sync] },
      { actions: ['toLevel', 'leave', 'fetchLevel', sync] },
    ],
    OPEN_SCREEN: { actions: ['toScreen', 'pauseUnseen', sync] },
    OPEN_MODAL: { actions: ['openModal', sync] },
    CLOSE_MODAL: { actions: ['uncoverStart', sync] },
    BOARD_IDLE: { actions: 'fetchAhead' },
    RESET: { actions: ['closeModal', 'leave', 'countReset', 'expectStart', 'loadAgain', sync] },
    REMOUNT: { actions: ['leave', 'loadAgain'] },
    LANGUAGE: { actions: ['setLanguage', 'reloadConfig', 'shelve'] },
    SETTING: { actions: ['set', 'passSetting'] },
    HIDDEN: { actions: 'pause' },
    VISIBLE: [{ guard: 'isOtherDay', actions: ['wake', 'turnPage', 'passDay', 'reshelve'] }, { actions: 'wake' }],

    CONFIG_LOADED: [{ guard: 'hasOtherLevels', actions: 'reshelve' }, { actions: 'rename' }],
    LEVEL_LOADED: [
      { guard: 'isPlayed' },
      { guard: 'isLockedLink', actions: ['offer', 'toLobby', 'selectFirst', syncQuietly] },
      { actions: ['leave', 'mount', 'listenToGame'] },
    ],
    GAME_READY: { guard: 'isPendingStart', actions: ['offerStart', syncQuietly] },
    GAME_STARTED: { actions: ['settle', syncQuietly] },
    GAME_RESTARTED: { actions: 'countReset' },
    AD_OVER: { actions: 'rememberAd' },
    GAME_LOST: { actions: ['settle', 'showLost', sync] },
    GAME_WON: [{ guard: 'wonBefore', actions: ['settle', syncQuietly] }, { actions: ['showWon', 'readRecords', sync] }],
    'xstate.error.actor.game': {
      actions: ['crash', { type: 'report', params: ({ event }) => ({ error: event.error, where: 'game' }) }],
    },
  },
  states: {
    arriving: {
      invoke: {
        src: 'visited',
        input: ({ context }) => context.ports,
        onDone: {
          target: 'here',
          actions: [{ type: 'arrive', params: ({ event }) => ({ visited: event.output }) }, 'markVisit', syncQuietly],
        },
        onError: {
          target: 'here',
          actions: [
            { type: 'report', params: ({ event }) => ({ error: event.error, where: 'visited' }) },
            { type: 'arrive', params: { visited: true } },
            syncQuietly,
          ],
        },
      },
    },
    here: {},
  },
});
