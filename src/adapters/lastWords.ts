// The game whose save is still under way when the page ends: local storage takes it at once, which the database does not.

import type { SavedGame } from '../../puzzles/log.ts';
import type { SafeStorage } from './storage.ts';

const KEY = 'lastWords';

export interface LastWords {
  /** Not saved yet. */
  note(game: SavedGame): void;
  /** The database has it, and with it everything older. */
  saved(game: SavedGame): void;
  /** What is newer: the last page's last words about this game, or what the database has. */
  newer(puzzle: string, stored: unknown): unknown;
  /** Gives the last page's last words to the database, so that whoever lists its games finds them too. */
  settle(games: Games): Promise<void>;
}

/** The database's games, by puzzle. */
export interface Games {
  get(puzzle: string): Promise<unknown>;
  put(puzzle: string, game: unknown): Promise<unknown>;
}

export function lastWords(storage: SafeStorage, page: Pick<Window, 'addEventListener'>): LastWords {
  let pending: SavedGame | undefined;
  let kept = read(storage);
  page.addEventListener('pagehide', () => {
    if (pending) storage.setItem(KEY, JSON.stringify(pending));
  });
  const newer = (puzzle: string, stored: unknown): unknown =>
    kept?.puzzle === puzzle && !goesOn(stored, kept.log) ? kept : stored;
  function forget(): void {
    kept = undefined;
    storage.setItem(KEY, '');
  }
  return {
    note(game) {
      pending = game;
    },
    saved(game) {
      if (pending === game) pending = undefined;
      if (kept?.puzzle === game.puzzle) forget();
    },
    newer,
    async settle(games) {
      if (!kept) return;
      const { puzzle } = kept;
      const stored = await games.get(puzzle);
      const newest = newer(puzzle, stored);
      if (newest !== stored) await games.put(puzzle, newest);
      if (kept?.puzzle === puzzle) forget();
    },
  };
}

interface Kept {
  readonly puzzle: string;
  readonly log: readonly unknown[];
}

function read(storage: SafeStorage): Kept | undefined {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? '');
    return isKept(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (raw: unknown): raw is Kept =>
  typeof raw === 'object' && raw !== null && 'puzzle' in raw && 'log' in raw && Array.isArray(raw.log);

/** Does the stored game begin with this log and go on from there? A killed browser may have kept older last words. */
function goesOn(stored: unknown, log: readonly unknown[]): boolean {
  if (!isKept(stored) || stored.log.length < log.length) return false;
  return JSON.stringify(stored.log.slice(0, log.length)) === JSON.stringify(log);
}
