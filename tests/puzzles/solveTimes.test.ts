// How a player's time compares with those of others.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, FEWEST, slowerShare, unaidedShare } from '../../puzzles/solveTimes.ts';

const SECOND = 1000; // ms

const histogram = (times: readonly number[], unaided = 0) => {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(bucketOf(time), (counts.get(bucketOf(time)) ?? 0) + 1);
  return { players: times.length, unaided, times: [...counts] };
};
const minutes = (...all: readonly number[]) => histogram(all.map((minute) => minute * 60 * SECOND));

test('faster than those who took longer; among equals, than half of them', () => {
  const ten = minutes(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(slowerShare(ten, 30 * SECOND)).toBe(1);
  expect(slowerShare(ten, 5 * 60 * SECOND)).toBe(0.55);
  expect(slowerShare(ten, 3_600 * SECOND)).toBe(0);
  expect(slowerShare(minutes(...Array(10).fill(4)), 4 * 60 * SECOND)).toBe(0.5);
});

test('of few players nothing is said', () => {
  expect(slowerShare(minutes(...Array(FEWEST - 1).fill(3)), SECOND)).toBeUndefined();
  expect(unaidedShare(histogram(Array(FEWEST - 1).fill(SECOND), 5))).toBeUndefined();
  expect(unaidedShare(histogram(Array(FEWEST).fill(SECOND), 4))).toBe(0.4);
});

test('a longer time never ranks better, and each share is one', () => {
  const time = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(fc.array(time, { minLength: FEWEST, maxLength: 60 }), time, time, (others, a, b) => {
      const all = histogram(others);
      const [fast = -1, slow = -1] = [Math.min(a, b), Math.max(a, b)].map((ms) => slowerShare(all, ms));
      expect(fast).toBeGreaterThanOrEqual(slow);
      expect(slow).toBeGreaterThanOrEqual(0);
      expect(fast).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
