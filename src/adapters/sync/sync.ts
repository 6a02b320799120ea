// Takes the person's games from device to device. Nothing of it is loaded for a visitor.

import type { SavedGame } from '../../../puzzles/log.ts';
import type { AppActor } from '../../app/context.ts';
import { late } from '../../late/late.ts';
import type { Http } from '../api/http.ts';
import type { LoggingReporter } from '../reporter.ts';
import type { DeviceStore } from '../store/store.ts';
import type { Rewarded } from './progressApi.ts';
import type { SyncRun } from './run.ts';
import { watchedStore } from './watchedStore.ts';

const syncRun = late(() => import('./run.ts'));

export interface Sync {
  /** The store that the machines write to. */
  readonly store: DeviceStore;
  /** From here on what the app's session says counts. */
  attach(app: AppActor): void;
  /** The board of this level that lost against another device's, or waits beside the one being played. */
  other(puzzle: string): Promise<SavedGame | undefined>;
  /** Changes the two boards over. The game must not be on the glass any more, or paused. */
  takeOther(puzzle: string): Promise<void>;
  /** Before a logout: what has not been sent is sent, and what the server has leaves the device. */
  forget(): Promise<void>;
}

export interface SyncSetup {
  readonly http: Http;
  readonly store: DeviceStore;
  readonly reporter: LoggingReporter;
  readonly rewarded: Rewarded;
}

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

  async function start(app: AppActor, uid: string): Promise<void> {
    const { startSync } = await syncRun();
    // while that was loaded somebody else may have come, or everybody gone
    if (app.getSnapshot().context.sessionRef.getSnapshot().context.signIn?.userData.uid !== uid) return;
    end();
    run = startSync({ ...setup, watched: store, app, uid });
    // the games are worth more than what the browser keeps at its own discretion
    await navigator.storage?.persist?.();
  }

  return {
    store,
    attach(app) {
      const { sessionRef } = app.getSnapshot().context;
      sessionRef.on('SIGNED_IN', ({ userData }) => {
        const begin = () =>
          start(app, userData.uid).catch((error: unknown) => {
            setup.reporter.report(error, 'sync');
            window.addEventListener('online', begin, { once: true });
          });
        void begin();
      });
      sessionRef.on('SIGNED_OUT', end);
    },
    other,
    takeOther,
    async forget() {
      await run?.forget();
    },
  };
}
