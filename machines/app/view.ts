// What the app machine reads from its children to decide: the category's levels, locks, the phase of the game. Pure but
// for looking at the children's snapshots.

import { type Phase, phaseOf } from '../game/selectors.ts';
import type { GameInput } from '../game/types.ts';
import type { LevelsContext, LevelsInput } from '../levels/levelsMachine.ts';
import { stateOf } from '../levels/order.ts';
import type { ModalKind, OpenModal } from '../modal/modalMachine.ts';
import type { CategoryConfig, Configuration, Level, Place } from '../ports.ts';
import { HOME, LOGGED_OUT, PLAY, parseRoute, parseSearch, type Route } from './route.ts';
import type { AppContext } from './types.ts';

export const configOf = ({ configRef }: AppContext): Configuration => configRef.getSnapshot().context.config;

export const levelsOf = ({ levelsRef }: AppContext): LevelsContext => levelsRef.getSnapshot().context;

export const phaseOfGame = ({ gameRef }: AppContext): Phase | undefined => gameRef && phaseOf(gameRef.getSnapshot());

export const playedLevel = ({ gameRef }: AppContext): string | undefined => gameRef?.getSnapshot().context.level.id;

export const categoriesOf = (config: Configuration, gameType: string): readonly CategoryConfig[] =>
  config.games.find(({ type }) => type === gameType)?.categories ?? [];

/** Asks for the kind, which also begins to load it; a failure shows when the game asks again. */
export function isComing(loadKind: AppContext['loadKind'], gameType: string): boolean {
  const loading = loadKind(gameType);
  loading?.catch(() => undefined);
  return loading === undefined;
}

/** What the levels machine is to hold for this game type; nothing for one that is not there yet. */
export function shelfFor(
  context: AppContext,
  choice: Pick<LevelsInput, 'category' | 'wanted'>,
): Omit<LevelsInput, 'ports'> {
  const { gameType, coming, day } = context;
  const categories = coming ? [] : categoriesOf(configOf(context), gameType);
  return { gameType, categories, weekday: day.weekday, ...choice };
}

/** The level that the address names, which a list loaded anew shall not replace by its first one. */
export const wantedLevel = ({ id }: Pick<Route, 'id'>): string | undefined => (id === PLAY ? undefined : id);

export const isLocked = (context: AppContext, levelId: string): boolean =>
  stateOf(levelsOf(context), levelId, configOf(context).rules, context.day.iso) === 'locked';

/** Has this category other levels than the one that is shown, or only another name? */
export function hasOtherLevels(shown: CategoryConfig | undefined, categories: readonly CategoryConfig[]): boolean {
  const now = categories.find(({ type }) => type === shown?.type);
  return now?.levelsCount !== shown?.levelsCount || now?.showLevelDate !== shown?.showLevelDate;
}

/** What a place means; a path that is not ours means `/sudoku/play`. */
export function routeFrom(place: Place, games: Configuration['games']): Route {
  const route = parseRoute(place, games) ?? { ...HOME, ...parseSearch(place.search) };
  return place.path === LOGGED_OUT ? { ...route, screen: 'welcome' } : route;
}

export const routeOf = (context: AppContext, place: Place): Route => routeFrom(place, configOf(context).games);

/** The phases of the game to which a dialog belongs; the others can be opened at any time. */
const PHASE_OF_MODAL: Partial<Record<ModalKind, Phase>> = { gameStart: 'ready', gameLost: 'lost', gameWin: 'won' };

export const isOfGame = (modal: OpenModal | undefined): boolean =>
  modal !== undefined && PHASE_OF_MODAL[modal.kind] !== undefined;

/** An address does not open a dialog of the game at another moment than its own. */
export function fitting(context: AppContext, modal: OpenModal | undefined): OpenModal | undefined {
  const phase = modal && PHASE_OF_MODAL[modal.kind];
  return phase === undefined || phase === phaseOfGame(context) ? modal : undefined;
}

export const gameInput = (context: AppContext, level: Level): GameInput => ({
  level,
  loadKind: () => context.loadKind(level.gameType) ?? Promise.reject(new Error(`no such game: ${level.gameType}`)),
  rules: configOf(context).rules,
  ports: context.ports,
  settings: context.settings,
  skipAd: context.adShownFor === level.id,
  day: context.day.iso,
});
