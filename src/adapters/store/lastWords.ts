// Unsaved data when the page ends: local storage takes it synchronously, which the database does not. The next page moves it to the
// database.

import type { LevelRecord } from '../../../machines/ports.ts';
import { mergeRecords } from '../../../machines/sync/merge.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import { readLevelRecord } from './savedChecks.ts';
import type { SafeStorage } from './storage.ts';

const KEY = 'lastWords';

/** The shelves that it covers: games, their levels' records, and solved games that the server does not have yet. */
const NOTED = ['games', 'records', 'won'] as const;
export type Noted = (typeof NOTED)[number];

export interface LastWords {
  /** Notes a value that is about to be saved. */
  note(shelf: Noted, puzzle: string, value: unknown): void;
  /** The database now has this value, and everything older. */
  saved(shelf: Noted, puzzle: string, value: unknown): void;
  /** The value is no longer to be saved. */
  dropped(shelf: Noted, puzzle: string): void;
  /** Moves earlier pages' last words to the database, so that listings contain them. */
  settle(shelves: NotedShelves): Promise<void>;
  /** Call when this page is stale: nothing that it has noted or will note may be saved. */
  end(): void;
}

export interface NotedShelves {
  get(shelf: Noted, puzzle: string): Promise<unknown>;
  put(shelf: Noted, puzzle: string, value: unknown): Promise<unknown>;
}

type Words = Readonly<Record<string, unknown>>;

const nameOf = (shelf: Noted, puzzle: string): string => `${shelf} ${puzzle}`;

export function lastWords(storage: SafeStorage, lifecycle: PageLifecycle): LastWords {
  const pending = new Map<string, unknown>();
  /** What this page has written to the storage. */
  let written: Words = {};
  let gone = false;
  let ended = false;

  function write(): void {
    const words = without(read(storage), written);
    written = Object.fromEntries(pending);
    storage.setItem(KEY, JSON.stringify({ ...words, ...written }));
  }
  lifecycle.onLeave(() => {
    gone = true;
    if (pending.size > 0) write();
  });
  lifecycle.onShow(() => {
    gone = false;
  });

  function forget(name: string): void {
    pending.delete(name);
    if (name in written) write();
  }

  return {
    note(shelf, puzzle, value) {
      if (ended) return;
      pending.set(nameOf(shelf, puzzle), value);
      // the page is hidden after it is left, which pauses and saves the game
      if (gone) write();
    },
    saved(shelf, puzzle, value) {
      const name = nameOf(shelf, puzzle);
      if (pending.get(name) === value) forget(name);
    },
    dropped: (shelf, puzzle) => forget(nameOf(shelf, puzzle)),
    async settle(shelves) {
      const words = read(storage);
      const outdated = new Set<string>();
      for (const shelf of NOTED) {
        for (const [name, value] of Object.entries(words)) {
          if (!name.startsWith(`${shelf} `)) continue;
          const puzzle = name.slice(shelf.length + 1);
          const stored = await shelves.get(shelf, puzzle);
          const newest = NEWEST[shelf](value, stored, outdated.has(puzzle));
          if (newest === stored) outdated.add(puzzle);
          else await shelves.put(shelf, puzzle, newest);
        }
      }
      if (Object.keys(words).length > 0) storage.setItem(KEY, JSON.stringify(without(read(storage), words)));
    },
    end() {
      ended = true;
      pending.clear();
    },
  };
}

/** Returns the value to keep; `stored` itself if the words are not newer. `outdated`: the stored game has been continued since. */
const NEWEST: Record<Noted, (words: unknown, stored: unknown, outdated: boolean) => unknown> = {
  games: (words, stored) => (isGame(words) && !continuesLog(stored, words.log) ? words : stored),
  records(words, stored, outdated) {
    const [noted, known] = [readLevelRecord(words), readLevelRecord(stored)];
    if (!noted || !known) return noted ?? stored;
    return mergeRecords(known, noted, outdated ? known.progress : noted.progress) satisfies LevelRecord;
  },
  won: (words, stored) => stored ?? (isGame(words) ? words : undefined),
};

/** The words, without those that are equal in `known`. */
function without(words: Words, known: Words): Words {
  const others = Object.entries(words).filter(
    ([name, value]) => !(name in known && JSON.stringify(known[name]) === JSON.stringify(value)),
  );
  return Object.fromEntries(others);
}

function read(storage: SafeStorage): Words {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? '');
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

interface Kept {
  readonly puzzle: string;
  readonly log: readonly unknown[];
}

const isGame = (raw: unknown): raw is Kept =>
  typeof raw === 'object' && raw !== null && 'puzzle' in raw && 'log' in raw && Array.isArray(raw.log);

/** Whether the stored game continues this log. A killed browser may leave old last words behind. */
function continuesLog(stored: unknown, log: readonly unknown[]): boolean {
  if (!isGame(stored) || stored.log.length < log.length) return false;
  return JSON.stringify(stored.log.slice(0, log.length)) === JSON.stringify(log);
}
