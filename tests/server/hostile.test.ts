// Whatever comes in, the response is a specified one: never a 5xx, never an unknown shape, never a request that hangs.

import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../api/envelope.ts';
import { embeddedStore, nodeOn, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

let node: TestNode;

beforeAll(async () => {
  node = await nodeOn(embeddedStore);
}, 60_000);
afterAll(() => node?.close());

const word = fc.oneof(
  fc.constantFrom('sudoku', 'crossword', 'leichtes', 'tagliches_ratsel', 'de-leichtes-001', '__proto__', 'constructor'),
  fc.string({ unit: 'grapheme', maxLength: 120 }).map(encodeURIComponent),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[\s#]/g, '')),
  fc.constantFrom('..', '%2e%2e', '%00', '%', '%zz', '%2F', "' OR 1=1 --", '💥'),
);
const path = fc.array(word, { maxLength: 4 }).map((words) => `/${['api', 'game', ...words].join('/')}`);
const query = fc.array(fc.tuple(fc.constantFrom('limit', 'vendor', '__proto__', 'a[b]'), word), { maxLength: 3 });
const address = fc
  .tuple(path, query)
  .map(([to, items]) => (items.length === 0 ? to : `${to}?${items.map((item) => item.join('=')).join('&')}`));

describe('hostile requests', () => {
  it('get a success or the failure shape', async () => {
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS');
    const headers = fc.record({
      'accept-language': fc.string({ maxLength: 60 }),
      'if-none-match': fc.string({ maxLength: 60 }),
      'accept-encoding': fc.constantFrom('br', 'gzip', '*', 'br;q=0', ';;,'),
    });
    await fc.assert(
      fc.asyncProperty(address, method, headers, async (url, verb, sent) => {
        const answer = await node.app.inject({
          method: verb,
          url: encodeURI(url).replaceAll('%25', '%'),
          headers: sent,
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400 && verb !== 'HEAD') expect(Value.Check(Failure, answer.json())).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('with any kind of body, from a visitor or a player, are answered in the same way', async () => {
    const routes = ['purchase', 'purchase/webhook/sandbox', 'purchase/webhook/x', 'feedback', 'user/info'];
    const url = fc.constantFrom(...routes).map((route) => `/api/${route}`);
    const field = fc.constantFrom(
      'offerId',
      'price',
      'currency',
      'kind',
      'message',
      'stars',
      'levelId',
      'replay',
      'id',
    );
    const likely = fc.constantFrom<unknown>('starter', 199, 'EUR', 'feedback', 'clue', 5, -1, 1e300, '\u0000', null, [
      [],
    ]);
    const body = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(field, fc.oneof(likely, fc.jsonValue({ maxDepth: 1 })), { maxKeys: 5 }),
    );
    const type = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x');
    const key = fc.constantFrom('', 'x', '0a8d4a5c-0000-4000-8000-000000000001');
    const signed = fc.boolean();
    await fc.assert(
      fc.asyncProperty(url, body, type, key, signed, async (to, sent, kind, given, known) => {
        const answer = await node.app.inject({
          method: 'POST',
          url: to,
          headers: { 'content-type': kind, 'idempotency-key': given, ...(known ? as('anna') : {}) },
          payload: JSON.stringify(sent),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(Value.Check(Failure, answer.json())).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['{"a":', '{"__proto__":{"x":1}}', 'x'.repeat(20_000)])(
    'with the body %.20s are refused',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await node.app.inject({ method: 'POST', url: '/api/game/config/', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(Value.Check(Failure, answer.json())).toBe(true);
    },
  );

  it('that are not HTTP get the failure shape as well', async () => {
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = node.app.server.address() as { port: number };
    const text = await spoken(connect(port, '127.0.0.1'), 'NONSENSE\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(Value.Check(Failure, JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)))).toBe(true);
  });
});

function spoken(socket: Socket, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
    socket.write(words);
  });
}
