// What a running server does for its operator: metrics, the ledger's check, the support socket.

import type { FastifyBaseLogger } from 'fastify';
import { type Clock, dateIn } from '../common/calendar.ts';
import { type Checking, keepChecking } from '../economy/checking.ts';
import type { Prometheus } from '../metrics/prometheus.ts';
import type { Environment } from '../settings/environment.ts';
import type { OpenDatabase } from '../store/database.ts';
import { showBooks, showDatabase, showLists, showMaking } from './figures.ts';

export interface Operated {
  readonly database: OpenDatabase;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** undefined: metrics are off. */
  readonly prometheus: Prometheus | undefined;
}

type Stop = () => Promise<void>;

/** Starts all of it; returns how to stop. Throws StartRefused. */
export async function operate(operated: Operated): Promise<Stop> {
  const stopMetrics = await metrics(operated);
  const stops = [stopMetrics, await support(operated), await checking(operated)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Loads the library only if metrics are on. */
export async function openMetrics({ metrics }: Pick<Environment, 'metrics'>): Promise<Prometheus | undefined> {
  if (metrics === undefined) return undefined;
  const { openPrometheus } = await import('../metrics/prometheus.ts');
  return openPrometheus();
}

async function metrics({ environment, prometheus, database, clock, log }: Operated): Promise<Stop> {
  if (environment.metrics === undefined || prometheus === undefined) return async () => undefined;
  showDatabase(prometheus, database);
  showMaking(prometheus);
  showLists(prometheus, () => dateIn(environment.timeZone, clock.now()));
  const { listenForMetrics } = await import('../metrics/listen.ts');
  const listener = await listenForMetrics(environment.metrics, prometheus, (error) => log.error(error, 'metrics'));
  log.info({ host: environment.metrics.host, port: listener.port }, 'metrics');
  return () => listener.stop();
}

/** Checks the ledger against the balances, on one of several nodes. */
async function checking({ environment, database, clock, log, prometheus }: Operated): Promise<Stop> {
  const { ledgerCheckEvery: every, databaseUrl } = environment;
  let running: Checking | undefined;
  if (prometheus !== undefined) showBooks(prometheus, () => running?.last());
  if (every === undefined) return async () => undefined;
  // the embedded database has a single node, and its start must not wait for PostgreSQL's driver
  const leader =
    databaseUrl === undefined ? undefined : (await import('../store/leader.ts')).leaderAmongNodes(databaseUrl);
  const { db } = database;
  running = keepChecking({
    db,
    every,
    now: () => clock.now(),
    leads: async () => leader === undefined || leader.leads(),
    report(checked) {
      if (checked instanceof Error) return log.error(checked, 'the ledger could not be checked');
      const { people, differences, unbooked, unbookedChests } = checked;
      const counts = { people, wrong: differences.length, unbooked: unbooked.length, chests: unbookedChests.length };
      if (counts.wrong + counts.unbooked + counts.chests === 0) log.info(counts, 'the ledger adds up');
      else log.error(counts, 'the ledger does not add up: `npm run -s admin -- check` lists what is wrong');
    },
  });
  return async () => {
    await running?.stop();
    await leader?.stop();
  };
}

/** If there can be no socket, the tool works only while the server is stopped; this is logged, and players are not affected. */
async function support({ database, environment, clock, log }: Operated): Promise<Stop> {
  const { databaseUrl, dataDir, timeZone, currency, consentUrl } = environment;
  if (databaseUrl !== undefined || process.platform === 'win32') return async () => undefined;
  const [{ listenForSupport }, { besideDatabase }] = await Promise.all([
    import('../admin/socket.ts'),
    import('../backup/beside.ts'),
  ]);
  const files = besideDatabase(dataDir);
  const hasConsent = consentUrl !== undefined;
  const context = { db: database.db, now: () => clock.now(), timeZone, currency, hasConsent, shared: true, files };
  try {
    const listening = await listenForSupport(dataDir, context, (event) =>
      event instanceof Error ? log.error(event, 'support') : log.info(event, 'support'),
    );
    return () => listening.stop();
  } catch (error) {
    log.warn(error, 'the support tool needs the server to be stopped');
    return async () => undefined;
  }
}
