// What this device remembers: the levels played, which the lobby offers to continue, and the games started before, since the first
// start of each offers its guide.

import { isBegun, phaseOf } from '../../machines/game/selectors.ts';
import type { SafeStorage } from '../adapters/store/storage.ts';
import type { GameActor } from './gameHandle.ts';

/** Its name is from when only one was kept. */
const PLAYED = 'lastLevel';

/** More than anybody has begun at a time. */
const KEPT = 60;

export type PlayedState = 'begun' | 'lost' | 'won' | 'givenUp';

export interface PlayedLevel {
  readonly gameType: string;
  readonly levelId: string;
  /** `lost`: too many mistakes, so it can only be tried again. */
  readonly state: PlayedState;
}

/** Puts the level before all others. */
export function rememberLevel(storage: SafeStorage, { gameType, levelId, state }: PlayedLevel): void {
  const name = `${gameType}/${levelId}`;
  const others = words(storage, PLAYED).filter((other) => other !== name && !other.startsWith(`${name}/`));
  const entry = state === 'begun' ? name : `${name}/${state}`;
  storage.setItem(PLAYED, [entry, ...others].slice(0, KEPT).join(' '));
}

/** The latest first; solved ones too, since they tell which category was played. */
export const playedLevels = (storage: SafeStorage): readonly PlayedLevel[] =>
  words(storage, PLAYED).flatMap((entry) => {
    const [gameType, levelId, state = 'begun'] = entry.split('/');
    return gameType && levelId ? [{ gameType, levelId, state: state as PlayedState }] : [];
  });

/**
 * Remembers the game's level from its first move on: one that was opened and left again does not take the place of a game that was
 * begun. Returns what ends it.
 */
export function rememberPlayed(storage: SafeStorage, game: GameActor): () => void {
  let told: PlayedState | undefined;
  const look = (): void => {
    const snapshot = game.getSnapshot();
    const phase = phaseOf(snapshot);
    const ended = phase === 'lost' || phase === 'won' || phase === 'givenUp' ? phase : undefined;
    const state = ended ?? (phase === 'running' && isBegun(snapshot.context) ? 'begun' : undefined);
    if (state === undefined || state === told) return;
    told = state;
    const { gameType, id: levelId } = snapshot.context.level;
    rememberLevel(storage, { gameType, levelId, state });
  };
  const heard = game.subscribe(look);
  return () => heard.unsubscribe();
}

const MET = 'met';

const words = (storage: SafeStorage, key: string): readonly string[] =>
  (storage.getItem(key) ?? '').split(' ').filter(Boolean);

export const hasMet = (storage: SafeStorage, kind: string): boolean => words(storage, MET).includes(kind);

export function meet(storage: SafeStorage, kind: string): void {
  if (!hasMet(storage, kind)) storage.setItem(MET, [...words(storage, MET), kind].join(' '));
}
