// Connections that are held open, and input that no browser sends.

import Value from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '../../api/envelope.ts';
import { type Dripping, drip, HALF_A_BODY, HALF_A_HEAD } from '../attacks/drip.ts';
import { startFresh } from './mainProcess.ts';
import { embeddedStore, nodeOn, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

const MANY = process.env.FULL ? 400 : 100;

let node: TestNode;
let port: number;
const attacks: Dripping[] = [];
beforeAll(async () => {
  node = await nodeOn(embeddedStore, [], {}, { patience: 300 });
  await node.app.listen({ port: 0, host: 'localhost' });
  port = (node.app.server.address() as { port: number }).port;
});
afterAll(() => node?.close());
afterEach(() => {
  for (const attack of attacks.splice(0)) attack.stop();
});
const attack = async (...[at, count, words]: Parameters<typeof drip>): Promise<Dripping> => {
  const begun = await drip(at, count, words);
  attacks.push(begun);
  return begun;
};

describe('a request that never finishes', () => {
  it.each([
    ['a body', HALF_A_BODY],
    ['a head', HALF_A_HEAD],
  ])('%s: is answered with 408 in the failure shape, and its connection is closed', async (_name, words) => {
    const dripping = await attack(port, 3, words);
    await dripping.ended;
    expect(dripping.heard()).toMatch(/^HTTP\/1\.1 408 /);
    const body = JSON.parse(dripping.heard().split('\r\n\r\n')[1] ?? '');
    expect([Value.Check(Failure, body), body.data.code]).toEqual([true, 'REQUEST_TIMEOUT']);
  });
});

it('the server as a process accepts no more connections than configured, and shuts down cleanly with half-sent requests', async () => {
  const server = await startFresh({ MAX_CONNECTIONS: String(2 * MANY) });
  onTestFinished(server.remove);
  const health = () =>
    fetch(`${server.url}/health`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 0,
    );
  const at = Number(new URL(server.url).port);
  const bodies = await attack(at, MANY, HALF_A_BODY);
  expect(await health()).toBe(200);
  const heads = await attack(at, MANY + 10, HALF_A_HEAD);
  await expect.poll(() => bodies.open() + heads.open()).toBe(2 * MANY);
  expect(await health()).toBe(0);
  bodies.stop();
  await expect.poll(health).toBe(200);
  expect(heads.open()).toBeGreaterThanOrEqual(MANY);
  expect([await server.end('SIGTERM'), server.said()]).toEqual([0, '']);
});

describe('JSON of 5,000 brackets', () => {
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  const key = { 'idempotency-key': '0a8d4a5c-0000-4000-8000-000000000001' };
  it.each([
    ['POST', '/api/feedback', `{"kind":"feedback","message":"x","replay":${deep}}`],
    [
      'PUT',
      `/api/game/progress/${encodeURIComponent('sudoku/de-leichtes-001')}`,
      `{"game":{"version":1,"puzzle":"sudoku/de-leichtes-001","seed":1,"relaxed":false,"log":${deep}}}`,
    ],
    [
      'PUT',
      `/api/game/progress/${encodeURIComponent('sudoku/de-leichtes-001')}`,
      `{"game":{"version":1,"puzzle":"sudoku/de-leichtes-001","seed":1,"relaxed":false,"log":[{"type":"move","at":1,"move":${deep}}]}}`,
    ],
    ['POST', '/api/inventory/consumables/spend', `{"reason":"hint","gameType":"sudoku","levelId":"x","ref":${deep}}`],
    ['POST', '/api/inventory/unique', deep],
    ['POST', '/api/inventory/chest', `{"gameType":"sudoku","size":${deep}}`],
    ['POST', '/api/promo/redeem', `{"code":${deep}}`],
    ['POST', '/api/purchase', `{"offerId":${deep}}`],
    ['POST', '/api/user/timeReward/collect', deep],
    ['PATCH', '/api/user/info', `{"username":${deep}}`],
    ['POST', '/api/purchase/webhook/sandbox', deep],
  ] as const)('%s %s answers 400', async (method, url, payload) => {
    const headers = { ...as('anna'), ...key, 'if-none-match': '*', 'content-type': 'application/json' };
    const answer = await node.app.inject({ method, url, headers, payload });
    expect([answer.statusCode, Value.Check(Failure, answer.json())]).toEqual([400, true]);
  });

  it('64 levels deep is accepted, 65 is not; brackets in a string do not count', async () => {
    const send = (replay: string) =>
      node.app.inject({
        method: 'POST',
        url: '/api/feedback',
        headers: { 'content-type': 'application/json' },
        payload: `{"kind":"feedback","message":"x ${replay.length}","replay":${replay}}`,
      });
    const nested = (depth: number) => '['.repeat(depth - 1) + ']'.repeat(depth - 1);
    expect((await send(nested(64))).statusCode).toBe(204);
    expect((await send(nested(65))).statusCode).toBe(400);
    expect((await send(JSON.stringify(`\\"${'['.repeat(99)}`))).statusCode).toBe(204);
    expect((await send(`[${'[],'.repeat(99)}[]]`)).statusCode).toBe(204);
  });
});
