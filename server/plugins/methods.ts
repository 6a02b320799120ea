// An address that there is, asked in a way that there is not: 405 with the ways that there are (RFC 9110, 15.5.6).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.ts';

/** Throws METHOD_NOT_ALLOWED where the address is known, for who has found no route for a request. */
export type RefuseMethod = (request: FastifyRequest, reply: FastifyReply) => void;

/** To be called before the routes are registered. */
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

/** Our addresses have `:name` for a part, `*` for a rest, and nothing else that is special to the router. */
function shapeOf(url: string): RegExp {
  const parts = url.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${parts.replaceAll('*', '.*').replace(/\/$/, '')}/?$`);
}
