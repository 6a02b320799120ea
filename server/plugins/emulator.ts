// Passes the sign-in provider's calls on to the emulator, so that a browser reaches it on the page's own address: no second
// port to open, no other origin, and it starts when the first call comes. Development and tests only.

import { request as ask, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.ts';
import type { Emulator } from '../identity/emulator.ts';

/** Calls that change no account: all others are kept before they are answered. */
const READING = /accounts:(lookup|createAuthUri)|\/v1\/token|\/oobCodes|\/recaptcha/;

/** As the provider's library and its tests address them. */
const PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

export async function emulatorCalls(app: FastifyInstance, emulator: Emulator): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of PREFIXES) {
      calls.all(`${prefix}/*`, { schema: { hide: true }, compress: false }, async (request, reply) => {
        const url = await emulator.ready().catch((error) => {
          request.log.warn({ err: error }, 'no sign-in emulator');
          throw new Problem('SIGN_IN_UNAVAILABLE');
        });
        const answer = await passOn(request, url);
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

/** Throws SIGN_IN_UNAVAILABLE: what a restart would not know has not happened. */
async function kept(emulator: Emulator, request: FastifyRequest, answer: IncomingMessage): Promise<void> {
  try {
    await emulator.keep();
  } catch (error) {
    answer.destroy();
    request.log.error({ err: error }, 'accounts are not kept');
    throw new Problem('SIGN_IN_UNAVAILABLE');
  }
}

function passOn(request: FastifyRequest, url: string): Promise<IncomingMessage> {
  const { method, body } = request;
  const headers = { ...request.headers, host: new URL(url).host };
  return new Promise((resolve, reject) => {
    // a connection of its own: one that is kept may be closed by the emulator in the moment in which it is used again
    const out = ask(`${url}${request.url}`, { method, headers, agent: false }, resolve);
    out.once('error', () => reject(new Problem('SIGN_IN_UNAVAILABLE'))); // not there yet, or no longer
    if (isStream(body)) body.pipe(out);
    else out.end();
  });
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && 'pipe' in body;
