// The page's side of the service worker.

import { LEVELS, type Size, type Wish } from './scope.ts';

export interface OfflineWorker {
  /** Resolves when this page's calls go through the worker. */
  readonly answers: Promise<void>;
  /** Looks whether the server has a newer worker. Rejects without a network. */
  update(): Promise<unknown>;
  /** Calls `then` for each newer worker that has stored its version and waits. */
  onWaiting(then: () => void): void;
  /** Stores sounds and pictures. */
  storeRest(): void;
}

/**
 * undefined where nothing is stored: in development, in a frame (a publisher's page has its own), and where the browser has no workers or
 * allows none.
 */
export async function registerWorker(): Promise<OfflineWorker | undefined> {
  const workers = container();
  if (!import.meta.env.PROD || window.top !== window || !workers) return undefined;
  const registration = await workers.register('/sw.js').catch(() => undefined);
  if (!registration) return undefined;
  return {
    answers: controlled(workers),
    update: () => registration.update(),
    onWaiting(then) {
      if (registration.waiting) then();
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          // the first one waits for nobody
          if (installing.state === 'installed' && workers.controller) then();
        });
      });
    },
    storeRest: () => void workers.controller?.postMessage('storeRest' satisfies Wish),
  };
}

async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
}

/** ms; a worker that does not answer is treated as if there were none. */
const PATIENCE = 3_000;

/** Resolves with undefined if there is no answer. */
function ask(worker: ServiceWorker | null | undefined, wish: Wish): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    if (!worker) return done(undefined);
    setTimeout(done, PATIENCE);
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(wish, [port2]);
  });
}

const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Lets a waiting worker take over from the version before. It stays if another page needs it. */
export async function takeOver(): Promise<void> {
  await ask((await container()?.getRegistration())?.waiting, 'takeOver');
}

/** undefined where nothing is stored. */
export const storedSize = () => ask(container()?.controller, 'size') as Promise<Size | undefined>;

export const emptyStored = () => ask(container()?.controller, 'empty');

export interface StoredLevel {
  readonly gameType: string;
  readonly category: string;
  readonly id: string;
}

/** The levels that open without a network; none where nothing is stored. */
export async function storedLevels(): Promise<readonly StoredLevel[]> {
  if (!('caches' in window)) return [];
  const requests = await (await caches.open(LEVELS)).keys();
  return requests.map(({ url }) => {
    const [gameType = '', category = '', id = ''] = url.split('/').slice(-3);
    return { gameType, category, id };
  });
}
