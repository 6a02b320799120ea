// A server that believes unsigned tokens, or takes play money, for the one reason that it stands at home (settings/exposure.ts) answers
// nobody from elsewhere. A proxy in front of it that no setting names shows in what a request calls the host, or says of itself.

import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problem.ts';
import { isLoopback } from '../settings/variables.ts';

const SAYS_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** To be set up before anything that answers. Throws ONLY_AT_HOME for each request from elsewhere. */
export function onlyAtHome(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async (request) => {
    const proxy = SAYS_PROXY.find((name) => request.headers[name] !== undefined);
    if (proxy === undefined && isLoopback(request.hostname)) return;
    if (!told) app.log.warn(`Requests come from elsewhere (${proxy ?? request.hostname}): ${ADVICE}`);
    told = true;
    throw new Problem('ONLY_AT_HOME');
  });
}

const ADVICE = 'set PUBLIC_URL and a sign-in project, or for development SIGN_IN=emulator.';
