// Work that waits for a frame, and for how long while a finger draws.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, putOff } from '../../src/adapters/page/afterFrame.ts';

const run = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('all waiting work runs after two frames, in order', () => {
  afterFrame(() => run(1));
  afterFrame(() => run(2));
  vi.advanceTimersByTime(31);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls.flat()).toEqual([1, 2]);
});

test('a moving finger delays it until it rests', () => {
  for (let move = 0; move < 10; move++) {
    afterFrame(run);
    putOff();
    vi.advanceTimersByTime(50);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(10);
});

test('but not forever: a finger that never rests is overtaken', () => {
  for (let move = 0; move < 40; move++) {
    afterFrame(run);
    putOff();
    vi.advanceTimersByTime(50);
  }
  expect(run).toHaveBeenCalled();
});

test('without waiting work there is nothing to delay', () => {
  putOff();
  expect(vi.getTimerCount()).toBe(0);
});
