// What is read from the server and may be answered from what is stored: configuration, settings, lists of levels, levels. The server is
// asked first, so that with a network nothing is older than without a worker.

import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { DAILY, isGameType } from '../../../puzzles/catalogue.ts';
import { parseLevelId } from '../../../puzzles/levelId.ts';
import { LEVELS } from './scope.ts';
import { makeRoom, noteLevel } from './shelf.ts';
import { weekOf } from './week.ts';

/** s; then what is stored is shown, if anything is. */
export const PATIENCE = 3;

/** What a proxy says when the server behind it is gone. */
const GONE: readonly number[] = [502, 503, 504];

/** A server that is gone is like no network, as long as something is stored; otherwise its answer stays what it is. */
export const serverGone: WorkboxPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (!GONE.includes(response.status)) return response;
    if (state) state.answer = response;
    throw new Error(`${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.answer as Response | undefined,
};

export type Read = 'site' | 'list' | 'dailies' | 'level';

/** What a path below the API's base reads; undefined: nothing that is stored. */
export function readOf(path: string): Read | undefined {
  if (path === 'game/config/' || path === 'settings' || path.startsWith('whitelabel/logo/')) return 'site';
  const [game, type = '', category = '', id, ...rest] = path.split('/');
  if (game !== 'game' || !isGameType(type) || category === '' || rest.length > 0) return undefined;
  if (id === undefined) return category === DAILY ? 'dailies' : 'list';
  return parseLevelId(id)?.categoryType === category ? 'level' : undefined;
}

/** Counts a level's bytes and its uses. */
const counted: WorkboxPlugin = {
  async cacheDidUpdate({ request, newResponse }) {
    const { byteLength } = await newResponse.clone().arrayBuffer();
    await noteLevel(request.url, Date.now(), byteLength);
    await makeRoom();
  },
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (cachedResponse) await noteLevel(request.url, Date.now());
    return cachedResponse;
  },
};

/** `base`: the API's. */
const thisWeek = (base: string): WorkboxPlugin => ({
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const { data } = (await cachedResponse.json()) as { data: readonly string[] };
    return Response.json({ data: weekOf(data, await todayOf(base)) });
  },
});

/** ISO day in the zone of the stored configuration. */
async function todayOf(base: string): Promise<string> {
  const stored = await caches.match(`${base}game/config/`, { ignoreVary: true });
  const timeZone = stored && ((await stored.json()) as { data: { timeZone: string } }).data.timeZone;
  return new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }), dateStyle: 'short' }).format();
}

/** How each is answered. */
export function readers(base: string): Readonly<Record<Read, NetworkFirst>> {
  const reader = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
    new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, plugins: [serverGone, ...plugins] });
  const site = reader('reads');
  return { site, list: site, dailies: reader('reads', thisWeek(base)), level: reader(LEVELS, counted) };
}
