// Routes for a person's own things; and those that move jokers: their Idempotency-Key, the same bytes for each repetition.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Problem } from '../common/problem.ts';
import { once } from '../economy/once.ts';
import { personOf } from '../plugins/auth.ts';
import type { Database } from '../store/database.ts';

export const NoQuery = Type.Object({}, { additionalProperties: false });

/** Every route of this plugin is for somebody who has signed in, and no answer is kept on the way. */
export function own(app: Pick<FastifyInstance, 'addHook' | 'auth'>): void {
  app.addHook('onRequest', app.auth.signedIn);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}

/** What the work is about: who asks, and the key of his intent. */
export interface Intent {
  readonly uid: string;
  readonly key: string;
}

/**
 * Carries `run` out once for the request's key, and sends `{ data }` as the route's schema writes it. `run` works with the
 * handle that it is given and with no other; what it throws undoes everything. For routes behind `signedIn` that answer 200.
 * `changesPerson`: whether `run` changes the person's own row, which then is held first.
 */
export async function payOnce<Answer>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (tx: Database, intent: Intent) => Promise<Answer>,
  { changesPerson = false } = {},
): Promise<void> {
  const { uid } = personOf(request);
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string') throw new Problem('KEY_MISSING');
  const key = given.toLowerCase();
  const { method, url: path, body } = request;
  const write = (data: Answer) => String(reply.serialize({ data }));
  const asked = { uid, key, method, path, body, changesPerson };
  const { text, replayed } = await once(db, asked, (tx) => run(tx, { uid, key }), write);
  if (replayed) reply.header('idempotency-replayed', 'true');
  await reply.type('application/json; charset=utf-8').send(text);
}
