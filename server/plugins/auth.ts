// Who is asking? Routes take `onRequest: app.auth.signedIn` (before any body is read) and `personOf(request)` in their handler.

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../common/problem.ts';
import { type FirstSight, type Person, personBehind } from '../identity/people.ts';
import type { VerifyToken } from '../identity/token.ts';
import type { Database } from '../store/database.ts';
import type { Counters } from './rates.ts';

declare module 'fastify' {
  interface FastifyInstance {
    auth: Auth;
  }
  interface FastifyRequest {
    /** Set by `signedIn`, and by `maybeSignedIn` where there is a token. */
    person: Person | undefined;
  }
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** All count who asks how often, those that know a person by the route's rate. */
export interface Auth {
  /** Does not look at tokens. */
  readonly anybody: onRequestHookHandler;
  /** 401 without a good token. Makes the person's rows on first sight. */
  readonly signedIn: Check;
  /** No token is no person; a bad token is still 401, so that the client fetches a new one. */
  readonly maybeSignedIn: Check;
}

export interface AuthOptions {
  readonly db: Database;
  readonly verifyToken: VerifyToken;
  /** What a new account is given, in the transaction that makes it. */
  readonly welcome: FirstSight;
  readonly rates: Counters;
}

/** To be set up before the routes. */
export function authentication(app: FastifyInstance, { db, verifyToken, welcome, rates }: AuthOptions): void {
  app.decorateRequest('person', undefined);
  const check = async (request: FastifyRequest, reply: FastifyReply, needed: boolean): Promise<void> => {
    const token = tokenOf(request);
    if (token === undefined && needed) throw new Problem('SIGN_IN_FIRST');
    await rates.tokens(request, reply);
    if (token !== undefined) {
      try {
        request.person = await personBehind(db, await verifyToken(token), brandOf(request), welcome);
      } catch (error) {
        if (error instanceof Problem && error.code === 'TOKEN_INVALID') await rates.badTokens(request, reply);
        throw error;
      }
    }
    await rates.route(request, reply);
  };
  app.decorate('auth', {
    anybody: rates.anybody,
    signedIn: (request, reply) => check(request, reply, true),
    maybeSignedIn: (request, reply) => check(request, reply, false),
  });
}

/** Throws SIGN_IN_FIRST where nobody is signed in: also where a route has forgotten to ask. */
export function personOf(request: Pick<FastifyRequest, 'person'>): Person {
  if (request.person === undefined) throw new Problem('SIGN_IN_FIRST');
  return request.person;
}

/** Far longer than any token of the provider. */
const MAX_TOKEN = 4096; // characters

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization) ?? [];
  if (token === undefined || token.length > MAX_TOKEN) throw new Problem('TOKEN_INVALID');
  return token;
}

/** The white label under which somebody asks. Throws BAD_REQUEST for what is no name. */
function brandOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const brand = headers['x-white-label'] ?? 'default';
  if (typeof brand !== 'string' || !/^[A-Za-z0-9._-]{1,64}$/.test(brand)) throw new Problem('BAD_REQUEST');
  return brand;
}
