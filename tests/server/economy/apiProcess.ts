// The API as a separate process for tests: everything is real but the tokens. DATABASE_URL or DATA_DIR selects the database.
// Checks that the ledger balances, reports where it listens, and waits to be killed.

import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../server/app.ts';
import { systemClock } from '../../../server/common/calendar.ts';
import { readEnvironment } from '../../../server/settings/environment.ts';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { verifyTestToken } from '../tokens.ts';
import { faultsInBooks } from './books.ts';

process.once('disconnect', () => process.exit(1));

const environment = readEnvironment({ ...process.env, RATE_LIMITS: 'off', SIGN_IN: 'emulator' });
const seed = async () => undefined;
const database =
  environment.databaseUrl === undefined
    ? await openEmbedded(environment.dataDir, seed, 'test')
    : await openPostgres(environment.databaseUrl, seed, console.error);
const faults = await faultsInBooks(database.db);
if (faults.length > 0) throw new Error(`The books do not fit: ${JSON.stringify(faults)}`);
const app = await buildApp({ database, clock: systemClock, environment, verifyToken: verifyTestToken });
console.log(`ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
flushCompileCache(); // a killed process writes none
