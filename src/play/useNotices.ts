// What the game machine has to tell, as toasts.

import { useEffect } from 'react';
import { notifyError } from '../toasts/notify.ts';
import { useHandle } from './gameHandle.ts';

export function useNotices(): void {
  const { actor } = useHandle();
  useEffect(() => {
    const subscription = actor.on('NOTICE', ({ notice }) => notifyError(`play.notice.${notice}`));
    return () => subscription.unsubscribe();
  }, [actor]);
}
