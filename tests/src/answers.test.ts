// Answers that came with the page: each is taken once, and only by the request that it answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ISLAND = {
  language: 'de',
  of: { '/api/game/config/': { games: [] }, '/api/game/sudoku/leichtes?limit=20': ['a'] },
};

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(ISLAND)}</script>`;
  vi.resetModules();
});
afterEach(() => {
  document.head.innerHTML = '';
});

const load = async () => (await import('../../src/late/answers.ts')).answered;
const ask = (path: string, language = 'de', method = 'GET') =>
  new Request(new URL(path, location.origin), { method, headers: { 'accept-language': language } });

it('answers once, in the shape of the API', async () => {
  const answered = await load();
  expect(await answered(ask('/api/game/sudoku/leichtes?limit=20'))?.json()).toEqual({ data: ['a'] });
  expect(answered(ask('/api/game/sudoku/leichtes?limit=20'))).toBeUndefined();
});

it('answers nothing else', async () => {
  const answered = await load();
  expect(answered(ask('/api/game/sudoku/leichtes?limit=10'))).toBeUndefined();
  expect(answered(ask('/api/game/config/', 'en'))).toBeUndefined();
  expect(answered(ask('/api/game/config/', 'de', 'POST'))).toBeUndefined();
  expect(answered(ask('/api/constructor'))).toBeUndefined();
  expect(
    answered(new Request('https://elsewhere.test/api/game/config/', { headers: { 'accept-language': 'de' } })),
  ).toBeUndefined();
  expect(await answered(ask('/api/game/config/'))?.json()).toEqual({ data: { games: [] } });
});

it('a page without answers has none', async () => {
  document.head.innerHTML = '';
  expect((await load())(ask('/api/game/config/'))).toBeUndefined();
});
