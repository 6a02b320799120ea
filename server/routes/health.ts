// Is this node able to answer? For load balancers, containers and tests.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { Health } from '../../api/settings.ts';
import { Problem } from '../problem.ts';
import type { Context } from './context.ts';

export const healthRoutes =
  ({ database }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/health',
      {
        logLevel: 'warn', // probes come every few seconds
        schema: { summary: '200 when ready', response: { 200: success(Health), ...FAILURES } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          await database.ping();
        } catch (error) {
          request.log.warn({ err: error }, 'the database does not answer');
          throw new Problem('NOT_READY');
        }
        return { data: { status: 'ready' as const } };
      },
    );
  };
