// A server node for the load bench, in its own process: the product's app on the configured database, its real token check
// with the bench's keys, and two routes for comparison. Prints one line when it is ready: {url, token}.

import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { buildApp } from '../../../server/app.ts';
import { systemClock } from '../../../server/common/calendar.ts';
import { issuerOf, tokenVerifier } from '../../../server/identity/token.ts';
import { readPacks } from '../../../server/making/packFile.ts';
import { readEnvironment } from '../../../server/settings/environment.ts';
import { addVersion, publishVersion } from '../../../server/store/brands.ts';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open.ts';
import { seedPacks } from '../../../server/store/packs.ts';
import { users } from '../../../server/store/schema.ts';
import { BRAND, BRAND_DOCUMENT } from './brand.ts';

const PROJECT = 'bench';
const PERSON = 'anna';

// the bench issues its own tokens; neither a provider nor its emulator is contacted
const environment = readEnvironment({ ...process.env, RATE_LIMITS: 'off', SIGN_IN: 'emulator' });
const { publicKey, privateKey } = await generateKeyPair('RS256');
const verifyToken = tokenVerifier({ projectId: PROJECT, clock: systemClock }, async () => publicKey as CryptoKey);
const database = await openDatabase(environment, (db) => seedPacks(db, readPacks()));

/** The references for levels and the profile: the same Fastify with all its hooks, on a route that does nothing, or one select. */
const references =
  (db: Database): FastifyPluginAsync =>
  async (app) => {
    app.get('/bench/empty', (_request, reply) => reply.send(''));
    const checked = async ({ headers }: FastifyRequest) => {
      await verifyToken(headers.authorization?.slice('Bearer '.length) ?? '');
    };
    app.get('/bench/select', { onRequest: checked }, async () => {
      const [row] = await db.select().from(users).where(eq(users.uid, PERSON)).limit(1);
      return { data: row };
    });
  };

await addVersion(database.db, { key: BRAND, document: BRAND_DOCUMENT, operator: 'bench', createdAt: new Date() });
await publishVersion(database.db, BRAND, 1, new Date());
const app = await buildApp({ database, clock: systemClock, environment, verifyToken, more: references(database.db) });
await app.listen({ port: 0, host: '127.0.0.1' });
const now = Math.floor(Date.now() / 1000);
const token = await new SignJWT({ auth_time: now, email: 'anna@example.org', email_verified: true })
  .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
  .setIssuer(issuerOf(PROJECT))
  .setAudience(PROJECT)
  .setSubject(PERSON)
  .setIssuedAt(now)
  .setExpirationTime(now + 3600)
  .sign(privateKey);
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : 0;
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, token })}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
