// Responses with a strong ETag (RFC 9110, 8.8.3): 304 if the client has it, compressed if it accepts that. Frequent ones are
// prepared once and cached (`preparedTexts`).

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { vary } from './headers.ts';

const compress = promisify(brotliCompress);
const MIN_SIZE = 512; // bytes; compressing less gains nothing
const JSON_TYPE = 'application/json; charset=utf-8';

/** A text ready to send. Each encoding has its own tag, since a strong tag identifies bytes. */
export interface Prepared {
  readonly plain: Buffer;
  readonly tag: string;
  /** undefined if the text is too short. */
  readonly brotli: { readonly bytes: Buffer; readonly tag: string } | undefined;
}

export async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (plain.length < MIN_SIZE) return { plain, tag: `"${hash}"`, brotli: undefined };
  const bytes = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, tag: `"${hash}"`, brotli: { bytes, tag: `"${hash}-br"` } };
}

export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Prepared,
  type = JSON_TYPE,
): FastifyReply {
  const brotli = acceptsBrotli(request.headers['accept-encoding']) ? text.brotli : undefined;
  const { tag } = brotli ?? text;
  vary(reply, 'Accept-Encoding');
  reply.header('etag', tag).type(type);
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
  /** The cached text, else the result of `make`, which is cached unless undefined. `now`: unix ms. */
  get(key: string, now: number, make: () => Promise<string | undefined>): Promise<Prepared | undefined>;
  /** The cached text, if any. */
  peek(key: string, now: number): Prepared | undefined;
}

/**
 * A least-recently-used cache of `limit` bytes. Entries expire after `life` ms, since an operator may have corrected a level in the
 * database. Concurrent requests for one key share one `make`.
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
  const remake = async (key: string, now: number, make: () => Promise<string | undefined>) => {
    const made = await make();
    if (made === undefined) return undefined;
    const text = await prepare(made);
    keep(key, text, now + life);
    return text;
  };

  const peek = (key: string, now: number): Prepared | undefined => {
    const known = kept.get(key);
    if (known === undefined || now >= known.until) return undefined;
    kept.delete(key); // moves it to the end: most recently used
    kept.set(key, known);
    return known.text;
  };

  return {
    peek,
    async get(key, now, make) {
      const known = peek(key, now);
      if (known !== undefined) return known;
      const begun = making.get(key) ?? remake(key, now, make).finally(() => making.delete(key));
      making.set(key, begun);
      return begun;
    },
  };
}

const sizeOf = (text: Prepared | undefined): number =>
  text === undefined ? 0 : text.plain.length + (text.brotli?.bytes.length ?? 0);
