// What players tell us. Nothing of it is shown to others, nor sent by mail: `npm run -s admin -- feedback list` reads it.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { FAILURES } from '../../api/envelope.ts';
import { Feedback } from '../../api/feedback.ts';
import { Problem } from '../common/problem.ts';
import { hashOf, isRobot, readFeedback } from '../feedback/reading.ts';
import { keepFeedback } from '../store/feedback.ts';
import type { Context } from './context.ts';

/** A saved game may come along. */
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
        if (isRobot(request.body)) return reply.status(204).send(null);
        const said = readFeedback(request.body);
        if (said === undefined) throw new Problem('BAD_REQUEST');
        const uid = request.person?.uid ?? null;
        await keepFeedback(database.db, { ...said, uid, hash: hashOf(uid, said), createdAt: new Date(clock.now()) });
        return reply.status(204).send(null);
      },
    );
  };
