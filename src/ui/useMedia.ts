import { useCallback, useSyncExternalStore } from 'react';

/** Where lists stand beside the board instead of under it. */
export const WIDE = '(min-width: 900px), (orientation: landscape) and (max-height: 560px)';
/** A real keyboard and mouse are likely: the pad can go. */
export const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
