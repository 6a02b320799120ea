// Says that the connection is lost, and that it is back: one notice, which replaces the other. Loaded with the announcements.

import { useEffect } from 'react';
import { notifyError, notifySuccess } from '../toasts/notify.ts';

export function useConnection(): void {
  useEffect(() => {
    const bound = new AbortController();
    window.addEventListener('offline', () => notifyError('play.offline', 'line'), { signal: bound.signal });
    window.addEventListener('online', () => notifySuccess('play.online', 'line'), { signal: bound.signal });
    return () => bound.abort();
  }, []);
}
