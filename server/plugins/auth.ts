// Authentication. Routes use `onRequest: app.auth.signedIn` (before any body is read), and `personOf(request)` in their handler.

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../common/problem.ts';
import { type OnAccountCreated, type Person, personBehind } from '../identity/people.ts';
import type { VerifyToken } from '../identity/token.ts';
import type { Database } from '../store/database.ts';
import type { Counters } from './rates.ts';

declare module 'fastify' {
  interface FastifyInstance {
    auth: Auth;
  }
  interface FastifyRequest {
    /** Set by `signedIn`, and by `maybeSignedIn` if there is a token. */
    person: Person | undefined;
  }
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** All of them apply rate limits; all but `anybody` also apply the route's own. */
export interface Auth {
  /** Open to everybody; ignores tokens. */
  readonly anybody: onRequestHookHandler;
  /** As `anybody`, with the route's own limit. */
  readonly unnamed: Check;
  /** 401 without a valid token. Creates the account on first use. */
  readonly signedIn: Check;
  /** No token: no player. An invalid token is still 401, so that the client refreshes it. */
  readonly maybeSignedIn: Check;
}

export interface AuthOptions {
  readonly db: Database;
  readonly verifyToken: VerifyToken;
  /** Runs in the transaction that creates an account. */
  readonly welcome: OnAccountCreated;
  readonly rates: Counters;
}

/** Register before the routes, and after `brandOfRequests`. */
export function authentication(app: FastifyInstance, { db, verifyToken, welcome, rates }: AuthOptions): void {
  app.decorateRequest('person', undefined);
  const check = async (request: FastifyRequest, reply: FastifyReply, needed: boolean): Promise<void> => {
    const token = tokenOf(request);
    if (token === undefined && needed) throw new Problem('SIGN_IN_FIRST');
    await rates.tokens(request, reply);
    if (token !== undefined) {
      try {
        const brand = await app.brandOf(request);
        request.person = await personBehind(db, await verifyToken(token, brand.projectId), brand, welcome);
      } catch (error) {
        if (error instanceof Problem && error.code === 'TOKEN_INVALID') await rates.badTokens(request, reply);
        throw error;
      }
    }
    await rates.route(request, reply);
  };
  app.decorate('auth', {
    anybody: rates.anybody,
    unnamed: rates.route,
    signedIn: (request, reply) => check(request, reply, true),
    maybeSignedIn: (request, reply) => check(request, reply, false),
  });
}

/** Throws SIGN_IN_FIRST if the caller is not signed in, or if the route forgot to require it. */
export function personOf(request: Pick<FastifyRequest, 'person'>): Person {
  if (request.person === undefined) throw new Problem('SIGN_IN_FIRST');
  return request.person;
}

/** Far longer than any of the provider's tokens. */
const MAX_TOKEN = 4096; // characters

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization) ?? [];
  if (token === undefined || token.length > MAX_TOKEN) throw new Problem('TOKEN_INVALID');
  return token;
}
