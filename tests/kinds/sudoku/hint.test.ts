// Hints on real boards: what they say, in which order, and that they always lead to the solution.

import { describe, expect, test } from 'vitest';
import type { Hint, Rung } from '../../../puzzles/hint.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { generateSudoku, SUDOKU_CATEGORIES } from '../../../puzzles/sudoku/generate.ts';
import { sudokuHints as finder } from '../../../puzzles/sudoku/hint.ts';
import { sudoku } from '../../../puzzles/sudoku/index.ts';
import { writeSudoku } from '../../../puzzles/sudoku/ipuz.ts';
import { TECHNIQUE_KEYS } from '../../../puzzles/sudoku/techniques/index.ts';
import type { Givens, Move, Play } from '../../../puzzles/sudoku/types.ts';
import { EASY, MONSTER, X_WING } from './documents.ts';
import { de, en } from './texts.ts';

function opened(document: unknown): Givens {
  const sheet = readSheet(document);
  const givens = sheet.ok ? sudoku.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return givens.value;
}

const moved = (givens: Givens, ...moves: readonly Move[]): Play =>
  moves.reduce((play, move) => sudoku.apply(givens, play, move), sudoku.start(givens));

const hintFor = (givens: Givens, play: Play): Hint<Move> => {
  const hint = finder.find(givens, play, sudoku.view(givens));
  if (!hint) throw new Error('no hint');
  return hint;
};

/** Symbols of rows, columns and boxes, see `placeOf`. */
const HOUSES_ONLY = /^[rcb][1-9]+(, [rcb][1-9]+)*$/;

/** Stage one names no digit and lights no candidate, stage two lights what can be checked and rings the cell, stage three shows what to do. */
function checkStages({ says, lights, move }: Hint<Move>, play: Play): void {
  for (const value of Object.values(says.where.values)) expect(value).toMatch(HOUSES_ONLY);
  expect(lights.where.length).toBeGreaterThan(0);
  expect(lights.where.every(({ role, symbol }) => role === 'area' && symbol === undefined)).toBe(true);
  expect(lights.why.some(({ role }) => role === 'cause' || role === 'second' || role === 'target')).toBe(true);
  // the ring has no digit in it, which would give it away
  expect(lights.why.some(({ role, symbol }) => role === 'target' && symbol !== undefined)).toBe(false);
  if (move.type === 'reveal') {
    const isMistake = lights.why.some(({ cell, role }) => cell === move.cell && role === 'out');
    if (!isMistake) expect(lights.why).toContainEqual({ cell: move.cell, role: 'target' });
    expect(lights.what).toContainEqual({ cell: move.cell, role: 'target', symbol: String(move.digit) });
  } else if (move.type === 'setNotes') {
    const gone = lights.what.filter(({ role, symbol }) => role === 'out' && symbol !== undefined);
    for (const { cell, symbol } of gone) {
      expect((move.notes[move.cells.indexOf(cell)] ?? 0) & (1 << (Number(symbol) - 1))).toBe(0);
      expect(play.digits[cell]).toBe(0);
    }
  }
}

/** The first `most` hints, or all up to the solution; throws if they repeat. */
function allHints(givens: Givens, most = Infinity): Hint<Move>[] {
  const hints: Hint<Move>[] = [];
  let play = sudoku.start(givens);
  while (hints.length < most) {
    const hint = finder.find(givens, play, sudoku.view(givens));
    if (!hint) break;
    hints.push(hint);
    checkStages(hint, play);
    play = sudoku.apply(givens, play, hint.move);
    if (hints.length > 1000) throw new Error('hints go in circles');
  }
  if (hints.length < most) expect(sudoku.status(givens, play)).toBe('solved');
  return hints;
}

describe('hints', () => {
  test('a wrong entry comes first, and the reason names the cell that contradicts it', () => {
    const givens = opened(EASY);
    const hint = hintFor(givens, moved(givens, { type: 'digit', cell: 2, digit: 7, clean: true }));
    expect(hint.technique).toBe('wrongEntry');
    expect(hint.says.why).toEqual({ key: 'wrongEntry.why', values: { row: 1, column: 3, digit: 7, cells: 'r1c5' } });
    expect(hint.move).toEqual({ type: 'clear', cells: [2] });
    expect(Object.values(hint.says.what.values)).not.toContain(4);
  });

  test('the ladder names what the first hint of an easy board shows', () => {
    const givens = opened(EASY);
    const { technique } = hintFor(givens, sudoku.start(givens));
    const rungs = finder.ladder(givens) as readonly Rung[];
    expect(rungs.flatMap(({ techniques }) => techniques)).toContain(technique);
  });

  test('a wrong entry that nothing visible contradicts is reported as such', () => {
    const givens = opened(EASY);
    const hint = hintFor(givens, moved(givens, { type: 'digit', cell: 2, digit: 2, clean: true }));
    expect(hint.says.why.key).toBe('wrongEntry.blocked');
  });

  test('notes that lack the right digit are pointed out when the next step would be based on notes', () => {
    const givens = opened(X_WING);
    const cell = givens.digits.indexOf(0);
    const right = givens.solution[cell] as number;
    const strike: Move = { type: 'note', cells: [cell], digit: right, on: false };
    const hint = hintFor(givens, moved(givens, { type: 'autoNotes' }, strike));
    expect(hint.technique).toBe('wrongNote');
    const notes = hint.move.type === 'setNotes' ? (hint.move.notes[0] ?? 0) : 0;
    expect(notes & (1 << (right - 1))).not.toBe(0);
  });

  test('an X-wing removes its candidates from the notes and is not found again', () => {
    const givens = opened(X_WING);
    const start = sudoku.start(givens);
    const hint = hintFor(givens, start);
    expect(hint.technique).toBe('xWing');
    expect(hint.says.why.values).toMatchObject({
      digit: 5,
      cells: 'r2c5, r2c8, r5c5, r5c8',
      bases: 'r25',
      covers: 'c58',
    });
    const out = hint.lights.what.filter(({ role, symbol }) => role === 'out' && symbol !== undefined);
    expect(out.map(({ cell, symbol }) => [cell, symbol])).toEqual([[31, '5']]);
    expect(hintFor(givens, sudoku.apply(givens, start, hint.move)).technique).not.toBe('xWing');
  });

  test('if no technique helps, a trial refutes a candidate; if that does not help either, a digit is revealed', () => {
    // the contract suite continues to the end
    const reasons = allHints(opened(MONSTER), 10).map(({ says }) => says.why.key);
    for (const reason of ['trial.why', 'trial.noPlace', 'bruteForce.why']) expect(reasons).toContain(reason);
  });

  test.each(SUDOKU_CATEGORIES)('lead through generated puzzles of %s, stage by stage', (category) => {
    for (let seed = 1; seed <= 5; seed++) {
      const puzzle = generateSudoku({ category, seed });
      const sheet = writeSudoku({ ...puzzle, title: category, difficulty: puzzle.level });
      allHints(opened(sheet.fields));
    }
  });
});

test('every technique has its name and its three sentences in both languages', () => {
  for (const { hint, technique } of [de, en]) {
    const told: Record<string, object> = hint.sudoku;
    for (const key of TECHNIQUE_KEYS) {
      expect(Object.keys(technique.sudoku)).toContain(key);
      const stages = Object.keys(told[key] ?? {}).map((stage) => stage.replace(/_(one|other)$/, ''));
      expect(stages, key).toEqual(expect.arrayContaining(['where', 'why', 'what']));
    }
  }
});
