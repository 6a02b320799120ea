// Serves the built client: its files, and index.html for every path of the app.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartRefused } from '../settings/environment.ts';
import { nonceOf } from './headers.ts';

type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

const YEAR = 31_536_000; // s

/** `nonces`: the page's scripts are trusted by one (plugins/headers.ts). `notFound` handles all paths that are not the app's. Throws StartRefused if the folder holds no built client. */
export async function servedClient(
  app: FastifyInstance,
  folder: string,
  notFound: NotFound,
  nonces: boolean,
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
  const pageFor = ({ raw }: FastifyRequest): string =>
    nonces ? page.replaceAll(/<script|<link rel="modulepreload"/g, `$& nonce="${nonceOf(raw)}"`) : page;
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(pageFor(request));
  app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isAppAddress(request.url);
    return isPage ? sendPage(request, reply) : notFound(request, reply);
  });
}

/** Vite puts a content hash into the names of files in `assets`. */
function setCache(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/][^\\/]*-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
  reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
}

/** A missing file must get a 404, not the page: paths of the app have no dot in their last segment. */
function isAppAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !/^\/(api|assets|health)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}
