// One person, the same sign-in project, several brands: what belongs to one of them cannot be reached from another, on any route.

import type { LightMyRequestResponse } from 'fastify';
import { importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuerOf, tokenVerifier } from '../../../server/identity/token.ts';
import { readRows, snapshot, tablesOf } from '../../../server/store/backup.ts';
import { balancesOf } from '../../../server/store/ledger.ts';
import * as tables from '../../../server/store/schema.ts';
import { plainBrand, publish } from '../brandDocuments.ts';
import { EASY } from '../economy/worlds.ts';
import { embeddedStore, NOON, type Store, startNode, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { claimsAt, newKey, signed } from './provider.ts';

const KEY = '11111111-1111-4111-8111-111111111111';
const PUBLIC = {
  ...{
    PUBLIC_URL: 'https://puzzles.example',
    SANDBOX_SECRET: 'secret',
    PAYMENT: 'sandbox',
    SANDBOX_IN_PRODUCTION: 'on',
  },
  ...{
    FIREBASE_API_KEY: 'own',
    FIREBASE_AUTH_DOMAIN: 'own.example',
    FIREBASE_PROJECT_ID: 'own',
    FIREBASE_APP_ID: 'own',
  },
};

/** How a client reaches each brand, and what it has no right to say there. */
const DOORS = {
  default: { host: 'puzzles.example' },
  // the host decides, whatever the client calls itself
  alpha: { host: 'alpha.example', 'x-white-label': 'beta' },
  beta: { host: 'puzzles.example', 'x-white-label': 'beta' },
} as const;
type Door = keyof typeof DOORS;
const ALL = Object.keys(DOORS) as Door[];
const keyOf = (brand: Door): string => (brand === 'default' ? 'anna' : `${brand}/anna`);
const codeOf = (brand: Door): string =>
  `C0DE${brand.toUpperCase()}`
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('L', '1')
    .replaceAll('O', '0');
const levelOf = (brand: Door): number => ALL.indexOf(brand) + 1;
const puzzleOf = (brand: Door): string => `sudoku/de-leichtes-00${levelOf(brand)}`;
const AVATARS = { default: 'ida', alpha: 'jonas', beta: 'klara' } as const;
/** What must not be seen elsewhere. */
const marksOf = (brand: Door): RegExp =>
  new RegExp(`Anna of ${brand}|${brand}/anna|said at ${brand}|${AVATARS[brand]}|bought-${brand}`);

type Call = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: (from: Door, other: Door) => object,
];

/** The closed chest of each brand's player. */
const chests = new Map<Door, number>();

/** Every route that reads or writes what is a player's; bodies name what is another brand's where they can. */
const CALLS: readonly Call[] = [
  ['GET', '/user/info'],
  ['PATCH', '/user/info', (_, other) => ({ username: `Anna of ${other}`, avatar: 'ben' })],
  ['PATCH', '/user/info', (_, other) => ({ avatar: AVATARS[other] })],
  ['GET', '/user/export'],
  ['GET', '/user/timeReward'],
  ['POST', '/user/timeReward/collect'],
  ['GET', '/inventory/consumables'],
  ['GET', '/inventory/consumables/history'],
  [
    'POST',
    '/inventory/consumables/spend',
    () => ({ reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: 'r1' }),
  ],
  ['GET', '/inventory/unique'],
  ['POST', '/inventory/unique', (_, other) => ({ kind: 'avatar', id: AVATARS[other] })],
  ['GET', '/inventory/chest'],
  ['POST', '/inventory/chest', () => ({ gameType: 'sudoku', size: 'small' })],
  ['POST', '/inventory/chest/open', (_, other) => ({ chestId: chests.get(other) ?? 0 })],
  ['POST', '/inventory/chest/undo', (_, other) => ({ chestId: chests.get(other) ?? 0 })],
  ['POST', '/promo/redeem', (_, other) => ({ code: codeOf(other) })],
  ['GET', '/purchase/offers'],
  ['POST', '/purchase', () => ({ offerId: 'size-1', price: 199, currency: 'EUR' })],
  ['GET', '/game/progress'],
  ['PUT', '/game/progress/:puzzle', (_, other) => ({ game: gameOf(other) })],
  ['GET', '/game/gameList'],
  ['POST', '/feedback', (from) => ({ kind: 'feedback', message: `said anew at ${from}` })],
  ['POST', '/analytics', () => ({ events: [{ name: 'raetsel_visit' }] })],
  ['DELETE', '/user'],
];

/** Those that have no player, or another way to know whose they are. */
const OPEN = [
  ...[
    '/api/game/config/',
    '/api/game/:type/:category',
    '/api/game/:type/:category/:id',
    '/api/game/:type/:category/:id/solvers',
    '/api/settings',
  ],
  ...['/api/whitelabel/firebase-config', '/api/whitelabel/logo/:name', '/api/purchase/webhook/:provider'],
];

/** For 2 of the 10 jokers that everybody begins with. */
const CLOSED_CHEST = { gameType: 'sudoku', size: 'small', closed: true };

const gameOf = (brand: Door) => ({
  version: 1,
  puzzle: puzzleOf(brand),
  seed: levelOf(brand),
  relaxed: false,
  log: [],
});

let store: Store;
let node: TestNode;
beforeAll(async () => {
  store = await embeddedStore();
  node = await startNode(await store.open('brands', EASY), PUBLIC);
  await publish(node.db, plainBrand('alpha'), plainBrand('beta', { hosts: [] }));
  node.at += 1000;
}, 60_000);
afterAll(async () => {
  await node?.close();
  await store?.stop();
});

const ask = (
  door: Door,
  [method, path, body]: Call,
  other: Door = door,
  uid = 'anna',
): Promise<LightMyRequestResponse> =>
  node.app.inject({
    method,
    url: `/api${path.replace(':puzzle', encodeURIComponent(puzzleOf(other)))}`,
    headers: {
      ...DOORS[door],
      ...as(uid, { authTime: NOON / 1000 - 10 }),
      'idempotency-key': KEY,
      'if-none-match': '*',
    },
    ...(body && { payload: body(door, other) }),
  });

/** The rows of everybody but that account, as JSON; and of codes those of other brands. */
async function rowsBeside(brand: Door): Promise<string[]> {
  const rows = await snapshot(node.db, async (tx) => {
    const found: string[] = [];
    for (const table of await tablesOf(tx)) {
      if (['levels', 'packs', 'offers', 'brands', 'brand_versions', 'payment_notices'].includes(table)) continue;
      for await (const page of readRows(tx, table)) found.push(...page.map((row) => `${table} ${row}`));
    }
    return found;
  });
  const own = marksIn(brand);
  return rows.filter((row) => !own.some((text) => row.includes(text))).sort();
}
const marksIn = (brand: Door): string[] => [
  ...[`"uid":"${keyOf(brand)}"`, `"code":"${codeOf(brand)}"`],
  `"id":"bought-${brand}"`, // stays without its owner
  `"brand":"${brand}","event"`, // has none
];

/** Without what the caller has said itself. */
const withoutEcho = (body: string, sent: object = {}): string =>
  Object.values(sent).reduce((text, value) => (typeof value === 'string' ? text.replaceAll(value, '') : text), body);

/** The same player with other things in each brand. */
async function seed(): Promise<void> {
  const { users, deletedUsers, promoCodes, redemptions, purchases, offers, progress, uniqueItems, feedback } = tables;
  await node.db.delete(users);
  for (const each of [redemptions, deletedUsers, promoCodes, purchases, offers]) await node.db.delete(each);
  await node.db
    .insert(offers)
    .values({ id: 'size-1', kind: 'size', jokers: 5, price: 199, currency: 'EUR', startsAt: new Date(0) });
  for (const brand of ALL) {
    const uid = keyOf(brand);
    expect((await ask(brand, ['GET', '/user/info'])).statusCode).toBe(200);
    await ask(brand, ['PATCH', '/user/info', () => ({ username: `Anna of ${brand}` })]);
    const bought = await ask(brand, ['POST', '/inventory/chest', () => CLOSED_CHEST]);
    chests.set(brand, bought.json().data.chestId);
    await node.db.insert(promoCodes).values({ code: codeOf(brand), brand, jokers: 7, uses: 9 });
    await node.db
      .insert(uniqueItems)
      .values({ uid, uniqueId: `avatar:${AVATARS[brand]}`, kind: 'avatar', id: AVATARS[brand] });
    await node.db.insert(progress).values({
      ...{ uid, puzzle: puzzleOf(brand), revision: 1, changed: 1, solved: true, progress: 1 },
      game: JSON.stringify(gameOf(brand)),
    });
    await node.db.insert(feedback).values({ uid, kind: 'feedback', message: `said at ${brand}`, hash: brand });
    await node.db.insert(purchases).values({
      ...{ id: `bought-${brand}`, uid, offerId: 'size-1', jokers: 5, price: 199, currency: 'EUR' },
      ...{ provider: 'sandbox', providerRef: brand, state: 'paid' },
    });
  }
  await node.db.delete(tables.idempotency);
}

describe.each(ALL)('at %s', (door) => {
  beforeAll(seed);

  it.each(
    CALLS.toSorted(([one], [other]) => Number(other === 'GET') - Number(one === 'GET')).map(
      (call) =>
        [
          `${call[0]} ${call[1]}${call[2] === undefined ? '' : ` ${JSON.stringify(call[2](door, door))}`}`,
          call,
        ] as const,
    ),
  )('%s neither shows nor changes what is of another brand', async (_name, call) => {
    if (call[0] !== 'GET') await seed();
    for (const other of ALL.filter((brand) => brand !== door)) {
      const before = await rowsBeside(door);
      const answer = await ask(door, call, other);
      expect(answer.headers['idempotency-replayed'], 'the key belongs to another brand’s player').toBeUndefined();
      expect(withoutEcho(answer.body, call[2]?.(door, other))).not.toMatch(marksOf(other));
      expect(await rowsBeside(door)).toEqual(before);
      if (call[0] === 'DELETE') break;
      await node.db.delete(tables.idempotency);
    }
  });

  it('has its own account, with its own name, jokers and games', async () => {
    await seed();
    expect((await ask(door, ['GET', '/user/info'])).json().data).toMatchObject({
      uid: 'anna',
      username: `Anna of ${door}`,
    });
    const games = (await ask(door, ['GET', '/game/progress'])).json().data.items;
    expect(games.map(({ game }: { game: { puzzle: string } }) => game.puzzle)).toEqual([puzzleOf(door)]);
    expect((await ask(door, ['POST', '/promo/redeem', () => ({ code: codeOf(door) })])).statusCode).toBe(200);
    for (const brand of ALL) {
      const jokers = (await balancesOf(node.db, keyOf(brand))).get('spellJoker');
      expect(jokers, brand).toBe(brand === door ? 15 : 8);
    }
  });
});

it('a code of another brand is refused like one that does not exist', async () => {
  const wrong = await ask('alpha', ['POST', '/promo/redeem', () => ({ code: codeOf('beta') })]);
  const unknown = await ask('alpha', ['POST', '/promo/redeem', () => ({ code: 'N0TH1NG' })]);
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
});

it('a purchase is credited where it was begun, wherever it is paid', async () => {
  await seed();
  const begun = await ask('alpha', ['POST', '/purchase', () => ({ offerId: 'size-1', price: 199, currency: 'EUR' })]);
  expect(begun.body).toContain('purchaseId');
  const url = `/sandbox/en/checkout/${begun.json().data.purchaseId}/pay`;
  const headers = { host: 'puzzles.example', 'content-type': 'application/x-www-form-urlencoded' };
  expect((await node.app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(303);
  const jokers = await Promise.all(
    ALL.map(async (brand) => (await balancesOf(node.db, keyOf(brand))).get('spellJoker')),
  );
  expect(jokers).toEqual([8, 13, 8]);
});

it('nobody becomes another brand’s player by the name of an account', async () => {
  await seed();
  const stranger = await ask('default', ['GET', '/user/export'], 'default', 'alpha/anna');
  expect(stranger.statusCode).toBe(200);
  expect(stranger.body).not.toMatch(/Anna of|said at/);
  expect(await node.db.$count(tables.users)).toBe(4);
});

it('an old account whose id looks like a key stays closed to the brand', async () => {
  await node.db.insert(tables.users).values({ uid: 'alpha/old', brand: 'default', username: 'Old' });
  const answer = await ask('alpha', ['GET', '/user/info'], 'alpha', 'old');
  expect([answer.statusCode, answer.json().data.code]).toEqual([401, 'TOKEN_INVALID']);
});

it('the solvers of a daily are counted by brand', async () => {
  const id = 'de-tagliches_ratsel-2026-11-21';
  for (const brand of ALL)
    await node.db.insert(tables.solveTimes).values({
      ...{ brand, puzzle: `sudoku/${id}`, bucket: 1, players: 20 + levelOf(brand), unaided: levelOf(brand) },
    });
  for (const brand of ALL) {
    const { data } = (await ask(brand, ['GET', `/game/sudoku/tagliches_ratsel/${id}/solvers`])).json();
    expect([data.players, data.unaided]).toEqual([20 + levelOf(brand), levelOf(brand)]);
  }
});

it('every route is in the matrix', () => {
  const { paths = {} } = node.app.swagger() as { paths?: Record<string, object> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const tried = CALLS.map(([method, path]) => `${method} /api${path.replace(':puzzle', ':id')}`);
  const own = all.filter((route) => !route.includes('/health') && !OPEN.some((path) => route.endsWith(` ${path}`)));
  expect(own.sort()).toEqual([...new Set(tried)].sort());
});

it('a brand with a sign-in project of its own takes no token of another, nor is its own taken elsewhere', async () => {
  const key = await newKey('one');
  const clock = { now: () => NOON };
  const verifyToken = tokenVerifier(
    { projectId: 'own', clock },
    async () => (await importJWK(key.jwk, 'RS256')) as CryptoKey,
  );
  const gamma = await startNode(await store.open('gamma', []), PUBLIC, { verifyToken });
  const signIn = { apiKey: 'k', authDomain: 'gamma.example', projectId: 'gamma', appId: '1:2' };
  await publish(gamma.db, plainBrand('gamma', { signIn }), plainBrand('delta'));
  const status = async (project: string, host: string) => {
    const token = await signed(key, { ...claimsAt(NOON / 1000), iss: issuerOf(project), aud: project });
    return (await gamma.get('/api/user/info', { host, authorization: `Bearer ${token}` })).statusCode;
  };
  gamma.at += 1000;
  expect(await status('gamma', 'gamma.example')).toBe(200);
  expect(await status('own', 'gamma.example')).toBe(401);
  expect(await status('gamma', 'delta.example')).toBe(401);
  expect(await status('gamma', 'puzzles.example')).toBe(401);
  expect(await status('own', 'delta.example')).toBe(200);
  await gamma.close();
});

it('each brand charges and pays by its own terms', async () => {
  const shop = await startNode(await store.open('terms', EASY), PUBLIC);
  await publish(
    shop.db,
    plainBrand('dear', {
      rules: { freeHints: 0, openLevels: 1, unlockPrice: 2, secondChancePrice: 5 },
      economy: {
        ...{ welcomeJokers: 100, hintPrice: 4, timeReward: 6, timeRewardEvery: 60, avatars: { ida: 1 } },
        ...{ chestPrices: { small: 7, medium: 8, big: 9, huge: 10 }, chests: { sudoku: { small: 9 } } },
      },
    }),
  );
  shop.at += 1000;
  const at = (host: string) => async (path: string, body?: object) => {
    const keyed = { ...as('anna'), host, 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: `/api${path}`, headers: keyed },
      ...(body && { payload: body }),
    });
    const { data } = answer.json();
    const { spellJoker, letters } = data.userInvConsumables ?? data;
    return answer.statusCode === 200 ? [spellJoker, letters.sudoku] : data.code;
  };
  const [dear, usual] = [at('dear.example'), at('puzzles.example')];
  const hint = { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: 'r1' };
  expect(await dear('/inventory/consumables/spend', hint)).toEqual([96, 0]);
  expect(await usual('/inventory/consumables/spend', hint)).toEqual([10, 0]);
  expect(await dear('/inventory/consumables/spend', { ...hint, reason: 'secondChance', ref: 'r2' })).toEqual([91, 0]);
  expect(await dear('/inventory/chest', { gameType: 'sudoku', size: 'small' })).toEqual([84, 9]);
  expect(await usual('/inventory/chest', { gameType: 'sudoku', size: 'small' })).toEqual([8, 4]);
  expect(await dear('/inventory/unique', { kind: 'avatar', id: 'ida' })).toEqual([83, 9]);
  expect(await usual('/inventory/unique', { kind: 'level', id: 'sudoku/de-leichtes-002' })).toBe('LEVEL_OPEN');
  expect(await dear('/inventory/unique', { kind: 'level', id: 'sudoku/de-leichtes-002' })).toEqual([81, 9]);
  expect(await dear('/user/timeReward/collect')).toEqual([87, 9]);
  await shop.close();
});
