// The app machine, as sync sees it.

import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import type { SyncHost } from '../../machines/sync/types.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import type { AppActor } from './context.ts';

/** Phases in which the player has no board that could be lost. */
const NOT_STARTED: readonly Phase[] = ['loading', 'broken', 'ready'];

export function syncHost(app: AppActor): SyncHost {
  const { levelsRef, sessionRef } = app.getSnapshot().context;
  const game = () => app.getSnapshot().context.gameRef;

  function openGame(): ReturnType<SyncHost['openGame']> {
    const snapshot = game()?.getSnapshot();
    return (
      snapshot && { puzzle: puzzleName(snapshot.context.level), started: !NOT_STARTED.includes(phaseOf(snapshot)) }
    );
  }

  return {
    uid: () => sessionRef.getSnapshot().context.signIn?.userData.uid,
    onSession(changed) {
      sessionRef.on('SIGNED_IN', ({ userData }) => changed(userData.uid));
      sessionRef.on('SIGNED_OUT', () => changed(undefined));
    },
    openGame,
    changed(puzzles) {
      levelsRef.send({ type: 'RECORDS' });
      const open = openGame();
      if (!open || open.started || !puzzles.includes(open.puzzle)) return;
      const actor = game();
      // a game that has not been started keeps its start dialog, and presses on it are not lost
      if (actor && phaseOf(actor.getSnapshot()) === 'ready') actor.send({ type: 'REFRESH' });
      else app.send({ type: 'REMOUNT' });
    },
    offerFurther: (puzzle) => app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: `further/${puzzle}` }),
  };
}
