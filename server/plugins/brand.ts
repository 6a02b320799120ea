// The brand of a request.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_KEY } from '../../api/brand.ts';
import type { Brands } from '../brands/brands.ts';
import type { ServedBrand } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `label`: instead of the header, such as a page's parameter. */
    brandOf(request: FastifyRequest, label?: string): Promise<ServedBrand>;
    brands: Brands;
  }
}

/** Whether it can be a brand's key, or that with the token of a preview. */
export const isLabel = (text: string): boolean => /^[A-Za-z0-9._~-]{1,64}$/.test(text);

/**
 * The brand's own host as the request calls it, with its port; undefined for any other. What follows the name must be a port, since in an
 * address `ours.example:x@other.example` is a user of the other host.
 */
export function ownHost(
  { hosts }: Pick<ServedBrand, 'hosts'>,
  { hostname, host }: Pick<FastifyRequest, 'hostname' | 'host'>,
): string | undefined {
  const isOurs = hosts.includes(hostname.toLowerCase()) && /^(:\d{1,5})?$/.test(host.slice(hostname.length));
  return isOurs ? host.toLowerCase() : undefined;
}

/** Register before the routes. `brandOf` throws BAD_REQUEST for a malformed X-White-Label. */
export function brandOfRequests(app: FastifyInstance, brands: Brands): void {
  app.decorate('brands', brands);
  app.decorate('brandOf', async (request, given) => {
    const label = given ?? request.headers['x-white-label'] ?? DEFAULT_KEY;
    if (typeof label !== 'string' || !isLabel(label)) throw new Problem('BAD_REQUEST');
    await brands.refresh();
    return brands.find(request.hostname.toLowerCase(), label.toLowerCase());
  });
}
