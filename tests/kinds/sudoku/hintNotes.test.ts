// Hints beside the player's own notes, which need not be complete: many note a digit only where a box has two places for it.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Hint } from '../../../puzzles/hint.ts';
import { BOXES, HOUSES } from '../../../puzzles/sudoku/board.ts';
import { sudokuHints as finder } from '../../../puzzles/sudoku/hint.ts';
import { sudoku } from '../../../puzzles/sudoku/index.ts';
import { candidates } from '../../../puzzles/sudoku/rules.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  isFull,
  nextStep,
  place,
  TECHNIQUES,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from '../../../puzzles/sudoku/techniques/masks.ts';
import type { Givens, Move, Play } from '../../../puzzles/sudoku/types.ts';

const BOARDS = 300;
const SINGLES = TECHNIQUES.filter(({ key }) => ['fullHouse', 'nakedSingle', 'hiddenSingle'].includes(key));

interface Board {
  readonly givens: Givens;
  readonly play: Play;
}

/** Boards on which no digit follows from the rows, columns and boxes alone: there a hint may look at the notes. */
function stuckBoards(): Board[] {
  return ['profi_ratsel', 'schwere_ratsel', 'fortgeschrittene_ratsel'].flatMap(stuckBoardsOf).slice(0, BOARDS);
}

function stuckBoardsOf(category: string): Board[] {
  const path = new URL(`../../../assets/levels/sudoku/${category}.ndjson`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const { content } = JSON.parse(line);
    const givens: Givens = { width: 9, height: 9, digits: content.puzzle.flat(), solution: content.solution.flat() };
    const found = new Map<string, Board>();
    for (let first = 0; first < 81 && found.size < 10; first += 4) {
      const state = candidatesOf(Uint8Array.from(givens.digits));
      for (let cell = first; advance(state); cell = (cell + 31) % 81) {
        found.set(state.digits.join(''), { givens, play: { ...sudoku.start(givens), digits: [...state.digits] } });
        while (state.digits[cell] !== 0) cell = (cell + 1) % 81;
        place(state, cell, givens.solution[cell] as number);
      }
    }
    return [...found.values()];
  });
}

/** Enters what follows from the digits alone. False if that finishes the board. */
function advance(state: Candidates): boolean {
  for (let step = nextStep(state, SINGLES); step; step = nextStep(state, SINGLES)) applyStep(state, step);
  return !isFull(state);
}

/** Every digit where its box has exactly two places for it, and no other note. */
function twoPlaces({ givens, play }: Board): Play {
  const allowed = candidates(givens, play);
  const notes = allowed.map(() => 0);
  for (const box of BOXES) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = (HOUSES[box] ?? []).filter((cell) => ((allowed[cell] ?? 0) & bitOf(digit)) !== 0);
      if (places.length === 2) for (const cell of places) notes[cell] = (notes[cell] ?? 0) | bitOf(digit);
    }
  }
  return { ...play, notes };
}

const hintFor = ({ givens, play }: Board): Hint<Move> => {
  const hint = finder.find(givens, play, sudoku.view(givens));
  if (!hint) throw new Error('no hint');
  return hint;
};

/** Without the remarks about the notes. */
const saysOf = ({ says: { where, why, what } }: Hint<Move>) => ({
  where,
  why: { ...why, also: undefined },
  what: { ...what, also: undefined },
});

describe(`${BOARDS} boards with the notes of two places`, () => {
  let boards: Board[];
  beforeAll(() => {
    boards = stuckBoards();
  });

  test('a hint says of none that all digits but one are ruled out, nor that a note is missing', () => {
    expect(boards).toHaveLength(BOARDS);
    const untrue = boards.filter((board) => {
      const { technique } = hintFor({ ...board, play: twoPlaces(board) });
      return ['nakedSingle', 'hiddenSingle', 'wrongNote'].includes(technique);
    });
    expect(untrue.length, `of ${boards.length} boards told something false`).toBe(0);
  });

  test('the hint is the one that the board alone gives, and what it does moves the player on', () => {
    for (const board of boards) {
      const noted = { ...board, play: twoPlaces(board) };
      const hint = hintFor(noted);
      expect(saysOf(hint)).toEqual(saysOf(hintFor(board)));
      const play = sudoku.apply(board.givens, noted.play, hint.move);
      const open = (digits: readonly number[]) => digits.filter((digit) => digit === 0).length;
      if (hint.move.type === 'reveal') expect(open(play.digits)).toBe(open(board.play.digits) - 1);
      else expect(saysOf(hintFor({ ...board, play }))).not.toEqual(saysOf(hint));
    }
  });

  test('the hint says that the notes are not complete, and goes by all candidates', () => {
    for (const board of boards) {
      const hint = hintFor({ ...board, play: twoPlaces(board) });
      expect(hint.says.why.also).toBe('notesIncomplete.why');
      expect(hintFor(board).says.why.also).toBeUndefined();
    }
  });

  test('hints lead from such notes to the solution, one thing at a time', () => {
    for (const board of boards.filter((_, index) => index % 30 === 0)) {
      let play = twoPlaces(board);
      let left = Infinity;
      while (play.digits.includes(0)) {
        play = sudoku.apply(board.givens, play, hintFor({ ...board, play }).move);
        const now = candidatesLeft({ ...board, play });
        expect(now).toBeLessThan(left);
        left = now;
      }
      expect(play.digits).toEqual(board.givens.solution);
    }
  });
});

/** Notes, and where a cell has none what the rules allow. */
function candidatesLeft({ givens, play }: Board): number {
  const allowed = candidates(givens, play);
  return allowed.reduce((sum, mask, cell) => sum + sizeOf(mask & (play.notes[cell] || mask)), 0);
}

describe('complete notes', () => {
  const [board] = stuckBoardsOf('profi_ratsel');
  if (!board) throw new Error('no board');
  const full = { ...board, play: sudoku.apply(board.givens, board.play, { type: 'autoNotes' }) };
  const cell = full.play.notes.findIndex((mask) => sizeOf(mask) === 2);
  const right = board.givens.solution[cell] as number;
  const other = digitsOf(full.play.notes[cell] ?? 0).find((digit) => digit !== right) as number;
  const without = (play: Play, digit: number): Play =>
    sudoku.apply(board.givens, play, { type: 'note', cells: [cell], digit, on: false });

  test('count: what the player has ruled out leaves a single digit, and the sentence names the notes as a reason', () => {
    const hint = hintFor({ ...board, play: without(full.play, other) });
    expect(hint.says.why.key).toMatch(/^(naked|hidden)Single\.noted$/);
  });

  test('are mended where the right digit was ruled out', () => {
    expect(hintFor({ ...board, play: without(full.play, right) }).technique).toBe('wrongNote');
  });

  test('still count when one cell was erased', () => {
    const erased = full.play.notes.findIndex((mask, at) => mask !== 0 && at !== cell && sizeOf(mask) > 3);
    const play = sudoku.apply(board.givens, without(full.play, other), { type: 'clear', cells: [erased] });
    expect(hintFor({ ...board, play }).says.why.key).toMatch(/\.noted$/);
  });
});

test('a hint that rules something out says so when it completes the notes, and only then', () => {
  const board = stuckBoardsOf('profi_ratsel')[0] as Board;
  const first = hintFor(board);
  expect(first.move.type).toBe('setNotes');
  expect(first.says.what.also).toBe('notesCompleted.what');
  const full = sudoku.apply(board.givens, board.play, { type: 'autoNotes' });
  const second = hintFor({ ...board, play: full });
  expect(second.says.what).toEqual({ ...first.says.what, also: undefined });
});
