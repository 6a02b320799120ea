// The game machine's notices as toasts, unless an open panel or dialog shows them itself; and that a game is back at its start.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Notice } from '../../machines/game/types.ts';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { type GameSnapshot, useHandle } from '../app/gameHandle.ts';
import { notifyError, notifySuccess } from '../toasts/notify.ts';

/** Where to get what was missing for a payment on the board. The dialog of a lost game has its own buttons. */
const WAYS: Partial<Record<Notice, ModalKind>> = {
  SIGN_IN_FIRST: 'login',
  SIGN_IN_FOR_LETTERS: 'login',
  NOT_ENOUGH_JOKERS: 'jokerShop',
  NOT_ENOUGH_LETTERS: 'chestModal',
};

export function useNotices(): void {
  const app = useApp();
  const { actor } = useHandle();
  useEffect(() => {
    const subscription = actor.on('NOTICE', ({ notice }) => {
      const way = phaseOf(actor.getSnapshot()) === 'running' ? WAYS[notice] : undefined;
      if (way) app.send({ type: 'OPEN_MODAL', kind: way });
      if (!isSaidElsewhere(actor.getSnapshot())) notifyError(`play.notice.${notice}`);
    });
    // whatever offers a restart has brought the texts of "More"
    const restarts = actor.on('GAME_RESTARTED', () => notifySuccess('more.restarted'));
    return () => {
      subscription.unsubscribe();
      restarts.unsubscribe();
    };
  }, [actor, app]);
}

/** The hint panel and the dialog of a lost game show the notice themselves. */
function isSaidElsewhere(snapshot: GameSnapshot): boolean {
  const phase = phaseOf(snapshot);
  return snapshot.context.hint !== undefined || phase === 'lost' || phase === 'secondChance';
}
