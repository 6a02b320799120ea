// Unsaved data when the page ends: local storage takes it synchronously, which the database does not. The next page moves it to the
// database.

import type { LevelRecord } from '../../../machines/ports.ts';
import { mergeRecords } from '../../../machines/sync/merge.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import { readLevelRecord } from './savedChecks.ts';
import type { SafeStorage } from './storage.ts';

const KEY = 'lastWords';

/** The shelves it belongs to: games, their levels' records, and solved games that no server has yet. */
const NOTED = ['games', 'records', 'won'] as const;
export type Noted = (typeof NOTED)[number];

export interface LastWords {
  /** Not saved yet. */
  note(shelf: Noted, puzzle: string, value: unknown): void;
  /** The database has this value, and everything older. */
  saved(shelf: Noted, puzzle: string, value: unknown): void;
  /** No longer to be saved. */
  dropped(shelf: Noted, puzzle: string): void;
  /** Moves earlier pages' last words to the database, so that listings contain them. */
  settle(shelves: NotedShelves): Promise<void>;
  /** This page is stale: nothing it has noted or will note may be saved. */
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
  let told: Words = {};
  let gone = false;
  let ended = false;

  function tell(): void {
    const words = without(read(storage), told);
    told = Object.fromEntries(pending);
    storage.setItem(KEY, JSON.stringify({ ...words, ...told }));
  }
  lifecycle.onLeave(() => {
    gone = true;
    if (pending.size > 0) tell();
  });
  lifecycle.onShow(() => {
    gone = false;
  });

  function forget(name: string): void {
    pending.delete(name);
    if (name in told) tell();
  }

  return {
    note(shelf, puzzle, value) {
      if (ended) return;
      pending.set(nameOf(shelf, puzzle), value);
      // hiding comes after leaving, and pauses and saves the game
      if (gone) tell();
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

/** The value to keep; `stored` itself where the words are not newer. `outdated`: the game they describe has been played on since. */
const NEWEST: Record<Noted, (words: unknown, stored: unknown, outdated: boolean) => unknown> = {
  games: (words, stored) => (isGame(words) && !goesOn(stored, words.log) ? words : stored),
  records(words, stored, outdated) {
    const [said, known] = [readLevelRecord(words), readLevelRecord(stored)];
    if (!said || !known) return said ?? stored;
    return mergeRecords(known, said, outdated ? known.progress : said.progress) satisfies LevelRecord;
  },
  won: (words, stored) => stored ?? (isGame(words) ? words : undefined),
};

/** Without those that equal `known`. */
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

/** Does the stored game continue this log? A killed browser may leave old last words behind. */
function goesOn(stored: unknown, log: readonly unknown[]): boolean {
  if (!isGame(stored) || stored.log.length < log.length) return false;
  return JSON.stringify(stored.log.slice(0, log.length)) === JSON.stringify(log);
}
