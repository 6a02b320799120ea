// What the game machine has to tell, as toasts, unless a panel or dialog that is open says it in its own place.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Notice } from '../../machines/game/types.ts';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { type GameSnapshot, useHandle } from '../app/gameHandle.ts';
import { notifyError } from '../toasts/notify.ts';

/** What was wanted on the board could not be paid: where it can be had. The dialog of a lost game has ways of its own. */
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
    return () => subscription.unsubscribe();
  }, [actor, app]);
}

/** The hint's panel and the dialog of the lost game show the notice themselves. */
function isSaidElsewhere(snapshot: GameSnapshot): boolean {
  const phase = phaseOf(snapshot);
  return snapshot.context.hint !== undefined || phase === 'lost' || phase === 'secondChance';
}
