// @vitest-environment node
// Errors sent to a Sentry-compatible address: what arrives there, and what does not.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const ABOUT = { deviceId: '6a1f', version: '/assets/index-abc.js', environment: 'production' };
const EVENTS = ['app OPEN_SCREEN', 'game ENTRY'];

test('the error arrives with its place, the device and the machines’ last events', async () => {
  const service = errorService(dsn, ABOUT);
  service.send({ error: new TypeError('no such cell'), where: 'board', events: EVENTS });
  await service.flush();
  expect(arrived.map(({ path }) => path)).toEqual(['/api/7/envelope/']);
  expect(arrived[0]?.event).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: 'no such cell' }] },
    release: ABOUT.version,
    environment: ABOUT.environment,
    tags: { where: 'board' },
    user: { id: ABOUT.deviceId },
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
