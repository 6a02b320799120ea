// A page that has been open for a long time may be older than what the server serves. Between levels the player is offered a reload.

import { phaseOf } from '../../machines/game/selectors.ts';
import type { PageLifecycle } from '../adapters/page/lifecycle.ts';
import type { AppActor } from './context.ts';

/** ms. */
const FETCH_TIMEOUT = 10_000;
/** ms between two checks. */
const CHECK_INTERVAL = 10 * 60_000;
/** Phases in which no board is being played. */
const AWAY = ['loading', 'broken', 'ready', 'won', 'lost'];

export interface VersionWorld {
  /** ms; monotonic. */
  readonly now: () => number;
  readonly lifecycle: PageLifecycle;
  /** The page as it is served now. Rejects without a network. */
  readonly page: () => Promise<string>;
  /** The entry script of this page; undefined in development, where a page is never old. */
  readonly entry: string | undefined;
}

/** The address of a page's entry script. */
export const entryOf = (html: string): string | undefined =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];

/** The page as it is served now. */
export const servedPage = async (): Promise<string> =>
  (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(FETCH_TIMEOUT) })).text();

/** The entry script of this page. */
export const ownEntry = (): string | undefined =>
  import.meta.env.PROD ? entryOf(document.documentElement.outerHTML) : undefined;

/** Whether the server now serves a different version. Rejects if it cannot be reached. */
export async function isOutdated(page = servedPage, entry = ownEntry()): Promise<boolean> {
  const served = entry && entryOf(await page());
  return served !== undefined && served !== entry;
}

/** Checks when the page becomes visible, at most every ten minutes. Returns the function that stops it. */
export function watchVersion(app: AppActor, { now, lifecycle, page, entry }: VersionWorld): () => void {
  let looked = now();
  let found = false;

  const isFree = (): boolean => {
    const { screen, gameRef, modal } = app.getSnapshot().context;
    if (modal) return false;
    return screen !== 'game' || !gameRef || AWAY.includes(phaseOf(gameRef.getSnapshot()));
  };
  const offer = (): void => {
    if (!found || !isFree()) return;
    found = false; // offered once only
    app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: 'version' });
  };
  const look = async (): Promise<void> => {
    if (lifecycle.isHidden() || entry === undefined || now() - looked < CHECK_INTERVAL) return;
    looked = now();
    found = await isOutdated(page, entry);
    offer();
  };
  const seen = (): void => {
    look().catch(() => undefined); // no network: checked again next time
  };
  const stop = lifecycle.onVisibility(seen);
  const subscription = app.subscribe(offer);
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
