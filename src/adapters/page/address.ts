// The address bar, on the History API. Each entry stores how many of our entries precede it.

import type { Address, Place } from '../../../machines/ports.ts';

export interface BrowserAddress extends Address {
  /** How often Back stays inside the app. */
  depth(): number;
  back(): void;
}

type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

export function historyAddress(page: Page): BrowserAddress {
  const current = (): Place => ({ path: page.location.pathname, search: page.location.search.replace(/^\?/, '') });
  const written = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
  const depth = (): number => (typeof page.history.state?.depth === 'number' ? page.history.state.depth : 0);
  const put = (place: Place) => page.history.replaceState({ depth: depth() }, '', written(place));
  /** Writes that wait until the browser has gone back, which is asynchronous; undefined while it is not going back. */
  let waiting: (() => void)[] | undefined;
  const whenThere = (write: () => void): void => (waiting ? void waiting.push(write) : write());
  const arrived = (): boolean => {
    const writes = waiting;
    waiting = undefined;
    for (const write of writes ?? []) write();
    return writes !== undefined;
  };
  return {
    current,
    push: (place) => whenThere(() => page.history.pushState({ depth: depth() + 1 }, '', written(place))),
    replace(place, over = 0) {
      const steps = Math.min(over, depth());
      if (waiting || steps === 0) return whenThere(() => put(place));
      waiting = [() => put(place)];
      page.history.go(-steps);
    },
    listen(changed) {
      const heard = () => {
        if (!arrived()) changed(current());
      };
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
    depth,
    back: () => page.history.back(),
  };
}
