// Passes the sign-in provider's calls on to the emulator, so that a browser reaches it on the page's own address: no second
// port to open, no other origin, and it starts when the first call comes. Development and tests only.

import { request as ask } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Emulator } from '../identity/emulator.ts';
import { Problem } from '../problem.ts';

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
        return passOn(request, reply, url);
      });
    }
  });
}

function passOn(request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> {
  const { method, headers, body } = request;
  return new Promise((resolve, reject) => {
    const out = ask(`${url}${request.url}`, { method, headers: { ...headers, host: new URL(url).host } }, (answer) => {
      const { 'content-type': type = 'application/json', 'content-length': length } = answer.headers;
      reply.status(answer.statusCode ?? 502).header('content-type', type);
      if (length !== undefined) reply.header('content-length', length);
      resolve(reply.send(answer));
    });
    out.once('error', () => reject(new Problem('SIGN_IN_UNAVAILABLE'))); // not there yet, or no longer
    if (isStream(body)) body.pipe(out);
    else out.end();
  });
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && 'pipe' in body;
