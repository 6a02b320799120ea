// The API's documentation, generated from the routes' schemas: a page at /api/docs, and /api/openapi.json.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const INFO = {
  title: 'Rätsel API',
  version: '1',
  description:
    'Every response is `{ data }`; every failure has a stable code. Names are in the language of Accept-Language.',
};

/** Swagger UI sets style attributes. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** Register before the routes. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: INFO } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: PAGE_POLICY, logLevel: 'silent' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
