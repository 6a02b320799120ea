import { expect, test } from 'vitest';
import { TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { checkCases } from './patternCases.ts';
import { expectSound } from './soundness.ts';

checkCases([
  {
    shows: 'row 1, row 3, row 4, row 8 within column 4, column 5, column 7, column 9',
    finds: 'jellyfish',
    board:
      '4+7.8.+6.+9.+92+831+7+45+6.1+6+4.+9+7+8.6+8+4.+3+1.+7+97.1+69.8.4.+9.+748.6...716.+9+4+8849.+7+3+6+1.+1+6.+9+84..7',
    gone: '267 269 571 393',
    says: 'r9c7-2',
    because: 'r1c5:2 r1c7:2 r1c9:2 r3c5:2 r3c9:2 r4c4:2 r4c7:2 r8c4:2 r8c9:2',
    misses: {
      'r1c3+2': 'row 1 has one more place',
      'r3c1+2': 'row 3 has one more place',
      'r9c7-2': 'nothing is left to take away',
    },
  },
  {
    shows: 'column 1, column 9 within row 6, row 8',
    finds: 'finnedXWing',
    board:
      '+29+5+436+7..+67+31+5+8..9148+2+7+9+6+3+5+8+5.7...+6.31.+69+5..7.6+7+8..5..5+8.+3+6+7..2.+2.+5+813+7.+7+3.9+24.5.',
    gone: '973',
    says: 'r6c8-4',
    because: 'r6c1:4 r8c1:4 r6c9:4 r8c9:4',
    beside: 'r4c9:4',
    misses: { 'r1c9+4': 'column 9 has one more place', 'r6c8-4': 'nothing is left to take away' },
  },
  {
    shows: 'row 2, row 7 within column 6, column 9',
    finds: 'sashimiXWing',
    board: '3.+5..+4.6+2812....+4...4.....31...5..8+4+54.1....672..+46.9..5...342.+2.74.9..8+4+8.......',
    gone: '917 524 724 924 725 925 727 634 635 937 367 197 597 598 199 599',
    says: 'r9c6-7',
    because: 'r2c6:7 r2c9:7 r7c9:7',
    beside: 'r7c4:7 r7c5:7',
    misses: {
      'r2c4+7': 'row 2 has one more place',
      'r7c1+7': 'row 7 has one more place',
      'r9c6-7': 'nothing is left to take away',
    },
  },
  {
    shows: 'row 1, row 5, row 8 within column 2, column 5, column 8',
    finds: 'finnedSwordfish',
    board: '6.9...............2+4+81+95+637..24...8.+4....69..1..9..5+4.8..7....4..7..4.5...4.2...1',
    gone: '219 229 347 258 289 389 689',
    says: 'r2c8-1',
    because: 'r1c2:1 r1c8:1 r5c5:1 r5c8:1 r8c2:1 r8c5:1',
    beside: 'r1c7:1',
    misses: {
      'r1c6+1': 'row 1 has one more place',
      'r5c3+1': 'row 5 has one more place',
      'r8c7+1': 'row 8 has one more place',
      'r2c8-1': 'nothing is left to take away',
    },
  },
  {
    shows: 'row 3, row 5, row 6 within column 3, column 5, column 9',
    finds: 'sashimiSwordfish',
    board: '9.+7.5....+8.2.7+9......8..79..8+9.6.5....6+5....9+57.4+9.....+9+57..2.4+7.+4.25+9..1+2+89+43+6..',
    gone: '114 331 132 332 136 139 339 249 351 352 155 358 168 368 878',
    says: 'r4c9-3',
    because: 'r3c3:3 r3c5:3 r5c5:3 r6c3:3 r6c9:3',
    beside: 'r5c7:3 r6c7:3',
    misses: {
      'r3c1+3': 'row 3 has one more place',
      'r5c1+3': 'row 5 has one more place',
      'r6c6+3': 'row 6 has one more place',
      'r4c9-3': 'nothing is left to take away',
    },
  },
  {
    shows: 'column 2, column 4, column 8, column 9 within row 3, row 4, row 7, row 9',
    finds: 'finnedJellyfish',
    board: '.+8.+3.12+5..9.56+28.+353+2.7+8...+27...+3+5...+1425.+3.+83+5.6...+21..+38.+56..86.7+2..35..5.3+6.8.',
    gone: '711 619 721 128 438 471 491',
    says: 'r3c7-4',
    because: 'r7c2:4 r9c2:4 r3c4:4 r4c4:4 r9c4:4 r4c8:4 r7c8:4 r3c9:4 r4c9:4 r7c9:4 r9c9:4',
    beside: 'r2c8:4 r1c9:4',
    misses: { 'r5c8+4': 'column 8 has one more place', 'r3c7-4': 'nothing is left to take away' },
  },
  {
    shows: 'row 3, row 5, row 6, row 9 within column 2, column 5, column 7, column 9',
    finds: 'sashimiJellyfish',
    board: '+9..+6..+5.+8..+5...69486+4.5+9...59.4..7....15..+98.+6+7892..+4+5.5.896+43+1.+8+6.1.2+5+91.+9+2.+5+8+67',
    gone: '212 116 218 322 724 325 126 326 334 138 349 351 781 386',
    says: 'r4c5-3',
    because: 'r3c7:3 r3c9:3 r5c2:3 r5c5:3 r5c9:3 r6c7:3 r9c2:3 r9c5:3',
    beside: 'r5c6:3 r6c6:3',
    misses: {
      'r3c4+3': 'row 3 has one more place',
      'r5c1+3': 'row 5 has one more place',
      'r4c5-3': 'nothing is left to take away',
    },
  },
]);

const FISH = ['xWing', 'swordfish', 'jellyfish'];
const FINNED = FISH.flatMap((name) =>
  ['finned', 'sashimi'].map((shape) => `${shape}${name[0]?.toUpperCase()}${name.slice(1)}`),
);
const BASIC = TECHNIQUES.filter(
  ({ key }) => /^locked|^(naked|hidden)[PTQ]/.test(key) || [...FISH, ...FINNED].includes(key),
);

test('subsets and basic fish remove no candidate of the solution in 200 puzzles', () => {
  const used = expectSound(BASIC, { seed: 41, puzzles: 200, every: 4, most: Number.POSITIVE_INFINITY });
  expect(used).toEqual(new Set(BASIC.map(({ key }) => key)));
});
