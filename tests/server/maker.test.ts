// Levels made in a worker thread.

import { expect, it } from 'vitest';
import { makeLevel, makeSeries } from '../../server/making/make.ts';
import { makeAllInWorker, makeInWorker } from '../../server/making/maker.ts';
import type { LevelOrder } from '../../server/making/order.ts';

const EASY: LevelOrder = { gameType: 'sudoku', categoryType: 'leichtes', language: 'de', seed: 4 };

it('the worker makes what the generator makes', async () => {
  const order = { ...EASY, categoryType: 'fortgeschrittene_ratsel', seed: 3 } as const;
  expect(await makeInWorker(order)).toEqual(await makeLevel(order));
});

it('the main thread goes on meanwhile', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await makeInWorker(EASY);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

it('whoever asks for the same level at the same time gets the same one, made once', async () => {
  const order = { ...EASY, seed: 5 };
  const [first, second, other] = [makeInWorker(order), makeInWorker({ ...order }), makeInWorker({ ...order, seed: 6 })];
  expect(second).toBe(first);
  expect((await other).content.puzzle).not.toEqual((await first).content.puzzle);
});

it('an order that cannot be met is refused', async () => {
  await expect(makeInWorker({ ...EASY, categoryType: 'vollformat' })).rejects.toThrow('vollformat');
});

it('a series comes in its order from one thread, and can be ended', async () => {
  const orders = [1, 2, 3].map((seed) => ({ ...EASY, seed }));
  expect(await makeAllInWorker(orders)).toEqual(await makeSeries(orders));
  const end = new AbortController();
  const ended = makeAllInWorker(orders, end.signal);
  end.abort();
  await expect(ended).rejects.toThrow('ended');
});
