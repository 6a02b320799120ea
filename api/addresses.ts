// Which addresses of our origin are the app's own pages.

/** A missing file must get a 404, not the page: paths of the app have no dot in their last segment. `url`: path and query. */
export function isAppAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !/^\/(api|assets|health)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}
