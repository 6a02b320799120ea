// What the browser reports, live: media queries and the network.

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Lists are beside the board instead of below it. */
export const WIDE = '(min-width: 900px), (orientation: landscape) and (max-height: 560px)';
/** A real keyboard and mouse are likely: the pad can go. */
export const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** Follows a media query. Subscribed once: matchMedia in each render would cost more than the rest of it. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether there is a network, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

function listen(changed: () => void): () => void {
  const bound = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: bound.signal });
  return () => bound.abort();
}
