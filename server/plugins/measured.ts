// Tells how long each request took, by the template of its route: addresses are without number, and some name people.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/show.ts';

/** To be set up before the routes. */
export function measured(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const method = route === 'none' ? 'any' : request.method;
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** The client's files are one route, and so is all that leads nowhere or to the page. */
function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'none';
  return /\.\w+$/.test(url) && !url.startsWith('/api/') ? 'file' : url;
}
