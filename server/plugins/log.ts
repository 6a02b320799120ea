// Structured logs, one JSON object a line, on stderr: stdout is for the user who started the server. No personal data: no IP
// addresses, no tokens, no query strings, no parameters of statements.

import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { LogLevel } from '../settings/environment.ts';

export function logOptions(level: LogLevel, stream: { write(line: string): void } = process.stderr) {
  return {
    level,
    stream,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]', 'err.config'],
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0]?.slice(0, 200) }),
      err: described,
    },
  } satisfies FastifyLoggerOptions & { stream: unknown; redact: unknown };
}

interface Described {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: unknown;
  readonly cause?: Described;
  readonly [more: string]: unknown;
}

/** The query builder puts a failed statement's parameters into message and stack: a promo code, a name, feedback. */
function described(error: Error & { code?: unknown; query?: unknown }): Described {
  const message = error.message.startsWith('Failed query: ') ? `Failed query: ${error.query}` : error.message;
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '';
  const cause = error.cause instanceof Error ? { cause: described(error.cause) } : {};
  return { type: error.name, message, stack: message + frames, code: error.code, ...cause };
}
