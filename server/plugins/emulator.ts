// Forwards the sign-in provider's calls to the emulator, so that a browser reaches it on the page's own origin: no second port, no
// CORS, and it starts with the first call. Development and tests only.

import { request as ask, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.ts';
import type { Emulator } from '../identity/emulator.ts';

/** Calls that change no account. After any other, accounts are saved before the response is sent. */
const READING = /accounts:(lookup|createAuthUri)|\/v1\/token|\/oobCodes|\/recaptcha/;

/** Paths that the provider's library and the tests call. */
const PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

export async function emulatorCalls(app: FastifyInstance, emulator: Emulator): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of PREFIXES) {
      calls.all(`${prefix}/*`, { schema: { hide: true }, compress: false }, async (request, reply) => {
        const url = await emulator.ready().catch((error) => {
          request.log.warn({ err: error }, 'the sign-in emulator is not available');
          throw new Problem('SIGN_IN_UNAVAILABLE');
        });
        const answer = await forward(request, url);
        if (isChange(request, answer)) await kept(emulator, request, answer);
        const { 'content-type': type = 'application/json', 'content-length': length } = answer.headers;
        reply.status(answer.statusCode ?? 502).header('content-type', type);
        if (length !== undefined) reply.header('content-length', length);
        return reply.send(answer);
      });
    }
  });
}

const isChange = ({ url }: FastifyRequest, { statusCode = 500 }: IncomingMessage): boolean =>
  statusCode < 400 && !READING.test(url.split('?', 1)[0] ?? '');

/** Throws SIGN_IN_UNAVAILABLE: a change that a restart would lose must not be reported as done. */
async function kept(emulator: Emulator, request: FastifyRequest, answer: IncomingMessage): Promise<void> {
  try {
    await emulator.keep();
  } catch (error) {
    answer.destroy();
    request.log.error({ err: error }, 'the emulator’s accounts could not be saved');
    throw new Problem('SIGN_IN_UNAVAILABLE');
  }
}

function forward(request: FastifyRequest, url: string): Promise<IncomingMessage> {
  const { method, body } = request;
  const headers = { ...request.headers, host: new URL(url).host };
  return new Promise((resolve, reject) => {
    // a new connection: the emulator may close an idle one just as it is reused
    const out = ask(`${url}${request.url}`, { method, headers, agent: false }, resolve);
    out.once('error', () => reject(new Problem('SIGN_IN_UNAVAILABLE'))); // not up yet, or gone
    if (isStream(body)) body.pipe(out);
    else out.end();
  });
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && 'pipe' in body;
