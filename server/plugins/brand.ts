// The brand of a request.

import type { FastifyInstance } from 'fastify';
import type { Brands } from '../brands/brands.ts';
import type { ServedBrand } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    brandOf(request: FastifyRequest): Promise<ServedBrand>;
    brands: Brands;
  }
}

/** A key, with the token of a preview. */
const LABEL = /^[A-Za-z0-9._~-]{1,64}$/;

/** Register before the routes. `brandOf` throws BAD_REQUEST for a malformed X-White-Label. */
export function brandOfRequests(app: FastifyInstance, brands: Brands): void {
  app.decorate('brands', brands);
  app.decorate('brandOf', async (request) => {
    const label = request.headers['x-white-label'] ?? '';
    if (typeof label !== 'string' || (request.headers['x-white-label'] !== undefined && !LABEL.test(label)))
      throw new Problem('BAD_REQUEST');
    await brands.refresh();
    return brands.find(request.hostname.toLowerCase(), label.toLowerCase());
  });
}
