// Reports what the device saves, and keeps a solved game until the server has it, even if the level is played again.

import type { LevelRecord } from '../../../machines/ports.ts';
import { mergeRecords } from '../../../machines/sync/merge.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import type { DeviceStore } from '../store/store.ts';

/** `saved` is called after each save; `won`: the level is solved. */
export function watchedStore(store: DeviceStore, saved: (puzzle: string, won: boolean) => void): DeviceStore {
  const latest = new Map<string, SavedGame>();
  /** Records as last read, since a page that ends has no time to read them again. */
  const known = new Map<string, LevelRecord>();
  // a game machine has the record as of when it opened; another device may have improved it since
  function merged(puzzle: string, record: LevelRecord): LevelRecord {
    const before = known.get(puzzle);
    const now = before ? mergeRecords(before, record, record.progress) : record;
    if (before && JSON.stringify(before) === JSON.stringify(now)) return before;
    known.set(puzzle, now);
    return now;
  }
  /** The game, if the record says that it was won. */
  const wonBy = (puzzle: string, record: LevelRecord): SavedGame | undefined =>
    record.solved && record.progress === 1 ? latest.get(puzzle) : undefined;

  return {
    ...store,
    async records() {
      const all = await store.records();
      known.clear(); // a logout may have removed some
      for (const [puzzle, record] of Object.entries(all)) known.set(puzzle, record);
      return all;
    },
    // a record may be written before the game that it belongs to, which waits for an older one
    noteGame(game) {
      latest.set(game.puzzle, game);
      store.noteGame?.(game);
    },
    noteRecord(puzzle, record) {
      store.noteRecord?.(puzzle, merged(puzzle, record));
      const game = wonBy(puzzle, record);
      if (game) store.note('won', puzzle, game);
    },
    async saveGame(game) {
      latest.set(game.puzzle, game);
      await store.saveGame(game);
      saved(game.puzzle, false);
    },
    async saveRecord(puzzle: string, record: LevelRecord) {
      await store.saveRecord(puzzle, merged(puzzle, record));
      const game = wonBy(puzzle, record);
      if (!game) return;
      await store.shelves.add('won', puzzle, game);
      saved(puzzle, true);
    },
  };
}
