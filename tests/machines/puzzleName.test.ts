// A puzzle solved or bought in one language counts in every language in which it is the same puzzle.

import { expect, test } from 'vitest';
import { idsOf, recordsOf } from '../../machines/levels/puzzleName.ts';

const solved = (bestTime: number) => ({ solved: true, bestTime, progress: 1 });
const begun = { solved: false, bestTime: undefined, progress: 0.5 };

test('a sudoku that is solved in German is solved in English, with the better time of the two', () => {
  const records = {
    'sudoku/de-leichtes-001': solved(60_000),
    'sudoku/de-leichtes-002': begun,
    'sudoku/en-leichtes-003': begun,
    'sudoku/de-leichtes-003': solved(50_000),
    'sudoku/de-leichtes-004': solved(40_000),
    'sudoku/en-leichtes-004': solved(30_000),
    'crossword/de-leichtes-001': solved(70_000),
  };
  expect(recordsOf('sudoku', records)).toEqual({
    'de-leichtes-001': solved(60_000),
    'en-leichtes-001': solved(60_000),
    'de-leichtes-002': begun,
    'de-leichtes-003': solved(50_000),
    'en-leichtes-003': { solved: true, bestTime: 50_000, progress: 0.5 },
    'de-leichtes-004': solved(30_000),
    'en-leichtes-004': solved(30_000),
  });
  expect(recordsOf('crossword', records)).toEqual({ 'de-leichtes-001': solved(70_000) });
});

test('a sudoku bought in one language is bought in both, a crossword only in its own', () => {
  const bought = ['sudoku/en-profi_ratsel-009', 'crossword/en-leichtes-009'];
  expect([...idsOf('sudoku', bought)].sort()).toEqual(['de-profi_ratsel-009', 'en-profi_ratsel-009']);
  expect([...idsOf('crossword', bought)]).toEqual(['en-leichtes-009']);
});
