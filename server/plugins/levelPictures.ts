// The pictures of levels for shared links. Drawing one takes some tens of milliseconds of a thread, so few are drawn at a time, and those
// drawn are kept.

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pictureOf } from '../brands/picture.ts';
import type { ServedBrand } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import { brandOfPage } from './client.ts';
import { type LevelPages, levelAddress, PICTURES } from './levelPages.ts';

const KEPT = 200; // pictures, of some 50 KB
const KEPT_FOR = 10 * 60_000; // ms
const AT_ONCE = 2;
/** A longer queue is refused: a service that previews links asks for a few pictures, not for all of them. */
const MOST_WAITING = 50;
const CACHE = 'public, max-age=86400';

interface Kept {
  readonly picture: Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined>;
  readonly until: number;
}

export function levelPictures(app: FastifyInstance, levels: LevelPages): void {
  const kept = new WeakMap<ServedBrand, Map<string, Kept>>();
  const inTurn = turns();

  const draw = async (brand: ServedBrand, url: string) => {
    const address = levelAddress(url);
    const level = address && (await levels.open(address, brand));
    const bytes = level && (await inTurn(() => pictureOf(brand, address.game, level)));
    return bytes && { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  /** The oldest go first; a level that is unknown now may be known soon. */
  const drawn = (brand: ServedBrand, url: string): Kept['picture'] => {
    const own = kept.get(brand) ?? new Map<string, Kept>();
    kept.set(brand, own);
    const known = own.get(url);
    if (known !== undefined && levels.now() < known.until) return known.picture;
    const picture = draw(brand, url);
    own.delete(url);
    own.set(url, { picture, until: levels.now() + KEPT_FOR });
    const forget = () => own.get(url)?.picture === picture && own.delete(url);
    picture.then((found) => found ?? forget(), forget);
    for (const oldest of own.keys()) if (own.size > KEPT) own.delete(oldest);
    return picture;
  };

  app.get(
    `${PICTURES}/:game/:name`,
    { schema: { hide: true }, config: { rate: 'picture' }, onRequest: app.auth.unnamed, compress: false },
    async (request, reply) => {
      const { game, name } = request.params as { readonly game: string; readonly name: string };
      const brand = await brandOfPage(app, request);
      const found = name.endsWith('.png') ? await drawn(brand, `/${game}/${name.slice(0, -4)}`) : undefined;
      if (found === undefined) throw new Problem('UNKNOWN_LEVEL');
      reply.header('cache-control', CACHE).header('etag', found.tag).type('image/png');
      // services that show links fetch it from their own pages
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return request.headers['if-none-match'] === found.tag ? reply.status(304).send() : reply.send(found.bytes);
    },
  );
}

/** Runs at most AT_ONCE of them; throws TOO_MANY_REQUESTS for those that would wait too long. */
function turns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Problem('TOO_MANY_REQUESTS');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
