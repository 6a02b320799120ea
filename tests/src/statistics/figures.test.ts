// The figures computed from records.

import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../../../api/defaults.ts';
import type { LevelRecord } from '../../../machines/ports.ts';
import { figuresOf, gainOf, median, monthOf, yearUpTo } from '../../../src/statistics/figures.ts';

const { games } = defaultConfiguration('en');
const TODAY = '2026-11-21';

const solved = (time: number | undefined, flaws: Partial<NonNullable<LevelRecord['first']>> = {}): LevelRecord => ({
  solved: true,
  bestTime: time,
  progress: 1,
  first: { time, mistakes: 0, hints: 0, letters: 0, ...flaws },
});
const daily = (opened: string): LevelRecord => ({ ...solved(1000), opened });

describe('the figures', () => {
  test('of a new player are empty', () => {
    const figures = figuresOf({}, games, TODAY);
    expect(figures).toMatchObject({ solved: 0, perfect: 0, streak: 0, longest: 0, games: [] });
    expect([figures.best, figures.average]).toEqual([undefined, undefined]);
  });

  test('are separate by game and category; the average is of first times, the best of all times', () => {
    const figures = figuresOf(
      {
        'sudoku/de-leichtes-001': { ...solved(60_000), bestTime: 30_000 },
        'sudoku/en-leichtes-002': solved(120_000, { hints: 1 }),
        'sudoku/de-leichtes-003': { solved: false, bestTime: undefined, progress: 0.5 },
        'sudoku/de-schwere_ratsel-001': solved(undefined, { mistakes: 5 }),
        'crossword/de-leichtes-001': { solved: true, bestTime: 90_000, progress: 1 },
      },
      games,
      TODAY,
    );
    expect(figures).toMatchObject({ solved: 4, perfect: 1 });
    const [sudoku, crossword] = figures.games;
    expect(figures.games).toHaveLength(2);
    expect(sudoku).toMatchObject({ game: { type: 'sudoku' }, solved: 3, perfect: 1 });
    expect(sudoku?.categories).toMatchObject([
      { type: 'leichtes', name: 'Easy', solved: 2, best: 30_000, average: 90_000 },
      { type: 'schwere_ratsel', solved: 1, best: undefined, average: undefined },
    ]);
    // stored by an earlier version: mistakes and hints are unknown
    expect(crossword).toMatchObject({ solved: 1, perfect: 0, best: 90_000, average: 90_000 });
  });

  test('count a sudoku played in both languages once, at its best; a word puzzle differs in each', () => {
    const figures = figuresOf(
      {
        'sudoku/de-leichtes-001': solved(60_000, { hints: 1 }),
        'sudoku/en-leichtes-001': solved(50_000),
        'sudoku/en-leichtes-002': { solved: false, bestTime: undefined, progress: 0.5 },
        'sudoku/de-leichtes-002': solved(40_000),
        'crossword/de-leichtes-001': solved(90_000),
        'crossword/en-leichtes-001': solved(80_000),
      },
      games,
      TODAY,
    );
    expect(figures.games.map(({ game, solved, perfect }) => [game.type, solved, perfect])).toEqual([
      ['sudoku', 2, 2],
      ['crossword', 2, 2],
    ]);
    expect(figures).toMatchObject({ solved: 4, best: 40_000, average: 65_000 });
  });

  test('know the streak and the longest one, over all games', () => {
    const dates = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-19', '2026-11-20'];
    const kinds = ['sudoku', 'crossword', 'wordsearch'];
    const records = Object.fromEntries(
      dates.map((date, index) => [`${kinds[index % 3]}/de-tagliches_ratsel-${date}`, daily(date)]),
    );
    expect(figuresOf(records, games, TODAY)).toMatchObject({ streak: 2, longest: 4 });
    expect(figuresOf(records, games, '2026-11-22')).toMatchObject({ streak: 0, longest: 4 });
  });
});

test('the year counts every puzzle on the day of its first solve; days that nobody kept are not made up', () => {
  const { solvedOn } = figuresOf(
    {
      'sudoku/de-leichtes-001': { ...solved(60_000), opened: '2026-11-01', solvedOn: '2026-11-03' },
      'crossword/de-leichtes-001': { ...solved(60_000), solvedOn: '2026-11-03' },
      // of an earlier version: a daily puzzle has its day, another has not
      'sudoku/de-tagliches_ratsel-2026-11-02': { solved: true, bestTime: 1000, progress: 1 },
      'sudoku/de-leichtes-002': { ...solved(60_000), opened: '2026-11-04' },
      'sudoku/de-leichtes-003': { solved: false, bestTime: undefined, progress: 0.5, opened: '2026-11-05' },
    },
    games,
    TODAY,
  );
  expect(Object.fromEntries(solvedOn)).toEqual({ '2026-11-03': 2, '2026-11-02': 1 });
});

test('a category’s times are in the order in which its levels were played', () => {
  const played = (time: number, opened: string): LevelRecord => ({ ...solved(time), opened });
  const { games: shown } = figuresOf(
    {
      'sudoku/de-leichtes-003': played(30_000, '2026-11-01'),
      'sudoku/de-leichtes-002': played(20_000, '2026-11-02'),
      'sudoku/de-leichtes-001': played(10_000, '2026-11-02'),
      'sudoku/de-leichtes-004': { ...solved(undefined), opened: '2026-11-03' },
    },
    games,
    TODAY,
  );
  expect(shown[0]?.categories[0]?.times).toEqual([30_000, 10_000, 20_000]);
});

test('only who became faster is told so, and only after six solves', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(gainOf([10, 10, 10, 5, 5])).toBe(0);
  expect(gainOf([10, 10, 10, 5, 5, 5])).toBe(0.5);
  expect(gainOf([5, 5, 5, 10, 10, 10])).toBe(0);
});

test.each(['2026-11-23', '2026-11-29', '2028-02-29'])('the 53 weeks up to %s begin on a Monday', (today) => {
  const year = yearUpTo(today);
  expect([year.at(-1), new Date(`${year[0]}T00:00:00Z`).getUTCDay(), Math.ceil(year.length / 7)]).toEqual([
    today,
    1,
    53,
  ]);
});

test.each([
  ['2026-11-21', 30, 6],
  ['2026-02-01', 28, 6],
  ['2027-02-28', 28, 0],
  ['2028-02-29', 29, 1],
])('the month of %s has %i days and begins after %i others of its week', (iso, count, before) => {
  const month = monthOf(iso);
  expect([month.days.length, month.before]).toEqual([count, before]);
  expect(month.days).toContain(iso);
});
