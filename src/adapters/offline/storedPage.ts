// The page as the server last served it: with its brand, its policy and the nonce in both. It is stored by the version of the worker that
// has its files, so that what opens offline is complete; one that belongs to another version is shown, not stored.

import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { withoutStill } from '../../../api/still.ts';
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

/** It is shown at every address, so the picture of one level is not kept. */
function everywhere(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(withoutStill(html), { status: response.status, headers });
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
    cacheWillUpdate: async ({ response }) => {
      const html = response.ok ? await response.clone().text() : '';
      return isComplete(html, files) ? everywhere(response, html) : null;
    },
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
