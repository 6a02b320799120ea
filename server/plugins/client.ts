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
import { readShell, type StillShell } from '../brands/shellFile.ts';
import { StartRefused } from '../settings/environment.ts';
import { type AnswersOf, answersOf } from './answers.ts';
import { isLabel } from './brand.ts';
import { nonceOf, type PolicyOf, runsForeign, vary } from './headers.ts';
import { languageOf } from './language.ts';
import { type LevelPages, levelAddress } from './levelPages.ts';
import { type PreloadsOf, preloads } from './preloads.ts';
import { type Prepared, preparedTexts, sendTagged } from './tagged.ts';

type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

const YEAR = 31_536_000; // s
/** Of pages, prepared: some thousand. */
const KEPT_PAGES = 16 * 1024 * 1024; // bytes
const KEPT_FOR = 60_000; // ms
const HTML = 'text/html; charset=utf-8';

/** `policyOf`: a brand's content security policy. `mayMake`: of PageParts. `notFound` handles all paths that are not the app's. Throws StartRefused if the folder holds no built client. */
export async function servedClient(
  app: FastifyInstance,
  folder: string,
  notFound: NotFound,
  policyOf: PolicyOf,
  levels: LevelPages,
  mayMake: PageParts['mayMake'],
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
  const beside = { preloadsOf: preloads(root), answersOf: answersOf(app), shell: readShell(root) };
  const pages = keptPages(page, { levels, mayMake, ...beside });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, ...wish } = await wishOf(app, request);
    const own = await pages(brand, { ...wish, place: request.url.split(/[/?]/, 2)[1] ?? '' }, request);
    // scripts are trusted by a nonce where those of others run
    const nonced = () =>
      own.plain.toString().replaceAll(/<script|<link rel="modulepreload"/g, `$& nonce="${nonceOf(request.raw)}"`);
    reply.header('content-security-policy', policyOf(brand, request.raw));
    // it knows no list of hosts
    if (brand.publishers.length > 0) {
      reply.raw.removeHeader('x-frame-options');
      // a window for signing in stays connected with the frame that opened it, which is on a page without such a policy
      if (new URLSearchParams(request.url.split('?', 2)[1]).get('opener') === 'frame')
        reply.header('cross-origin-opener-policy', 'unsafe-none');
    }
    vary(reply, 'Accept-Language');
    reply.status(canBePage(request.url) ? 200 : 404).header('cache-control', 'no-cache');
    return runsForeign(brand.settings) ? reply.type(HTML).send(nonced()) : sendTagged(request, reply, own, HTML);
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

/** Paths of the app besides those below a game. */
const PLACES: readonly string[] = ['', '/logout'];
/** What stands for the current selection instead of a level's id. */
const SELECTION = 'play';

/** Can there be something at this address? If not, the page says so, and comes with a 404. Which levels there are it does not look up. */
function canBePage(url: string): boolean {
  const path = (url.split('?', 1)[0] ?? '').replace(/\/$/, '');
  const [, game = '', id = SELECTION, ...more] = path.split('/');
  const selects = isGameType(game) && id === SELECTION && more.length === 0;
  return PLACES.includes(path) || selects || levelAddress(url) !== undefined;
}

/** Whose page it is: `?brand=` names one where the host names none, or a preview. */
export function brandOfPage(app: FastifyInstance, request: FastifyRequest): Promise<ServedBrand> {
  const named = labelIn(request);
  return app.brandOf(request, named === undefined || !isLabel(named) ? DEFAULT_KEY : named);
}

const labelIn = ({ url }: FastifyRequest): string | undefined =>
  new URLSearchParams(url.split('?', 2)[1]).get('brand') ?? undefined;

async function wishOf(app: FastifyInstance, request: FastifyRequest) {
  const brand = await brandOfPage(app, request);
  const query = labelIn(request) === brand.label ? `?brand=${brand.label}` : '';
  return { brand, language: languageOf(request, brand.languages), query };
}

type PageOf = (brand: ServedBrand, wish: Parameters<typeof brandPage>[2], request: FastifyRequest) => Promise<Prepared>;

interface PageParts {
  readonly levels: LevelPages;
  /** False: this address has had many pages made already, and gets the plain app instead. */
  readonly mayMake: (request: FastifyRequest) => Promise<boolean>;
  readonly preloadsOf: PreloadsOf;
  readonly answersOf: AnswersOf;
  readonly shell: StillShell | undefined;
}

/** Each brand's pages, prepared when they are first asked for; they go with their version. */
function keptPages(template: string, { levels, mayMake, preloadsOf, answersOf, shell }: PageParts): PageOf {
  const texts = preparedTexts(KEPT_PAGES, KEPT_FOR);
  const versions = new WeakMap<ServedBrand, number>();
  let last = 0;
  const versionOf = (brand: ServedBrand): number => {
    const version = versions.get(brand) ?? ++last;
    versions.set(brand, version);
    return version;
  };
  return async (brand, wish, request) => {
    const place = isGameType(wish.place) ? wish.place : '';
    const links = preloadsOf(request.url, wish.language);
    const name = `${versionOf(brand)} ${wish.language} ${place} ${wish.query} ${links}`;
    const plain = () => brandPage(template, brand, { ...wish, place }).replace('</head>', () => `${links}</head>`);
    const address = levelAddress(request.url);
    const ofLevel =
      address &&
      (await texts.get(`${name} ${levels.originOf(brand, request)} ${address.id}`, levels.now(), async () => {
        if (!(await mayMake(request))) return undefined;
        const page = await levels.about({ page: plain(), shell, query: wish.query }, address, brand, request);
        const answers = page && (await answersOf(address, brand, wish.language, request));
        return page?.replace('</head>', () => `${answers}</head>`);
      }));
    return ofLevel ?? ((await texts.get(name, levels.now(), async () => plain())) as Prepared);
  };
}

/** Publishers' pages load it from here as a module, and are to have a new version soon. */
const EMBED = /[\\/]embed\.js(\.br|\.gz)?$/;
const EMBED_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Headers about what a page may do: half a kilobyte, which a first visit would pay for with each of its files. */
const OF_PAGES = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options', // the content security policy says the same, and stays: a worker has that of its file
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

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
  if (hashed) for (const name of OF_PAGES) reply.removeHeader(name);
}
