// Loading on demand: once, within the timeout, and again after a failure.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as bring, LOAD_LIMIT } from '../../src/late/chunk.ts';
import { late, NotLoaded } from '../../src/late/late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is loaded once for all callers', async () => {
  const load = vi.fn(async () => 'there');
  const part = late(load);
  expect(part.known()).toBeUndefined();
  expect(await Promise.all([part(), part()])).toEqual(['there', 'there']);
  expect(await part()).toBe('there');
  expect(part.known()).toBe('there');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is retried', async () => {
  const answers = [() => Promise.reject(new Error('no network')), async () => 'there'];
  const part = late(() => (answers.shift() as () => Promise<string>)());
  await expect(part()).rejects.toThrow(NotLoaded);
  expect(await part()).toBe('there');
});

test('times out after 120 s and not before', async () => {
  const part = late(() => new Promise(() => undefined));
  let given = false;
  const asked = part().catch((error: unknown) => {
    given = error instanceof NotLoaded;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(given).toBe(true);
});

const answer = (status: number) => new Response('', { status });

test('nothing is imported before all of its files have loaded', async () => {
  const network = vi.fn(async (url: string) => answer(url.includes('shared') ? 503 : 200));
  vi.stubGlobal('fetch', network);
  const load = vi.fn(async () => 'module');
  await expect(bring(load, ['assets/a.js', 'assets/shared.js'])).rejects.toThrow(NotLoaded);
  expect(load).not.toHaveBeenCalled();
  network.mockImplementation(async () => answer(200));
  expect(await bring(load, ['assets/a.js', 'assets/shared.js'])).toBe('module');
  // loaded files are not requested again
  expect(network.mock.calls.map(([url]) => url)).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/shared.js']);
});

test('a request without a response is aborted after 120 s, so that the next one is new', async () => {
  const hanging = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  const network = vi.fn(hanging);
  vi.stubGlobal('fetch', network);
  const asked = expect(bring(async () => 'module', ['assets/slow.js'])).rejects.toThrow(NotLoaded);
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  await asked;
  network.mockImplementation(async () => answer(200));
  expect(await bring(async () => 'module', ['assets/slow.js'])).toBe('module');
  expect(network).toHaveBeenCalledTimes(2);
});
