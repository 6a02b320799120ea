// The address line, on the History API.

import type { Address, Place } from '../../machines/ports.ts';

export function historyAddress(
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): Address {
  const current = (): Place => ({ path: page.location.pathname, search: page.location.search.replace(/^\?/, '') });
  const written = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
  return {
    current,
    push: (place) => page.history.pushState(null, '', written(place)),
    replace: (place) => page.history.replaceState(null, '', written(place)),
    listen(changed) {
      const heard = () => changed(current());
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
  };
}
