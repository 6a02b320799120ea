// What the game machine has to tell, as toasts, unless a panel or dialog that is open says it in its own place.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/gameSelectors.ts';
import { notifyError } from '../toasts/notify.ts';
import { type GameSnapshot, useHandle } from './gameHandle.ts';

export function useNotices(): void {
  const { actor } = useHandle();
  useEffect(() => {
    const subscription = actor.on('NOTICE', ({ notice }) => {
      if (!isSaidElsewhere(actor.getSnapshot())) notifyError(`play.notice.${notice}`);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** The hint's panel and the dialog of the lost game show the notice themselves. */
function isSaidElsewhere(snapshot: GameSnapshot): boolean {
  const phase = phaseOf(snapshot);
  return snapshot.context.hint !== undefined || phase === 'lost' || phase === 'secondChance';
}
