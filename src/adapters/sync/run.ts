// The sync machine running for one signed-in player, wired to the page and to the app.

import { createActor, waitFor } from 'xstate';
import { inOrder } from '../../../machines/orderedStore.ts';
import { syncMachine } from '../../../machines/sync/syncMachine.ts';
import type { SyncHost } from '../../../machines/sync/types.ts';
import { tap } from '../../late/tap.ts';
import type { Http } from '../api/http.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import type { LoggingReporter } from '../reporter.ts';
import type { DeviceStore } from '../store/store.ts';
import { progressApi, type Rewarded } from './progressApi.ts';
import { progressShelf } from './progressShelf.ts';

export interface SyncRun {
  saved(puzzle: string, won: boolean): void;
  forget(): Promise<void>;
  stop(): void;
}

export interface RunSetup {
  readonly http: Http;
  readonly store: DeviceStore;
  /** `store`, watched for saves that have to be sent. */
  readonly watched: DeviceStore;
  readonly lifecycle: PageLifecycle;
  readonly reporter: LoggingReporter;
  readonly rewarded: Rewarded;
  readonly host: SyncHost;
  readonly uid: string;
}

/** ms that a logout waits for games on their way to the server. */
const LOGOUT_WAIT = 2_000;

export function startSync({ http, store, watched, lifecycle, reporter, rewarded, host, uid }: RunSetup): SyncRun {
  const shelf = progressShelf(store, inOrder(watched));
  const actor = createActor(syncMachine, {
    inspect: tap,
    input: {
      api: progressApi(http, rewarded),
      shelf,
      reporter,
      playing() {
        const open = host.openGame();
        return open?.started ? open.puzzle : undefined;
      },
    },
  });
  actor.on('PULLED', ({ puzzles }) => host.changed(puzzles));
  actor.on('FURTHER', ({ puzzle }) => host.offerFurther(puzzle));
  actor.start();
  actor.send({ type: 'SIGNED_IN', uid });

  const wake = () => actor.send({ type: lifecycle.isHidden() ? 'FLUSH' : 'ONLINE' });
  const stopWatching = lifecycle.onVisibility(wake);
  window.addEventListener('online', wake);
  const stop = () => {
    stopWatching();
    window.removeEventListener('online', wake);
    actor.stop();
  };

  return {
    saved(puzzle, won) {
      actor.send({ type: 'SAVED', puzzle });
      if (won) actor.send({ type: 'FLUSH' });
    },
    async forget() {
      actor.send({ type: 'FLUSH' });
      const idle = waitFor(actor, (snapshot) => snapshot.matches({ on: 'idle' }), { timeout: LOGOUT_WAIT });
      await idle.catch(() => undefined); // offline: unsent games stay on the device
      const { state, dirty } = actor.getSnapshot().context;
      stop();
      await shelf.forget(Object.keys(state.known).filter((puzzle) => !dirty.includes(puzzle)));
      await shelf.dropState(uid);
    },
    stop,
  };
}
