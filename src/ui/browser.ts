// What the browser reports, live: media queries and the network.

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Matches where lists are beside the board instead of below it. */
export const WIDE = '(min-width: 900px), (orientation: landscape) and (max-height: 560px)';
/** Matches where a real keyboard and mouse are likely, so that the pad can be hidden. */
export const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** Follows a media query. Subscribes once: calling matchMedia in each render would cost more than the render itself. */
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
