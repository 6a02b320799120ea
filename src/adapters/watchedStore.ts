// Tells of what the device saves, and keeps a solved game until a server has it, whatever is played on that level next.

import type { LevelRecord } from '../../machines/ports.ts';
import { mergeRecords } from '../../machines/progress.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import type { DeviceStore } from './store.ts';

/** `saved` is called when the device has it; `won`: with the level solved. */
export function watchedStore(store: DeviceStore, saved: (puzzle: string, won: boolean) => void): DeviceStore {
  const latest = new Map<string, SavedGame>();
  return {
    ...store,
    async saveGame(game) {
      latest.set(game.puzzle, game);
      await store.saveGame(game);
      saved(game.puzzle, false);
    },
    // a game machine knows the record as it was when the level was opened; another device may have been better since
    async saveRecord(puzzle: string, record: LevelRecord) {
      const before = (await store.records())[puzzle];
      await store.saveRecord(puzzle, before ? mergeRecords(before, record, record.progress) : record);
      const game = latest.get(puzzle);
      if (!record.solved || record.progress < 1 || !game) return;
      if ((await store.shelves.get('won', puzzle)) === undefined) await store.shelves.put('won', puzzle, game);
      saved(puzzle, true);
    },
  };
}
