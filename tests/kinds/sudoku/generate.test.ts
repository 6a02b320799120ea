import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../puzzles/random.ts';
import { type Digits, printBoard } from '../../../puzzles/sudoku/board.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';
import { generate, generateSudoku, SUDOKU_CATEGORIES, type SudokuOrder } from '../../../puzzles/sudoku/generate.ts';
import { grade, needs, solvingPath } from '../../../puzzles/sudoku/grade.ts';
import { countSolutions, hasOneSolution } from '../../../puzzles/sudoku/solve.ts';
import { orbitsOf, SYMMETRIES } from '../../../puzzles/sudoku/symmetry.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 0];
const ORDERS: readonly Omit<SudokuOrder, 'seed'>[] = [
  ...DAYS.map((weekday) => ({ category: 'tagliches_ratsel', weekday }) as const),
  ...SUDOKU_CATEGORIES.slice(1).map((category) => ({ category })),
];

const LEVELS = { leichtes: 'easy', fortgeschrittene_ratsel: 'medium', schwere_ratsel: 'hard', profi_ratsel: 'unfair' };

/** Which orders have more givens than they need: those for beginners. */
const isRoomy = ({ category, weekday = 0 }: Omit<SudokuOrder, 'seed'>): boolean =>
  category === 'leichtes' || (category === 'tagliches_ratsel' && weekday >= 1 && weekday <= 3);

const isMinimal = (givens: Digits): boolean =>
  givens.every((digit, cell) => digit === 0 || !hasOneSolution(givens.with(cell, 0)));

describe.each(ORDERS)('$category $weekday', (order) => {
  const puzzles = [1, 2, 3, 4].map((seed) => generateSudoku({ ...order, seed }));

  test('has one solution, the stated one, and no redundant given unless it is for beginners', () => {
    for (const { givens, solution } of puzzles) {
      expect(countSolutions(givens)).toEqual({ count: 1, solution });
      if (!isRoomy(order)) expect(isMinimal(givens)).toBe(true);
    }
  });

  test('states its grade, which fits the category; logic alone solves it', () => {
    for (const { givens, level, score, se, hardest } of puzzles) {
      expect(grade(givens)).toEqual({ level, score, se, hardest, solved: true });
      if (order.category !== 'tagliches_ratsel') expect(level).toBe(LEVELS[order.category]);
    }
  });

  test('is the same for the same seed', () => {
    const again = generateSudoku({ ...order, seed: 1 });
    expect(again).toEqual(puzzles[0]);
    expect(new Set(puzzles.map(({ givens }) => printBoard(givens))).size).toBe(puzzles.length);
  });
});

test('the daily gets harder from Monday to Sunday: easy, then medium, with more points each day', () => {
  const week = DAYS.map((weekday) => generateSudoku({ category: 'tagliches_ratsel', seed: 5, weekday }));
  expect(week.map(({ level }) => level)).toEqual(['easy', 'easy', 'easy', 'medium', 'medium', 'medium', 'medium']);
  const scores = week.map(({ score }) => score);
  expect(scores.slice(0, 3)).toEqual(scores.slice(0, 3).sort((a, b) => a - b));
  expect(scores.slice(3)).toEqual(scores.slice(3).sort((a, b) => a - b));
});

test('the dailies of eight weeks rise from Monday to Sunday, in points and in the hardest step', {
  timeout: 300_000,
}, () => {
  const first = Date.UTC(2026, 9, 26);
  const day = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10);
  for (let week = 0; week < 8; week++) {
    const served = DAYS.map((weekday, index) =>
      generateSudoku({
        category: 'tagliches_ratsel',
        seed: seedOf('daily', 'sudoku', day(week * 7 + index)),
        weekday,
      }),
    );
    const scores = served.map(({ score }) => score);
    const ratings = served.map(({ givens }) => explainerRating(givens).rating);
    expect(scores, `points from ${day(week * 7)}`).toEqual(scores.toSorted((a, b) => a - b));
    expect(ratings, `ratings from ${day(week * 7)}`).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings.slice(0, 3)).toEqual([1.2, 1.2, 1.5]);
    expect(ratings[6]).toBeGreaterThan(ratings[3] ?? 0);
  }
});

test.each(SYMMETRIES)('%s: the givens form a symmetric pattern without a redundant orbit', (symmetry) => {
  const orbits = orbitsOf(symmetry);
  expect(orbits.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell));
  const { givens, level } = generate({ level: 'medium', symmetry, seed: 1 });
  expect(level).toBe('medium');
  for (const orbit of orbits) {
    expect(new Set(orbit.map((cell) => givens[cell] === 0)).size).toBe(1);
    const without = givens.map((digit, cell) => (orbit.includes(cell) ? 0 : digit));
    if (givens[orbit[0] as number] !== 0) expect(hasOneSolution(without)).toBe(false);
  }
});

const countOf = (givens: Digits): number => givens.filter((digit) => digit > 0).length;

test.each(ORDERS.filter(isRoomy))(
  '$category $weekday has 28 to 36 givens, in a pattern that half a turn maps onto itself, and no step beyond singles',
  (order) => {
    const puzzles = Array.from({ length: 60 }, (_, seed) => generateSudoku({ ...order, seed }));
    const counts = puzzles.map(({ givens }) => countOf(givens));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...counts)).toBeLessThanOrEqual(36);
    // a day's band is narrower than the category's
    expect(new Set(counts).size).toBeGreaterThan(order.category === 'leichtes' ? 5 : 3);
    for (const { givens, hardest, score } of puzzles) {
      const given = Array.from(givens, (digit) => digit > 0);
      expect(given.toReversed()).toEqual(given);
      expect(['fullHouse', 'nakedSingle', 'hiddenSingle']).toContain(hardest);
      expect(score).toBeLessThanOrEqual(360);
      expect(explainerRating(givens).rating).toBeLessThanOrEqual(1.5);
    }
  },
);

test('another symmetry than the category’s can be asked for, and the number of givens stays', () => {
  for (const symmetry of SYMMETRIES) {
    const { givens } = generateSudoku({ category: 'leichtes', symmetry, seed: 3 });
    expect(countOf(givens)).toBeGreaterThanOrEqual(28);
    expect(countOf(givens)).toBeLessThanOrEqual(36);
    for (const orbit of orbitsOf(symmetry)) expect(new Set(orbit.map((cell) => givens[cell] === 0)).size).toBe(1);
  }
});

test.each([
  ['medium', 'hiddenPair'],
  ['hard', 'xWing'],
  ['hard', 'wWing'],
  ['unfair', 'xyChain'],
] as const)('%s that needs %s: used on the way, and without it the way is harder or ends', (level, technique) => {
  const puzzle = generate({ level, technique, seed: 1 });
  expect(puzzle.level).toBe(level);
  expect(needs(puzzle.givens, technique)).toBe(true);
  expect(solvingPath(puzzle.givens).steps.some((step) => step.technique === technique)).toBe(true);
  expect(generate({ level, technique, seed: 1 })).toEqual(puzzle);
});

test.each([
  ['medium', 'xWing'],
  ['extreme', 'mutantXWing'], // the grader does not use it
] as const)('%s has no puzzle that needs %s, and the request fails at once', (level, technique) => {
  expect(() => generate({ level, technique, seed: 1 })).toThrow(RangeError);
});

test('a seed gives this exact puzzle on every machine and in every version', () => {
  const { givens, score } = generateSudoku({ category: 'leichtes', seed: 2026 });
  expect([printBoard(givens), score]).toMatchInlineSnapshot(`
    [
      "...54.378.5.3...9.7..91.....89...6...7..3..1...4...28.....63..9.4...5.2.592.74...",
      210,
    ]
  `);
});
