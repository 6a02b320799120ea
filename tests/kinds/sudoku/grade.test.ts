import { expect, test } from 'vitest';
import { seeded } from '../../../puzzles/random.ts';
import { type Digits, parseBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import { grade, gradeUpTo } from '../../../puzzles/sudoku/grade.ts';
import { LEVELS } from '../../../puzzles/sudoku/techniques/index.ts';

test('a finished board needs nothing, and one missing digit is a full house of four points', () => {
  const full = fullGrid(seeded(1));
  expect(grade(full)).toEqual({ level: 'easy', score: 0, hardest: 'none', solved: true });
  expect(grade(full.with(40, 0))).toEqual({ level: 'easy', score: 4, hardest: 'fullHouse', solved: true });
});

test('what the techniques cannot finish is extreme and not solved', () => {
  expect(grade(new Uint8Array(81))).toEqual({ level: 'extreme', score: 0, hardest: 'none', solved: false });
});

test('grading leaves the board alone', () => {
  const digits = dig(seeded(2), fullGrid(seeded(2)));
  const before = digits.slice();
  grade(digits);
  expect(digits).toEqual(before);
});

test.each([
  [
    'easy',
    330,
    'hiddenSingle',
    true,
    'singles only',
    '4.7...2.3.....6.5.9....7.8........26..387.....45.3..........53..3.95.67..8......1',
  ],
  [
    'medium',
    428,
    'lockedCandidates1',
    true,
    'its technique',
    '...........3..7.....2...176.......2...64.891..9....6.4..7.9.4.......38.51.8.5....',
  ],
  [
    'hard',
    632,
    'wWing',
    true,
    'its technique',
    '8..34.....1..9.....7....3.....6...8..2.....79..6237..4.....4.16....5.89..........',
  ],
  [
    'unfair',
    1780,
    'xChain',
    true,
    'its technique',
    '...4......9.......4....2.8...36...2168..4.3..1....3..8.5..3......18..475...1..96.',
  ],
  [
    'unfair',
    1678,
    'xyzWing',
    true,
    'its score',
    '5.6..39...87.9.4.....8.......9....3.64......2.....5.4.1...3.2......6..7.3...8...6',
  ],
  [
    'extreme',
    1854,
    'xyWing',
    true,
    'its score',
    '5.1..2.......7..158....19.6.3.....9..8.2........48.6.1..2.....37......5.9...15...',
  ],
  [
    'extreme',
    1226,
    'xyzWing',
    false,
    'techniques that are not enough',
    '..9..2.14.2.76.5..........2.8..4...9....85.....569......8......594......23...47..',
  ],
] as const)('%s, %i points, hardest %s, solved %s: by %s', (level, score, hardest, solved, _, text) => {
  expect(grade(parseBoard(text) as Digits)).toEqual({ level, score, hardest, solved });
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
