import { expect, test } from 'vitest';
import { seeded } from '../../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../../puzzles/sudoku/generate.ts';
import {
  allSteps,
  applyStep,
  candidatesOf,
  nextStep,
  TECHNIQUES,
} from '../../../../puzzles/sudoku/techniques/index.ts';
import { RECTANGLES } from '../../../../puzzles/sudoku/techniques/rectangles.ts';
import { checkCases, type PatternCase, stateOf } from './patternCases.ts';

const AVOIDABLE_1: PatternCase = {
  shows: 'three found digits',
  finds: 'avoidableRectangle1',
  board:
    '+28+4+3..9.+61+39+6..7.+86+5+7.+9+8+4.38+1+59+3..4+7+3+425...+9+1+7+9+6....35+4+61+82+5+3+7+9+5+7346+9+1+829+2+8+71+35+6+4',
  says: 'r1c6-7',
  because: 'r9c4:7 r9c6:3 r1c4:3 r1c6:7',
  misses: { 'r1c6+6': 'the fourth corner has a third candidate', 'r1c6-7': 'it cannot complete the pattern' },
};

checkCases([
  {
    shows: 'three corners with the pair',
    finds: 'uniqueRectangle1',
    board: '.178+2+3....+8+95+7+1.32+5+23+69+4+71+8.9.7+42...+7.4...+1+2.2..15....8..4.7..69+7....841.+4.......',
    says: 'r1c7-4 r1c7-6',
    because: 'r1c1:4 r1c1:6 r2c1:4 r2c1:6 r1c7:4 r1c7:6 r2c7:4 r2c7:6',
    beside: 'r1c7:5 r1c7:9',
    misses: { 'r1c1+5': 'only two corners have nothing else', 'r2c7+9': 'likewise' },
  },
  {
    shows: 'one extra digit in two corners of a line',
    finds: 'uniqueRectangle2',
    board:
      '1+28+9+53+4+67+43+9..+7+18+57+6+5..+49+32+6...3+9..8+94357+8+2+1+6.....6.9.2.6..1....+17+3.+26.93.4..5.+2+1',
    says: 'r6c5-4 r7c4-4',
    because: 'r4c3:1 r4c3:2 r6c3:1 r6c3:2 r4c4:1 r4c4:2 r6c4:1 r6c4:2',
    beside: 'r4c4:4 r6c4:4',
    misses: { 'r4c4+7': 'two extra digits', 'r4c3+4': 'three corners have it' },
  },
  {
    shows: 'a naked pair of the extra digits and another cell',
    finds: 'uniqueRectangle3',
    board: '...4.....7...2.8+4...49...65......+5+8+3+6+4+73+582..53+8.9.+6744.5..6.3.9.....1..37...+9+4..',
    says: 'r7c4-1 r7c4-7 r7c4-8 r8c5-7 r8c5-8 r8c6-7',
    because: 'r8c4:2 r8c4:5 r9c4:2 r9c4:5 r8c8:2 r8c8:5 r9c8:2 r9c8:5',
    beside: 'r8c4:7 r8c4:8 r9c4:1 r9c4:8 r7c5:1 r7c5:7 r7c5:8 r9c5:1 r9c5:8',
    misses: { 'r7c5+4': 'one digit too many', 'r8c4+3': 'likewise, in a corner', 'r7c5+2': 'a digit of the pair' },
  },
  {
    shows: 'one of the two digits only in the roof',
    finds: 'uniqueRectangle4',
    board:
      '.6+5..+41..9+4+2..+365+7.+71+5.+6.4.+6.+9.41+5+7+2+12+46+579+38+5.7..+2+46+1.1+3.68.952+5+6.39..+4.+98..+5+3.+6',
    says: 'r7c4-7 r9c4-7',
    because: 'r7c1:4 r7c1:7 r9c1:4 r9c1:7 r7c4:4 r7c4:7 r9c4:4 r9c4:7',
    beside: 'r7c4:4 r9c4:4',
    misses: { 'r1c4+4': 'the column has another place', 'r7c1+8': 'three corners have more' },
  },
  {
    shows: 'one extra digit in three corners',
    finds: 'uniqueRectangle5',
    board: '4+8....+15..+1....8.9.+5.1.8....218....3.3+4.+1....+978..65+1.+16+5+947...+8+9+32+6+1+745.+4..+8.961',
    gone: '321 621 324 325 326 631 335 637 258 259 659',
    says: 'r3c7-3',
    because: 'r2c1:2 r2c1:7 r3c1:2 r3c1:7 r2c8:2 r2c8:7 r3c8:2 r3c8:7',
    beside: 'r3c1:3 r2c8:3 r3c8:3',
    misses: { 'r3c1+6': 'two extra digits', 'r2c1+3': 'all four corners have it' },
  },
  {
    shows: 'one extra digit in two opposite corners (a bare board, to see the pattern alone)',
    finds: 'uniqueRectangle5',
    board: '.'.repeat(81),
    gone: '411 511 611 711 811 911 312 412 512 612 712 812 912 341 441 541 641 741 841 941 442 542 642 742 842 942',
    says: 'r2c2-3 r3c2-3 r5c1-3 r6c1-3',
    because: 'r1c1:1 r1c1:2 r1c2:1 r1c2:2 r4c1:1 r4c1:2 r4c2:1 r4c2:2',
    beside: 'r1c1:3 r4c2:3',
    misses: { 'r4c2+4': 'two extra digits', 'r4c2-3': 'one corner has it: type 1' },
  },
  {
    shows: 'a digit that only the rectangle has in two rows and two columns',
    finds: 'uniqueRectangle6',
    board:
      '8..34+1+9.+7.1.+79+2+5.+8.7+9+5+6+83.+1...6+1+9+28+3.2.+4+8+5+679+9+86237+1+54+5+3+8+9+24+716...+15+389+2.+9.+8+7+6+4+3+5',
    says: 'r4c3-7 r8c1-7',
    because: 'r4c1:4 r4c1:7 r4c3:4 r4c3:7 r8c1:4 r8c1:7 r8c3:4 r8c3:7',
    beside: 'r4c1:7 r8c3:7',
    misses: { 'r1c3+7': 'column 3 has another place', 'r4c2+7': 'row 4 has one' },
  },
  {
    shows: 'the corner across from the pair',
    finds: 'hiddenRectangle',
    board: '.178+2+3....+8+95+7+1.32+5+23+69+4+71+8.9.7+42...+7.4...+1+2.2..15....8..4.7..69+7....841.+4.......',
    says: 'r4c8-6',
    because: 'r4c3:6 r4c3:8 r6c3:6 r6c3:8 r4c8:6 r4c8:8 r6c8:6 r6c8:8',
    beside: 'r4c3:8 r6c8:8',
    misses: {
      'r4c7+8': 'row 4 has another place',
      'r1c8+8': 'column 8 has one',
      'r6c3+1': 'no corner has the pair alone',
    },
  },
  AVOIDABLE_1,
  {
    shows: 'two found digits and one extra digit beyond them',
    finds: 'avoidableRectangle2',
    board:
      '4+3.+17...97+6.3.+91+4.9+15+4.+8.+7+3+6+5+4+8+92+731+27+9.+1+3+4..+18+3.4+7.+9239+17..+8+24+5+26+98+4+31+7+8+4+7+23+1+95+6',
    gone: '517',
    says: 'r1c6-6 r3c7-6',
    because: 'r7c7:8 r7c8:2 r1c7:2 r1c8:8',
    beside: 'r1c7:6 r1c8:6',
    misses: { 'r1c7+5': 'a third candidate', 'r1c8-6': 'only one corner has the extra digit' },
  },
  {
    shows: 'one cell of three candidates among pairs',
    finds: 'bugPlus1',
    board:
      '.4.615.2+92.5+9+4+7.+1+6+16+9+2+3+8+57+4...3+2+6+7+9+559+2+7+8+164+3..64+5+9+2+81+6+28+5+9+41+3+7.+5.17+296+89..+86+3+452',
    says: 'r1c1-7 r1c1-8',
    because: 'r1c1:3 r1c3:3 r1c7:3 r6c1:3 r8c1:3 r2c2:3',
    misses: { 'r1c1+5': 'four candidates', 'r1c3+8': 'a second cell of three', 'r1c3-3': 'a cell of one' },
  },
]);

test('a rectangle that contains a given is not avoidable: the given rules out the swap', () => {
  const technique = TECHNIQUES.find(({ key }) => key === 'avoidableRectangle1');
  const state = stateOf(AVOIDABLE_1.board);
  const givens = state.givens.slice();
  givens[75] = state.digits[75] as number; // r9c4
  expect(technique && allSteps(technique, { ...state, givens })).toEqual([]);
});

test('the table has all rectangles that span two rows, two columns and two boxes', () => {
  expect(RECTANGLES.length).toBe(486);
  for (const [a, b, c, d] of RECTANGLES) {
    expect([b - a, d - b]).toEqual([d - c, c - a]);
    const boxes = [a, b, c, d].map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
    expect([boxes[0] === boxes[1], boxes[2] === boxes[3], boxes[0] === boxes[2]]).toEqual([true, true, false]);
  }
});

const MINE = TECHNIQUES.filter(({ key }) => /Rectangle|bugPlus1|Colours|dualTwo/.test(key));

test('techniques based on colours or uniqueness never remove a candidate of the solution in 200 puzzles', () => {
  const random = seeded(23);
  const used = new Set<string>();
  for (let count = 0; count < 200; count++) {
    const solution = fullGrid(random);
    const state = candidatesOf(dig(random, solution));
    for (let step = nextStep(state), taken = count; step; step = nextStep(state), taken++) {
      const steps = taken % 12 === 0 ? MINE.flatMap((technique) => allSteps(technique, state)) : [];
      for (const { technique, eliminations } of steps) {
        used.add(technique);
        expect(eliminations.length, technique).toBeGreaterThan(0);
        const wrong = eliminations.filter(({ cell, digit }) => solution[cell] === digit);
        const absent = eliminations.filter(({ cell, digit }) => !((state.masks[cell] as number) & (1 << (digit - 1))));
        expect([wrong, absent], technique).toEqual([[], []]);
      }
      applyStep(state, step);
    }
  }
  expect(used.size).toBeGreaterThanOrEqual(14);
});
