// A friend's time in a link.

import { expect, test } from 'vitest';
import { challenge, timeToBeat } from '../../../src/share/rival.ts';

const PUZZLE = 'sudoku/de-leichtes-001';
const searchOf = (link: string) => new URL(link).search;

test('the link carries the time, in whole seconds, to the same puzzle and to no other', () => {
  const link = challenge('https://puzzles.example/sudoku/de-leichtes-001', PUZZLE, 312_900);
  expect(timeToBeat(searchOf(link), PUZZLE)).toBe(312_000);
  expect(timeToBeat(`${searchOf(link)}&vendor=tv`, PUZZLE)).toBe(312_000);
  for (const other of ['crossword/de-leichtes-001', 'sudoku/de-leichtes-0011', 'sudoku/de-leichtes-002'])
    expect(timeToBeat(searchOf(link), other)).toBeUndefined();
});

test.each(['', '?rival=', '?rival=312', '0', '-5', '1.5', '1e3', '999999', '0312', '<b>1</b>', '12 '])(
  'what is no time is none: %s',
  (value) => {
    const search =
      value.startsWith('?') || value === '' ? value : `?rival=sudoku.de-leichtes-001.${encodeURIComponent(value)}`;
    expect(timeToBeat(search, PUZZLE)).toBeUndefined();
  },
);
