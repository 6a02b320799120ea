import { expect, test } from 'vitest';
import { seeded } from '../../../puzzles/random.ts';
import { type Digits, parseBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import { GRADERS, grade, gradeUpTo, needs, solvingPath } from '../../../puzzles/sudoku/grade.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { applyStep, CATALOGUE, candidatesOf, LEVELS, nextStep } from '../../../puzzles/sudoku/techniques/index.ts';

test('a finished board needs nothing, and one missing digit is a full house of four points', () => {
  const full = fullGrid(seeded(1));
  expect(grade(full)).toEqual({ level: 'easy', score: 0, se: 0, hardest: 'none', solved: true });
  expect(grade(full.with(40, 0))).toEqual({ level: 'easy', score: 4, se: 1, hardest: 'fullHouse', solved: true });
});

test('a board that the techniques cannot finish is extreme and not solved', () => {
  expect(grade(new Uint8Array(81))).toEqual({ level: 'extreme', score: 0, se: 0, hardest: 'none', solved: false });
});

test('grading does not change the board', () => {
  const digits = dig(seeded(2), fullGrid(seeded(2)));
  const before = digits.slice();
  grade(digits);
  expect(digits).toEqual(before);
});

test.each([
  [
    'easy',
    330,
    2.3,
    'hiddenSingle',
    'singles only',
    '4.7...2.3.....6.5.9....7.8........26..387.....45.3..........53..3.95.67..8......1',
  ],
  [
    'medium',
    448,
    3.6,
    'lockedTriple',
    'its technique',
    '...........3..7.....2...176.......2...64.891..9....6.4..7.9.4.......38.51.8.5....',
  ],
  [
    'hard',
    572,
    7.1,
    'wWing',
    'its technique',
    '8..34.....1..9.....7....3.....6...8..2.....79..6237..4.....4.16....5.89..........',
  ],
  [
    'unfair',
    1720,
    7.6,
    'sashimiSwordfish',
    'its technique',
    '...4......9.......4....2.8...36...2168..4.3..1....3..8.5..3......18..475...1..96.',
  ],
  [
    'unfair',
    1634,
    7.6,
    'swordfish',
    'its score',
    '...1...69.2...68.4...3...1..34...........8.9.1.9.7..3...3......9.5.1..878....4...',
  ],
  [
    'extreme',
    1854,
    7.1,
    'xyWing',
    'its score',
    '5.1..2.......7..158....19.6.3.....9..8.2........48.6.1..2.....37......5.9...15...',
  ],
  [
    'extreme',
    9718,
    8.2,
    'forcingChainContradiction',
    'its technique',
    '..46...7...9..1...15.8...........3...9.3...8...7..9..141...69..7.....5......7..36',
  ],
] as const)('%s, %i points, rated %d, hardest %s: by %s', (level, score, se, hardest, _, text) => {
  expect(grade(parseBoard(text) as Digits)).toEqual({ level, score, se, hardest, solved: true });
});

test('the path is the grade with its steps, from the givens to the solution, each as easy as the board allows', () => {
  const digits = parseBoard(
    '...1...69.2...68.4...3...1..34...........8.9.1.9.7..3...3......9.5.1..878....4...',
  ) as Digits;
  const { steps, ...found } = solvingPath(digits);
  expect(found).toEqual(grade(digits));
  expect(steps.reduce((sum, { technique }) => sum + CATALOGUE[technique].score, 0)).toBe(found.score);
  const state = candidatesOf(digits);
  for (const step of steps) {
    expect(nextStep(state, GRADERS)).toEqual(step);
    applyStep(state, step);
  }
  expect(state.digits).toEqual(countSolutions(digits).solution);
});

test('a technique is needed if its absence requires something harder; an unused one is not needed', () => {
  const digits = parseBoard(
    '4.7...2.3.....6.5.9....7.8........26..387.....45.3..........53..3.95.67..8......1',
  ) as Digits;
  expect(needs(digits, 'hiddenSingle')).toBe(true);
  expect(needs(digits, 'fullHouse')).toBe(false); // each is also a naked single
  expect(needs(digits, 'xyChain')).toBe(false);
});

test('a ceiling gives the same grade up to it, and nothing beyond it', () => {
  const random = seeded(4);
  for (let count = 0; count < 60; count++) {
    const digits = dig(random, fullGrid(random));
    const found = grade(digits);
    for (const [index, ceiling] of LEVELS.entries()) {
      const within = LEVELS.indexOf(found.level) <= index;
      expect(gradeUpTo(digits, ceiling)).toEqual(within ? found : undefined);
    }
  }
});
