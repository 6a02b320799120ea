// An answer with a strong ETag (RFC 9110, 8.8.3): 304 where the client has it already, compressed where it may be.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { vary } from './headers.ts';

const compress = promisify(brotliCompress);
const MIN_SIZE = 512; // bytes; below it compressing gains nothing

/** Sends the text. Each encoding has a tag of its own, since a strong tag stands for bytes. */
export async function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const brotli = plain.length >= MIN_SIZE && acceptsBrotli(request.headers['accept-encoding']);
  const tag = brotli ? `"${hash}-br"` : `"${hash}"`;
  vary(reply, 'Accept-Encoding');
  reply.header('etag', tag).type('application/json; charset=utf-8');
  if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send();
  if (!brotli) return reply.send(plain);
  reply.header('content-encoding', 'br');
  return reply.send(await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);

const acceptsBrotli = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .some((item) => item === 'br' || (item.startsWith('br;') && !/q=0(\.0*)?$/.test(item)));
