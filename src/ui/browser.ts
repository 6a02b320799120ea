// What the browser reports, live: media queries and the network.

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Matches where there is room for lists of clues: a panel beside the board, or a tablet's width below it; as in the style sheets. */
export const ROOMY = '(min-width: 700px) and (min-height: 561px)';
/** Matches where a panel stands beside the board; as in the style sheets. */
export const BESIDE = '(orientation: landscape) and (min-width: 700px) and (min-height: 561px)';
/** Matches where a panel beside the board has room for more than the controls; as in the style sheets. */
export const DESKTOP = '(orientation: landscape) and (min-width: 1100px) and (min-height: 561px)';
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
