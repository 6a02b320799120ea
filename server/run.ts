// Runs the server: opens the database, listens, and shuts down gracefully on a signal.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dateIn, systemClock } from './common/calendar.ts';
import { keepSweeping } from './economy/sweep.ts';
import { openSignIn } from './identity/signIn.ts';
import { keepAhead } from './levels/ahead.ts';
import { keepWarning } from './making/dailyListsEnd.ts';
import { readPacks } from './making/packFile.ts';
import type { Prometheus } from './metrics/prometheus.ts';
import { openMetrics, operate } from './operations/operate.ts';
import { logOptions } from './plugins/log.ts';
import { seedShop } from './purchase/offers.ts';
import { type Environment, readEnvironment, StartRefused } from './settings/environment.ts';
import type { OpenDatabase, Seed } from './store/database.ts';
import { openDatabase } from './store/open.ts';
import { seedPacks } from './store/packs.ts';
import { type Readiness, readinessOf } from './store/readiness.ts';

/** How long requests in progress may take after SIGTERM. */
const DRAIN_LIMIT = 10_000; // ms

/** Prints the address once ready; otherwise prints why not and sets the exit code. */
export async function startServer(variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    const environment = readEnvironment(variables);
    const { database, app, readiness, prometheus } = await open(environment);
    try {
      await app.listen({ port: environment.port, host: environment.host });
    } catch (error) {
      await database.close();
      throw refusedPort(error, environment);
    }
    const operated = { database, environment, clock: systemClock, log: app.log, prometheus };
    const stopOperating = await operate(operated).catch(async (error) => {
      await app.close();
      await database.close();
      throw error;
    });
    const stopSweeping = keepSweeping(database.db, (error) => app.log.error(error, 'old keys and counts'));
    const stops = [growing(app, database, environment), stopSweeping, stopOperating];
    shutDownOnSignal({ app, database, readiness, stops, grace: environment.drainSeconds * 1000 });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : environment.port;
    console.log(`ready on http://localhost:${port}`);
  } catch (error) {
    // a mistyped variable needs a sentence, not a stack trace
    console.error(error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}

/** Makes dailies and monthly packs ahead, and warns when the dailies' lists end; returns how to stop. */
function growing(app: FastifyInstance, { db }: OpenDatabase, { monthlyPacks, timeZone }: Environment) {
  if (!monthlyPacks) return async () => {};
  const { stop } = keepAhead(db, systemClock, timeZone, (result) =>
    result instanceof Error ? app.log.error(result, 'new levels') : app.log.info(result, 'new levels'),
  );
  const stopWarning = keepWarning(
    () => dateIn(timeZone, systemClock.now()),
    (warning) => app.log.warn(warning),
  );
  return async () => {
    await Promise.all([stop(), stopWarning()]);
  };
}

interface Opened {
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  readonly prometheus: Prometheus | undefined;
}

/** Opens everything concurrently: the embedded database starts while the app's modules are loaded. */
async function open(environment: Environment): Promise<Opened> {
  const loading = Promise.all([import('./app.ts'), openSignIn(environment, systemClock), openMetrics(environment)]);
  const database = await openDatabase(environment, seedAll(environment));
  try {
    const [{ buildApp }, signIn, prometheus] = await loading;
    const log = logOptions(environment.logLevel);
    const readiness = readinessOf(database, systemClock);
    const app = await buildApp({
      database,
      clock: systemClock,
      environment,
      readiness,
      log,
      metrics: prometheus,
      ...signIn,
    });
    for (const warning of environment.warnings) app.log.warn(warning);
    if (database.notice !== undefined) app.log.warn(database.notice);
    return { database, app, readiness, prometheus };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const seedAll =
  ({ currency }: Environment): Seed =>
  async (db) => {
    await seedPacks(db, readPacks());
    await seedShop(db, currency);
  };

function refusedPort(error: unknown, { port, host }: Environment): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartRefused(`Port ${port} is in use: stop the process that listens there, or set PORT.`);
  if (code === 'EACCES') return new StartRefused(`Port ${port} needs more privileges: set PORT to one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartRefused(`HOST ${host} is not an address of this machine.`);
  return error;
}

interface Running extends Pick<Opened, 'app' | 'database' | 'readiness'> {
  readonly stops: readonly (() => Promise<void>)[];
  /** ms between reporting not ready and accepting no more requests. */
  readonly grace: number;
}

/**
 * On a signal: reports not ready, waits for load balancers to notice, stops accepting, lets requests finish, closes the database and
 * releases its folder. A second signal ends the process at once.
 */
function shutDownOnSignal({ app, database, readiness, stops, grace }: Running): void {
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    if (ending) process.exit(1);
    ending = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), grace + DRAIN_LIMIT).unref();
    readiness.drain();
    if (grace > 0) await pause(grace);
    await Promise.all(stops.map((stop) => stop()));
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
