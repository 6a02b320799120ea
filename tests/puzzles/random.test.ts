// Seeded randomness: the same on every machine, and fair enough.

import { describe, expect, test } from 'vitest';
import { randomInt, seeded, seedOf, shuffled } from '../../puzzles/random.ts';

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe('seeded', () => {
  /** Mulberry32's own sequence for these seeds; levels are made from it, so it must never change. */
  test.each([
    [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
    [1, [0.6270739405881613, 0.002735721180215478, 0.5274470399599522]],
  ])('from %i gives the known numbers', (seed, known) => {
    expect(take(3, seeded(seed))).toEqual(known);
  });

  test('takes negative and large seeds as 32 bits', () => {
    expect(take(3, seeded(-1))).toEqual(take(3, seeded(2 ** 32 - 1)));
  });

  test('is uniform: each tenth gets its share of 20,000 numbers', () => {
    const random = seeded(42);
    const tenths = Array(10).fill(0);
    for (let n = 0; n < 20_000; n++) tenths[randomInt(random, 10)]++;
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('shuffled', () => {
  test('keeps all items, leaves the list alone, and reaches every order about as often', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    const random = seeded(5);
    const orders = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const order = shuffled(random, items).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

test('seedOf distinguishes words, their order and their boundaries, and never changes', () => {
  expect(seedOf('sudoku', 'leichtes', 7)).toBe(seedOf('sudoku', 'leichtes', '7'));
  const seeds = [seedOf('ab', 'c'), seedOf('a', 'bc'), seedOf('c', 'ab'), seedOf('abc'), seedOf()];
  expect(new Set(seeds).size).toBe(5);
  expect(seedOf()).toBe(0x811c9dc5);
  expect(seedOf('a')).toBe(0xe40c292c);
});
