// Reads and writes addresses (path and search). Pure.

import { HOME_GAME, isGameType } from '../../puzzles/catalogue.ts';
import { isModalKind, type OpenModal } from '../modal/modalMachine.ts';
import type { GameConfig, Place } from '../ports.ts';

/** `missing`: there is nothing at the address. */
export const SCREENS = ['welcome', 'lobby', 'game', 'settings', 'statistics', 'paper', 'missing'] as const;
export type Screen = (typeof SCREENS)[number];

/** The id of the current selection. */
export const PLAY = 'play';

export interface Route {
  readonly gameType: string;
  /** `play`, or a level's id, or what an address has in its place. */
  readonly id: string;
  readonly screen: Screen;
  readonly modal: OpenModal | undefined;
  /** Parameters that others read, such as the vendor's; kept unchanged. */
  readonly rest: string;
}

export const HOME: Pick<Route, 'gameType' | 'id'> = { gameType: HOME_GAME, id: PLAY };

/** The parameter of a friend's time to beat (src/share/rival.ts). Its value begins with the puzzle's name. */
export const RIVAL = 'rival';

/** All others leave the address: they may name the player, and whatever script runs on the page sees it. */
const KEPT: readonly string[] = ['vendor', RIVAL, 'brand', 'opener'];

/** What the place means; undefined for a path that names no game and level. */
export function parseRoute({ path, search }: Place, games: readonly GameConfig[]): Route | undefined {
  const [, gameType = '', id = '', ...more] = path.replace(/\/$/, '').split('/');
  const known = games.some(({ type }) => type === gameType);
  // what is no level's id is one too: the game's screen says that there is no such puzzle, where a lobby would say nothing
  if (!known || more.length > 0 || id === '') return undefined;
  return { gameType, id, ...parseSearch(search) };
}

/** The parameters alone: they are kept when the path is not ours. */
export function parseSearch(search: string): Pick<Route, 'screen' | 'modal' | 'rest'> {
  const params = new URLSearchParams(search);
  const screen = SCREENS.find((name) => name === params.get('screen')) ?? 'game';
  const kind = params.get('modal');
  const modal = isModalKind(kind) ? { kind, about: params.get('about') ?? undefined } : undefined;
  for (const name of [...params.keys()]) if (!KEPT.includes(name)) params.delete(name);
  return { screen, modal, rest: params.toString() };
}

/** The address after a logout: it shows the welcome screen, as on a new device. */
export const LOGGED_OUT = '/logout';

/** A path without a level that is no mistake: it leads to `/sudoku/play`, and so does every other, but with the screen that says so. */
export function leadsHome(path: string): boolean {
  const name = path.replace(/\/$/, '').replace(/^\//, '');
  return name === '' || path === LOGGED_OUT || isGameType(name);
}

/** Does the address name a screen? */
export const namesScreen = ({ path, search }: Place): boolean =>
  path === LOGGED_OUT || SCREENS.some((name) => name === new URLSearchParams(search).get('screen'));

/** The inverse of `parseRoute`. The game screen needs no parameter. */
export function printRoute({ gameType, id, screen, modal, rest }: Route): Place {
  const params = new URLSearchParams(rest);
  if (!params.get(RIVAL)?.startsWith(`${gameType}.${id}.`)) params.delete(RIVAL);
  if (screen !== 'game') params.set('screen', screen);
  if (modal) params.set('modal', modal.kind);
  if (modal?.about !== undefined) params.set('about', modal.about);
  return { path: `/${gameType}/${id}`, search: params.toString() };
}

/** The address without its dialog. */
export function withoutModal({ path, search }: Place): Place {
  const params = new URLSearchParams(search);
  params.delete('modal');
  params.delete('about');
  return { path, search: params.toString() };
}

export const samePlace = (a: Place, b: Place): boolean => a.path === b.path && a.search === b.search;
