import { useSyncExternalStore } from 'react';

/** Is there a network, as far as the browser knows? */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

function listen(changed: () => void): () => void {
  const bound = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: bound.signal });
  return () => bound.abort();
}
