// Tells of what the device saves, and keeps a solved game until a server has it, whatever is played on that level next.

import type { LevelRecord } from '../../machines/ports.ts';
import { mergeRecords } from '../../machines/progress.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import type { DeviceStore } from './store.ts';

/** `saved` is called when the device has it; `won`: with the level solved. */
export function watchedStore(store: DeviceStore, saved: (puzzle: string, won: boolean) => void): DeviceStore {
  const latest = new Map<string, SavedGame>();
  /** As they were when they were last asked for: a page that ends leaves no time to ask again before it is written. */
  const known = new Map<string, LevelRecord>();
  return {
    ...store,
    async records() {
      const all = await store.records();
      known.clear(); // what a logout has taken from the device is known no longer
      for (const [puzzle, record] of Object.entries(all)) known.set(puzzle, record);
      return all;
    },
    // a record may be written before the game that it belongs to, which waits for an older one
    noteGame(game) {
      latest.set(game.puzzle, game);
      store.noteGame?.(game);
    },
    async saveGame(game) {
      latest.set(game.puzzle, game);
      await store.saveGame(game);
      saved(game.puzzle, false);
    },
    // a game machine knows the record as it was when the level was opened; another device may have been better since
    async saveRecord(puzzle: string, record: LevelRecord) {
      const before = known.get(puzzle);
      const merged = before ? mergeRecords(before, record, record.progress) : record;
      known.set(puzzle, merged);
      await store.saveRecord(puzzle, merged);
      const game = latest.get(puzzle);
      if (!record.solved || record.progress < 1 || !game) return;
      if ((await store.shelves.get('won', puzzle)) === undefined) await store.shelves.put('won', puzzle, game);
      saved(puzzle, true);
    },
  };
}
