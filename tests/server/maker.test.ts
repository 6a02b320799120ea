// Levels made in processes of their own.

import { constants, getPriority } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { Problem } from '../../server/common/problem.ts';
import { makeDaily } from '../../server/levels/daily.ts';
import { openLane } from '../../server/making/lane.ts';
import { makeLevel } from '../../server/making/make.ts';
import { makeNow } from '../../server/making/maker.ts';
import type { LevelOrder } from '../../server/making/order.ts';
import { familyOf } from '../attacks/dailies.ts';

const EASY: LevelOrder = { gameType: 'sudoku', categoryType: 'leichtes', language: 'de', seed: 4 };
/** Takes seconds. */
const LONG: LevelOrder = { gameType: 'crossword', categoryType: 'doppelseiter', language: 'de', seed: 1, number: 1 };
const { PRIORITY_LOW } = constants.priority;

afterEach(() => void vi.unstubAllEnvs());

it('they are the levels that the generator makes', async () => {
  const order = { ...EASY, categoryType: 'fortgeschrittene_ratsel', seed: 3 } as const;
  expect(await makeNow(order)).toEqual(await makeLevel(order));
});

it('the main thread is not blocked meanwhile', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  // an easy sudoku may be done before the first turn of the event loop
  await makeNow({ ...LONG, categoryType: 'halbe_seite' });
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

it('concurrent requests for one level share it: it is made once', async () => {
  const order = { ...EASY, seed: 5 };
  const [first, second, other] = [makeNow(order), makeNow({ ...order }), makeNow({ ...order, seed: 6 })];
  expect(second).toBe(first);
  expect((await other).content.puzzle).not.toEqual((await first).content.puzzle);
});

it('an impossible order is refused, and the next one is made', async () => {
  const refused = makeNow({ ...EASY, categoryType: 'vollformat' });
  const next = makeNow({ ...EASY, seed: 7 });
  await expect(refused).rejects.toThrow(RangeError);
  expect((await next).difficulty).toBe('easy');
});

it('orders beyond the queue’s limit are refused at once, and later ones are accepted again', async () => {
  const lane = openLane({ priority: 0, longestQueue: 2 });
  const orders = [1, 2, 3, 4, 5].map((seed) => ({ ...EASY, seed }));
  const made = await Promise.allSettled(orders.map((order) => lane.make(order)));
  expect(made.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')]);
  const [refused] = made.filter((each) => each.status === 'rejected');
  expect(refused?.reason).toEqual(new Problem('NOT_READY'));
  expect([lane.size, (await lane.make(EASY)).difficulty]).toEqual([0, 'easy']);
});

it('an order can be cancelled, before its turn or while it is being made, without affecting others', async () => {
  const lane = openLane({ priority: 0, longestQueue: 9 });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const orders = [lane.make(LONG, running.signal), lane.make(LONG, waiting.signal), lane.make(EASY)] as const;
  waiting.abort(new Error('second'));
  running.abort(new Error('first'));
  await expect(orders[0]).rejects.toThrow('first');
  await expect(orders[1]).rejects.toThrow('second');
  expect((await orders[2]).difficulty).toBe('easy');
  expect(lane.size).toBe(0);
});

it.runIf(process.platform === 'linux')('many orders are one process, at the priority that was asked for', async () => {
  const before = familyOf(process.pid);
  const lane = openLane({ priority: PRIORITY_LOW, longestQueue: 9 });
  const end = new AbortController();
  const made = Promise.allSettled([1, 2, 3, 4].map((seed) => lane.make({ ...LONG, seed }, end.signal)));
  await Promise.resolve(); // the first one has begun
  const makers = familyOf(process.pid).filter((pid) => !before.includes(pid));
  expect(makers.map(getPriority)).toEqual([PRIORITY_LOW]);
  end.abort();
  await made;
});

it('what Node tells a watching parent is not taken for a level: `npm run dev` serves dailies', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const lane = openLane({ priority: 0, longestQueue: 9 });
  expect((await makeDaily('sudoku', '2026-11-22', 'de', (order) => lane.make(order))).title).toBe('Sonntags-Sudoku');
});

it.runIf(process.platform === 'linux')('a signal to all processes of the server lets a level be finished', async () => {
  const before = familyOf(process.pid);
  const lane = openLane({ priority: 0, longestQueue: 9 });
  await lane.make(EASY);
  const [maker] = familyOf(process.pid).filter((pid) => !before.includes(pid));
  const made = lane.make({ ...LONG, categoryType: 'halbe_seite' });
  await Promise.resolve(); // it has begun
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(maker as number, signal);
  expect((await made).answers.length).toBeGreaterThan(30);
});
