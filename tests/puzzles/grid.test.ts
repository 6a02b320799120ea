// Cells of a board that is not square, so that rows and columns cannot be mixed up unnoticed.

import { describe, expect, test } from 'vitest';
import {
  cellAt,
  cellCount,
  columnOf,
  contains,
  DIRECTIONS,
  isCell,
  JUMPS,
  jump,
  neighbour,
  rowOf,
} from '../../puzzles/grid.ts';

const SIZE = { width: 4, height: 3 };

test('cells are numbered row by row', () => {
  expect(cellCount(SIZE)).toBe(12);
  for (let cell = 0; cell < 12; cell++) expect(cellAt(SIZE, rowOf(SIZE, cell), columnOf(SIZE, cell))).toBe(cell);
  expect([rowOf(SIZE, 7), columnOf(SIZE, 7)]).toEqual([1, 3]);
});

test('only whole numbers on the board are cells', () => {
  expect([0, 11].every((value) => isCell(SIZE, value))).toBe(true);
  expect([-1, 12, 1.5, Number.NaN, '3', null, undefined].some((value) => isCell(SIZE, value))).toBe(false);
  expect(contains(SIZE, 2, 3)).toBe(true);
  expect(contains(SIZE, 3, 2)).toBe(false);
});

describe('neighbour', () => {
  test.each([
    [5, [1, 6, 9, 4]],
    [0, [undefined, 1, 4, undefined]],
    [11, [7, undefined, undefined, 10]],
  ])('of %i, clockwise from above', (cell, expected) => {
    expect(DIRECTIONS.map((to) => neighbour(SIZE, cell, to))).toEqual(expected);
  });
});

test('jumps go to the ends of the row and of the board', () => {
  expect(JUMPS.map((to) => jump(SIZE, 6, to))).toEqual([4, 7, 0, 11]);
});
