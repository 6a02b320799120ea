// Keeps the player's games in sync across devices. Not loaded for visitors.

import type { SyncHost } from '../../../machines/sync/types.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { late } from '../../late/late.ts';
import type { DeviceStore } from '../store/store.ts';
import type { RunSetup, SyncRun } from './run.ts';
import { watchedStore } from './watchedStore.ts';

const syncRun = late(() => import('./run.ts'));

export interface Sync {
  /** The store that the machines write to. */
  readonly store: DeviceStore;
  /** Starts and stops with the host's session. */
  attach(host: SyncHost): void;
  /** This level's other board: one that lost to another device's, or another device's, further along, that came during a game. */
  other(puzzle: string): Promise<SavedGame | undefined>;
  /** Swaps the two boards. The game must be closed or paused. */
  takeOther(puzzle: string): Promise<void>;
  /** Call before a logout: sends what is unsent, and removes from the device what the server has. */
  forget(): Promise<void>;
}

export type SyncSetup = Omit<RunSetup, 'watched' | 'host' | 'uid'>;

export function createSync(setup: SyncSetup): Sync {
  let run: SyncRun | undefined;
  const store = watchedStore(setup.store, (puzzle, won) => run?.saved(puzzle, won));
  const { shelves } = setup.store;
  const other = async (puzzle: string) => (await shelves.get('restores', puzzle)) as SavedGame | undefined;

  async function takeOther(puzzle: string): Promise<void> {
    const [theirs, own] = [await other(puzzle), (await store.loadGame(puzzle)) as SavedGame | undefined];
    if (!theirs) return;
    await store.saveGame(theirs);
    await (own ? shelves.put('restores', puzzle, own) : shelves.drop('restores', [puzzle]));
  }

  function end(): void {
    run?.stop();
    run = undefined;
  }

  async function start(host: SyncHost, uid: string): Promise<void> {
    const { startSync } = await syncRun();
    // the player may have signed out while this was loading
    if (host.uid() !== uid) return;
    end();
    run = startSync({ ...setup, watched: store, host, uid });
    // otherwise the browser may clear the games when the disk is full
    await navigator.storage?.persist?.();
  }

  return {
    store,
    attach(host) {
      host.onSession((uid) => {
        if (uid === undefined) return end();
        const begin = () =>
          start(host, uid).catch((error: unknown) => {
            setup.reporter.report(error, 'sync');
            window.addEventListener('online', begin, { once: true });
          });
        void begin();
      });
    },
    other,
    takeOther,
    async forget() {
      await run?.forget();
    },
  };
}
