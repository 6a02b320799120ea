// Games and records on the device, in IndexedDB; in memory where there is none or it is blocked, so that one can play all
// the same. What is read is unchecked for games (puzzles/log.ts checks) and checked here for records.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import type { LevelRecord, Store } from '../../machines/ports.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import { afterFrame } from './afterFrame.ts';
import { lastWords } from './lastWords.ts';
import type { SafeStorage } from './storage.ts';

const NAME = 'raetsel';
const VERSION = 1;

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  records: { key: string; value: LevelRecord };
}

type Database = IDBPDatabase<Schema>;
type Shelf = 'games' | 'records';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Time = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined);

/** What was not written down by an earlier version, or is no good, is left out; the rest of the record stays. */
const RecordSchema = v.object({
  solved: v.boolean(),
  bestTime: Time,
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  opened: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  first: v.fallback(v.optional(v.object({ time: Time, mistakes: Count, hints: Count, letters: Count })), undefined),
});

/** The frame that shows a move does not wait for the disk. A hidden page shows none, and writes at once. */
const unhurried = (): Promise<void> =>
  new Promise((done) => (document.visibilityState === 'hidden' ? done() : afterFrame(done)));

const VISITED = 'visited';

/**
 * `report` hears of a database that does not open or fails later. Reading never rejects; writing does where there is a
 * database that would not take it, so that the player is told, and memory keeps it meanwhile.
 */
export function createStore(storage: SafeStorage, report: (error: unknown) => void): Store {
  const words = lastWords(storage, window);
  const memory = { games: new Map<string, unknown>(), records: new Map<string, unknown>() };
  const database = open().catch((error: unknown) => {
    report(error);
    return undefined;
  });

  async function keep(shelf: Shelf, key: string, value: SavedGame | LevelRecord): Promise<void> {
    memory[shelf].set(key, value);
    const db = await database;
    if (!db) return;
    await unhurried();
    await db.put(shelf, value as SavedGame & LevelRecord, key);
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

  return {
    // Memory holds what this page wrote, which is never older than what the database has from it.
    async loadGame(id) {
      const known = memory.games.get(id);
      if (known !== undefined) return known;
      const stored = await find((db) => db.get('games', id));
      const newest = words.newer(id, stored);
      // local storage is not for good: a killed browser may forget it
      if (newest !== stored) await keep('games', id, newest as SavedGame).catch(report);
      return newest;
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
  const { success, output } = v.safeParse(RecordSchema, raw);
  if (!success) return [];
  const { solved, bestTime, progress, opened, first } = output;
  return [[id, { solved, bestTime, progress, opened, first: first && { ...first, time: first.time } }]];
}

async function open(): Promise<Database> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore('games');
      created.createObjectStore('records');
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: () => db.close(),
  });
  return db;
}
