// The techniques that HoDoKu has not, or that we do not grade with: where they are found, that they are sound, that each sentence about them is
// true, and that no grade counts them.

import { describe, expect, test } from 'vitest';
import { randomInt, seeded } from '../../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../../puzzles/sudoku/dig.ts';
import { GRADERS } from '../../../../puzzles/sudoku/grade.ts';
import { sudokuHints } from '../../../../puzzles/sudoku/hint.ts';
import { hintOfStep } from '../../../../puzzles/sudoku/hintStep.ts';
import { sudoku } from '../../../../puzzles/sudoku/index.ts';
import { countSolutions } from '../../../../puzzles/sudoku/solve.ts';
import {
  allSteps,
  applyStep,
  CATALOGUE,
  type Candidates,
  candidatesOf,
  nextStep,
  type Step,
  TECHNIQUES,
  type Technique,
} from '../../../../puzzles/sudoku/techniques/index.ts';
import { digitsOf } from '../../../../puzzles/sudoku/techniques/masks.ts';
import type { Givens } from '../../../../puzzles/sudoku/types.ts';
import { readBoard } from '../../../../src/games/sudoku/techniques/readBoard.ts';
import { untruths } from '../stories/check.ts';
import { CELLS, DIGITS } from '../stories/geometry.ts';
import { misnumbered } from '../stories/grammar.ts';
import { sentencesOf } from '../stories/sentences.ts';
import type { Seen } from '../stories/told.ts';
import { REST_BOARDS } from './restBoards.ts';

const KEYS = [
  'wxyzWing',
  'medusaTrap',
  'medusaWrap',
  'aicWithSets',
  'krakenFish',
  'juniorExocet',
  'forcingNet',
] as const;
const REST: readonly Technique[] = KEYS.flatMap((key) => TECHNIQUES.filter((technique) => technique.key === key));

const conclusionOf = ({ eliminations }: Step): string =>
  eliminations.map(({ cell, digit }) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}-${digit}`).join(' ');

function seenOf({ givens, digits, masks }: Candidates): Seen {
  const notes = [...masks].map((mask) => [...digitsOf(mask)]);
  const solution = countSolutions(givens).solution ?? [];
  return { given: [...givens], entered: [...digits], solution, notes, may: notes };
}

/** What is untrue of the hint, and what its sentences get wrong in grammar. */
function faultsOf(state: Candidates, step: Step, seen: Seen): string[] {
  const hint = hintOfStep(state, step, { clean: true, notes: [...state.masks] });
  return [
    ...untruths(hint, seen),
    ...sentencesOf(hint).flatMap(({ language, text }) => misnumbered(language, text) ?? []),
  ];
}

test.each(KEYS)('%s has at least five boards', (key) => {
  expect(REST_BOARDS.filter(({ finds }) => finds === key).length).toBeGreaterThanOrEqual(5);
});

describe.each(REST_BOARDS)('$finds: $says', ({ finds, board, says }) => {
  const technique = REST.find(({ key }) => key === finds) as Technique;
  const found = (): { state: Candidates; step: Step; seen: Seen } => {
    const state = readBoard(board);
    const step = allSteps(technique, state).find((each) => conclusionOf(each) === says);
    if (!step) throw new Error(`${finds} does not say ${says}`);
    return { state, step, seen: seenOf(state) };
  };

  test('is found, leaves the board as it was, and says what is true', () => {
    const { state, step, seen } = found();
    expect(state).toEqual(readBoard(board));
    expect(countSolutions(state.givens).count).toBe(1);
    expect(faultsOf(state, step, seen)).toEqual([]);
  });

  test('is not found again once applied', () => {
    const { state, step } = found();
    applyStep(state, step);
    expect(allSteps(technique, state).map(conclusionOf)).not.toContain(says);
  });

  test('would be noticed if the cells could hold every digit', () => {
    const { state, step, seen } = found();
    const may = CELLS.map((cell) => (seen.entered[cell] === 0 ? DIGITS : []));
    expect(faultsOf(state, step, { ...seen, may })).toContain(`${whyOf(state, step)}: the reason does not hold`);
  });

  test('would be noticed if it took a right digit', () => {
    const { state, step, seen } = found();
    const [first] = step.eliminations;
    const solution = Array.from(seen.solution, (digit, cell) => (cell === first?.cell ? first.digit : digit));
    expect(faultsOf(state, step, { ...seen, solution }).join()).toContain('takes a right digit');
  });
});

const whyOf = (state: Candidates, step: Step): string =>
  hintOfStep(state, step, { clean: true, notes: [...state.masks] }).says.why.key;

test('each technique is the next hint on its boards, but for exocets beside something easier', () => {
  for (const { finds, board } of REST_BOARDS.filter(({ hidden }) => !hidden)) {
    const { givens: digits, ...state } = readBoard(board);
    const givens: Givens = {
      width: 9,
      height: 9,
      digits: [...digits],
      solution: [...(countSolutions(digits).solution ?? [])],
    };
    const play = { ...sudoku.start(givens), digits: [...state.digits], notes: [...state.masks] };
    expect(sudokuHints.find(givens, play, sudoku.view(givens))?.technique).toBe(finds);
  }
  expect(REST_BOARDS.filter(({ finds, hidden }) => hidden && finds !== 'juniorExocet')).toEqual([]);
});

/** Puzzles; how many of a technique's uses on a board are checked; a board is stuck where easier techniques end. */
const PUZZLES = process.env.FULL === '1' ? 3000 : 150;
const USES = 6;
const SIMPLE = TECHNIQUES.slice(
  0,
  TECHNIQUES.findIndex(({ key }) => key === 'xWing'),
);
const HARD = GRADERS.filter(({ level }) => ['easy', 'medium', 'hard'].includes(level));

test(`on ${PUZZLES} puzzles where they get stuck, all that is said is true`, () => {
  const random = seeded(1811);
  const said: Record<string, number> = {};
  for (let count = 0; count < PUZZLES; count++) {
    const state = candidatesOf(dig(random, fullGrid(random)));
    const way = count % 2 === 0 ? SIMPLE : HARD;
    for (let step = nextStep(state, way); step; step = nextStep(state, way)) applyStep(state, step);
    if (!state.digits.includes(0)) continue;
    const seen = seenOf(state);
    for (const technique of REST) {
      // a net is tried from every candidate
      if (technique.key === 'forcingNet' && count % 5 > 0) continue;
      for (const step of someOf(technique, state, (of) => randomInt(random, of) === 0)) {
        expect({ faults: faultsOf(state, step, seen), step }).toEqual({ faults: [], step });
        said[whyOf(state, step)] = (said[whyOf(state, step)] ?? 0) + 1;
      }
    }
  }
  for (const key of [
    'wxyzWing.why',
    'medusaTrap.why',
    'medusaWrap.why',
    'aicWithSets.why',
    'krakenFish.why',
    'forcingNet.why',
    'forcingNet.noPlace',
  ])
    expect([key, said[key] ?? 0]).toEqual([key, expect.toSatisfy((times: number) => times >= 5)]);
}, 120_000);

/** The first use, and one in ten of the others. */
function someOf(technique: Technique, state: Candidates, once: (of: number) => boolean): Step[] {
  const steps: Step[] = [];
  technique.search(state, (step) => {
    if (steps.length === 0 || once(10)) steps.push(step);
    return steps.length >= USES;
  });
  return steps;
}

test('no grade counts them: the grader has what HoDoKu has switched on', () => {
  for (const key of KEYS) {
    expect(CATALOGUE[key].usual).toBe(false);
    expect(GRADERS.some((grader) => grader.key === key)).toBe(false);
  }
  expect(GRADERS).toHaveLength(63);
});

test('those that HoDoKu has not have no code of its own', () => {
  expect(KEYS.filter((key) => CATALOGUE[key].code !== '')).toEqual(['krakenFish', 'forcingNet']);
});
