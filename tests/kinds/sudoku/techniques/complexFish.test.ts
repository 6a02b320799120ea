// A franken X-wing is always also two steps of locked candidates, and so is a mutant X-wing of boxes alone; the others
// remain where simpler fish find nothing.

import { expect, test } from 'vitest';
import { TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { checkCases } from './patternCases.ts';
import { expectSound } from './soundness.ts';

checkCases([
  {
    shows: 'row 5, row 6 within box 6, column 6',
    finds: 'frankenXWing',
    board: '.87.2+1....4+1.8+7...36+2+54+9+71+8+6+257+1+39+8+4...+2+9..6+7+7+9.+46.12..591.+68.....8...+96+8.+69....+1',
    says: 'r8c6-5 r9c6-5',
    because: 'r5c6:5 r5c7:5 r6c6:5 r6c9:5',
    misses: { 'r5c2+5': 'row 5 has one more place', 'r6c3+5': 'row 6 has one more place' },
  },
  {
    shows: 'row 3, row 9, box 5 within column 1, column 4, column 6',
    finds: 'frankenSwordfish',
    board: '.7.3.8.+293+2+87...5..+96.24+8...8..4...12+3..+8.5.....9+3.2.88.7....+1.+94+2813+7+6+5.1+3.+7.9+8.',
    gone: '511 417 541 153 758 459 561 463 166 574 676',
    says: 'r7c6-5',
    because: 'r3c1:5 r3c4:5 r4c4:5 r4c6:5 r6c6:5 r9c1:5 r9c4:5 r9c6:5',
    misses: {
      'r3c8+5': 'row 3 has one more place',
      'r9c9+5': 'row 9 has one more place',
      'r7c6-5': 'nothing is left to take away',
    },
  },
  {
    shows: 'row 1, row 4, row 6, row 8 within column 1, column 5, box 6, column 4',
    finds: 'frankenJellyfish',
    board: '.7+8.+542..1+9.3..+85.....89..75397.+1.8.8...+3..7...+7+8+9+51.37..+91.3..9....3....6.5.....',
    gone: '618 619 625 631 438 638 654 457 657 259 459 659 676 487 687 688 689 497',
    says: 'r3c4-6',
    because: 'r1c1:6 r1c4:6 r4c5:6 r4c7:6 r4c9:6 r6c1:6 r6c8:6 r8c4:6 r8c5:6',
    misses: {
      'r1c8+6': 'row 1 has one more place',
      'r6c2+6': 'row 6 has one more place',
      'r3c4-6': 'nothing is left to take away',
    },
  },
  {
    shows: 'column 2, box 9 within row 7, row 3',
    finds: 'finnedFrankenXWing',
    board:
      '4+97+5+6+2+8+1+3.8.3+4+9+2.....1+8+74.9+53+4726+1+9+8+91+68+3+4.2....+9+1+5+634...69+3.+42.4.+2.19+86..9+4.83.+1',
    gone: '771 573 791 592 792',
    says: 'r3c8-5',
    because: 'r3c2:5 r7c2:5 r7c7:5',
    beside: 'r9c8:5',
    misses: { 'r6c2+5': 'column 2 has one more place', 'r3c8-5': 'nothing is left to take away' },
  },
  {
    shows: 'row 5, row 7, box 2 within column 5, column 6, column 7',
    finds: 'finnedFrankenSwordfish',
    board: '9.75+8..1.+8..+1..3.7..6..4....+7..+58+94.5+8.+4.+97.3.9.2...5....8...+793.+9.2..8.76+89+41.+3.',
    gone: '412 222 223 532 237 239 277 577 587 589',
    says: 'r6c7-6',
    because: 'r1c6:6 r2c5:6 r2c6:6 r5c5:6 r7c5:6 r7c6:6 r7c7:6',
    beside: 'r5c8:6',
    misses: {
      'r5c3+6': 'row 5 has one more place',
      'r7c2+6': 'row 7 has one more place',
      'r6c7-6': 'nothing is left to take away',
    },
  },
  {
    shows: 'row 1, row 5, row 7, box 9 within column 5, column 6, column 9, column 7',
    finds: 'finnedFrankenJellyfish',
    board: '9.75...1.......3.7..6..4....+7..+58+94.5+8.+4..7.3.9.2...5....8...+793.+9.2..8.76+89+41.+3.',
    gone: '412 532 277 577 587 589',
    says: 'r6c7-6',
    because: 'r1c5:6 r1c6:6 r1c7:6 r1c9:6 r5c5:6 r5c6:6 r7c5:6 r7c6:6 r8c7:6 r8c9:6',
    beside: 'r5c8:6 r7c7:6',
    misses: {
      'r1c2+6': 'row 1 has one more place',
      'r5c3+6': 'row 5 has one more place',
      'r7c2+6': 'row 7 has one more place',
      'r6c7-6': 'nothing is left to take away',
    },
  },
  {
    shows: 'box 1, box 2 within row 2, row 1',
    finds: 'mutantXWing',
    board: '+9..+6..+5.+8..+5...69486+4.5+9...59.4..7....15..+98.+6+7892..+4+5.5.896+43+1.+8+6.1.2+5+91.+9+2.+5+8+67',
    gone: '212 116 724 126 334 138 349 781 386',
    says: 'r1c8-2',
    because: 'r1c3:2 r1c6:2 r2c1:2 r2c2:2 r2c6:2',
    misses: { 'r3c4+2': 'box 2 has one more place', 'r1c8-2': 'nothing is left to take away' },
  },
  {
    shows: 'row 1, column 6, box 4 within row 5, column 1, box 2',
    finds: 'mutantSwordfish',
    board: '.7+8.+542..1+9.3..+85.....89..75397.+1.8.8...+3..7...+7+8+9+51.37..+91.3..9....3....6.5.....',
    gone: '618 619 625 631 438 638 654 457 657 259 459 659 676 487 687 688 689 497',
    says: 'r3c4-6',
    because: 'r1c1:6 r1c4:6 r2c6:6 r5c3:6 r5c6:6 r6c1:6',
    misses: {
      'r1c8+6': 'row 1 has one more place',
      'r7c6+6': 'column 6 has one more place',
      'r6c2+6': 'box 4 has one more place',
      'r3c4-6': 'nothing is left to take away',
    },
  },
  {
    shows: 'box 1, box 2, box 5, box 6 within row 3, row 4, row 5, row 2',
    finds: 'mutantJellyfish',
    board: '.5.+16....6....981.1.....6..8..9..1..7......3.4.6..1.+8.3...84.+67.+6..+1..2+8.8.6+9...+1',
    gone: '413 713 317 917 919 423 723 433 733 939 957 967 573 583 593',
    says: 'r2c9-4 r3c8-4 r3c9-4',
    because: 'r2c2:4 r2c4:4 r2c5:4 r3c2:4 r3c4:4 r3c5:4 r4c5:4 r4c8:4 r4c9:4 r5c4:4 r5c5:4 r5c7:4 r5c9:4',
    misses: { 'r1c1+4': 'box 1 has one more place', 'r1c6+4': 'box 2 has one more place' },
  },
  {
    shows: 'row 7, column 7 within box 9, row 4',
    finds: 'finnedMutantXWing',
    board: '..+7...+539.+59...+7.+4+34.7+5+91..7.+1.3....8..1+9..75..5.7.2..5+73+92.64..1...+7.5.....6...7',
    gone: '116 126',
    says: 'r4c6-8',
    because: 'r4c7:8 r7c9:8 r8c7:8 r9c7:8',
    beside: 'r7c6:8',
    misses: { 'r5c7+8': 'column 7 has one more place', 'r4c6-8': 'nothing is left to take away' },
  },
  {
    shows: 'row 1, column 5, column 9 within row 4, box 2, row 8',
    finds: 'finnedMutantSwordfish',
    board: '.9..7.+21+6+6....2..+92......47...8.+1.6.1.5...9..3...4...1...78...2..6....9.....14..8',
    says: 'r8c1-5',
    because: 'r1c4:5 r1c6:5 r2c5:5 r3c5:5 r4c5:5 r4c9:5 r8c5:5 r8c9:5',
    beside: 'r1c1:5',
    misses: { 'r1c3+5': 'row 1 has one more place', 'r8c1-5': 'nothing is left to take away' },
  },
  {
    shows: 'row 3, row 6, row 7, column 7 within column 2, column 9, box 3, row 4',
    finds: 'finnedMutantJellyfish',
    board: '...9.4..3...7....+69...864.+1.......1.13.+56.8.2.8....63.6.7...+32.3..4+25.6...2+6..1..',
    gone: '542 172 972 879 979 995 896 996 798 898 799',
    says: 'r4c3-5',
    because: 'r1c7:5 r2c7:5 r3c2:5 r3c8:5 r4c7:5 r6c9:5 r7c2:5 r7c9:5',
    beside: 'r3c3:5 r6c1:5 r6c3:5',
    misses: {
      'r3c4+5': 'row 3 has one more place',
      'r6c4+5': 'row 6 has one more place',
      'r7c4+5': 'row 7 has one more place',
      'r4c3-5': 'nothing is left to take away',
    },
  },
]);

const COMPLEX = TECHNIQUES.filter(({ key }) => /franken|mutant/i.test(key));

test('fish with any houses remove no candidate of the solution in 200 puzzles', () => {
  const used = expectSound(COMPLEX, { seed: 43, puzzles: 200, every: 25, most: 5 });
  expect(used).toEqual(new Set(COMPLEX.map(({ key }) => key)));
});
