// Rate limits, in one table. Each process counts for itself: n nodes allow n times as much, which is good enough against programs
// that guess codes or fill the database.

import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../common/problem.ts';

/** `person`: per account, or per address for visitors, who may send feedback, for example. */
interface Limit {
  readonly by: 'person' | 'address';
  readonly max: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const person = (max: number, seconds: number): Limit => ({ by: 'person', max, seconds });
const address = (max: number, seconds: number): Limit => ({ by: 'address', max, seconds });

/** A route names its rate in `config: { rate }`; the default is `read` for GET and `write` for the rest. */
export const RATES = {
  read: [person(120, MINUTE)],
  write: [person(30, MINUTE)],
  settings: [person(30, MINUTE)],
  /** A device that was offline sends all its games at once. */
  progress: [person(120, MINUTE)],
  collect: [person(6, MINUTE)],
  /** An export may be tens of megabytes. */
  export: [person(5, 10 * MINUTE)],
  promo: [person(5, HOUR), address(20, HOUR)],
  feedback: [person(3, HOUR), person(20, DAY)],
  /** Services that show links come from few addresses. */
  picture: [address(120, MINUTE)],
  /** Counted events come in batches, hardly more than one a minute from each page: a school of 600. */
  analytics: [address(1200, MINUTE)],
} as const satisfies Record<string, readonly Limit[]>;
export type RateName = keyof typeof RATES;

/** For public routes. A school of 600 pupils who start at once makes some 5,000 requests. */
export const ANYBODY = address(6000, MINUTE);
/** Pages of levels that are not kept: each takes some tens of milliseconds to make, and all of them are more than are kept. */
export const PAGES = address(240, MINUTE);
/** Before a token is verified; many players share the address of a mobile network or a school. */
const TOKENS = address(3000, MINUTE);
/** Invalid tokens, which no honest client sends. */
const BAD_TOKENS = address(20, MINUTE);

declare module 'fastify' {
  interface FastifyContextConfig {
    rate?: RateName;
  }
}

/** Throws TOO_MANY_REQUESTS, with Retry-After. */
export type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Counters {
  readonly anybody: onRequestHookHandler;
  readonly tokens: Count;
  readonly badTokens: Count;
  /** The route's own limit, once the caller is known. */
  readonly route: Count;
  /** Whether another page may be made for this address. */
  readonly mayMakePage: (request: FastifyRequest) => Promise<boolean>;
}

const MAX_CALLERS = 20_000; // tracked at a time, for each limit

/** Kept, since reading an IPv6 address takes longer than sending a cached level. */
const networks = new Map<string, string>();

/** One IPv6 customer has 2^64 addresses, so a whole /64 network counts as one caller, as in the plugin's own counters. */
function addressOf({ ip }: FastifyRequest): string {
  if (!ip.includes(':')) return ip;
  const network = networks.get(ip) ?? normalizeIP(ip);
  if (networks.size >= MAX_CALLERS) networks.clear();
  networks.set(ip, network);
  return network;
}

/** `on` false: no limits, for load tests. */
export async function rateCounters(app: FastifyInstance, on: boolean): Promise<Counters> {
  const free: Count = async () => undefined;
  if (!on)
    return {
      ...{ anybody: (_request, _reply, done) => done(), tokens: free, badTokens: free, route: free },
      mayMakePage: async () => true,
    };
  await app.register(fastifyRateLimit, { global: false, cache: MAX_CALLERS });
  const counters = Object.fromEntries(
    Object.entries(RATES).map(([name, limits]) => [name, limits.map((limit) => counterOf(app, limit))]),
  ) as unknown as Record<RateName, readonly Count[]>;
  const pages = app.createRateLimit({ max: PAGES.max, timeWindow: PAGES.seconds * 1000 });
  return {
    async mayMakePage(request) {
      const found = await pages(request);
      return found.isAllowed || !found.isExceeded;
    },
    anybody: quickCounter(ANYBODY),
    tokens: counterOf(app, TOKENS),
    badTokens: counterOf(app, BAD_TOKENS),
    async route(request, reply) {
      const name = request.routeOptions.config.rate ?? (request.method === 'GET' ? 'read' : 'write');
      for (const count of counters[name]) await count(request, reply);
    },
  };
}

/** Kept cheap (one window for all callers, no promises), since sending a cached level takes only some ten microseconds. */
function quickCounter({ max, seconds }: Limit): onRequestHookHandler {
  const counts = new Map<string, number>();
  let until = 0; // unix ms
  return (request, reply, done) => {
    const from = addressOf(request);
    const now = Date.now();
    // also if the clock was set back
    if (now >= until || now < until - seconds * 1000) {
      counts.clear();
      until = now + seconds * 1000;
    }
    const count = (counts.get(from) ?? 0) + 1;
    if (count > 1 || counts.size < MAX_CALLERS) counts.set(from, count);
    if (count <= max) return done();
    reply.header('retry-after', String(Math.max(1, Math.ceil((until - now) / 1000))));
    done(new Problem('TOO_MANY_REQUESTS'));
  };
}

function counterOf(app: FastifyInstance, { by, max, seconds }: Limit): Count {
  const ofPerson = { keyGenerator: (request: FastifyRequest) => request.person?.uid ?? `at ${addressOf(request)}` };
  const count = app.createRateLimit({ max, timeWindow: seconds * 1000, ...(by === 'person' ? ofPerson : {}) });
  return async (request, reply) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header('retry-after', String(Math.max(1, found.ttlInSeconds)));
    throw new Problem('TOO_MANY_REQUESTS');
  };
}
