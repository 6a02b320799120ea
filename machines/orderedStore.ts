// Serialises writes to the store: an older save never overwrites a newer one, and reads wait for pending writes. A save that is
// superseded while it waits is skipped.

import type { SavedGame } from '../puzzles/log.ts';
import type { LevelRecord, Store } from './ports.ts';

const known = new WeakMap<Store, Store>();

/** The same store always gets the same queue, so that a remounted game waits for its predecessor's saves. */
export function inOrder(store: Store): Store {
  const there = known.get(store);
  if (there) return there;
  const ordered = makeOrdered(store);
  known.set(store, ordered);
  known.set(ordered, ordered);
  return ordered;
}

function makeOrdered(store: Store): Store {
  let tail: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, SavedGame>();
  const records = new Map<string, LevelRecord>();
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const done = tail.then(work);
    tail = done.catch(() => undefined);
    return done;
  };
  const write = async (puzzle: string): Promise<void> => {
    const newest = waiting.get(puzzle);
    waiting.delete(puzzle);
    if (newest) await store.saveGame(newest);
  };
  const writeRecord = async (puzzle: string): Promise<void> => {
    const newest = records.get(puzzle);
    records.delete(puzzle);
    if (newest) await store.saveRecord(puzzle, newest);
  };
  return {
    ...passedOn(store),
    saveGame: (game) => {
      store.noteGame?.(game);
      waiting.set(game.puzzle, game);
      return after(() => write(game.puzzle));
    },
    saveRecord: (puzzle, record) => {
      store.noteRecord?.(puzzle, record);
      records.set(puzzle, record);
      return after(() => writeRecord(puzzle));
    },
    loadGame: (puzzle) => after(() => store.loadGame(puzzle)),
    records: () => after(() => store.records()),
  };
}

const passedOn = (store: Store): Pick<Store, 'visited' | 'setVisited' | 'lasts'> => ({
  visited: () => store.visited(),
  setVisited: () => store.setVisited(),
  lasts: async () => store.lasts?.() ?? true,
});
