// Games and records on the device, in IndexedDB; in memory where there is none or it is blocked, so that one can play all
// the same. What is read is unchecked for games (puzzles/log.ts checks) and checked here for records.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LevelRecord, Store } from '../../machines/ports.ts';
import { afterFrame } from './afterFrame.ts';
import { lastWords } from './lastWords.ts';
import { readLevelRecord } from './savedChecks.ts';
import type { SafeStorage } from './storage.ts';

const NAME = 'raetsel';
const VERSION = 2;

/** `restores`: boards that lost against another device's. `won`: solved games that no server has yet. `sync`: what was told to one. */
const SHELVES = ['games', 'records', 'restores', 'won', 'sync'] as const;
type Shelf = (typeof SHELVES)[number];

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  records: { key: string; value: unknown };
  restores: { key: string; value: unknown };
  won: { key: string; value: unknown };
  sync: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** What lies beside the games, and all of it at once: for those who take progress from device to device. */
export interface Shelves {
  get(shelf: Shelf, key: string): Promise<unknown>;
  put(shelf: Shelf, key: string, value: unknown): Promise<void>;
  drop(shelf: Shelf, keys: readonly string[]): Promise<void>;
  keys(shelf: Shelf): Promise<readonly string[]>;
}

export interface DeviceStore extends Store {
  readonly shelves: Shelves;
}

/** The frame that shows a move does not wait for the disk. A hidden page shows none, and writes at once. */
const unhurried = (): Promise<void> =>
  new Promise((done) => (document.visibilityState === 'hidden' ? done() : afterFrame(done)));

const VISITED = 'visited';

/**
 * `report` hears of a database that does not open or fails later. Reading never rejects; writing does where there is a
 * database that would not take it, so that the player is told, and memory keeps it meanwhile.
 */
export function createStore(storage: SafeStorage, report: (error: unknown) => void): DeviceStore {
  const words = lastWords(storage, window);
  const memory = Object.fromEntries(SHELVES.map((shelf) => [shelf, new Map()])) as Record<Shelf, Map<string, unknown>>;
  const database = open().then(
    async (db) => {
      const games = {
        get: (puzzle: string) => db.get('games', puzzle),
        put: (puzzle: string, game: unknown) => db.put('games', game, puzzle),
      };
      await words.settle(games).catch(report);
      return db;
    },
    (error: unknown) => {
      report(error);
      return undefined;
    },
  );

  async function keep(shelf: Shelf, key: string, value: unknown): Promise<void> {
    memory[shelf].set(key, value);
    const db = await database;
    if (!db) return;
    await unhurried();
    await db.put(shelf, value, key);
  }

  async function find<Found>(read: (db: Database) => Promise<Found>): Promise<Found | undefined> {
    try {
      const db = await database;
      return db && (await read(db));
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  const shelves: Shelves = {
    get: async (shelf, key) => memory[shelf].get(key) ?? find((db) => db.get(shelf, key)),
    put: keep,
    async drop(shelf, keys) {
      for (const key of keys) memory[shelf].delete(key);
      const db = await database;
      await Promise.all(keys.map((key) => db?.delete(shelf, key)));
    },
    keys: async (shelf) => [
      ...new Set([...memory[shelf].keys(), ...((await find((db) => db.getAllKeys(shelf))) ?? [])]),
    ],
  };

  return {
    shelves,
    // Memory holds what this page wrote, which is never older than what the database has from it. Last words are in the database,
    // but where there is none.
    async loadGame(id) {
      const known = memory.games.get(id);
      if (known !== undefined) return known;
      const stored = await find((db) => db.get('games', id));
      return words.newer(id, stored);
    },
    async saveGame(game) {
      await keep('games', game.puzzle, game);
      words.saved(game);
    },
    noteGame: words.note,
    saveRecord: (id, record) => keep('records', id, record),
    visited: async () => storage.getItem(VISITED) !== null,
    setVisited: async () => storage.setItem(VISITED, '1'),
    async records() {
      const stored = await find(async (db) => zip(await db.getAllKeys('records'), await db.getAll('records')));
      const all = [...(stored ?? []), ...memory.records];
      return Object.fromEntries(all.flatMap(([id, raw]) => readRecord(id, raw)));
    },
  };
}

const zip = (keys: readonly string[], values: readonly unknown[]): [string, unknown][] =>
  keys.map((key, index) => [key, values[index]]);

function readRecord(id: string, raw: unknown): [string, LevelRecord][] {
  const record = readLevelRecord(raw);
  return record ? [[id, record]] : [];
}

async function open(): Promise<Database> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(created) {
      for (const shelf of SHELVES) if (!created.objectStoreNames.contains(shelf)) created.createObjectStore(shelf);
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: () => db.close(),
  });
  return db;
}
