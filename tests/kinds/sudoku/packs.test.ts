// The levels of each category lie within a band of HoDoKu's points and of the explainer's ratings, two opinions that share only the
// techniques' code.

import { expect, test } from 'vitest';
import type { Digits } from '../../../puzzles/sudoku/board.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';
import { grade } from '../../../puzzles/sudoku/grade.ts';
import { readPacks } from '../../../server/making/packFile.ts';

const PACKS = readPacks().filter(({ gameType }) => gameType === 'sudoku');

test('every category has its bands here', () => {
  const categories = PACKS.map(({ categoryType }) => categoryType);
  expect(categories.toSorted()).toEqual(['fortgeschrittene_ratsel', 'leichtes', 'profi_ratsel', 'schwere_ratsel']);
});

test.each([
  ['leichtes', [180, 360], [1.2, 1.5]],
  ['fortgeschrittene_ratsel', [300, 1000], [1.7, 3.6]],
  ['schwere_ratsel', [400, 1600], [4, 7.1]],
  ['profi_ratsel', [1000, 1800], [5.5, 7.5]],
] as const)('%s has %j points, and is rated %j', (category, points, ratings) => {
  const boards = PACKS.filter(({ categoryType }) => categoryType === category)
    .flatMap(({ levels }) => levels)
    .map(({ content }) => Uint8Array.from((content.puzzle as number[][]).flat()) as Digits);
  expect(boards.length).toBeGreaterThanOrEqual(20);
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  const wrong = boards
    .map((digits) => ({ score: grade(digits).score, rating: explainerRating(digits).rating }))
    .filter(({ score, rating }) => !within(score, points) || !within(rating, ratings));
  expect(wrong).toEqual([]);
});
