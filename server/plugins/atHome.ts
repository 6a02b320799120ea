// A server that accepts unsigned tokens or play money only because it is a developer's machine (settings/exposure.ts) refuses
// requests from elsewhere. An unconfigured proxy is recognised by the request's host or forwarding headers.

import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problem.ts';
import { isLoopback } from '../settings/variables.ts';

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Register before all routes. Throws ONLY_AT_HOME for requests from elsewhere. */
export function onlyAtHome(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    const proxy = PROXY_HEADERS.find((name) => request.headers[name] !== undefined);
    if (proxy === undefined && isHome(request.hostname)) return;
    if (!warned) app.log.warn(`Requests come from elsewhere (${proxy ?? request.hostname}): ${ADVICE}`);
    warned = true;
    throw new Problem('ONLY_AT_HOME');
  });
}

/** What ends in `.localhost` never leaves the machine (RFC 6761): a brand is tried there. */
const isHome = (host: string): boolean => isLoopback(host) || /^[a-z\d.-]+\.localhost$/i.test(host);

const ADVICE = 'set PUBLIC_URL and a sign-in project, or for development SIGN_IN=emulator.';
