// Which level was played last on this device, so that the lobby can offer to go on.

import type { SafeStorage } from '../adapters/store/storage.ts';

const KEY = 'lastLevel';

export interface LastLevel {
  readonly gameType: string;
  readonly levelId: string;
}

export const rememberLevel = (storage: SafeStorage, { gameType, levelId }: LastLevel): void =>
  storage.setItem(KEY, `${gameType}/${levelId}`);

export function lastLevel(storage: SafeStorage): LastLevel | undefined {
  const [gameType, levelId] = storage.getItem(KEY)?.split('/') ?? [];
  return gameType && levelId ? { gameType, levelId } : undefined;
}
