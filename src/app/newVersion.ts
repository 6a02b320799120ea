// A page that has been open for long may be older than what the server serves. It is offered to be loaded anew, between levels.

import { phaseOf } from '../../machines/game/selectors.ts';
import type { PageLifecycle } from '../adapters/page/lifecycle.ts';
import type { AppActor } from './context.ts';

/** ms that the page may take to come. */
const PATIENCE = 10_000;
/** ms between two looks. */
const SELDOM = 10 * 60_000;
/** Phases in which nobody is at a board. */
const AWAY = ['loading', 'broken', 'ready', 'won', 'lost'];

export interface VersionWorld {
  /** ms that only grow. */
  readonly now: () => number;
  readonly lifecycle: PageLifecycle;
  /** The page as it is served now. Rejects without a network. */
  readonly page: () => Promise<string>;
  /** The entry script of this page; undefined in development, where a page is never old. */
  readonly entry: string | undefined;
}

/** What a served page begins with. */
export const entryOf = (html: string): string | undefined =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];

/** The page as it is served now. */
export const servedPage = async (): Promise<string> =>
  (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).text();

/** The entry script of this page. */
export const ownEntry = (): string | undefined =>
  import.meta.env.PROD ? entryOf(document.documentElement.outerHTML) : undefined;

/** Does the server serve another version than this one? Rejects where it cannot be asked. */
export async function isOutdated(page = servedPage, entry = ownEntry()): Promise<boolean> {
  const served = entry && entryOf(await page());
  return served !== undefined && served !== entry;
}

/** Looks when the page is seen again, not more often than every ten minutes. Answers how to end that. */
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
    found = false; // once is enough: whoever says no has heard it
    app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: 'version' });
  };
  const look = async (): Promise<void> => {
    if (lifecycle.isHidden() || entry === undefined || now() - looked < SELDOM) return;
    looked = now();
    found = await isOutdated(page, entry);
    offer();
  };
  const seen = (): void => {
    look().catch(() => undefined); // without a network there is no newer version either
  };
  const stop = lifecycle.onVisibility(seen);
  const subscription = app.subscribe(offer);
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
