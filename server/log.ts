// Structured log lines, one JSON object each, on stderr: stdout belongs to the person who started the server. No personal
// data: no addresses of callers, no tokens, no query strings.

import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { LogLevel } from './environment.ts';

export function logOptions(level: LogLevel, stream: { write(line: string): void } = process.stderr) {
  return {
    level,
    stream,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]', 'err.config', 'err.params'],
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0]?.slice(0, 200) }),
    },
  } satisfies FastifyLoggerOptions & { stream: unknown; redact: unknown };
}
