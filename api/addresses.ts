// Which addresses of our origin are the app's own pages.

import { isGameType } from '../puzzles/catalogue.ts';

/**
 * A missing file must get a 404, not the page: paths of the app have no dot in their last segment, except below a game, where there are
 * no files and whatever is no puzzle's name gets the page that says so. `url`: path and query.
 */
export function isAppAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (isGameType(path.split('/', 2)[1] ?? '')) return true;
  return !/^\/(api|assets|health)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}
