// Readiness and liveness, for load balancers, containers and tests.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { Health, Live } from '../../api/settings.ts';
import { Problem } from '../common/problem.ts';
import { fail } from '../plugins/errors.ts';
import { readinessOf } from '../store/readiness.ts';
import type { Context } from './context.ts';

const QUIET = { logLevel: 'warn' } as const; // probes come every few seconds

export const healthRoutes = ({ database, clock, readiness = readinessOf(database, clock) }: Context) => {
  const routes: FastifyPluginAsyncTypebox = async (app) => {
    for (const url of ['/health', '/health/ready'] as const)
      app.get(
        url,
        {
          ...QUIET,
          schema: { summary: '200 when ready for requests', response: { 200: success(Health), ...FAILURES } },
        },
        async (request, reply) => {
          reply.header('cache-control', 'no-store');
          try {
            await readiness.check();
          } catch (error) {
            if (!(error instanceof Problem)) request.log.warn({ err: error }, 'not ready');
            return fail(request, reply, new Problem('NOT_READY'));
          }
          return { data: { status: 'ready' as const } };
        },
      );
    app.get(
      '/health/live',
      {
        ...QUIET,
        schema: { summary: '200 as long as the process lives', response: { 200: success(Live), ...FAILURES } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: { status: 'live' as const } };
      },
    );
  };
  return routes;
};
