// Reports each request's duration by its route's template: paths are unlimited in number, and some contain personal data.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/show.ts';

/** Register before the routes. */
export function measured(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const method = route === 'none' ? 'any' : request.method;
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** All files of the client count as one route, and so do unknown paths and the page. */
function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'none';
  return /\.\w+$/.test(url) && !url.startsWith('/api/') ? 'file' : url;
}
