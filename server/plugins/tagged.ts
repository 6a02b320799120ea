// An answer with a strong ETag (RFC 9110, 8.8.3): 304 where the client has it already, compressed where it may be. What goes
// out again and again is made ready once and kept (`preparedTexts`).

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { vary } from './headers.ts';

const compress = promisify(brotliCompress);
const MIN_SIZE = 512; // bytes; below it compressing gains nothing

/** A text as it is sent. Each encoding has a tag of its own, since a strong tag stands for bytes. */
export interface Prepared {
  readonly plain: Buffer;
  readonly tag: string;
  /** undefined where the text is too short to gain by it. */
  readonly brotli: { readonly bytes: Buffer; readonly tag: string } | undefined;
}

export async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (plain.length < MIN_SIZE) return { plain, tag: `"${hash}"`, brotli: undefined };
  const bytes = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, tag: `"${hash}"`, brotli: { bytes, tag: `"${hash}-br"` } };
}

export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: Prepared): FastifyReply {
  const brotli = acceptsBrotli(request.headers['accept-encoding']) ? text.brotli : undefined;
  const { tag } = brotli ?? text;
  vary(reply, 'Accept-Encoding');
  reply.header('etag', tag).type('application/json; charset=utf-8');
  if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send();
  if (brotli === undefined) return reply.send(text.plain);
  return reply.header('content-encoding', 'br').send(brotli.bytes);
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag) ?? false;

const acceptsBrotli = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .some((item) => item === 'br' || (item.startsWith('br;') && !/q=0(\.0*)?$/.test(item)));

export interface PreparedTexts {
  /** The kept one, else what `make` answers, which is kept unless it is undefined. `now`: unix ms. */
  get(key: string, now: number, make: () => Promise<string | undefined>): Promise<Prepared | undefined>;
  /** The kept one, if there is one. */
  peek(key: string, now: number): Prepared | undefined;
}

/**
 * Keeps texts that do not change, up to `limit` bytes; those asked for longest ago go first. After `life` ms each is made anew:
 * an operator may have put a corrected level into the database. Many who ask at once wait for one making.
 */
export function preparedTexts(limit: number, life: number): PreparedTexts {
  const kept = new Map<string, { readonly text: Prepared; readonly until: number }>();
  const making = new Map<string, Promise<Prepared | undefined>>();
  let size = 0;

  const drop = (key: string): void => {
    size -= sizeOf(kept.get(key)?.text);
    kept.delete(key);
  };
  const keep = (key: string, text: Prepared, until: number): void => {
    drop(key);
    kept.set(key, { text, until });
    size += sizeOf(text);
    for (const oldest of kept.keys()) {
      if (size <= limit) break;
      drop(oldest);
    }
  };
  const makeAnew = async (key: string, now: number, make: () => Promise<string | undefined>) => {
    const made = await make();
    if (made === undefined) return undefined;
    const text = await prepare(made);
    keep(key, text, now + life);
    return text;
  };

  const peek = (key: string, now: number): Prepared | undefined => {
    const known = kept.get(key);
    if (known === undefined || now >= known.until) return undefined;
    kept.delete(key); // to the end: asked for last
    kept.set(key, known);
    return known.text;
  };

  return {
    peek,
    async get(key, now, make) {
      const known = peek(key, now);
      if (known !== undefined) return known;
      const begun = making.get(key) ?? makeAnew(key, now, make).finally(() => making.delete(key));
      making.set(key, begun);
      return begun;
    },
  };
}

const sizeOf = (text: Prepared | undefined): number =>
  text === undefined ? 0 : text.plain.length + (text.brotli?.bytes.length ?? 0);
