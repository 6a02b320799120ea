// Sudoku's rules for moves that no player makes, but that a hostile or broken log may contain.

import { describe, expect, test } from 'vitest';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { openSudoku } from '../../../puzzles/sudoku/ipuz.ts';
import { readMove } from '../../../puzzles/sudoku/move.ts';
import { apply, mistake, progress, start, status } from '../../../puzzles/sudoku/rules.ts';
import type { Move, Play } from '../../../puzzles/sudoku/types.ts';
import { EASY, EASY_SOLUTION } from './documents.ts';

const sheet = readSheet(EASY);
const opened = sheet.ok ? openSudoku(sheet.value) : sheet;
if (!opened.ok) throw new Error(opened.fault.code);
const givens = opened.value;
const before = start(givens);

const after = (...moves: readonly Move[]): Play => moves.reduce((play, move) => apply(givens, play, move), before);
const digit = (cell: number, value: number): Move => ({ type: 'digit', cell, digit: value, clean: true });

/** Cell 0 is given; cell 2 is empty, its solution is 4. */
describe('a move that changes nothing returns the same object', () => {
  test.each<Move>([
    digit(0, 9),
    { type: 'clear', cells: [0, 2] },
    { type: 'note', cells: [0], digit: 1, on: true },
    { type: 'note', cells: [2], digit: 1, on: false },
    { type: 'setNotes', cells: [0, 2], notes: [511, 0] },
    { type: 'reveal', cell: 2, digit: 5, clean: true },
    { type: 'reveal', cell: 0, digit: 5, clean: true },
    { type: 'colour', cells: [0, 2], colour: 0 },
    { type: 'clearNotes' },
    { type: 'clearColours' },
  ])('%j', (move) => {
    expect(apply(givens, before, move)).toBe(before);
    expect(mistake(givens, before, move)).toBeUndefined();
  });

  test('a digit that is already there', () => {
    const wrong = after(digit(2, 5));
    expect(apply(givens, wrong, digit(2, 5))).toBe(wrong);
    expect(mistake(givens, wrong, digit(2, 5))).toBeUndefined();
  });
});

test('a revealed digit is marked until it is removed or replaced', () => {
  const revealed = after({ type: 'reveal', cell: 2, digit: 4, clean: true });
  expect([revealed.digits[2], revealed.revealed[2]]).toEqual([4, true]);
  expect(apply(givens, revealed, { type: 'clear', cells: [2] })).toEqual(before);
  expect(apply(givens, revealed, digit(2, 1)).revealed[2]).toBe(false);
});

test('lists that a move does not touch stay the same object', () => {
  const play = after(digit(2, 4));
  expect(play.colours).toBe(before.colours);
  expect(play.notes).toBe(before.notes);
});

test('a full board with a mistake is full, a right one is solved', () => {
  const cells = [...EASY_SOLUTION].map((char, cell) => digit(cell, Number(char)));
  const solved = after(...cells);
  expect([status(givens, solved), progress(givens, solved)]).toEqual(['solved', 1]);
  const full = apply(givens, solved, digit(2, 1));
  expect([status(givens, full), progress(givens, full)]).toEqual(['full', 50 / 51]);
});

describe('move refuses', () => {
  const note = { type: 'note', cells: [2], digit: 1, on: true };
  test.each<[string, unknown]>([
    ['a digit that is none', { type: 'digit', cell: 2, digit: 10, clean: true }],
    ['a digit as text', { type: 'digit', cell: 2, digit: '4', clean: true }],
    ['a half cell', { type: 'digit', cell: 2.5, digit: 4, clean: true }],
    ['a cell off the board', { type: 'reveal', cell: 81, digit: 4, clean: true }],
    ['a missing flag', { type: 'digit', cell: 2, digit: 4 }],
    ['no cells', { ...note, cells: [] }],
    ['a cell twice', { ...note, cells: [2, 2] }],
    ['cells out of order', { ...note, cells: [3, 2] }],
    ['a million cells', { ...note, cells: Array(1e6).fill(2) }],
    ['a tenth colour', { type: 'colour', cells: [2], colour: 10 }],
    ['notes that are no mask', { type: 'setNotes', cells: [2], notes: [512] }],
    ['notes without a cell', { type: 'setNotes', cells: [2], notes: [1, 2] }],
  ])('%s', (_name, raw) => {
    expect(readMove(raw)).toBeUndefined();
  });

  test('but drops unknown fields', () => {
    expect(readMove({ ...note, token: 'x' })).toEqual(note);
  });
});
