// Which cells are repainted.

import { expect, test } from 'vitest';
import { eachChange, eachMark, sameLook } from '../../scenes/picture/difference.ts';

const looks = (...digits: number[]) => digits.map((digit) => ({ digit, given: false }));

function changes(before: ReturnType<typeof looks> | undefined, now: ReturnType<typeof looks>) {
  const seen: unknown[] = [];
  eachChange(before, now, (cell, look, old) => seen.push([cell, look.digit, old?.digit]));
  return seen;
}

test('the first picture paints every cell', () => {
  expect(changes(undefined, looks(1, 2))).toEqual([
    [0, 1, undefined],
    [1, 2, undefined],
  ]);
});

test('later ones paint what differs, and get the previous look', () => {
  expect(changes(looks(1, 2, 3), looks(1, 5, 3))).toEqual([[1, 5, 2]]);
  expect(changes(looks(1, 2), looks(1, 2))).toEqual([]);
});

test('every field counts, and equal records are equal', () => {
  expect(sameLook({ digit: 1, given: false }, { digit: 1, given: true })).toBe(false);
  expect(sameLook({ digit: 1, given: false }, { digit: 1, given: false })).toBe(true);
});

test('marks are added and removed', () => {
  const seen: unknown[] = [];
  const before = new Map([
    ['HUND', 1],
    ['KATZE', 2],
  ]);
  const now = new Map([
    ['KATZE', 2],
    ['MAUS', 3],
  ]);
  eachMark(before, now, (key, mark) => seen.push([key, mark]));
  expect(seen).toEqual([
    ['HUND', undefined],
    ['MAUS', 3],
  ]);
});
