import { checkCases } from './patternCases.ts';

checkCases([
  {
    shows: 'cells that see both colours',
    finds: 'simpleColoursTrap',
    board:
      '4+97+5+6+2+8+1+3.8.3+4+9+2.....1+8+74.9+53+4726+1+9+8+91+68+3+4.2....+9+1+5+634...69+3.+42.4.+2.19+86..9+4.83.+1',
    gone: '771 573 791 592 792',
    says: 'r2c3-5 r3c8-5',
    because: 'r2c9:5 r5c7:5 r7c2:5 r8c5:5 r9c8:5',
    beside: 'r3c2:5 r5c9:5 r7c7:5 r8c3:5 r9c5:5',
    misses: { 'r9c2+5': 'the colours fall apart' },
  },
  {
    shows: 'one colour twice in a house',
    finds: 'simpleColoursWrap',
    board:
      '+7+6+2+14.+59.+4.+57+2+9..61.9...+4+72+3+1+7+4+56..924+8+397+6+5+1+5+96+8+12.4..71.8...+48+2+4+9.1.65.5+32.+4...',
    gone: '327 377 797',
    says: 'r1c6-3 r2c8-3 r3c2-3 r3c5-3 r6c9-3 r7c6-3 r8c7-3',
    because: 'r1c6:3 r2c8:3 r3c2:3 r3c5:3 r6c9:3 r7c6:3 r8c7:3',
    beside: 'r1c9:3 r2c2:3 r6c7:3 r7c8:3 r8c5:3',
    misses: { 'r2c7+3': 'the links through row 2 and its box are gone', 'r7c7+3': 'those through row 7 are gone' },
  },
  {
    shows: 'two colours that meet, a cell between their opposites',
    finds: 'multiColours1',
    board: '+6..5..+3+7+2.+523.+761+8.3+76..+4+597.+5...9..3...5...72..+7.45..+576+91+3..4..+32+68+7+95.+2.+4+7+5+13+6',
    says: 'r5c3-9',
    because: 'r1c6:9 r6c5:9 r5c6:9',
    beside: 'r2c1:9 r9c3:9 r2c5:9 r9c1:9',
    misses: { 'r3c1+9': 'column 1 has a third place', 'r4c6+9': 'column 6 and its box have a third place' },
  },
  {
    shows: 'a colour that sees both colours of another pair',
    finds: 'multiColours2',
    board: '.4...+7+1.67....1+5.8.....23.7......+7+344...1.85.3.+5+47..+6+1+6...84.1+5+85+4+1..+6+7.+1927+65+4+8+3',
    says: 'r1c8-2 r2c2-2 r4c1-2',
    because: 'r1c1:2 r2c8:2 r1c8:2 r2c2:2 r4c1:2',
    beside: 'r4c5:2 r6c7:2 r7c4:2 r8c9:2 r5c9:2 r6c2:2 r7c7:2 r8c5:2',
    misses: { 'r3c1+2': 'column 1 has a third place', 'r6c6+2': 'row 6 has a third place' },
  },
]);
