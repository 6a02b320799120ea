import { checkCases } from './patternCases.ts';

checkCases([
  {
    shows: 'box 2 within column 5',
    finds: 'lockedPair',
    board:
      '6+8+34+5+7+92+1.+2+4+9..7...+9+7..2....+39+5..17..+75.1...+94+1+6+793+8+5+2+7+42+869+5+13+9+61+37+5+2483+5+8...+6+9+7',
    says: 'r2c6-8 r4c5-8',
    because: 'r2c5:3 r2c5:8 r3c5:3 r3c5:8',
    misses: {
      'r2c5+1': 'the cells hold one digit more',
      'r2c6-8': 'nothing is left to take away in one of the houses',
    },
  },
  {
    shows: 'box 9 within row 9',
    finds: 'lockedTriple',
    board: '.+932.4+1...2..3+1.+4..+4+1..7+2...+8.+3..47+1.6+71..+92..19.+7+2+6.8+95.7..3+1..+76.+1359.1+34.+2....',
    gone: '824 545 546 551 561 894 896',
    says: 'r7c9-6 r9c4-6 r9c6-6',
    because: 'r9c7:7 r9c7:8 r9c8:6 r9c8:8 r9c9:6 r9c9:7',
    misses: {
      'r9c7+1': 'the cells hold one digit more',
      'r7c9-6': 'nothing is left to take away in one of the houses',
    },
  },
]);
