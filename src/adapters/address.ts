// The address line, on the History API. Each entry knows how many of ours lie before it.

import type { Address, Place } from '../../machines/ports.ts';

export interface BrowserAddress extends Address {
  /** How many steps Back stay inside the app. */
  depth(): number;
  back(): void;
}

type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

export function historyAddress(page: Page): BrowserAddress {
  const current = (): Place => ({ path: page.location.pathname, search: page.location.search.replace(/^\?/, '') });
  const written = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
  const depth = (): number => (typeof page.history.state?.depth === 'number' ? page.history.state.depth : 0);
  return {
    current,
    push: (place) => page.history.pushState({ depth: depth() + 1 }, '', written(place)),
    replace: (place) => page.history.replaceState({ depth: depth() }, '', written(place)),
    listen(changed) {
      const heard = () => changed(current());
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
    depth,
    back: () => page.history.back(),
  };
}
