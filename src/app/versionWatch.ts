// Offers a reload between levels once the server serves a newer version.

import { phaseOf } from '../../machines/game/selectors.ts';
import { type OfflineWorker, takeOver } from '../adapters/offline/port.ts';
import type { PageLifecycle } from '../adapters/page/lifecycle.ts';
import type { AppActor } from './context.ts';
import { isOutdated } from './newVersion.ts';

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
  /** Resolves with undefined where there is none. */
  readonly worker: Promise<Pick<OfflineWorker, 'update' | 'onWaiting'> | undefined>;
}

/** Checks when the page becomes visible, at most every ten minutes. Returns the function that stops it. */
export function watchVersion(app: AppActor, { now, lifecycle, page, entry, worker }: VersionWorld): () => void {
  let looked = now();
  let found = false;
  let offered = false;

  const isFree = (): boolean => {
    const { screen, gameRef, modal } = app.getSnapshot().context;
    if (modal) return false;
    return screen !== 'game' || !gameRef || AWAY.includes(phaseOf(gameRef.getSnapshot()));
  };
  const offer = (): void => {
    if (!found || !isFree()) return;
    found = false; // offered once only
    offered = true;
    app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: 'version' });
  };
  const look = async (): Promise<void> => {
    if (lifecycle.isHidden() || entry === undefined || now() - looked < CHECK_INTERVAL) return;
    looked = now();
    found = await isOutdated(page, entry);
    offer();
    if (found) await (await worker)?.update();
  };
  /** A newer version is stored: this page may be of that version already, if it came from the network. */
  const stored = async (): Promise<void> => {
    if (!(await isOutdated(page, entry))) return takeOver();
    found = !offered;
    offer();
  };
  const seen = (): void => {
    look().catch(() => undefined); // no network: checked again next time
  };
  const quietly = (): void => void stored().catch(() => undefined);
  worker.then((there) => there?.onWaiting(quietly)).catch(() => undefined);
  const stop = lifecycle.onVisibility(seen);
  const subscription = app.subscribe(offer);
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
