// The calls that cost or earn, against a server that responds, hangs or is unreachable: one key per intent, however often it
// is retried; balances are always the server's latest.

import { describe, expect, test, vi } from 'vitest';
import type { Consumables } from '../../api/inventory.ts';
import { forEachGame } from '../../puzzles/catalogue.ts';
import { codeOf } from '../../src/adapters/api/apiError.ts';
import { createHttp } from '../../src/adapters/api/http.ts';
import { createEconomyApi, type EconomyApi } from '../../src/adapters/economy/economyApi.ts';
import { createIntents } from '../../src/adapters/economy/intents.ts';
import type { SafeStorage } from '../../src/adapters/store/storage.ts';
import { deferred, settled } from '../helpers/ports.ts';

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number, more: object = {}): Response =>
  json({ isError: true, message: code, error: code, data: { error: code, code, ...more } }, status);
const holding = (spellJoker: number): Consumables => ({
  spellJoker,
  letters: forEachGame(() => 0),
  freeHints: 0,
});
const chest = (spellJoker: number) =>
  json({ data: { chestId: 7, letters: 4, userInvConsumables: holding(spellJoker) } });
const HOUR = 3_600_000;
const SMALL = { gameType: 'sudoku', size: 'small' } as const;

class Device {
  readonly memory = new Map<string, string>();
  readonly requests: Request[] = [];
  readonly balances: number[] = [];
  uid: string | undefined = 'anna';
  online = true;
  now = 1_000_000;
  answer: (request: Request) => Response | Promise<Response> = () => chest(8);
  economy: EconomyApi = this.reload();

  /** Reloads the page: only stored data is left. */
  reload(): EconomyApi {
    const storage: SafeStorage = {
      getItem: (key) => this.memory.get(key) ?? null,
      setItem: (key, value) => void this.memory.set(key, value),
    };
    const http = createHttp({
      base: 'https://api.test/api',
      environment: 'test',
      whiteLabel: 'default',
      token: () => 'token',
      language: () => 'en',
      notify: (text) => expect.unreachable(`a notice: ${text}`),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        this.requests.push(request);
        return this.answer(request);
      },
    });
    this.economy = createEconomyApi({
      http,
      intents: createIntents(storage, () => this.now),
      uid: () => this.uid,
      online: () => this.online,
      took: (_, { spellJoker }) => void this.balances.push(spellJoker),
    });
    return this.economy;
  }

  get keys(): (string | null)[] {
    return this.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  }
}

const lost = (): Response => {
  throw new TypeError('network');
};
const failed = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('it went well'),
    (error: unknown) => error,
  );

describe('the key of a payment', () => {
  test('is a UUID, and a different one for the next payment of the same kind', async () => {
    const device = new Device();
    await device.economy.buyChest(SMALL);
    await device.economy.buyChest(SMALL);
    expect(device.keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(device.keys[1]).not.toBe(device.keys[0]);
  });

  test.each([
    ['the network', lost],
    ['a broken server', () => refusal('INTERNAL', 500)],
    ['a server that is not ready', () => refusal('NOT_READY', 503)],
    ['a body that came too slowly', () => refusal('REQUEST_TIMEOUT', 408)],
    ['a proxy without a server', () => refusal('X', 502)],
    ['a proxy whose server is silent', () => refusal('X', 504)],
    ['rubbish', () => new Response('<html>')],
    ['too many requests', () => refusal('TOO_MANY_REQUESTS', 429)],
    ['a token that has run out', () => refusal('TOKEN_EXPIRED', 401)],
  ])('stays the same after %s, through a reload, until the server has decided', async (_, trouble) => {
    const device = new Device();
    device.answer = trouble;
    await failed(device.economy.buyChest(SMALL));
    await failed(device.reload().buyChest(SMALL));
    device.answer = () => chest(8);
    await device.reload().buyChest(SMALL);
    expect(new Set(device.keys.slice(0, 3)).size).toBe(1);
    device.requests.length = 0;
    await device.economy.buyChest(SMALL);
    expect(device.keys).toHaveLength(1);
  });

  test.each([
    ['NOT_ENOUGH_JOKERS', 409],
    ['KEY_REUSED', 422],
  ])('is done with when the server says %s', async (code, status) => {
    const device = new Device();
    device.answer = () => refusal(code, status);
    expect(codeOf(await failed(device.economy.buyChest(SMALL)))).toBe(code);
    await failed(device.economy.buyChest(SMALL));
    expect(new Set(device.keys).size).toBe(2);
  });

  test('belongs to one player and one request', async () => {
    const device = new Device();
    device.answer = lost;
    await failed(device.economy.buyChest(SMALL));
    await failed(device.economy.buyChest({ ...SMALL, size: 'big' }));
    device.uid = 'berta';
    await failed(device.economy.buyChest(SMALL));
    expect(new Set(device.keys).size).toBe(3);
  });

  test('is stored without revealing who requested what', async () => {
    vi.stubGlobal('isSecureContext', true);
    const device = new Device();
    device.answer = lost;
    await failed(device.economy.redeem('SECRETCODE'));
    await failed(device.economy.redeem('SECRETCODE'));
    expect(new Set(device.keys).size).toBe(1);
    expect([...device.memory.values()].join()).not.toMatch(/anna|SECRET/);
    vi.unstubAllGlobals();
  });

  test('is forgotten after a day, even if the device’s clock was set back', async () => {
    const device = new Device();
    device.answer = lost;
    await failed(device.economy.buyChest(SMALL));
    device.now += 23 * HOUR;
    await failed(device.economy.buyChest(SMALL));
    device.now += 2 * HOUR;
    await failed(device.economy.buyChest(SMALL));
    device.now -= 25 * HOUR;
    await failed(device.economy.buyChest(SMALL));
    expect(new Set(device.keys).size).toBe(3);
    expect(device.keys[1]).toBe(device.keys[0]);
  });

  test('is created again if storage contains garbage', async () => {
    const device = new Device();
    device.memory.set('intents', '{"a":1}');
    await device.economy.buyChest(SMALL);
    expect(device.keys[0]).toBeTruthy();
  });
});

describe('without a network', () => {
  test('it says so at once, sends nothing and queues nothing', async () => {
    const device = new Device();
    device.online = false;
    const error = await failed(device.economy.collect());
    expect(error).toMatchObject({ fault: 'offline', playerText: 'error.offline' });
    device.online = true;
    await device.economy.buyChest(SMALL);
    expect(device.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/inventory/chest']);
  });

  test('a visitor is told to sign in, and nothing is sent', async () => {
    const device = new Device();
    device.uid = undefined;
    expect(codeOf(await failed(device.economy.redeem('abc')))).toBe('SIGN_IN_FIRST');
    expect(codeOf(await failed(device.economy.consumables()))).toBe('SIGN_IN_FIRST');
    expect(device.requests).toEqual([]);
  });
});

describe('the balance', () => {
  test('is that of each response; after a retry, the server’s current one', async () => {
    const device = new Device();
    await device.economy.buyChest(SMALL);
    expect(device.balances).toEqual([8]);
    device.answer = lost;
    await failed(device.economy.buyChest(SMALL));
    device.answer = ({ method }) => (method === 'POST' ? chest(6) : json({ data: holding(3) }));
    await device.economy.buyChest(SMALL);
    expect(device.balances).toEqual([8, 6, 3]);
  });

  test('is never overwritten by an older one', async () => {
    const device = new Device();
    const slow = deferred<Response>();
    device.answer = ({ method }) => (method === 'GET' ? slow.promise : chest(8));
    const reading = device.economy.consumables();
    const buying = device.economy.buyChest(SMALL);
    await settled();
    slow.resolve(json({ data: holding(10) }));
    await Promise.all([reading, buying]);
    expect(device.balances).toEqual([10, 8]);
  });

  test.each([{}, { ...holding(1), spellJoker: -1 }, { ...holding(1), spellJoker: '7' }, null])(
    'that makes no sense (%j) is not shown',
    async (data) => {
      const device = new Device();
      device.answer = () => json({ data });
      expect(await failed(device.economy.consumables())).toMatchObject({ fault: 'rubbish' });
      expect(device.balances).toEqual([]);
    },
  );
});

describe('the calls', () => {
  test('have the paths and bodies of the specification', async () => {
    const device = new Device();
    device.answer = () => json({ data: undefined });
    const { economy } = device;
    const spend = { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: '1-hint-0' } as const;
    const calls = [
      economy.consumables(),
      economy.history('7'),
      economy.unique(),
      economy.timeReward(),
      economy.offers(),
      economy.spend(spend),
      economy.buyUnique({ kind: 'level', id: 'sudoku/de-leichtes-007' }),
      economy.buyChest(SMALL),
      economy.chests(),
      economy.openChest({ chestId: 7 }),
      economy.undoChest({ chestId: 7 }),
      economy.collect(),
      economy.redeem('ABC'),
      economy.purchase({ offerId: 'small', price: 199, currency: 'EUR' }),
    ];
    await Promise.allSettled(calls);
    const sent = await Promise.all(
      device.requests.map(async (request) => {
        const { pathname, search } = new URL(request.url);
        return `${request.method} ${pathname.slice(5)}${search} ${await request.text()}`.trim();
      }),
    );
    expect(sent.sort()).toEqual(
      [
        'GET inventory/consumables',
        'GET inventory/consumables/history?cursor=7',
        'GET inventory/unique',
        'GET user/timeReward',
        'GET purchase/offers',
        `POST inventory/consumables/spend ${JSON.stringify(spend)}`,
        'POST inventory/unique {"kind":"level","id":"sudoku/de-leichtes-007"}',
        'POST inventory/chest {"gameType":"sudoku","size":"small"}',
        'GET inventory/chest',
        'POST inventory/chest/open {"chestId":7}',
        'POST inventory/chest/undo {"chestId":7}',
        'POST user/timeReward/collect',
        'POST promo/redeem {"code":"ABC"}',
        'POST purchase {"offerId":"small","price":199,"currency":"EUR"}',
      ].sort(),
    );
  });

  test.each(['javascript:alert(1)', 'http://elsewhere.test/pay', 'data:text/html,x'])(
    'lead to no checkout at %s',
    async (checkoutUrl) => {
      const device = new Device();
      device.answer = () => json({ data: { purchaseId: 'p', checkoutUrl } });
      const error = await failed(device.economy.purchase({ offerId: 'small', price: 199, currency: 'EUR' }));
      expect(error).toMatchObject({ fault: 'rubbish' });
    },
  );
});
