import { expect, test } from 'vitest';
import { TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { checkCases } from './patternCases.ts';
import { expectSound } from './soundness.ts';

checkCases([
  {
    shows: 'three links',
    finds: 'xChain',
    board: '14.2+63......5+4..6+1.+6.+1+9..+4.+57+6..+21+9+4...6+745..+42895+1+6+7+32....+68.....7.94.+66....+5.39',
    gone: '713 723 727 733 737 739 573 583',
    says: 'r3c9-8',
    because: 'r1c9:8 r1c8:8 r5c8:8 r5c9:8',
    beside: 'r1c9:8 r5c8:8',
    misses: { 'r1c3+8': 'row 1 has one more place', 'r1c7+8': 'box 3 has one more place' },
  },
  {
    shows: 'five links',
    finds: 'xChain',
    board: '3.....9..67.3+9...11..4.8..3...+72..39..+78.1......+95...77..6...98.15+2..74+6.6.......',
    gone: '542 552 375 376 395 396',
    says: 'r3c7-5',
    because: 'r3c2:5 r1c2:5 r1c4:5 r9c4:5 r7c6:5 r7c7:5',
    beside: 'r3c2:5 r1c4:5 r7c6:5',
    misses: { 'r7c2+5': 'column 2 has one more place', 'r7c3+5': 'row 7 has one more place' },
  },
  {
    shows: 'three cells, which is an XY-wing as well',
    finds: 'xyChain',
    board: '......29+1.+261..+74+3.1..7+2+6+8+5...8+13.+2.+1.8.+2.53..+32.571+6+8.....8+3.23+8.2.....2.4.3+185.',
    gone: '411 921 441 941 652 971 485 486 789 799',
    says: 'r3c4-9',
    because: 'r2c5:9 r2c5:8 r2c1:8 r2c1:5 r2c6:5 r2c6:9',
    beside: 'r2c5:9 r2c1:8 r2c6:5',
    misses: { 'r2c1+1': 'r2c1 has a third candidate', 'r2c6+1': 'r2c6 has a third candidate' },
  },
  {
    shows: 'five cells',
    finds: 'xyChain',
    board: '......29+1.+261..+74+3.1..7+2+6+8+5...8+13.+2.+1.8.+2.53..+32.571+6+8.....8+3.23+8.2.....2.4.3+185.',
    gone: '411 921 934 441 941 652 971 485 486 789 799',
    says: 'r1c4-4 r5c4-4 r7c4-4',
    because: 'r3c4:4 r3c4:3 r3c3:3 r3c3:9 r3c1:9 r3c1:4 r6c1:4 r6c1:9 r6c4:9 r6c4:4',
    beside: 'r3c4:4 r3c3:3 r3c1:9 r6c1:4 r6c4:9',
    misses: { 'r3c1+1': 'r3c1 has a third candidate', 'r3c3+1': 'r3c3 has a third candidate' },
  },
  {
    shows: 'one digit all the way round',
    finds: 'continuousNiceLoop',
    board: '+2+7+1.+3+9..893+8......4+65..7.+9+3.1....+97.6+2+795...1.+9.+1+7....+7+5+6+3+9184+2+1+42.6...9389.2.6+1.',
    says: 'r2c4-4 r2c6-4 r2c7-4 r4c4-4 r4c6-4 r6c6-4 r6c7-4',
    because: 'r1c4:4 r1c7:4 r5c7:4 r5c6:4 r4c5:4 r2c5:4',
    beside: 'r1c4:4 r5c7:4 r4c5:4',
    misses: { 'r1c8+4': 'row 1 has one more place', 'r5c8+4': 'row 5 has one more place' },
  },
  {
    shows: 'through a cell of two candidates',
    finds: 'discontinuousNiceLoop',
    board: '.1+79.58..6.....5......7+61..5.+1.......826.......+6.819.3..43.2..91....7+3....3.6....',
    says: 'r8c3-9',
    because: 'r2c3:9 r2c3:8 r2c6:8 r9c6:8 r9c6:9 r8c5:9',
    beside: 'r2c3:9 r2c6:8 r9c6:9',
    misses: {
      'r2c3+1': 'r2c3 has a third candidate',
      'r4c6+8': 'column 6 has one more place for 8',
      'r7c5+9': 'box 8 has one more place for 9',
    },
  },
  {
    shows: 'type 1 of one digit, which is an X-chain as well',
    finds: 'aic',
    board: '.8+4..3+6..+3.2...14.9+1+64....7+468.5....1+39........53.+946.6.+7..8.1..4+35.17....+1.3.2..',
    gone: '265 765 269',
    says: 'r2c9-8 r3c5-8',
    because: 'r2c4:8 r5c4:8 r5c7:8 r3c7:8',
    beside: 'r2c4:8 r5c7:8',
    misses: { 'r1c4+8': 'column 4 has one more place', 'r4c7+8': 'column 7 has one more place' },
  },
  {
    shows: 'a group in the middle',
    finds: 'groupedContinuousNiceLoop',
    board: '5.12..46..+4..65.....24......+289.+61.4+9+1..+4+2...+45.87+1...2.4..87....9.+2..+4.+17+569+483+2',
    gone: '919 327 937 938 939 367 667',
    says: 'r6c9-9',
    because: 'r6c3:3 r6c9:3 r6c9:6 r5c7:6 r5c9:6 r5c3:6 r6c3:6',
    beside: 'r6c3:3 r6c9:6 r5c3:6',
    misses: { 'r6c7+3': 'row 6 has one more place for 3', 'r6c7+6': 'box 6 has one more place for 6' },
  },
  {
    shows: 'two cells of the loop lose the rest',
    finds: 'groupedContinuousNiceLoop',
    board: '..3........8...6..9..7..+35+48+1+795+346+265....9+3+8.3+9.6.+17+5....+94+7.1.9.....+4+67..6..593',
    gone: '814 815 816 571 581',
    says: 'r1c2-2 r1c2-4 r1c6-1 r1c6-2 r1c6-5',
    because: 'r1c2:6 r3c2:6 r3c3:6 r3c6:6 r1c6:6 r1c6:9 r1c9:9 r1c9:7 r1c2:7',
    beside: 'r1c2:6 r3c6:6 r1c6:9 r1c9:7',
    misses: { 'r1c1+7': 'row 1 has one more place for 7', 'r1c4+9': 'row 1 has one more place for 9' },
  },
  {
    shows: 'a group as an end',
    finds: 'groupedAic',
    board: '9...4.....8..5.....1..6.35.2.8.+9.67..6.72.......+6+85....37.+1.8+92.....8...+8.19...4.',
    says: 'r5c1-4 r6c1-4',
    because: 'r3c1:4 r3c1:7 r1c2:7 r6c2:7 r6c2:9 r8c2:9 r8c2:4 r4c2:4 r6c2:4',
    beside: 'r3c1:4 r1c2:7 r6c2:9 r8c2:4',
    misses: {
      'r1c2+4': 'column 2 has one more place for 4',
      'r3c1+1': 'r3c1 has a third candidate',
      'r4c2+9': 'column 2 has one more place for 9',
    },
  },
]);

const KEYS = [
  'remotePair',
  'xChain',
  'xyChain',
  'continuousNiceLoop',
  'discontinuousNiceLoop',
  'aic',
  'groupedContinuousNiceLoop',
  'groupedDiscontinuousNiceLoop',
  'groupedAic',
];

test('no chain removes a candidate of the solution', { timeout: 60_000 }, () => {
  const chains = TECHNIQUES.filter(({ key }) => KEYS.includes(key));
  expect(expectSound(chains, { seed: 31, puzzles: 200, every: 7, most: 5 })).toEqual(new Set(KEYS));
});
