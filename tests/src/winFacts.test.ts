// The times shown with a win.

import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { LevelRecord } from '../../machines/ports.ts';
import { formerTimes } from '../../src/app/played.ts';
import { comparisonText, duelText, timeFacts } from '../../src/share/winFacts.ts';

const t = ((key: string) => key.replace('modal.gameWin.', '')) as TFunction;

test.each([
  ['no challenge says nothing', 90_000, undefined, undefined],
  ['a second less has won', 89_999, 90_000, 'ahead'],
  ['the same second is a tie, as players see it', 90_900, 90_000, 'tie'],
  ['a lost one says by how much', 102_500, 90_000, 'behind 0:12'],
])('%s', (_, ms, rival, said) => {
  const words = ((key: string, { time = '' } = {}) => `${t(key as never)} ${time}`.trim()) as unknown as TFunction;
  expect(duelText(ms, rival, words)).toBe(said);
});

test.each([
  ['the least of all is the new best time', 90_000, 90_000, 95_000, ['record 1:30']],
  ['the first has beaten nothing', 90_000, 90_000, 90_000, ['time 1:30']],
  ['one as fast as the first has not beaten it', 90_900, 90_000, 90_000, ['time 1:30']],
  ['the first after a relaxed one has beaten nothing', 90_000, 90_000, undefined, ['time 1:30']],
  ['a slower one stands beside the best', 90_000, 60_000, 60_000, ['time 1:30', 'best 1:00']],
  ['one that does not count is no best time', 2_000, undefined, undefined, ['time 0:02']],
  ['only a long one has hours', 3_723_000, undefined, undefined, ['time 1:02:03']],
])('%s', (_, ms, best, first, said) => {
  expect(timeFacts(ms, best, first, t).map(({ name, value }) => `${name} ${value}`)).toEqual(said);
});

test.each([
  ['the first of a category has nothing beside it', 90_000, undefined, 'compare.first Leicht'],
  ['the fastest', 59_999, { best: 60_000, average: 80_000 }, 'compare.fastest Leicht 1:00'],
  [
    'the same second as the best is faster than the average',
    60_500,
    { best: 60_000, average: 80_000 },
    'compare.faster Leicht 1:00 0:20',
  ],
  ['a slower one stands beside both', 80_900, { best: 60_000, average: 80_000 }, 'compare.other Leicht 1:00 1:20'],
])('among the times of its category, %s', (_, ms, former, said) => {
  const words = ((key: string, { category = '', best = '', average = '', time = '' }) =>
    [t(key as never), category, best, key.endsWith('other') ? average : time]
      .filter(Boolean)
      .join(' ')) as unknown as TFunction;
  expect(comparisonText(ms, former, 'Leicht', words).replace(/(fastest.*) $/, '$1')).toBe(said);
});

const solved = (time: number): LevelRecord => ({
  solved: true,
  bestTime: time / 2,
  progress: 1,
  first: { time, mistakes: 0, hints: 0, letters: 0 },
});

test('the former times are the other puzzles’ of the category, in whichever language', () => {
  const records = {
    'sudoku/de-leichtes-001': solved(100_000),
    'sudoku/en-leichtes-001': solved(100_000), // the same puzzle
    'sudoku/de-leichtes-002': solved(40_000),
    'sudoku/en-leichtes-003': solved(80_000),
    'sudoku/de-schwere_ratsel-001': solved(9_000),
    'crossword/de-leichtes-002': solved(9_000),
  };
  expect(formerTimes(records, 'sudoku', 'de-leichtes-001')).toEqual({ best: 20_000, average: 60_000 });
  expect(formerTimes(records, 'crossword', 'de-leichtes-002')).toBeUndefined();
});
