// A device with the client's own sync, HTTP calls, payments and payment keys, before a server in this process: what it keeps is in memory,
// its clock is simulated, and its network is what the test says.

import { createActor, SimulatedClock, waitFor } from 'xstate';
import { inOrder } from '../../../machines/orderedStore.ts';
import type { LevelRecord } from '../../../machines/ports.ts';
import { syncMachine } from '../../../machines/sync/syncMachine.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { ApiError } from '../../../src/adapters/api/apiError.ts';
import { createHttp, type Http } from '../../../src/adapters/api/http.ts';
import { createEconomyApi } from '../../../src/adapters/economy/economyApi.ts';
import { createIntents } from '../../../src/adapters/economy/intents.ts';
import type { DeviceStore, Shelves } from '../../../src/adapters/store/store.ts';
import { progressApi } from '../../../src/adapters/sync/progressApi.ts';
import { progressShelf } from '../../../src/adapters/sync/progressShelf.ts';
import { watchedStore } from '../../../src/adapters/sync/watchedStore.ts';
import type { TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';

/** ms; longer than sync ever waits. */
const LONG = 10 * 60_000;
const QUIET = ['idle', 'gathering', 'waiting'] as const;

interface Network {
  up: boolean;
  /** How many of the next answers do not arrive, though the server has acted. */
  lost: number;
}

/** `fetch` to the node, by the device's network. */
function httpOver(node: TestNode, uid: string, network: Network): Http {
  const http = createHttp({
    base: 'https://server.test/api',
    environment: 'test',
    whiteLabel: 'default',
    token: () => as(uid).authorization?.slice('Bearer '.length),
    language: () => 'de',
    notify: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const payload = await request.text();
      const answer = await node.app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(payload !== '' && { payload }),
      });
      return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode });
    },
  });
  const cut =
    (verb: 'get' | 'put' | 'post') =>
    async (...call: Parameters<Http['get']>): Promise<unknown> => {
      if (!network.up) throw new ApiError('network');
      const answer = await http[verb](...call);
      if (network.lost === 0) return answer;
      network.lost -= 1;
      throw new ApiError('network');
    };
  return { ...http, get: cut('get'), put: cut('put'), post: cut('post') };
}

/** As the device's store, without a disk. */
function memoryStore(): DeviceStore & { readonly shelves: Shelves } {
  const kept = new Map<string, unknown>();
  const shelves: Shelves = {
    get: async (shelf, key) => kept.get(`${shelf} ${key}`),
    put: async (shelf, key, value) => void kept.set(`${shelf} ${key}`, value),
    async add(shelf, key, value) {
      if (!kept.has(`${shelf} ${key}`)) kept.set(`${shelf} ${key}`, value);
    },
    async drop(shelf, keys) {
      for (const key of keys) kept.delete(`${shelf} ${key}`);
    },
    keys: async (shelf) => {
      const start = `${shelf} `;
      return [...kept.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    },
  };
  return {
    shelves,
    note: () => undefined,
    savedElsewhere: () => undefined,
    loadGame: (puzzle) => shelves.get('games', puzzle),
    saveGame: (game) => shelves.put('games', game.puzzle, game),
    saveRecord: (puzzle, record) => shelves.put('records', puzzle, record),
    visited: async () => true,
    setVisited: async () => undefined,
    async records() {
      const names = await shelves.keys('records');
      const all = names.map(async (name) => [name, (await shelves.get('records', name)) as LevelRecord] as const);
      return Object.fromEntries(await Promise.all(all));
    },
  };
}

export function offlineDevice(node: TestNode, uid: string) {
  const network: Network = { up: false, lost: 0 };
  const http = httpOver(node, uid, network);
  const store = memoryStore();
  const local = new Map<string, string>();
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
  };
  const errors: unknown[] = [];
  const rewards: unknown[] = [];
  let page = open();

  /** A page of the app: what it has in memory goes when it is closed. */
  function open() {
    const watched = watchedStore(store, (puzzle, won) => {
      page.actor.send({ type: 'SAVED', puzzle });
      if (won) page.actor.send({ type: 'FLUSH' });
    });
    const clock = new SimulatedClock();
    const actor = createActor(syncMachine, {
      clock,
      input: {
        api: progressApi(http, (puzzle, paid) => rewards.push([puzzle, paid])),
        shelf: progressShelf(store, inOrder(watched)),
        reporter: { report: (error) => errors.push(error) },
        playing: () => undefined,
      },
    });
    const economy = createEconomyApi({
      http,
      intents: createIntents(storage, () => node.at),
      uid: () => uid,
      online: () => network.up,
      took: () => undefined,
    });
    actor.start();
    actor.send({ type: 'SIGNED_IN', uid });
    return { actor, clock, watched, economy };
  }

  /** Resolves when no call is under way. */
  const settled = () => waitFor(page.actor, (now) => QUIET.some((state) => now.matches({ on: state })));

  return {
    network,
    errors,
    rewards,
    /** As the game machine saves a game. */
    async play(game: SavedGame, record: LevelRecord): Promise<void> {
      await settled();
      await page.watched.saveGame(game);
      const before = (await store.shelves.get('records', game.puzzle)) as LevelRecord | undefined;
      await page.watched.saveRecord(game.puzzle, { ...record, solved: record.solved || (before?.solved ?? false) });
    },
    /** Sends and fetches until nothing more happens; without a network it only tries. */
    async sync(): Promise<void> {
      page.actor.send({ type: 'ONLINE' });
      for (let round = 0; round < 40; round++) {
        const now = await settled();
        if (now.matches({ on: 'idle' }) && now.context.dirty.length === 0) return;
        if (!network.up && round > 1) return;
        page.clock.increment(LONG);
      }
      throw new Error('It never comes to rest.');
    },
    async reload(): Promise<void> {
      await settled();
      page.actor.stop();
      page = open();
      await settled();
    },
    /** A hint, paid for as often as the player presses: each time for the same place. */
    hint: (ref: string) => page.economy.spend({ reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref }),
    collect: () => page.economy.collect(),
    board: (puzzle: string) => store.shelves.get('games', puzzle) as Promise<SavedGame | undefined>,
    other: (puzzle: string) => store.shelves.get('restores', puzzle) as Promise<SavedGame | undefined>,
    records: () => store.records(),
    close: () => page.actor.stop(),
  };
}
