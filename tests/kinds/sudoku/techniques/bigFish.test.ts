// Fish of five and six bases, which only libraries of examples ask for.

import { expect, test } from 'vitest';
import { HOUSES, sees } from '../../../../puzzles/sudoku/board.ts';
import { bigFish } from '../../../../puzzles/sudoku/techniques/bigFish.ts';
import { allSteps, type Candidates, type Mark, TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import { type LibraryCase, readLibraryLine } from '../../../../tools/puzzle/sudoku/library.ts';
import { matchCase } from '../../../../tools/puzzle/sudoku/libraryMatch.ts';

/** From generated puzzles: one for each form and size. */
const LINES = [
  ':0303:1:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::148::',
  ':0304:8:9........2....7.9.716....3+4+13....4.54...2.......7.1..2....9...8..18.....3..4.5..9::862 863 865 867 868::',
  ':0313:8:9........2....7.9.716....3+4+13....4.54...2.......7.1..2....9...8..18.....3..4.5..9::867::',
  ':0314:8:9........2....7.9.716....3+4+13+2...4.54...2.......7.1..2....9...8..18.....3..4.5..9::852 853::',
  ':0323:4:7.+6.+3.5.8...8+76.2.+8.3.4...7.683...1..+7........1..9.4.6.84..37......1.....97......::421::',
  ':0324:7:.5.....76.........+6.293....+349.7..1+8.8+53...92.26..+9........6..5+5+64..8.3....5.+34+69::724::',
  ':0333:8:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::843 852 853 862 863::',
  ':0334:8:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::843 852 853 862 863::',
  ':0343:3:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::385::',
  ':0344:3:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::385::',
  ':0353:8:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::843 852 853 862 863::',
  ':0354:8:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::843 852 853 862 863::',
  ':0363:3:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::385::',
  ':0364:3:9........2....7.9.716....3..3....4.54...2.......7.1..2....9...8..18.....3..4.5..9::385::',
];

function caseOf(line: string): LibraryCase {
  const read = readLibraryLine(line);
  if (!read?.ok) throw new Error(line);
  return read.value;
}

/** With the digit in this cell, can each of the houses still have it? By trying all places, one house after the other. */
function canStay({ masks }: Candidates, { cell, digit }: Mark, houses: readonly number[]): boolean {
  const fill = (from: number, taken: readonly number[]): boolean => {
    const house = houses[from];
    if (house === undefined) return true;
    const cells = HOUSES[house] as readonly number[];
    if (taken.some((other) => cells.includes(other))) return fill(from + 1, taken);
    return cells.some(
      (at) =>
        (((masks[at] as number) >> (digit - 1)) & 1) === 1 &&
        !taken.some((other) => sees(other, at)) &&
        fill(from + 1, [...taken, at]),
    );
  };
  return fill(0, [cell]);
}

test.each(LINES)('is found, and none of its candidates could stay: %s', (line) => {
  const entry = caseOf(line);
  const { word, steps } = matchCase(entry);
  expect(word).toBe('found');
  const size = Number(entry.code[3]) + 2;
  for (const { houses, eliminations } of steps) {
    expect(houses.length).toBe(2 * size);
    for (const gone of eliminations) expect(canStay(entry.state, gone, houses.slice(0, size))).toBe(false);
  }
});

test('each form of both sizes has a line, and no technique of the hints has its code', () => {
  expect(LINES.map((line) => line.slice(1, 5))).toEqual(bigFish.map(({ code }) => code).toSorted());
  expect(TECHNIQUES.filter(({ code }) => bigFish.some((big) => big.code === code))).toEqual([]);
});

test('a line that claims it to be absent fails', () => {
  for (const line of LINES) {
    const absent = caseOf(line.replace(/^:(\d+):/, ':$1-x:'));
    expect(matchCase(absent)).toMatchObject({ word: 'found', good: false });
  }
});

test('it is gone when a base has one more place', () => {
  const line = LINES.find((each) => each.startsWith(':0303:')) as string;
  const { state, digits } = caseOf(line);
  const technique = bigFish.find(({ code }) => code === '0303');
  const [step] = technique ? allSteps(technique, state).filter((each) => each.digits.join() === digits.join()) : [];
  const base = HOUSES[step?.houses[0] as number] as readonly number[];
  const covers = (step?.houses.slice(5) ?? []).flatMap((house) => HOUSES[house] as readonly number[]);
  const open = base.find((cell) => state.digits[cell] === 0 && !covers.includes(cell)) as number;
  state.masks[open] = (state.masks[open] as number) | (1 << ((digits[0] as number) - 1));
  const left = technique ? allSteps(technique, state) : [];
  expect(left.filter((each) => each.digits.join() === digits.join() && each.houses[0] === step?.houses[0])).toEqual([]);
});
