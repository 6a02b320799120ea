// Games and records on the device, in IndexedDB; in memory if that is missing or blocked, so that the game is playable anyway.
// Records are checked here, games by puzzles/log.ts.

import type { LevelRecord, Store } from '../../../machines/ports.ts';
import { afterFrame } from '../page/afterFrame.ts';
import { isFramed } from '../page/frame.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import { lastWords, type Noted } from './lastWords.ts';
import { pageDatabase } from './pageDatabase.ts';
import { readLevelRecord } from './savedChecks.ts';
import { newId, type SafeStorage } from './storage.ts';

const NAME = 'raetsel';
const VERSION = 2;

/** `restores`: boards that lost to another device's. `won`: solved games that the server does not have yet. `sync`: its state. */
const SHELVES = ['games', 'records', 'restores', 'won', 'sync'] as const;
type ShelfName = (typeof SHELVES)[number];

/** Direct access to all shelves, for sync. */
export interface Shelves {
  get(shelf: ShelfName, key: string): Promise<unknown>;
  put(shelf: ShelfName, key: string, value: unknown): Promise<void>;
  /** Does nothing if the key exists. */
  add(shelf: ShelfName, key: string, value: unknown): Promise<void>;
  drop(shelf: ShelfName, keys: readonly string[]): Promise<void>;
  keys(shelf: ShelfName): Promise<readonly string[]>;
}

export interface DeviceStore extends Store {
  readonly shelves: Shelves;
  /** Notes a value that is about to be put, so that it is kept even if the page ends before that. */
  note(shelf: Noted, puzzle: string, value: unknown): void;
  /** Calls `then` for each game or record that another page of this browser has saved; reads then return the new value. */
  savedElsewhere(then: (puzzle: string) => void): void;
}

const VISITED = 'visited';
/** Key of a value that changes with every save, by any page. */
const WRITTEN = 'written';
/** Key of the puzzle saved last, by which other pages learn of it. A new id precedes it, since only changes fire an event. */
const SAVED = 'saved';

/**
 * `report` is called when the database does not open or fails later. Reading never rejects. Writing rejects if the database fails,
 * so that the player learns of it; memory keeps the value meanwhile.
 */
export function createStore(
  storage: SafeStorage,
  lifecycle: PageLifecycle,
  report: (error: unknown) => void,
): DeviceStore {
  const words = lastWords(storage, lifecycle);
  const memory = Object.fromEntries(SHELVES.map((shelf) => [shelf, new Map()])) as Record<
    ShelfName,
    Map<string, unknown>
  >;
  let written = storage.getItem(WRITTEN);
  lifecycle.onLeave(() => {
    written = storage.getItem(WRITTEN);
  });

  /** False for a page restored from the back/forward cache that would overwrite what other pages have saved since. */
  function resumes(): boolean {
    if (storage.getItem(WRITTEN) === written) return true;
    words.end();
    document.body.inert = true; // entries made before the reload would be lost
    window.location.reload();
    return false;
  }

  const database = pageDatabase({ name: NAME, version: VERSION, shelves: SHELVES, lifecycle, resumes, report });
  const put = (shelf: ShelfName, key: string, value: unknown): Promise<unknown> =>
    database.within(shelf, 'readwrite', (into) => into.put(value, key));
  const get = (shelf: ShelfName, key: string): Promise<unknown> =>
    database.within(shelf, 'readonly', (from) => from.get(key));
  const there = database.open().then(
    async () => {
      await words.settle({ get, put }).catch(report);
      return true;
    },
    async (error: unknown) => {
      report(error);
      await words.settle({
        get: async (shelf, key) => memory[shelf].get(key),
        put: async (shelf, key, value) => memory[shelf].set(key, value),
      });
      return false;
    },
  );

  /** The frame that shows a move does not wait for the disk. A hidden page has no frames, and writes at once. */
  const afterItShows = (): Promise<void> => new Promise((done) => (lifecycle.isHidden() ? done() : afterFrame(done)));

  async function keep(shelf: ShelfName, key: string, value: unknown): Promise<void> {
    memory[shelf].set(key, value);
    if (!(await there)) return;
    await afterItShows();
    await database.within(shelf, 'readwrite', (into) => {
      if (shelf !== 'sync') storage.setItem(WRITTEN, newId());
      return into.put(value, key);
    });
    if (isNoted(shelf)) words.saved(shelf, key, value);
    if (shelf === 'games' || shelf === 'records') storage.setItem(SAVED, `${newId()} ${key}`);
  }

  /** What this page has in memory is then stale. */
  const savedElsewhere = (then: (puzzle: string) => void): void =>
    window.addEventListener('storage', async ({ key, newValue }) => {
      const puzzle = key === SAVED && newValue?.split(' ')[1];
      if (!puzzle || !(await there)) return;
      memory.games.delete(puzzle);
      memory.records.delete(puzzle);
      then(puzzle);
    });

  async function find<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
    try {
      return (await there) ? await read() : undefined;
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  const all = (shelf: ShelfName) =>
    database.within(shelf, 'readonly', async (from) => zip(...(await Promise.all([from.getAllKeys(), from.getAll()]))));

  // memory holds what this page wrote, which is never older than the database's value
  const load = async (shelf: ShelfName, key: string): Promise<unknown> =>
    memory[shelf].get(key) ?? (await find(() => get(shelf, key))) ?? memory[shelf].get(key);

  const shelves: Shelves = {
    get: load,
    put: keep,
    async add(shelf, key, value) {
      if ((await load(shelf, key)) === undefined) await keep(shelf, key, value);
      else if (isNoted(shelf)) words.dropped(shelf, key);
    },
    async drop(shelf, keys) {
      for (const key of keys) {
        memory[shelf].delete(key);
        if (isNoted(shelf)) words.dropped(shelf, key);
      }
      if (!(await there)) return;
      await database.within(shelf, 'readwrite', (from) => Promise.all(keys.map((key) => from.delete(key))));
    },
    keys: async (shelf) => {
      const stored = await find(() => database.within(shelf, 'readonly', (from) => from.getAllKeys()));
      return [...new Set([...memory[shelf].keys(), ...(stored ?? []).map(String)])];
    },
  };

  return {
    shelves,
    note: words.note,
    savedElsewhere,
    loadGame: (id) => load('games', id),
    saveGame: (game) => keep('games', game.puzzle, game),
    noteGame: (game) => words.note('games', game.puzzle, game),
    saveRecord: (id, record) => keep('records', id, record),
    noteRecord: (id, record) => words.note('records', id, record),
    // whoever comes through a publisher's page knows where they are
    visited: async () => isFramed() || storage.getItem(VISITED) !== null,
    setVisited: async () => storage.setItem(VISITED, '1'),
    lasts: () => there,
    async records() {
      const stored = await find(() => all('records'));
      return Object.fromEntries([...(stored ?? []), ...memory.records].flatMap(([id, raw]) => readRecord(id, raw)));
    },
  };
}

const isNoted = (shelf: ShelfName): shelf is Noted => shelf === 'games' || shelf === 'records' || shelf === 'won';

const zip = (keys: readonly IDBValidKey[], values: readonly unknown[]): [string, unknown][] =>
  keys.map((key, index) => [String(key), values[index]]);

function readRecord(id: string, raw: unknown): [string, LevelRecord][] {
  const record = readLevelRecord(raw);
  return record ? [[id, record]] : [];
}
