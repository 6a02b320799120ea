// Serves the built client: its files, and index.html for every path of the app, with the head of the request's brand.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppAddress } from '../../api/addresses.ts';
import { DEFAULT_KEY } from '../../api/brand.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { brandIcon, brandManifest, brandPage } from '../brands/page.ts';
import type { ServedBrand } from '../brands/served.ts';
import { StartRefused } from '../settings/environment.ts';
import { isLabel } from './brand.ts';
import { nonceOf, type PolicyOf, runsForeign } from './headers.ts';
import { languageOf } from './language.ts';

type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

const YEAR = 31_536_000; // s

/** `policyOf`: a brand's content security policy. `notFound` handles all paths that are not the app's. Throws StartRefused if the folder holds no built client. */
export async function servedClient(
  app: FastifyInstance,
  folder: string,
  notFound: NotFound,
  policyOf: PolicyOf,
): Promise<void> {
  const root = resolve(folder);
  const index = join(root, 'index.html');
  if (!existsSync(index)) throw new StartRefused(`CLIENT_DIR ${root} holds no index.html: run "npm run build" first.`);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => setCache(reply, path),
  });
  const page = readFileSync(index, 'utf8');
  const pages = keptPages(page);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, ...wish } = await wishOf(app, request);
    const own = pages(brand, { ...wish, place: request.url.split(/[/?]/, 2)[1] ?? '' });
    // scripts are trusted by a nonce where those of others run
    const nonced = () => own.replaceAll(/<script|<link rel="modulepreload"/g, `$& nonce="${nonceOf(request.raw)}"`);
    reply.header('content-security-policy', policyOf(brand, request.raw));
    // it knows no list of hosts
    if (brand.publishers.length > 0) {
      reply.raw.removeHeader('x-frame-options');
      // a window for signing in stays connected with the frame that opened it, which is on a page without such a policy
      if (new URLSearchParams(request.url.split('?', 2)[1]).get('opener') === 'frame')
        reply.header('cross-origin-opener-policy', 'unsafe-none');
    }
    return reply
      .status(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(runsForeign(brand.settings) ? nonced() : own);
  };
  app.get('/brand.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const { brand, ...wish } = await wishOf(app, request);
    return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(brandManifest(brand, wish));
  });
  app.get('/brand.svg', { schema: { hide: true } }, async (request, reply) => {
    const { brand } = await wishOf(app, request);
    return reply.header('cache-control', 'no-cache').type('image/svg+xml').send(brandIcon(brand));
  });
  app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isAppAddress(request.url);
    return isPage ? sendPage(request, reply) : notFound(request, reply);
  });
}

/** Whose page it is: `?brand=` names one where the host names none, or a preview. */
async function wishOf(app: FastifyInstance, request: FastifyRequest) {
  const named = new URLSearchParams(request.url.split('?', 2)[1]).get('brand') ?? undefined;
  const brand = await app.brandOf(request, named === undefined || !isLabel(named) ? DEFAULT_KEY : named);
  const query = named !== undefined && brand.label === named ? `?brand=${brand.label}` : '';
  return { brand, language: languageOf(request, brand.languages), query };
}

/** Each brand's pages, made when they are first asked for; they go with their version. */
function keptPages(template: string): (brand: ServedBrand, wish: Parameters<typeof brandPage>[2]) => string {
  const kept = new WeakMap<ServedBrand, Map<string, string>>();
  return (brand, wish) => {
    const pages = kept.get(brand) ?? new Map<string, string>();
    kept.set(brand, pages);
    const place = isGameType(wish.place) ? wish.place : '';
    const name = `${wish.language} ${place} ${wish.query}`;
    const page = pages.get(name) ?? brandPage(template, brand, { ...wish, place });
    pages.set(name, page);
    return page;
  };
}

/** Publishers' pages load it from here as a module, and are to have a new version soon. */
const EMBED = /[\\/]embed\.js(\.br|\.gz)?$/;
const EMBED_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Vite puts a content hash into the names of files in `assets`. */
function setCache(reply: FastifyReply, path: string): void {
  if (EMBED.test(path)) {
    reply
      .header('cache-control', EMBED_CACHE)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return;
  }
  const hashed = /[\\/]assets[\\/][^\\/]*-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
  reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
}
