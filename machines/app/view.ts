// What the app machine reads from its children's snapshots: the category's levels, locks, the game's phase.

import { parseLevelId } from '../../puzzles/levelId.ts';
import { type Phase, phaseOf } from '../game/selectors.ts';
import type { GameInput } from '../game/types.ts';
import type { LevelsContext, LevelsInput } from '../levels/levelsMachine.ts';
import { stateOf } from '../levels/order.ts';
import type { ModalKind, OpenModal } from '../modal/modalMachine.ts';
import type { CategoryConfig, Configuration, Level, Place } from '../ports.ts';
import { HOME, LOGGED_OUT, leadsHome, PLAY, parseRoute, parseSearch, type Route } from './route.ts';
import type { AppContext } from './types.ts';

export const configOf = ({ configRef }: AppContext): Configuration => configRef.getSnapshot().context.config;

export const levelsOf = ({ levelsRef }: AppContext): LevelsContext => levelsRef.getSnapshot().context;

export const phaseOfGame = ({ gameRef }: AppContext): Phase | undefined => gameRef && phaseOf(gameRef.getSnapshot());

export const playedLevel = ({ gameRef }: AppContext): string | undefined => gameRef?.getSnapshot().context.level.id;

export const categoriesOf = (config: Configuration, gameType: string): readonly CategoryConfig[] =>
  config.games.find(({ type }) => type === gameType)?.categories ?? [];

/** Also starts loading the kind; a failure is reported when the game itself loads it. */
export function isComing(loadKind: AppContext['loadKind'], gameType: string): boolean {
  const loading = loadKind(gameType);
  loading?.catch(() => undefined);
  return loading === undefined;
}

/** The levels machine's input for this game type; no categories for a game that is not available yet. */
export function shelfFor(
  context: AppContext,
  choice: Pick<LevelsInput, 'category' | 'preselected'>,
): Omit<LevelsInput, 'ports'> {
  const { gameType, coming, day } = context;
  const categories = coming ? [] : categoriesOf(configOf(context), gameType);
  return { gameType, categories, weekday: day.weekday, ...choice };
}

/** The level in the address: a reloaded list keeps it selected instead of its first level. */
export const levelInAddress = ({ id }: Pick<Route, 'id'>): string | undefined => (id === PLAY ? undefined : id);

export const isLocked = (context: AppContext, levelId: string): boolean =>
  stateOf(levelsOf(context), levelId, configOf(context).rules, context.day.iso) === 'locked';

/** Does the category have other levels than those shown, rather than just another name? */
export function hasOtherLevels(shown: CategoryConfig | undefined, categories: readonly CategoryConfig[]): boolean {
  const now = categories.find(({ type }) => type === shown?.type);
  return now?.levelsCount !== shown?.levelsCount || now?.showLevelDate !== shown?.showLevelDate;
}

/** What a place means; a path that is not ours leads to `/sudoku/play`, or the first game of a brand without sudoku. */
export function routeFrom(place: Place, games: Configuration['games']): Route {
  const { gameType } = HOME;
  const home = games.some(({ type }) => type === gameType) ? gameType : (games[0]?.type ?? gameType);
  const known = parseRoute(place, games);
  if (known) return known;
  const route: Route = { ...HOME, gameType: home, ...parseSearch(place.search) };
  if (!leadsHome(place.path)) return { ...route, screen: 'missing', modal: undefined };
  return place.path === LOGGED_OUT ? { ...route, screen: 'welcome' } : route;
}

export const routeOf = (context: AppContext, place: Place): Route => routeFrom(place, configOf(context).games);

/** The phase in which a dialog of the game may be open; all other dialogs can be opened at any time. */
const PHASE_OF_MODAL: Partial<Record<ModalKind, Phase>> = { gameStart: 'ready', gameLost: 'lost', gameWin: 'won' };

export const isOfGame = (modal: OpenModal | undefined): boolean =>
  modal !== undefined && PHASE_OF_MODAL[modal.kind] !== undefined;

/** The dialog, unless it belongs to another phase of the game: an address cannot open it then. A game that waits shows its start. */
export function fitting(context: AppContext, modal: OpenModal | undefined): OpenModal | undefined {
  const phase = modal && PHASE_OF_MODAL[modal.kind];
  const now = phaseOfGame(context);
  if (phase === undefined || phase === now) return modal;
  return now === 'ready' ? { kind: 'gameStart', about: playedLevel(context) } : undefined;
}

/** Drops an offer to unlock what is not a level of this game. */
export function aboutSomething(
  modal: OpenModal | undefined,
  categories: readonly CategoryConfig[],
): OpenModal | undefined {
  if (modal?.kind !== 'gamePurchase') return modal;
  const level = parseLevelId(modal.about ?? '');
  return categories.some(({ type }) => type === level?.categoryType) ? modal : undefined;
}

/** Is the open dialog over a start dialog that is still waiting? */
export const coversStart = (context: AppContext): boolean =>
  context.overStart &&
  context.screen === 'game' &&
  context.modal?.kind !== 'gameStart' &&
  phaseOfGame(context) === 'ready';

export const gameInput = (context: AppContext, level: Level): GameInput => ({
  level,
  loadKind: () => context.loadKind(level.gameType) ?? Promise.reject(new Error(`no such game: ${level.gameType}`)),
  rules: configOf(context).rules,
  ports: context.ports,
  settings: context.settings,
  skipAd: context.adShownFor === level.id,
  day: context.day.iso,
});
