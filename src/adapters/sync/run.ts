// The sync machine at work: what it hears from the page and the app, and what the app hears from it.

import { createActor, waitFor } from 'xstate';
import { type Phase, phaseOf } from '../../../machines/game/selectors.ts';
import { inOrder } from '../../../machines/orderedStore.ts';
import { syncMachine } from '../../../machines/sync/syncMachine.ts';
import { puzzleName } from '../../../puzzles/levelId.ts';
import type { AppActor } from '../../app/context.ts';
import type { DeviceStore } from '../store/store.ts';
import { progressApi } from './progressApi.ts';
import { progressShelf } from './progressShelf.ts';
import type { SyncSetup } from './sync.ts';

export interface SyncRun {
  saved(puzzle: string, won: boolean): void;
  forget(): Promise<void>;
  stop(): void;
}

interface RunSetup extends SyncSetup {
  readonly watched: DeviceStore;
  readonly app: AppActor;
  readonly uid: string;
}

/** ms that a logout waits for games on their way to the server. */
const LAST_WORDS = 2_000;

export function startSync({ http, store, watched, reporter, rewarded, app, uid }: RunSetup): SyncRun {
  const shelf = progressShelf(store, inOrder(watched));
  const actor = createActor(syncMachine, {
    input: {
      api: progressApi(http, rewarded),
      shelf,
      reporter,
      playing: () => (isAtIt(app) ? puzzleOf(app) : undefined),
    },
  });
  actor.on('PULLED', ({ puzzles }) => {
    app.getSnapshot().context.levelsRef.send({ type: 'RECORDS' });
    // a game that nobody has started yet is loaded anew, with what has come
    const shown = puzzleOf(app);
    if (shown === undefined || !puzzles.includes(shown) || isAtIt(app)) return;
    const { gameRef } = app.getSnapshot().context;
    // one that waits for its start keeps its dialog, and the press that may be on its way to it
    if (gameRef && phaseOf(gameRef.getSnapshot()) === 'ready') gameRef.send({ type: 'REFRESH' });
    else app.send({ type: 'REMOUNT' });
  });
  actor.on('FURTHER', ({ puzzle }) => app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: `further/${puzzle}` }));
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
      // the next sign-in asks for everything again
      await store.shelves.drop('sync', [uid]);
    },
    stop,
  };
}

const gameOf = (app: AppActor) => app.getSnapshot().context.gameRef?.getSnapshot();

function puzzleOf(app: AppActor): string | undefined {
  const level = gameOf(app)?.context.level;
  return level && puzzleName(level);
}

/** Phases in which a game holds nothing of the player's. */
const UNTOUCHED: readonly Phase[] = ['loading', 'broken', 'ready'];

function isAtIt(app: AppActor): boolean {
  const game = gameOf(app);
  return game !== undefined && !UNTOUCHED.includes(phaseOf(game));
}
