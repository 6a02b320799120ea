// Routes for a player's own data, and those that move jokers: with an Idempotency-Key, and the same bytes for each retry.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Terms } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import { personOf } from '../plugins/auth.ts';
import type { Database } from '../store/database.ts';
import { once } from './once.ts';

export const NoQuery = Type.Object({}, { additionalProperties: false });

/** Every route of this plugin requires a sign-in, and no response may be cached. */
export function own(app: Pick<FastifyInstance, 'addHook' | 'auth'>): void {
  app.addHook('onRequest', app.auth.signedIn);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}

/** Who sent the request, and its idempotency key. */
export interface Intent {
  readonly uid: string;
  readonly key: string;
  /** The player's brand. */
  readonly brand: string;
  readonly terms: Terms;
}

interface Repeating<Answer> {
  readonly locksPerson?: boolean;
  readonly stillHolds?: (tx: Database, uid: string, answer: Answer) => Promise<void>;
}

/**
 * Runs `run` once per idempotency key, and sends `{ data }` as serialised by the route's schema. `run` may use only the handle that
 * it is given; what it throws rolls everything back. For routes behind `signedIn` that respond with 200. `locksPerson`: the player's
 * own row is locked first. `stillHolds`: throws the problem if a stored answer, about to be sent again, would mislead.
 */
export async function payOnce<Answer>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (tx: Database, intent: Intent) => Promise<Answer>,
  { locksPerson = false, stillHolds }: Repeating<Answer> = {},
): Promise<void> {
  const { uid, brand, terms } = personOf(request);
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string') throw new Problem('KEY_MISSING');
  const key = given.toLowerCase();
  const { method, url: path, body } = request;
  const write = (data: Answer) => String(reply.serialize({ data }));
  const keyed = {
    ...{ uid, key, method, path, body, locksPerson },
    ...(stillHolds && {
      stillHolds: (tx: Database, text: string) => stillHolds(tx, uid, (JSON.parse(text) as { data: Answer }).data),
    }),
  };
  const { text, replayed } = await once(db, keyed, (tx) => run(tx, { uid, key, brand, terms }), write);
  if (replayed) reply.header('idempotency-replayed', 'true');
  await reply.type('application/json; charset=utf-8').send(text);
}
