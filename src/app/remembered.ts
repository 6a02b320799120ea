// What this device remembers: the level played last, which the lobby offers to continue, and the games started before, since the
// first start of each offers its guide.

import type { SafeStorage } from '../adapters/store/storage.ts';

const LAST_LEVEL = 'lastLevel';

export interface LastLevel {
  readonly gameType: string;
  readonly levelId: string;
}

export const rememberLevel = (storage: SafeStorage, { gameType, levelId }: LastLevel): void =>
  storage.setItem(LAST_LEVEL, `${gameType}/${levelId}`);

export function lastLevel(storage: SafeStorage): LastLevel | undefined {
  const [gameType, levelId] = storage.getItem(LAST_LEVEL)?.split('/') ?? [];
  return gameType && levelId ? { gameType, levelId } : undefined;
}

const MET = 'met';

const known = (storage: SafeStorage): readonly string[] => (storage.getItem(MET) ?? '').split(' ');

export const hasMet = (storage: SafeStorage, kind: string): boolean => known(storage).includes(kind);

export function meet(storage: SafeStorage, kind: string): void {
  if (!hasMet(storage, kind)) storage.setItem(MET, [...known(storage), kind].join(' ').trim());
}
