import { expect, test } from 'vitest';
import { emptyRectangleOfTwo } from '../../../../puzzles/sudoku/techniques/emptyRectangle.ts';
import { allSteps, firstStep, TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { checkCases, conclusionOf, stateOf } from './patternCases.ts';

checkCases([
  {
    shows: 'a box and a strong link in a column',
    finds: 'emptyRectangle',
    board: '.178+2+3....+8+95+7+1.32+5+23+69+4+71+8.9.7+42...+7.4...+1+2.2..15....8..4.7..69+7....841.+4.......',
    says: 'r4c7-3',
    because: 'r7c7:3 r9c7:3 r9c9:3',
    beside: 'r9c1:3 r4c1:3',
    misses: {
      'r7c8+3': 'the box has the digit outside its row and column',
      'r2c1+3': 'the column has a third place',
      'r9c7-3': 'the box has two places only',
    },
  },
  {
    shows: 'a box and a strong link in a row',
    finds: 'emptyRectangle',
    board: '6+35......+8475.....+12+9..+6..8391.+54.+8.+2+84.97...+7+5+6+38.+9.4.+7+8..+56+315+13.+6..9..+6+2.138..',
    says: 'r1c8-1',
    because: 'r1c4:1 r1c6:1 r2c6:1',
    beside: 'r6c6:1 r6c8:1',
    misses: {
      'r3c4+1': 'the box has the digit outside its row and column',
    },
  },
  {
    shows: 'two kites through the same two cells of a box',
    finds: 'dualTwoStringKite',
    board: '7......9+6..4.5.23+76...+7..+4+83.6....8..457....+2+2........+4..+98165+3+5+98.2.47+11+6+3+54+7+8+29',
    says: 'r6c6-9 r5c6-9',
    because: 'r2c6:9 r2c1:9 r3c3:9 r6c3:9',
    beside: 'r3c6:9 r5c1:9',
    misses: { 'r3c7+9': 'one of the kites is gone', 'r2c2+9': 'the other one is gone' },
  },
  {
    shows: 'two empty rectangles of one box',
    finds: 'dualEmptyRectangle',
    board: '+8..+174+92....3....1417..9.+38....5..19......2.4..8..6..+3689...3.+7..4..7.+9.+75.9.....',
    gone: '225 226 527 627 528 628 242 342 642 244 844 747 558 758 561 762 764 284 185 285 195 295 196 296 498',
    says: 'r1c3-6 r8c9-6',
    because: 'r1c9:6 r3c7:6',
    beside: 'r4c7:6 r4c3:6 r3c4:6 r8c4:6',
    misses: { 'r2c8+6': 'the box is no corner', 'r4c1+6': 'one of the links is gone' },
  },
]);

test('a box with two candidates counts only if requested', () => {
  const state = stateOf(
    '4+97+5+6+2+8+1+3.8.3+4+9+2.....1+8+74.9+53+4726+1+9+8+91+68+3+4.2....+9+1+5+634...69+3.+42.4.+2.19+86..9+4.83.+1',
    '771 573 791 592 792',
  );
  const usual = TECHNIQUES.find(({ key }) => key === 'emptyRectangle');
  expect(usual && firstStep(usual, state)).toBeUndefined();
  expect(new Set(allSteps(emptyRectangleOfTwo, state).map(conclusionOf))).toEqual(new Set(['r3c8-5']));
});
