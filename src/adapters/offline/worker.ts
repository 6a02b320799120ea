// The service worker: the app without a network. Built by tools/serviceWorker.ts into one file, which names the files of the build.

import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isAppAddress } from '../../../api/addresses.ts';
import { readers, readOf } from './reads.ts';
import { WISHES, type Wish, type WorkerScope } from './scope.ts';
import { emptyShelf, sizeOfShelf } from './shelf.ts';
import { storedPage } from './storedPage.ts';

/** Put in by the build. `FILES`: stored when the worker is installed; `REST`: later (sounds, pictures). */
declare const BUILD: {
  readonly version: string;
  readonly api: string;
  readonly files: readonly string[];
  readonly rest: readonly string[];
};

const build = BUILD; // once: each mention would be a copy
const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const api = new URL(`${build.api.replace(/\/+$/, '')}/`, origin).href;
const rest = new Set(build.rest);
const later = new CacheFirst({ cacheName: 'rest', matchOptions: { ignoreVary: true } });
const page = storedPage(build.version, new Set(build.files));

// nothing that is stored ahead comes before what the player waits for
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }]);
precacheAndRoute(build.files.map((url) => ({ url, revision: null })));
// without it the first visit could not be continued offline
clientsClaim();

registerRoute(({ url }) => url.origin === origin && rest.has(url.pathname), later);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === origin && isAppAddress(url.pathname),
  page.answer,
);
for (const [read, reader] of Object.entries(readers(api)))
  registerRoute(({ url }) => {
    const path = url.origin + url.pathname;
    return path.startsWith(api) && readOf(path.slice(api.length)) === read;
  }, reader);

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

scope.addEventListener('install', (event) =>
  event.waitUntil(openPages().then((pages) => page.store([`${origin}/`, ...pages.map(({ url }) => url)]))),
);

scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([page.tidy(), tidyRest()])));

const GRANTED: Readonly<Record<Wish, () => Promise<unknown>>> = {
  storeRest,
  takeOver,
  size: sizeOfShelf,
  empty: emptyShelf,
};

scope.addEventListener('message', (event) => {
  const wish = WISHES.find((each) => each === event.data);
  if (wish) event.waitUntil(GRANTED[wish]().then((answer) => event.ports[0]?.postMessage(answer)));
});

/** A page of the version before may still load its parts, so it keeps its worker, which alone has them. */
async function takeOver(): Promise<void> {
  if ((await openPages()).length === 1) await scope.skipWaiting();
}

async function tidyRest(): Promise<void> {
  const cache = await caches.open('rest');
  for (const request of await cache.keys())
    if (!rest.has(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
}

async function storeRest(): Promise<void> {
  const cache = await caches.open('rest');
  for (const file of build.rest) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    const answer = await fetch(new Request(file, { priority: 'low' }));
    if (!answer.ok) return; // the server has another version by now
    await cache.put(file, answer);
  }
}
