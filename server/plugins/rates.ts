// How often somebody may ask, in one table. Counted by each process for itself: with n of them the limits are n times as high,
// which is what they are for (programs that try codes or fill the database), not a promise.

import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../common/problem.ts';

/** `by` person: where nobody is signed in, as with feedback, the address stands for him. */
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

/** A route names its own in `config: { rate }`; else GET is `read`, everything else `write`. */
export const RATES = {
  read: [person(120, MINUTE)],
  write: [person(30, MINUTE)],
  settings: [person(30, MINUTE)],
  /** A device that comes back sends everything that it has. */
  progress: [person(120, MINUTE)],
  collect: [person(6, MINUTE)],
  /** All of it may be tens of megabytes. */
  export: [person(5, 10 * MINUTE)],
  promo: [person(5, HOUR), address(20, HOUR)],
  feedback: [person(3, HOUR), person(20, DAY)],
} as const satisfies Record<string, readonly Limit[]>;
export type RateName = keyof typeof RATES;

/** Of who has not signed in, on routes that are for all. A school of 600 that begins at once asks for some 5,000 answers. */
export const ANYBODY = address(6000, MINUTE);
/** Before any token is looked at; many share the address of a phone company or a school. */
const TOKENS = address(3000, MINUTE);
/** Tokens that nobody could have by honest means. */
const BAD_TOKENS = address(20, MINUTE);

declare module 'fastify' {
  interface FastifyContextConfig {
    rate?: RateName;
  }
}

/** Throws TOO_MANY_REQUESTS and says when to come again. */
export type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Counters {
  readonly anybody: onRequestHookHandler;
  readonly tokens: Count;
  readonly badTokens: Count;
  /** For the route that is asked for, once it is known who asks. */
  readonly route: Count;
}

const MAX_CALLERS = 20_000; // remembered at a time, for each limit

/** `on` false: nobody is counted, for tests that are many at once. */
export async function rateCounters(app: FastifyInstance, on: boolean): Promise<Counters> {
  const free: Count = async () => undefined;
  if (!on) return { anybody: (_request, _reply, done) => done(), tokens: free, badTokens: free, route: free };
  await app.register(fastifyRateLimit, { global: false, cache: MAX_CALLERS });
  const counters = Object.fromEntries(
    Object.entries(RATES).map(([name, limits]) => [name, limits.map((limit) => counterOf(app, limit))]),
  ) as unknown as Record<RateName, readonly Count[]>;
  return {
    anybody: quickCounter(ANYBODY),
    tokens: counterOf(app, TOKENS),
    badTokens: counterOf(app, BAD_TOKENS),
    async route(request, reply) {
      const name = request.routeOptions.config.rate ?? (request.method === 'GET' ? 'read' : 'write');
      for (const count of counters[name]) await count(request, reply);
    },
  };
}

/** In a window that is everybody's, and without a promise: a level that lies ready is sent in some ten microseconds. */
function quickCounter({ max, seconds }: Limit): onRequestHookHandler {
  const asked = new Map<string, number>();
  let until = 0; // unix ms
  return ({ ip }, reply, done) => {
    const now = Date.now();
    // a clock that was put back begins a new one as well
    if (now >= until || now < until - seconds * 1000) {
      asked.clear();
      until = now + seconds * 1000;
    }
    const count = (asked.get(ip) ?? 0) + 1;
    if (count > 1 || asked.size < MAX_CALLERS) asked.set(ip, count);
    if (count <= max) return done();
    reply.header('retry-after', String(Math.max(1, Math.ceil((until - now) / 1000))));
    done(new Problem('TOO_MANY_REQUESTS'));
  };
}

function counterOf(app: FastifyInstance, { by, max, seconds }: Limit): Count {
  const ofPerson = { keyGenerator: (request: FastifyRequest) => request.person?.uid ?? `at ${request.ip}` };
  const count = app.createRateLimit({ max, timeWindow: seconds * 1000, ...(by === 'person' ? ofPerson : {}) });
  return async (request, reply) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header('retry-after', String(Math.max(1, found.ttlInSeconds)));
    throw new Problem('TOO_MANY_REQUESTS');
  };
}
