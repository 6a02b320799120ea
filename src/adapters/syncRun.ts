// The sync machine at work: what it hears from the page and the app, and what the app hears from it.

import { createActor, waitFor } from 'xstate';
import { phaseOf } from '../../machines/gameSelectors.ts';
import { inOrder } from '../../machines/orderedStore.ts';
import { puzzleName } from '../../machines/puzzleName.ts';
import { syncMachine } from '../../machines/syncMachine.ts';
import type { AppActor } from '../app/context.ts';
import { progressApi } from './progressApi.ts';
import { progressShelf } from './progressShelf.ts';
import type { DeviceStore } from './store.ts';
import type { SyncSetup } from './sync.ts';

export interface SyncRun {
  saved(puzzle: string, won: boolean): void;
  forget(): Promise<void>;
  stop(): void;
}

interface RunSetup extends SyncSetup {
  readonly watched: DeviceStore;
  /** Changes the two boards of a level over. */
  readonly takeOther: (puzzle: string) => Promise<void>;
  readonly app: AppActor;
  readonly uid: string;
}

/** ms that a logout waits for games on their way to the server. */
const LAST_WORDS = 2_000;

export function startSync({ http, store, watched, takeOther, reporter, rewarded, app, uid }: RunSetup): SyncRun {
  const shelf = progressShelf(store, inOrder(watched));
  const actor = createActor(syncMachine, {
    input: { api: progressApi(http, rewarded), shelf, reporter, playing: () => playing(app) },
  });
  actor.on('PULLED', () => app.getSnapshot().context.levelsRef.send({ type: 'RECORDS' }));
  actor.on('FURTHER', ({ puzzle }) => {
    further(app, takeOther, puzzle).catch((error: unknown) => reporter.report(error, 'sync'));
  });
  actor.start();
  actor.send({ type: 'SIGNED_IN', uid });

  const wake = () => actor.send({ type: document.visibilityState === 'hidden' ? 'FLUSH' : 'ONLINE' });
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  const stop = () => {
    document.removeEventListener('visibilitychange', wake);
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
      const idle = waitFor(actor, (snapshot) => snapshot.matches({ on: 'idle' }), { timeout: LAST_WORDS });
      await idle.catch(() => undefined); // offline: what was not sent stays on the device
      const { state, dirty } = actor.getSnapshot().context;
      stop();
      await shelf.forget(Object.keys(state.known).filter((puzzle) => !dirty.includes(puzzle)));
    },
    stop,
  };
}

const gameOf = (app: AppActor) => app.getSnapshot().context.gameRef;

function playing(app: AppActor): string | undefined {
  const level = gameOf(app)?.getSnapshot().context.level;
  return level && puzzleName(level);
}

/** A game that nobody has started yet is simply loaded anew; whoever is at it is asked. */
async function further(app: AppActor, takeOther: RunSetup['takeOther'], puzzle: string): Promise<void> {
  const game = gameOf(app)?.getSnapshot();
  if (!game || playing(app) !== puzzle) return;
  if (phaseOf(game) !== 'ready') {
    app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: `further/${puzzle}` });
    return;
  }
  await takeOther(puzzle);
  app.send({ type: 'REMOUNT' });
}
