// Sends every failure in the specified shape, with a sentence in the request's language and never with a stack trace.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Code, SENTENCES } from '../../api/codes.ts';
import type { Failure } from '../../api/envelope.ts';
import type { Language } from '../../puzzles/languages.ts';
import { Problem } from '../common/problem.ts';
import { isUnavailable, isUnstorable, isWithoutOwner } from '../store/faults.ts';
import { languageOf } from './language.ts';
import { REQUEST_ID } from './requestId.ts';

/** Longer than any of our URLs; refused before routing. */
const MAX_URL = 2048; // characters

/** Enough for an overloaded or restarting service to recover. */
const RETRY_AFTER = '5'; // s

export function errorAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL) throw new Problem('PATH_TOO_LONG');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return fail(request, reply, problem);
  });
}

export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  fail(request, reply, new Problem('UNKNOWN_ROUTE'));

/** Also for failures before routing, such as a malformed URL. */
export function fail(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.removeHeader('etag');
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (problem.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  return reply
    .status(problem.statusCode)
    .header('cache-control', 'no-store')
    .header(REQUEST_ID, request.id)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(failure(problem.code, languageOf(request), problem.more));
}

export function failure(code: Code, language: Language, more: Problem['more'] = {}): Failure {
  const sentence = SENTENCES[code][language];
  return { isError: true, message: sentence, error: sentence, data: { ...more, error: sentence, code } };
}

/** Fastify's own errors have a status; any other is a bug of ours, or the database's. */
export function toProblem(error: Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status === 404) return new Problem('UNKNOWN_ROUTE');
  if (status === 408) return new Problem('REQUEST_TIMEOUT');
  if (status === 413) return new Problem('BODY_TOO_LARGE');
  if (status === 414) return new Problem('PATH_TOO_LONG');
  if (status >= 400 && status < 500) return new Problem('BAD_REQUEST');
  if (isUnstorable(error)) return new Problem('BAD_REQUEST');
  if (isWithoutOwner(error)) return new Problem('TOKEN_INVALID');
  return new Problem(status === 503 || isUnavailable(error) ? 'NOT_READY' : 'INTERNAL');
}
