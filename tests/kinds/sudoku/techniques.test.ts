import { describe, expect, test } from 'vitest';
import { seeded } from '../../../puzzles/random.ts';
import { parseBoard, printBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  firstStep,
  isDead,
  type Mark,
  nextStep,
  type Step,
  TECHNIQUE_KEYS,
  TECHNIQUES,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { TECHNIQUE_CASES } from './techniqueCases.ts';

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

test('the techniques are in the order of the catalogue', () => {
  const known = TECHNIQUES.map(({ key }) => key);
  expect(known).toEqual(TECHNIQUE_KEYS.filter((key) => known.includes(key)));
});

describe.each(TECHNIQUE_CASES)('$finds', ({ finds, board, says, because, notWith }) => {
  const technique = TECHNIQUES.find(({ key }) => key === finds) as (typeof TECHNIQUES)[number];

  test('is found where it is, with its reason', () => {
    const step = firstStep(technique, stateOf(board)) as Step;
    expect(step.technique).toBe(finds);
    expect(conclusions(step)).toBe(says);
    expect(reasons(step)).toBe(because);
    expect(step.digits).toEqual([...new Set(step.cause.map(({ digit }) => digit))].sort());
    expect(step.houses.length).toBeGreaterThan(0);
  });

  test('is not found in the near miss', () => {
    expect(firstStep(technique, withCandidate(stateOf(board), notWith))).toBeUndefined();
  });

  test('leaves the state alone, and is done once it is applied', () => {
    const state = stateOf(board);
    const before = structuredClone(state);
    const step = firstStep(technique, state) as Step;
    expect(state).toEqual(before);
    applyStep(state, step);
    const after = firstStep(technique, state);
    expect(after && conclusions(after)).not.toBe(says);
  });
});

test('no step costs a candidate of the solution: the easiest one each time, and every technique now and then', () => {
  const random = seeded(11);
  for (let count = 0; count < 120; count++) {
    const solution = fullGrid(random);
    const state = candidatesOf(dig(random, solution));
    let taken = count; // so that the positions differ from puzzle to puzzle
    for (let step = nextStep(state); step; step = nextStep(state)) {
      expectSound(step, solution, state);
      if (taken++ % 16 === 0)
        for (const technique of TECHNIQUES) expectSound(firstStep(technique, state), solution, state);
      applyStep(state, step);
    }
    expect(isDead(state)).toBe(false);
  }
});

function expectSound(step: Step | undefined, solution: Uint8Array, state: Candidates): void {
  if (!step) return;
  const wrong = [
    ...step.placements.filter(({ cell, digit }) => solution[cell] !== digit),
    ...step.eliminations.filter(({ cell, digit }) => solution[cell] === digit),
  ];
  const gone = step.eliminations.filter(
    ({ cell, digit }) => (((state.masks[cell] as number) >> (digit - 1)) & 1) === 0,
  );
  if (wrong.length + gone.length > 0)
    throw new Error(`${step.technique}: ${conclusions(step)} on ${printBoard(state.digits)}`);
}
