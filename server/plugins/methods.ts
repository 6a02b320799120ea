// 405 with an Allow header for a known path with an unsupported method (RFC 9110, 15.5.6).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.ts';

/** Call when no route matches: throws METHOD_NOT_ALLOWED if the path is known. */
export type RefuseMethod = (request: FastifyRequest, reply: FastifyReply) => void;

/** Register before the routes. */
export function knownMethods(app: FastifyInstance): RefuseMethod {
  const patterns = new Map<string, { readonly shape: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = patterns.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    patterns.set(url, known);
    for (const each of [method].flat()) known.methods.add(each);
  });
  return ({ url }, reply) => {
    const path = url.split('?', 1)[0] ?? '';
    const fitting = [...patterns.values()].filter(({ shape }) => shape.test(path));
    if (fitting.length === 0) return;
    const methods = new Set(fitting.flatMap((pattern) => [...pattern.methods]));
    reply.header('allow', [...methods].sort().join(', '));
    throw new Problem('METHOD_NOT_ALLOWED');
  };
}

/** Our routes use `:name` and `*`, and no other syntax of the router. */
function shapeOf(url: string): RegExp {
  const parts = url.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${parts.replaceAll('*', '.*').replace(/\/$/, '')}/?$`);
}
