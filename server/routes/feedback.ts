// Players' feedback. Never shown to other players nor mailed: `npm run -s admin -- feedback list` prints it.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { FAILURES } from '../../api/envelope.ts';
import { Feedback } from '../../api/feedback.ts';
import { Problem } from '../common/problem.ts';
import { hashOf, isBot, readFeedback } from '../feedback/reading.ts';
import { keepFeedback } from '../store/feedback.ts';
import type { Context } from './context.ts';

/** It may include a saved game and a session. */
const BODY_LIMIT = 256 * 1024; // bytes

export const feedbackRoutes =
  ({ database, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/feedback',
      {
        bodyLimit: BODY_LIMIT,
        config: { rate: 'feedback' },
        onRequest: app.auth.maybeSignedIn,
        schema: {
          summary: 'Feedback, suggestion, rating, or a report of a clue',
          body: Feedback,
          response: { 204: Type.Null(), ...FAILURES },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isBot(request.body)) return reply.status(204).send(null);
        const submission = readFeedback(request.body);
        if (submission === undefined) throw new Problem('BAD_REQUEST');
        const uid = request.person?.uid ?? null;
        await keepFeedback(database.db, {
          ...submission,
          uid,
          hash: hashOf(uid, submission),
          createdAt: new Date(clock.now()),
        });
        return reply.status(204).send(null);
      },
    );
  };
