// What this device remembers: the level played last, which the lobby offers to continue, and the games started before, since the
// first start of each offers its guide.

import { isBegun, phaseOf } from '../../machines/game/selectors.ts';
import type { SafeStorage } from '../adapters/store/storage.ts';
import type { GameActor } from './gameHandle.ts';

const LAST_LEVEL = 'lastLevel';

export interface LastLevel {
  readonly gameType: string;
  readonly levelId: string;
  /** Too many mistakes: it can only be tried again. */
  readonly lost: boolean;
}

export const rememberLevel = (storage: SafeStorage, { gameType, levelId, lost }: LastLevel): void =>
  storage.setItem(LAST_LEVEL, `${gameType}/${levelId}${lost ? '/lost' : ''}`);

export function lastLevel(storage: SafeStorage): LastLevel | undefined {
  const [gameType, levelId, lost] = storage.getItem(LAST_LEVEL)?.split('/') ?? [];
  return gameType && levelId ? { gameType, levelId, lost: lost !== undefined } : undefined;
}

/**
 * Remembers the game's level from its first move on: one that was opened and left again does not take the place of a game that was
 * begun. Returns what ends it.
 */
export function rememberPlayed(storage: SafeStorage, game: GameActor): () => void {
  let told: boolean | undefined;
  const look = (): void => {
    const snapshot = game.getSnapshot();
    const lost = phaseOf(snapshot) === 'lost';
    if (lost === told || !(lost || (phaseOf(snapshot) === 'running' && isBegun(snapshot.context)))) return;
    told = lost;
    const { gameType, id: levelId } = snapshot.context.level;
    rememberLevel(storage, { gameType, levelId, lost });
  };
  const heard = game.subscribe(look);
  return () => heard.unsubscribe();
}

const MET = 'met';

const known = (storage: SafeStorage): readonly string[] => (storage.getItem(MET) ?? '').split(' ');

export const hasMet = (storage: SafeStorage, kind: string): boolean => known(storage).includes(kind);

export function meet(storage: SafeStorage, kind: string): void {
  if (!hasMet(storage, kind)) storage.setItem(MET, [...known(storage), kind].join(' ').trim());
}
