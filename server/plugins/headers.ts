// Security headers for the page and the API: content security policy, hardening, CORS.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings as BrandSettings } from '../../api/settings.ts';
import type { Environment } from '../settings/environment.ts';
import { isLoopback } from '../settings/variables.ts';
import { REQUEST_ID } from './requestId.ts';

const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // React and Base UI set style attributes
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Browser features that the app does not use, and that scripts of ads must not use. */
const PERMISSIONS = [
  ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const ALLOWED_HEADERS =
  'Authorization, Accept-Language, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Environment, X-White-Label, X-Api-Key, Cache-Control';
const EXPOSED_HEADERS = 'ETag, Retry-After, Idempotency-Replayed, X-Request-Id';

/** What the sign-in provider's library calls and loads. The emulator is on the page's own origin. */
const signInSources = ({ emulator, firebase: { authDomain } }: Settings): Record<string, Source[]> =>
  emulator === 'off'
    ? {
        'connect-src': ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        'script-src': ["'self'", 'https://apis.google.com'],
        'frame-src': ["'self'", `https://${authDomain}`],
      }
    : {};

/** Whether scripts of others may run, those that they load included: with ads, or with a tag manager. */
export const runsForeign = ({ ads, analytics }: ForeignSettings): boolean =>
  ads !== undefined || analytics?.tagManager !== undefined;

/**
 * SDKs of ads and tags load whatever they need from wherever it is, so scripts are trusted by a nonce, and those that they load with
 * them (strict-dynamic). Only where there are such; otherwise nothing foreign runs at all.
 */
function foreignSources({ ads, analytics }: ForeignSettings): Record<string, Source[]> {
  if (!runsForeign({ ads, analytics })) return {};
  const here = [
    ...new Set(
      [...Object.values(ads ?? {}), analytics?.consentUrl ?? '']
        .filter((value) => typeof value === 'string') // not the vendors' numbers
        .filter((address) => URL.canParse(address))
        .map((address) => new URL(address).origin),
    ),
  ];
  const anywhere = ["'self'", 'https:', ...here];
  return {
    'script-src': [(request) => `'nonce-${nonceOf(request)}'`, "'strict-dynamic'"],
    'connect-src': anywhere,
    'media-src': [...anywhere, 'blob:', 'data:'],
    'frame-src': anywhere,
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...here],
  };
}

type Source = string | ((request: IncomingMessage) => string);

const nonces = new WeakMap<IncomingMessage, string>();

/** The same for one request in the header and in the page. */
export function nonceOf(request: IncomingMessage): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

/** What makes scripts of others run. */
export interface ForeignSettings {
  readonly ads?: Environment['ads'];
  readonly analytics?: BrandSettings['analytics'];
}

type Settings = Pick<Environment, 'origins' | 'emulator' | 'firebase' | 'errorsTo'> & ForeignSettings;

/** What a brand may change in the policy of its page: its ads and tags, its sign-in project, and who may show it in a frame. */
export type PolicyOf = (
  brand: {
    readonly publishers: readonly string[];
    readonly settings: ForeignSettings;
    readonly firebase: Pick<Settings['firebase'], 'authDomain'>;
  },
  request: IncomingMessage,
) => string;

function directivesOf(settings: Settings): Record<string, Source[]> {
  const directives: Record<string, Source[]> = {
    ...DIRECTIVES,
    ...signInSources(settings),
    ...foreignSources(settings),
  };
  const { errorsTo } = settings;
  if (errorsTo === undefined) return directives;
  return { ...directives, 'connect-src': [...(directives['connect-src'] ?? ["'self'"]), new URL(errorsTo).origin] };
}

/**
 * `origins`: exact, without a trailing slash. There are no cookies, so credentials are not allowed. Returns the content security
 * policy of a brand's page; everything else has that of the built-in brand.
 */
export async function protectiveHeaders(app: FastifyInstance, settings: Settings): Promise<PolicyOf> {
  const { origins } = settings;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(settings) },
    xFrameOptions: { action: 'deny' },
    // a sign-in provider's pop-up must be able to report back
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS).header(REQUEST_ID, request.id);
    done();
  });
  if (origins.length > 0) otherOrigins(app, new Set(origins));
  return ({ publishers, settings: { ads, analytics }, firebase }, request) =>
    Object.entries({
      ...directivesOf({ ...settings, ads, analytics, firebase: { ...settings.firebase, ...firebase } }),
      ...(publishers.length > 0 && { 'frame-ancestors': publishers.map(sourceOf) }),
    })
      .map(([name, sources]) => `${name} ${sources.map((source) => writtenFor(request, source)).join(' ')}`)
      .join(';');
}

/** A publisher's pages come by https, except from the developer's own machine. */
const sourceOf = (host: string): string => `${isLoopback(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`;

const writtenFor = (request: IncomingMessage, source: Source): string =>
  typeof source === 'function' ? source(request) : source;

function otherOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    vary(reply, 'Origin');
    const origin = request.headers.origin;
    if (origin === undefined || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    await reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '600')
      .status(204)
      .send();
  });
}

interface Headers {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}

/** Adds names to the Vary header. */
export function vary(reply: Headers, ...names: readonly string[]): void {
  const set = reply.getHeader('vary');
  if (set === undefined) return void reply.header('vary', names.join(', '));
  const before = String(set)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  reply.header('vary', [...new Set([...before, ...names])].join(', '));
}
