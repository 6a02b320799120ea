// @vitest-environment node
// Errors sent to a Sentry-compatible address: what arrives there, and what does not.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import { errorService } from '../../src/adapters/errors/service.ts';

interface Arrived {
  readonly path: string;
  readonly event: Record<string, unknown>;
  readonly text: string;
  readonly bytes: Buffer;
}

let arrived: Arrived[];
let dsn: string;
let stop: () => Promise<unknown>;
beforeEach(async () => {
  arrived = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const bytes = Buffer.concat(parts);
    const text = bytes.toString();
    const [, , event = '{}'] = text.split('\n');
    arrived.push({ path: new URL(request.url ?? '', 'http://here').pathname, event: JSON.parse(event), text, bytes });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  dsn = `http://thekey@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
  stop = () => {
    server.closeAllConnections();
    server.close();
    return once(server, 'close');
  };
});
afterEach(() => stop());

const ABOUT = { pageId: '6a1f', version: '/assets/index-abc.js', environment: 'production' };
const EVENTS = ['app OPEN_SCREEN', 'game ENTRY'];

test('the error arrives with its place, the page view and the machines’ last events', async () => {
  const service = errorService(dsn, ABOUT);
  service.send({ error: new TypeError('no such cell'), where: 'board', events: EVENTS });
  await service.flush();
  expect(arrived.map(({ path }) => path)).toEqual(['/api/7/envelope/']);
  expect(arrived[0]?.event).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: 'no such cell' }] },
    release: ABOUT.version,
    environment: ABOUT.environment,
    tags: { where: 'board' },
    user: { id: ABOUT.pageId },
    contexts: { machines: { events: EVENTS } },
  });
});

test('the session is attached as it is, and only if there is one', async () => {
  const service = errorService(dsn, ABOUT);
  service.send({ error: new Error('torn'), where: 'board', events: [], session: gzipSync('{"version":1}') });
  service.send({ error: new Error('whole'), where: 'board', events: [] });
  await service.flush();
  const [torn, whole] = ['torn', 'whole'].map((word) => arrived.find(({ text }) => text.includes(`"${word}"`)));
  expect(torn?.text).toContain('"type":"attachment"');
  expect(torn?.text).toContain('"filename":"session.json.gz"');
  expect(torn?.bytes.includes(gzipSync('{"version":1}'))).toBe(true);
  expect(whole?.text).not.toContain('attachment');
});

test('nothing personal arrives, whatever a message quotes', async () => {
  const service = errorService(dsn, ABOUT);
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJ1aWQiOiJhbm5hIn0.c2lnbmF0dXJl';
  const message = `GET https://puzzles.example/api/user?email=anna@example.org#frag failed for anna@example.org with ${token}`;
  service.send({ error: new Error(message), where: 'account', events: [] });
  service.send({ error: message, where: 'account', events: [] });
  await service.flush();
  expect(arrived).toHaveLength(2);
  for (const { text, event } of arrived) {
    expect(text).not.toMatch(/anna|eyJ|ip_address"?:"?\{\{auto/);
    expect(event).not.toHaveProperty('request');
    expect(event).not.toHaveProperty('breadcrumbs');
  }
});

test('a line of the message with an address in it is not read as a line of the stack', async () => {
  const service = errorService(dsn, ABOUT);
  service.send({ error: new Error('\n?a=1&n=annahttps://a.example/'), where: 'account', events: [] });
  await service.flush();
  expect(arrived[0]?.text).not.toContain('anna');
});

test('of a failed call only what kind it was arrives, never the server’s sentence', async () => {
  const service = errorService(dsn, ABOUT);
  const response = new Response(null, { status: 500 });
  const body = { data: { code: 'NO_SUCH_LEVEL' } };
  service.send({
    error: new ApiError('refused', { text: 'No row for Max Muster', response, body }),
    where: 'a',
    events: [],
  });
  service.send({ error: new Error('HTTP 500: Max Muster has no row'), where: 'a', events: [] });
  await service.flush();
  const values = arrived.map(
    ({ event }) => (event as { exception: { values: { value: string }[] } }).exception.values[0],
  );
  expect(values.map((sent) => sent?.value).sort()).toEqual(['HTTP 500', 'refused 500 NO_SUCH_LEVEL']);
});

test('no secret and no address of a person arrives, wherever in a message it stands', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ789_-'), minLength: 30, maxLength: 90 });
  const isMixed = (text: string) => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
  const secret = fc.oneof(
    word.map((it) => ({ it, text: `Bearer ${it}` })),
    word.map((it) => ({ it, text: `eyJ${it}.${it}.${it}` })),
    word.map((it) => ({ it, text: `AMf-${it}` })),
    word.filter(isMixed).map((it) => ({ it, text: it })),
    fc.constantFrom('@', '%40', '%2540').map((at) => ({ it: 'anna', text: `anna.muster${at}example.org` })),
    fc.constantFrom("?q=anna'x", '?q="anna"', '#(anna)', '?a=1&n=anna').map((text) => ({ it: 'anna', text })),
  );
  const around = fc.constantFrom('', ' ', '"', "'", '(', 'https://a.example/', 'failed: ', '\n');
  await fc.assert(
    fc.asyncProperty(around, secret, around, async (before, { it, text }, after) => {
      const service = errorService(dsn, ABOUT);
      arrived = [];
      service.send({ error: new Error(`${before}${text}${after}`), where: 'x', events: [] });
      await service.flush();
      expect(arrived).toHaveLength(1);
      expect(JSON.stringify(arrived[0]?.event.exception)).not.toContain(it);
    }),
    { numRuns: 150 },
  );
});

test('a page that fails in a loop sends no more than twenty', async () => {
  const service = errorService(dsn, ABOUT);
  for (let n = 0; n < 50; n++) service.send({ error: new Error(`no. ${n}`), where: 'loop', events: [] });
  await service.flush();
  expect(arrived).toHaveLength(20);
});

test('an address that nobody answers at does no harm', async () => {
  const service = errorService('http://thekey@127.0.0.1:9/7', ABOUT);
  service.send({ error: new Error('lost'), where: 'here', events: [] });
  await expect(service.flush()).resolves.toBeDefined();
});
