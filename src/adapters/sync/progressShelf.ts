// The device's games for the sync machine. The envelope of each is checked; its moves are checked by the kind when it is opened.

import * as v from 'valibot';
import type { Store } from '../../../machines/ports.ts';
import type { ProgressShelf, SyncState } from '../../../machines/sync/types.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { ownerTag } from '../store/owner.ts';
import { isGame, readLevelRecord } from '../store/savedChecks.ts';
import type { DeviceStore } from '../store/store.ts';

const State = v.object({
  since: v.number(),
  known: v.record(v.string(), v.object({ revision: v.number(), sent: v.string() })),
  refused: v.optional(v.record(v.string(), v.string())),
});

const asGame = (raw: unknown): SavedGame | undefined => (isGame(raw) ? raw : undefined);

export interface DeviceShelf extends ProgressShelf {
  /** The next sign-in of this player pulls everything again. */
  dropState(uid: string): Promise<void>;
}

/**
 * `store`: for writing; the watched one if the server should hear of the changes. `ordered`: the machines' queue;
 * reading waits for its pending writes.
 */
export function progressShelf(store: DeviceStore, ordered: Store): DeviceShelf {
  const { shelves } = store;
  const saveState = ({ uid, ...state }: SyncState) => shelves.put('sync', ownerTag(uid), state);
  return {
    async loadState(uid) {
      const old = await shelves.get('sync', uid);
      const raw = (await shelves.get('sync', ownerTag(uid))) ?? old;
      const state = v.is(State, raw) ? { ...raw, uid } : undefined;
      // earlier versions wrote the uid
      if (old !== undefined && state) await saveState(state);
      if (old !== undefined) await shelves.drop('sync', [uid]);
      return state;
    },
    saveState,
    dropState: (uid) => shelves.drop('sync', [ownerTag(uid)]),
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
