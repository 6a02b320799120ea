// The API as a process of its own for tests: everything is real but the tokens. DATABASE_URL or DATA_DIR says which database.
// Says where it listens, and waits to be killed.

import { buildApp } from '../../../server/app.ts';
import { systemClock } from '../../../server/calendar.ts';
import { readEnvironment } from '../../../server/environment.ts';
import type { Database } from '../../../server/store/database.ts';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { seedPacks } from '../../../server/store/packs.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { verifyTestToken } from '../tokens.ts';
import { EASY } from './easy.ts';

const environment = readEnvironment({ ...process.env, RATE_LIMITS: 'off' });
const seed = (db: Database) => seedPacks(db, EASY);
const database =
  environment.databaseUrl === undefined
    ? await openEmbedded(environment.dataDir, seed, 'test')
    : await openPostgres(environment.databaseUrl, seed, console.error);
const app = await buildApp({ database, clock: systemClock, environment, verifyToken: verifyTestToken });
console.log(`ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
