// Permissions: every personal route of the API without a token, with an expired one, and as another player.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { Problem } from '../../../server/common/problem.ts';
import { readEnvironment } from '../../../server/settings/environment.ts';
import { progress, uniqueItems } from '../../../server/store/schema.ts';
import { embeddedStore, NOON, nodeOn, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';

/** Public routes. Every other route must be in OWN, so a new route does not pass unclassified. */
const OPEN = [
  'GET /health',
  'GET /health/ready',
  'GET /health/live',
  'GET /api/game/config',
  'GET /api/game/:type/:category',
  'GET /api/game/:type/:category/:id',
  'GET /api/game/:type/:category/:id/solvers',
  'GET /api/settings',
  'GET /api/whitelabel/firebase-config',
  'GET /api/whitelabel/logo/:name',
  'GET /api/purchase/offers',
  'POST /api/purchase/webhook/:provider',
  'POST /api/feedback',
  'POST /api/analytics',
];

const PUZZLE = 'sudoku%2Fde-leichtes-001';
const OWN: readonly (readonly [string, string])[] = [
  ['GET', '/api/user/info'],
  ['PATCH', '/api/user/info'],
  ['GET', '/api/user/export'],
  ['DELETE', '/api/user'],
  ['GET', '/api/user/timeReward'],
  ['POST', '/api/user/timeReward/collect'],
  ['GET', '/api/inventory/consumables'],
  ['POST', '/api/inventory/consumables/spend'],
  ['GET', '/api/inventory/consumables/history'],
  ['GET', '/api/inventory/unique'],
  ['POST', '/api/inventory/unique'],
  ['GET', '/api/inventory/chest'],
  ['POST', '/api/inventory/chest'],
  ['POST', '/api/inventory/chest/open'],
  ['POST', '/api/inventory/chest/undo'],
  ['POST', '/api/promo/redeem'],
  ['POST', '/api/purchase'],
  ['GET', '/api/game/progress'],
  ['PUT', `/api/game/progress/${PUZZLE}`],
  ['GET', '/api/game/gameList'],
];

const nothing = async () => undefined;

let node: TestNode;
beforeAll(async () => {
  node = await nodeOn(embeddedStore);
}, 60_000);
afterAll(() => node?.close());

const ask = (method: string, url: string, headers: Record<string, string>) =>
  node.app.inject({ method: method as 'GET', url, headers });

describe.each(OWN)('%s %s', (method, url) => {
  it('requires a token before it checks anything else', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await ask(method, url, headers);
      expect([answer.statusCode, answer.json().data.code]).toEqual([401, 'SIGN_IN_FIRST']);
    }
  });

  it('accepts no expired token and no made-up one', async () => {
    for (const code of ['TOKEN_EXPIRED', 'TOKEN_INVALID'] as const) {
      const app = await refusing(code);
      const answer = await app.inject({ method: method as 'GET', url, headers: as('anna') });
      expect([answer.statusCode, answer.json().data.code]).toEqual([401, code]);
      await app.close();
    }
  });

  it('forbids shared caches to keep its response', async () => {
    const answer = await ask(method, url, as('anna', { authTime: NOON / 1000 - 3600 }));
    expect(answer.statusCode).not.toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

async function refusing(code: 'TOKEN_EXPIRED' | 'TOKEN_INVALID') {
  const database = { db: node.db, notice: undefined, ping: nothing, canWrite: nothing, close: nothing };
  const verifyToken = async () => {
    throw new Problem(code);
  };
  const environment = readEnvironment({ RATE_LIMITS: 'off' });
  return buildApp({ database, clock: { now: () => NOON }, environment, verifyToken });
}

it('every route is listed here', () => {
  const { paths = {} } = node.app.swagger() as { paths?: Record<string, object> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')}`,
    ),
  );
  const own = OWN.map(([method, url]) => `${method} ${url.replace(PUZZLE, ':id')}`);
  expect(all.filter((route) => !route.includes('/sandbox/')).sort()).toEqual([...OPEN, ...own].sort());
});

it("no player sees another one's data", async () => {
  await ask('GET', '/api/user/info', as('anna'));
  const game = JSON.stringify({ version: 1, puzzle: 'sudoku/de-leichtes-001', seed: 1, relaxed: false, log: [] });
  const row = {
    uid: 'anna',
    puzzle: 'sudoku/de-leichtes-001',
    revision: 1,
    changed: 1,
    solved: true,
    progress: 1,
    game,
  };
  await node.db.insert(progress).values(row);
  await node.db.insert(uniqueItems).values({ uid: 'anna', uniqueId: 'avatar:ida', kind: 'avatar', id: 'ida' });
  const mallory = as('mallory');
  expect((await ask('GET', '/api/game/progress', mallory)).json().data.items).toEqual([]);
  expect((await ask('GET', '/api/inventory/unique', mallory)).json().data).toEqual({});
  expect((await ask('GET', '/api/game/gameList', mallory)).body).not.toMatch(/solved|started/);
  expect((await ask('GET', '/api/user/export', mallory)).body).not.toMatch(/anna@|leichtes-001|ida/);
  const history = (await ask('GET', '/api/inventory/consumables/history', mallory)).json().data;
  expect(history.every(({ reason }: { reason: string }) => reason === 'welcome')).toBe(true);
  // deleting the other account leaves hers untouched
  await ask('DELETE', '/api/user', as('mallory', { authTime: NOON / 1000 - 10 }));
  expect((await ask('GET', '/api/game/progress', as('anna'))).json().data.items).toHaveLength(1);
});
