import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../puzzles/sudoku/board.ts';
import {
  allSteps,
  applyStep,
  type Candidates,
  candidatesOf,
  firstStep,
  type Mark,
  type Step,
  TECHNIQUE_KEYS,
  TECHNIQUES,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { TECHNIQUE_CASES } from './techniqueCases.ts';
import { expectSound } from './techniques/soundness.ts';

const mark = ({ cell, digit }: Mark, sign: string) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${digit}`;
const conclusions = ({ placements, eliminations }: Step) =>
  [...placements.map((at) => mark(at, '=')), ...eliminations.map((at) => mark(at, '-'))].join(' ');
const reasons = ({ cause }: Step) => [...new Set(cause.map((at) => mark(at, ':')))].join(' ');

const stateOf = (board: string): Candidates => candidatesOf(parseBoard(board) as Uint8Array);

function withCandidate(state: Candidates, text: string): Candidates {
  const [row, column, digit] = [text[1], text[3], text[5]].map(Number) as [number, number, number];
  const cell = (row - 1) * 9 + column - 1;
  state.digits[cell] = 0;
  state.masks[cell] = (state.masks[cell] as number) | (1 << (digit - 1));
  return state;
}

test('every technique of the catalogue exists, in the same order', () => {
  expect(TECHNIQUES.map(({ key }) => key)).toEqual(TECHNIQUE_KEYS);
});

describe.each(TECHNIQUE_CASES)('$finds', ({ finds, board, says, because, notWith }) => {
  const technique = TECHNIQUES.find(({ key }) => key === finds) as (typeof TECHNIQUES)[number];

  test('is found in its place, with its reason', () => {
    const told = allSteps(technique, stateOf(board)).filter((step) => conclusions(step) === says);
    expect(told.map(reasons)).toContain(because);
    for (const step of told) {
      expect(step.technique).toBe(finds);
      expect(step.houses.length).toBeGreaterThan(0);
    }
  });

  test('is not found in the near miss', () => {
    expect(firstStep(technique, withCandidate(stateOf(board), notWith))).toBeUndefined();
  });

  test('does not change the state, and is not found again once applied', () => {
    const state = stateOf(board);
    const before = structuredClone(state);
    const step = allSteps(technique, state).find((found) => conclusions(found) === says) as Step;
    expect(state).toEqual(before);
    applyStep(state, step);
    expect(allSteps(technique, state).map(conclusions)).not.toContain(says);
  });
});

test('no technique removes a candidate of the solution', () => {
  const used = expectSound(
    TECHNIQUES.filter(({ usual }) => usual),
    { seed: 11, puzzles: 120, every: 8, most: 2 },
  );
  expect(used.size).toBeGreaterThan(40);
});
