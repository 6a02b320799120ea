// The page as the server last served it: with its brand, its policy and the nonce in both. It is stored by the version of the worker that
// has its files, so that what opens offline is complete; one that belongs to another version is shown, not stored.

import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { PATIENCE, serverGone } from './reads.ts';

const NAME = 'page ';

/** Whether all files that the page names are among these. */
export const isComplete = (html: string, files: ReadonlySet<string>): boolean => {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return named.length > 0 && named.every((file) => files.has(file));
};

/** One page for all addresses of the app, but one for each brand that an address names. */
export function pageKey(address: string): string {
  const { origin, searchParams } = new URL(address);
  const brand = searchParams.get('brand');
  return brand === null ? `${origin}/` : `${origin}/?brand=${encodeURIComponent(brand)}`;
}

export interface StoredPage {
  readonly answer: NetworkFirst;
  /** Stores the pages of these addresses; rejects if one is not of this version. */
  store(addresses: readonly string[]): Promise<void>;
  /** Removes what other versions have stored. */
  tidy(): Promise<void>;
}

/** `version`: of the worker; `files`: what it has stored. */
export function storedPage(version: string, files: ReadonlySet<string>): StoredPage {
  const cacheName = NAME + version;
  const ofThisVersion: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
    cacheWillUpdate: async ({ response }) =>
      response.ok && isComplete(await response.clone().text(), files) ? response : null,
  };
  return {
    answer: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: PATIENCE,
      plugins: [serverGone, ofThisVersion],
      matchOptions: { ignoreVary: true },
    }),
    async store(addresses) {
      const cache = await caches.open(cacheName);
      for (const key of new Set(addresses.map(pageKey))) {
        const page = await fetch(key, { cache: 'no-store' });
        if (!page.ok || !isComplete(await page.clone().text(), files)) throw new Error('a page of another version');
        await cache.put(key, page);
      }
    },
    async tidy() {
      const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== cacheName);
      for (const name of others) await caches.delete(name);
    },
  };
}
