// The levels that are stored for playing offline: their bytes are in a cache of the browser's, which the service worker fills; here is
// how many they are and when each was used last, so that those longest unused make room.

import { type IDBPDatabase, openDB } from 'idb';
import { LEVELS, type Size } from './scope.ts';

/** Bytes, uncompressed: some two thousand levels. */
export const LIMIT = 40 * 2 ** 20;

export interface Kept {
  readonly url: string;
  readonly bytes: number;
  /** Unix ms. */
  readonly used: number;
}

/** What has to go, so that the rest fits: the longest unused first. */
export function overflow(all: readonly Kept[], limit = LIMIT): readonly Kept[] {
  let bytes = sum(all);
  return all
    .toSorted((a, b) => a.used - b.used)
    .filter(({ bytes: own }) => {
      const tooMuch = bytes > limit;
      if (tooMuch) bytes -= own;
      return tooMuch;
    });
}

const sum = (all: readonly Kept[]): number => all.reduce((bytes, kept) => bytes + kept.bytes, 0);

const NAME = 'raetsel-offline';

/** The connection is closed after each use: an open one would block whoever deletes the database. */
async function within<Result>(work: (db: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const db = await openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore(LEVELS, { keyPath: 'url' }) });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const storedLevels = (): Promise<readonly Kept[]> => within((db) => db.getAll(LEVELS));

export async function sizeOfShelf(): Promise<Size> {
  const levels = await storedLevels();
  return { levels: levels.length, bytes: sum(levels) };
}

/** The level has been stored, or used: `bytes` is undefined if it was there before. */
export const noteLevel = (url: string, now: number, bytes?: number): Promise<void> =>
  within(async (db) => {
    const { store, done } = db.transaction(LEVELS, 'readwrite');
    const known: Kept | undefined = await store.get(url);
    const size = bytes ?? known?.bytes;
    if (size !== undefined) await store.put({ url, bytes: size, used: now } satisfies Kept);
    await done;
  });

/** Removes what is too much. */
export async function makeRoom(): Promise<void> {
  await remove(overflow(await storedLevels()));
}

export async function emptyShelf(): Promise<void> {
  await caches.delete(LEVELS);
  await within((db) => db.clear(LEVELS));
}

async function remove(levels: readonly Kept[]): Promise<void> {
  if (levels.length === 0) return;
  const cache = await caches.open(LEVELS);
  for (const { url } of levels) await cache.delete(url, { ignoreVary: true });
  await within(async (db) => {
    const { store, done } = db.transaction(LEVELS, 'readwrite');
    await Promise.all([...levels.map(({ url }) => store.delete(url)), done]);
  });
}
