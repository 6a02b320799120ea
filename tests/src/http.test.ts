// The wrapper against responses of every kind: what the player reads, what is sent, what can be cancelled.

import { describe, expect, test } from 'vitest';
import { createApi } from '../../src/adapters/api/api.ts';
import { ApiError, codeOf } from '../../src/adapters/api/apiError.ts';
import { createHttp, type HttpSetup } from '../../src/adapters/api/http.ts';

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, statusText: status === 503 ? 'Service Unavailable' : '' });

function server(answer: (request: Request) => Response | Promise<Response>, setup: Partial<HttpSetup> = {}) {
  const requests: Request[] = [];
  const notices: string[] = [];
  const http = createHttp({
    base: 'https://api.test/api/',
    environment: 'test',
    whiteLabel: 'acme',
    token: () => undefined,
    language: () => 'de',
    notify: (text) => notices.push(text),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
    ...setup,
  });
  return { http, requests, notices };
}

const faultOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const FAILURE = {
  isError: true,
  message: 'from message',
  error: 'from error',
  data: { error: 'from data', code: 'X' },
};

describe('a failure', () => {
  test('has a stable code, and everything else in its data', async () => {
    const body = { ...FAILURE, data: { error: 'too early', code: 'ALREADY_COLLECTED', nextCollectTime: 7 } };
    const { http } = server(() => json(body, 409));
    const fault = await faultOf(http.post('user/timeReward/collect'));
    expect(codeOf(fault)).toBe('ALREADY_COLLECTED');
    expect(fault.data.nextCollectTime).toBe(7);
  });

  test.each([undefined, 'text', { data: null }, { data: { code: 7 } }])(
    'without a word in %j has none',
    async (body) => {
      const { http } = server(() => json(body ?? null, 503));
      expect(codeOf(await faultOf(http.get('x', { quiet: true })))).toBeUndefined();
    },
  );
});

describe('a request', () => {
  test('carries the specified headers', async () => {
    const { http, requests } = server(() => json({ data: 1 }), { token: () => 'abc', apiKey: 'key' });
    await http.get('user/info', { noCache: true });
    const sent = requests[0]?.headers;
    expect(sent?.get('authorization')).toBe('Bearer abc');
    expect(sent?.get('accept-language')).toBe('de');
    expect(sent?.get('x-environment')).toBe('test');
    expect(sent?.get('x-white-label')).toBe('acme');
    expect(sent?.get('x-api-key')).toBe('key');
    expect(sent?.get('cache-control')).toBe('no-cache');
  });

  test('of a visitor has neither token nor key', async () => {
    const { http, requests } = server(() => json({ data: 1 }));
    await http.get('game/config/');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.headers.has('x-api-key')).toBe(false);
    expect(requests[0]?.headers.get('cache-control')).not.toBe('no-cache');
  });

  test('joins base, path and query; an https address is used unchanged', async () => {
    const { http, requests } = server(() => json({ data: [] }));
    await http.get('/game/sudoku/leichtes', { query: { limit: 20 } });
    await http.get('https://elsewhere.test/x');
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.test/api/game/sudoku/leichtes?limit=20',
      'https://elsewhere.test/x',
    ]);
  });

  test.each(['post', 'put', 'patch', 'delete'] as const)(
    '%s sends JSON once and gives the nested data',
    async (verb) => {
      const { http, requests } = server(() => json({ data: { got: true } }));
      expect(await http[verb]('thing', { body: { a: 1 } })).toEqual({ got: true });
      expect(requests).toHaveLength(1);
      expect(requests[0]?.method).toBe(verb.toUpperCase());
      expect(await requests[0]?.json()).toEqual({ a: 1 });
    },
  );

  test('a binary GET returns the bytes', async () => {
    const { http } = server(() => new Response(new Uint8Array([1, 2, 255])));
    expect([...new Uint8Array(await http.binary('picture'))]).toEqual([1, 2, 255]);
  });
});

describe('a failure', () => {
  test.each([
    [401, 'from data'],
    [500, 'from message'],
    [400, 'from error'],
    [404, 'from data'],
    [409, 'from data'],
  ])('with status %i shows its specified text', async (status, text) => {
    const { http, notices } = server(() => json(FAILURE, status));
    const fault = await faultOf(http.post('x'));
    expect(fault.playerText).toBe(text);
    expect(fault.status).toBe(status);
    expect(notices).toEqual([text]);
  });

  test('in a 200 is still a failure', async () => {
    const { http, notices } = server(() => json(FAILURE));
    expect((await faultOf(http.get('x'))).fault).toBe('refused');
    expect(notices).toEqual(['from data']);
  });

  test.each([
    ['no JSON', () => new Response('<html>oops</html>')],
    ['no object', () => json([1, 2])],
  ])('with %s counts as a damaged response', async (_, answer) => {
    const { http, notices } = server(answer);
    expect((await faultOf(http.get('x'))).fault).toBe('rubbish');
    expect(notices).toEqual([]);
  });

  test('without its own text gets one of ours', async () => {
    const { http } = server(() => new Response('', { status: 418 }));
    expect((await faultOf(http.post('x'))).playerText).toBe('error.server');
  });

  test('of the network is reported as such', async () => {
    const { http } = server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await faultOf(http.post('x'))).fault).toBe('network');
  });

  test('to respond in time is a timeout', async () => {
    const { http } = server(() => new Promise(() => undefined));
    expect((await faultOf(http.post('x', { timeout: 5 }))).fault).toBe('timeout');
  });

  test('without a response shows no notice: the waiting part of the screen reports it', async () => {
    const { http, notices } = server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await faultOf(http.post('x'))).playerText).toBe('error.network');
    expect(notices).toEqual([]);
  });

  test('that says when to retry is not shown to the player if the caller retries', async () => {
    const { http, notices } = server(() => new Response('{}', { status: 503, headers: { 'retry-after': '5' } }));
    expect(await faultOf(http.get('x', { retried: true }))).toMatchObject({ fault: 'http', retryAfter: 5_000 });
    expect(notices).toEqual([]);
    await faultOf(http.get('x'));
    expect(notices).toHaveLength(1);
  });

  test('can be silenced', async () => {
    const { http, notices } = server(() => json(FAILURE, 500));
    await faultOf(http.post('x', { quiet: true }));
    expect(notices).toEqual([]);
  });
});

describe('cancelling', () => {
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });

  test('ends all requests of that path and no other, without a notice', async () => {
    const { http, notices, requests } = server((request) =>
      request.url.endsWith('b') ? json({ data: 2 }) : hanging(request),
    );
    const first = http.get('a').catch((error: Error) => error.name);
    const second = http.get('a').catch((error: Error) => error.name);
    const other = http.get('b');
    await expect.poll(() => requests.length).toBe(3);
    http.cancel('a');
    expect([await first, await second, await other]).toEqual(['AbortError', 'AbortError', 2]);
    expect(notices).toEqual([]);
  });

  test('by the caller’s own signal works too', async () => {
    const { http, requests } = server(hanging);
    const controller = new AbortController();
    const call = http.get('a', { signal: controller.signal }).catch((error: Error) => error.name);
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect(await call).toBe('AbortError');
  });
});

describe('the configuration', () => {
  const config = (answer: () => Response | Promise<Response>) => {
    const { http, notices } = server(answer);
    const call = createApi(http).config(new AbortController().signal);
    return { call, notices };
  };
  const GAME = { type: 'sudoku', name: 'Sudoku', seoText: { title: 'T', text: 't' }, categories: [] };

  test('has the specified text for an HTTP failure, without a notice', async () => {
    const { call, notices } = config(() => json(FAILURE, 503));
    await expect(call).rejects.toThrow(/^HTTP 503: Service Unavailable$/);
    expect(notices).toEqual([]);
  });

  test.each([
    ['rubbish', () => new Response('nonsense')],
    ['the wrong shape', () => json({ data: { games: 'many' } })],
    ['no games', () => json({ data: { games: [], appearance: {} } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s has failed to load', async (_, answer) => {
    await expect(config(answer).call).rejects.toThrow(/^Failed to load configuration$/);
  });

  test('keeps valid fields, and only a bad field falls back', async () => {
    const data = {
      games: [GAME],
      appearance: { primaryColor: 7, backgroundColor: '#fff8e7' },
      rules: { mistakes: -1, freeHints: 5 },
      timeZone: 'Mars/Olympus',
    };
    const { appearance, rules, timeZone } = await config(() => json({ data })).call;
    expect(appearance.primaryColor).toBe('#ff6b33');
    expect(appearance.backgroundColor).toBe('#fff8e7');
    expect(rules).toMatchObject({ mistakes: 3, freeHints: 5 });
    expect(timeZone).toBe('Europe/Berlin');
  });
});

test('an invalid level is refused', async () => {
  const { http } = server(() => json({ data: { id: '../etc', content: {} } }));
  const api = createApi(http);
  const error = await faultOf(api.level('sudoku', 'leichtes', 'de-leichtes-001', new AbortController().signal));
  expect(error.fault).toBe('rubbish');
});

test.each([
  [404, []],
  [500, ['Out of order.']],
])(
  'a level that does not exist is told by its screen, once, and not in a notice too: HTTP %i',
  async (status, told) => {
    const { http, notices } = server(() => json({ data: { error: 'Gone.' }, message: 'Out of order.' }, status));
    const error = await faultOf(
      createApi(http).level('sudoku', 'leichtes', 'de-leichtes-999', new AbortController().signal),
    );
    expect([error.missing, notices]).toEqual([status === 404, told]);
  },
);
