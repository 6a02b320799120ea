// Playing without a network: after the first entry the service worker is registered and stores the app; then the page reads
// through it what will be needed: configuration and lists, the dailies of the week to come, the categories that have been opened.

import { type SnapshotFrom, waitFor } from 'xstate';
import type { gameMachine } from '../../machines/game/gameMachine.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { type CategoryConfig, type Configuration, isMissing, retryAfterOf } from '../../machines/ports.ts';
import { datedId, parseLevelId } from '../../puzzles/levelId.ts';
import { type OfflineWorker, registerWorker, storedLevels } from '../adapters/offline/port.ts';
import { whenIdle } from '../adapters/page/idle.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { language } from '../text/i18n.ts';
import type { AppActor } from './context.ts';
import { shifted } from './days.ts';

/** How many days' dailies are stored, besides today's: as many as the server gives. */
const DAYS = 7;
/** ms; who enters nothing for so long has the network to spare. */
const NO_ENTRY = 30_000;

/** Resolves after the first entry on a board, or when there was none for a while. Never rejects. */
async function firstEntry(app: AppActor): Promise<void> {
  const limit = { timeout: NO_ENTRY };
  const { gameRef } = (await waitFor(app, ({ context }) => context.gameRef !== undefined, limit)).context;
  if (!gameRef) return;
  const loaded = await waitFor(gameRef, (game) => phaseOf(game) !== 'loading', limit);
  await waitFor(gameRef, (game) => moves(game) > moves(loaded), limit);
}

type Snapshot = SnapshotFrom<typeof gameMachine>;
const moves = ({ context: { saved } }: Snapshot): number =>
  saved?.log.filter(({ type }) => type === 'move').length ?? 0;

const idle = (): Promise<void> => new Promise((done) => void whenIdle(() => done()));

/** Resolves with undefined where nothing is stored. */
export async function keepOffline(app: AppActor, ports: AppPorts): Promise<OfflineWorker | undefined> {
  await firstEntry(app).catch(() => undefined); // it took too long, or another level was chosen
  await idle();
  const worker = await registerWorker();
  worker?.answers
    .then(() => keepStored(app, ports, worker))
    .catch((error: unknown) => ports.reporter.report(error, 'offline'));
  return worker;
}

/** Stores what is missing: now, with each level that is opened, with each day, and when the network is back. */
function keepStored(app: AppActor, ports: AppPorts, worker: OfflineWorker): void {
  let running = false;
  let again = false;
  const store = async (): Promise<void> => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await storeAhead(app, ports).catch(() => undefined); // the network is gone, or the server: next time
    }
    running = false;
    worker.storeRest();
  };
  const { levelsRef } = app.getSnapshot().context;
  let { day } = app.getSnapshot().context;
  levelsRef.on('LEVEL_LOADED', () => void store());
  app.subscribe(({ context }) => {
    if (context.day === day) return;
    day = context.day;
    void store();
  });
  window.addEventListener('online', () => void store());
  if (!savesData()) void store();
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** One after the other, so that they never hold up a level that the player opens. Rejects when there is no network. */
export async function storeAhead(app: AppActor, { api }: AppPorts): Promise<void> {
  const { signal } = new AbortController();
  const config = await api.config(signal);
  await api.site(undefined);
  const stored = new Set((await storedLevels()).map(({ gameType, id }) => `${gameType}/${id}`));
  const { day } = app.getSnapshot().context;
  const { allRecords, category, gameType } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  const opened = openedIn(allRecords);
  for (const { gameType: game, category: each } of places(config)) {
    const isOpened = opened.has(`${game}/${each.type}`) || (game === gameType && each.type === category?.type);
    if (!each.showLevelDate && !isOpened) continue;
    const ids = await api.levelList(game, each.type, each.levelsCount, signal);
    for (const id of each.showLevelDate ? daysAhead(each.type, day.iso) : ids) {
      if (stored.has(`${game}/${id}`)) continue;
      await idle();
      await api.level(game, each.type, id, signal, true).catch(skip);
    }
  }
}

/** A level that there is not, or not yet. */
function skip(error: unknown): void {
  if (!isMissing(error) && retryAfterOf(error) === 0) throw error;
}

interface Place {
  readonly gameType: string;
  readonly category: CategoryConfig;
}

/** The dailies first. */
const places = ({ games }: Configuration): readonly Place[] =>
  games
    .flatMap(({ type, categories }) => categories.map((category) => ({ gameType: type, category })))
    .toSorted((a, b) => Number(b.category.showLevelDate) - Number(a.category.showLevelDate));

/** `{game}/{category}` of every puzzle with a record. */
const openedIn = (records: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.keys(records).map((puzzle) => {
      const [game, id = ''] = puzzle.split('/');
      return `${game}/${parseLevelId(id)?.categoryType}`;
    }),
  );

const daysAhead = (category: string, today: string): readonly string[] =>
  Array.from({ length: DAYS + 1 }, (_, days) => datedId(language(), category, shifted(today, days)));
