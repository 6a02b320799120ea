import { expect, test } from 'vitest';
import { HOUSES, PEERS } from '../../../../puzzles/sudoku/board.ts';
import { almostLockedSets } from '../../../../puzzles/sudoku/techniques/als.ts';
import { cellsIn, WORDS } from '../../../../puzzles/sudoku/techniques/cellSets.ts';
import { TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { digitsOf } from '../../../../puzzles/sudoku/techniques/masks.ts';
import { linksOf } from '../../../../puzzles/sudoku/techniques/restrictedCommons.ts';
import { checkCases, stateOf } from './patternCases.ts';
import { expectSound } from './soundness.ts';

const DOUBLY_LINKED =
  '..9..+43.+7..7..9.+4..4.+75.1.+9+4+7.+9.8..+1.1.4.+7.9.+9..5+1.7.45+9+13+764..+72+48+9+5+61+3..3+2+4197+5';

checkCases([
  {
    shows: 'a cell of two candidates and a set of four cells, 7 between them',
    finds: 'alsXz',
    board: '..15.3.9.5..+1.+78.+33...94..+1..2..+5..981.439.......1+2...2.3+9+5+1.7.1+7624+8+9+35...+3+76..2',
    gone: '647 648 667 668 669',
    says: 'r5c8-5',
    because: 'r5c3:5 r5c3:7',
    beside: 'r3c2:2 r3c2:6 r3c2:8 r3c3:7 r3c3:8 r3c4:6 r3c4:8 r3c8:2 r3c8:5 r3c8:6',
    misses: { 'r5c3+4': 'the cell has a third candidate', 'r3c4+5': 'r3c4 could be 5 too, out of sight of r5c8' },
  },
  {
    shows: 'two restricted commons, 3 and 5: all other digits are locked in their sets',
    finds: 'alsXz',
    board: DOUBLY_LINKED,
    gone: '615 625',
    says: 'r4c8-2 r6c6-3 r2c2-6 r4c8-6 r2c2-8',
    because: 'r1c2:5 r1c2:6 r1c2:8 r6c2:3 r6c2:6 r6c2:8 r9c2:6 r9c2:8',
    beside: 'r1c8:2 r1c8:5 r1c8:6 r1c8:8 r3c8:2 r3c8:6 r3c8:8 r6c8:2 r6c8:3 r6c8:6 r6c8:8 r7c8:2 r7c8:8',
    misses: {
      'r9c2+3': 'r9c2 sees no 3 of the other set, so that 5 is the only link',
      'r3c8+4': 'the other set has a sixth digit for four cells',
    },
  },
  {
    shows: 'two cells beside two of the crossing',
    finds: 'sueDeCoq',
    board:
      '7....+5+2+3.+8..2...5+7+325947+16+8+4+5+2+391+78+6+18+7+56+23..+6+93+4+7+8+5+1226+4...+8.597+1+8+546+2+3+5+38.+2....',
    says: 'r9c4-1',
    because: 'r7c4:1 r7c4:7 r7c6:3 r7c6:9 r7c8:7 r7c8:9',
    beside: 'r7c5:1 r7c5:3',
    misses: {
      'r7c5+9': 'the digits of row and box are no longer different',
      'r7c8+2': 'a digit without a cell of its own',
    },
  },
  {
    shows: 'two cells of the row, with 7 beyond the digits of the crossing',
    finds: 'sueDeCoq',
    board:
      '8+9+527.4+1667.1+45+9.8....+6+8+5...8..9+4.5+135..+1+2+8+4+99+148+5..+625.+8.+21+69....+586+1.4.+6..+3.2+85',
    gone: '231 791 993',
    says: 'r3c4-3',
    because: 'r3c2:2 r3c2:3 r3c2:4 r3c3:1 r3c3:2 r3c3:3 r3c8:2 r3c8:3 r3c8:7 r3c9:3 r3c9:7',
    beside: 'r3c1:1 r3c1:4',
    misses: { 'r3c9+8': 'a further digit without a cell of its own', 'r3c2-4': 'the crossing has too few digits' },
  },
  {
    shows: 'a hinge in column 9, linked by 5 to row 1 and by 9 to column 1',
    finds: 'alsXyWing',
    board: '.869..+71......1..2+12....3......6.5....5.+9.16.+6...8+5+2.3..14..9+2.36..+1+9.+57.9.5...3+1',
    gone: '415 515 416 324 325 725 427 735 436 636 346 356 776 796',
    says: 'r2c1-4',
    because:
      'r1c1:4 r1c1:5 r1c5:2 r1c5:3 r1c6:2 r1c6:3 r4c1:2 r4c1:4 r4c1:7 r4c1:8 r4c1:9 r5c1:2 r5c1:4 r5c1:7 r5c1:8 r7c1:5 r7c1:7 r7c1:8 r9c1:2 r9c1:4 r9c1:7 r9c1:8',
    beside: 'r1c9:4 r1c9:5 r4c9:4 r4c9:8 r4c9:9 r5c9:4 r5c9:8',
    misses: { 'r1c9+1': 'the hinge has one digit too many', 'r1c5+9': 'a pincer has one digit too many' },
  },
  {
    shows: 'six sets, from column 8 round to row 1',
    finds: 'alsChain',
    board: '+6..+1.9...9..2..3+1+6.1...68.......26.4..68...3...5.+61..2.6..174.+8.8..+2+3.6.7..+64+8..+3',
    says: 'r1c8-2 r1c8-5',
    because:
      'r4c8:5 r4c8:7 r4c8:8 r4c8:9 r6c8:7 r6c8:8 r6c8:9 r7c8:2 r7c8:5 r7c8:9 r9c8:2 r9c8:5 r9c8:9 r5c6:4 r5c6:5 r2c2:4 r2c2:5 r2c2:7 r2c3:4 r2c3:7 r2c3:8 r2c5:5 r2c5:7 r2c5:8',
    beside:
      'r5c7:1 r5c7:5 r5c7:7 r5c7:9 r5c9:1 r5c9:5 r5c9:7 r5c9:9 r6c7:7 r6c7:9 r2c6:4 r2c6:5 r1c2:2 r1c2:3 r1c2:4 r1c2:5 r1c2:7 r1c3:2 r1c3:3 r1c3:4 r1c3:7 r1c3:8 r1c5:3 r1c5:5 r1c5:7 r1c5:8 r1c7:2 r1c7:5 r1c7:7 r1c9:5 r1c9:7',
    misses: { 'r5c6+9': 'the third set has one digit too many', 'r2c6+1': 'so has the fourth' },
  },
  {
    shows: 'a stem of three candidates, one petal serves two of them',
    finds: 'deathBlossom',
    board: '.+9.+2+513.+8.21...56+9..56.9+2.+1+1+72+9..48.9+5+382+4+7+164....7+9.+25+1.7+9..2.+2.9.....+7.....21+9.',
    gone: '435 665 488',
    says: 'r8c4-3 r8c5-3',
    because:
      'r8c2:3 r8c2:4 r8c2:6 r8c2:8 r8c6:3 r8c6:5 r8c6:6 r8c6:8 r8c7:6 r8c7:8 r8c8:3 r8c8:5 r7c6:3 r7c6:6 r7c6:8 r7c7:6 r7c7:8',
    beside: 'r7c3:4 r7c3:6 r7c3:8',
    misses: { 'r7c3+5': 'the stem has a candidate without a petal', 'r8c7+2': 'a petal has one digit too many' },
  },
]);

test('all sets of a board are found, each once', () => {
  const { masks } = stateOf(DOUBLY_LINKED);
  const expected = new Set<string>();
  for (const cells of HOUSES) {
    const empty = cells.filter((cell) => masks[cell] !== 0);
    for (let choice = 1; choice < 1 << empty.length; choice++) {
      const chosen = empty.filter((_, index) => (choice >> index) & 1);
      const union = chosen.reduce((all, cell) => all | (masks[cell] as number), 0);
      if (digitsOf(union).length === chosen.length + 1) expected.add([...chosen].sort((a, b) => a - b).join());
    }
  }
  const { sets } = almostLockedSets(stateOf(DOUBLY_LINKED));
  expect(sets.length).toBe(expected.size);
  expect(new Set(sets.map(({ cells }) => cells.join()))).toEqual(expected);
});

test('restricted commons are the digits whose cells in one set see all their cells in the other', () => {
  const state = stateOf(DOUBLY_LINKED);
  const table = almostLockedSets(state);
  const { from, to, commons } = linksOf(table);
  const found = new Map<string, number>();
  for (const a of table.sets.keys()) {
    for (let link = from[a] as number; link < (from[a + 1] as number); link++)
      found.set(`${a} ${to[link]}`, commons[link] as number);
  }
  const holders = (cells: readonly number[], digit: number) =>
    cells.filter((cell) => ((state.masks[cell] as number) >> (digit - 1)) & 1);
  for (const [a, one] of table.sets.entries()) {
    for (const [b, two] of table.sets.entries()) {
      const expected = digitsOf(one.mask & two.mask).filter((digit) =>
        holders(one.cells, digit).every((cell) =>
          holders(two.cells, digit).every((other) => (PEERS[cell] as readonly number[]).includes(other)),
        ),
      );
      expect(digitsOf(found.get(`${a} ${b}`) ?? 0)).toEqual(expected);
    }
  }
  expect(found.size).toBeGreaterThan(0);
});

test('sets of cells return their cells', () => {
  const words = Int32Array.from([1 << 26, 5, -1 >>> 5]);
  expect(cellsIn(words, 0)).toEqual([26, 27, 29, ...Array.from({ length: 27 }, (_, index) => 54 + index)]);
  expect(words.length).toBe(WORDS);
});

test('none of these removes a candidate of the solution in 200 puzzles', () => {
  const techniques = TECHNIQUES.filter(({ key }) => /^als|deathBlossom|sueDeCoq/.test(key));
  const used = expectSound(techniques, { seed: 31, puzzles: 200, every: 12, most: 40 });
  expect([...used].sort()).toEqual(['alsChain', 'alsXyWing', 'alsXz', 'deathBlossom', 'sueDeCoq']);
});
