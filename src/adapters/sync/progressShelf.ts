// The device's games for the sync machine. The envelope of each is checked; its moves are checked by the kind when it is opened.

import * as v from 'valibot';
import type { Store } from '../../../machines/ports.ts';
import type { ProgressShelf } from '../../../machines/sync/types.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { isGame, readLevelRecord } from '../store/savedChecks.ts';
import type { DeviceStore } from '../store/store.ts';

const State = v.object({
  uid: v.string(),
  since: v.number(),
  known: v.record(v.string(), v.object({ revision: v.number(), sent: v.string() })),
  refused: v.optional(v.record(v.string(), v.string())),
});

const asGame = (raw: unknown): SavedGame | undefined => (isGame(raw) ? raw : undefined);

/**
 * `store`: for writing; the watched one if the server should hear of the changes. `ordered`: the machines' queue;
 * reading waits for its pending writes.
 */
export function progressShelf(store: DeviceStore, ordered: Store): ProgressShelf {
  const { shelves } = store;
  return {
    async loadState(uid) {
      const raw = await shelves.get('sync', uid);
      return v.is(State, raw) ? raw : undefined;
    },
    saveState: (state) => shelves.put('sync', state.uid, state),
    puzzles: () => shelves.keys('games'),
    async read(puzzle) {
      const game = asGame(await ordered.loadGame(puzzle));
      return game && { game, record: readLevelRecord(await shelves.get('records', puzzle)) };
    },
    async write(puzzle, { game, record, restore }) {
      if (restore) await shelves.put('restores', puzzle, restore);
      if (game) await store.saveGame(game);
      await store.saveRecord(puzzle, record);
    },
    won: async (puzzle) => asGame(await shelves.get('won', puzzle)),
    dropWon: (puzzle) => shelves.drop('won', [puzzle]),
    async forget(puzzles) {
      for (const shelf of ['games', 'records', 'restores', 'won'] as const) await shelves.drop(shelf, puzzles);
    },
  };
}
