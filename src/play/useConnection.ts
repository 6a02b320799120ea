// Announces going offline and back once: play continues either way.

import { useEffect } from 'react';
import { notifyError, notifySuccess } from '../toasts/notify.ts';

export function useConnection(): void {
  useEffect(() => {
    const bound = new AbortController();
    window.addEventListener('offline', () => notifyError('play.offline'), { signal: bound.signal });
    window.addEventListener('online', () => notifySuccess('play.online'), { signal: bound.signal });
    return () => bound.abort();
  }, []);
}
