import { BOX_OF, HOUSES, type House } from '../board.ts';
import { sizeOf } from './masks.ts';
import { type DeadlyPattern, fromPatterns, isDiagonal, patternStep, sharedHouses } from './rectangles.ts';
import type { Candidates } from './state.ts';
import { marksIn, unionOf } from './step.ts';
import type { Step } from './types.ts';

/** Every choice of at least one of these cells that together with `union` holds one digit more than it has cells. */
function subsetsOf(state: Candidates, cells: readonly number[], union: number): number[][] {
  const found: number[][] = [];
  const extend = (from: number, chosen: readonly number[], digits: number): void => {
    for (let index = from; index < cells.length; index++) {
      const cell = cells[index] as number;
      const wider = digits | (state.masks[cell] as number);
      const more = [...chosen, cell];
      if (sizeOf(wider) === more.length + 1) found.push(more);
      extend(index + 1, more, wider);
    }
  };
  extend(0, [], union);
  return found;
}

/** The houses that lose the subset's digits elsewhere: its own, and the box if a line's subset is in one. */
function reach(house: House, members: readonly number[]): readonly House[] {
  const [first, ...others] = members as readonly [number, ...number[]];
  const inOneBox = others.every((cell) => BOX_OF[cell] === BOX_OF[first]);
  return house < 18 && inOneBox ? [house, 18 + (BOX_OF[first] as number)] : [house];
}

const inOneLine = ([first, ...others]: readonly number[]): boolean =>
  sharedHouses(first as number, first as number).some(
    (house) => house < 18 && others.every((cell) => (HOUSES[house] as readonly number[]).includes(cell)),
  );

function inHouse(state: Candidates, pattern: DeadlyPattern, house: House): Step[] {
  const { cells, pair, roof } = pattern;
  const extra = unionOf(state, roof) & ~pair;
  const others = (HOUSES[house] as readonly number[]).filter((cell) => {
    const mask = state.masks[cell] as number;
    return mask !== 0 && (mask & pair) === 0 && !cells.includes(cell);
  });
  return subsetsOf(state, others, extra).flatMap((subset) => {
    const members = [...roof, ...subset];
    if (house >= 18 && inOneLine(members)) return []; // already reported with the line, where it removes more
    const digits = extra | unionOf(state, subset);
    const houses = reach(house, members);
    const outside = new Set(houses.flatMap((at) => HOUSES[at] as readonly number[]));
    for (const cell of members) outside.delete(cell);
    return patternStep(state, 'uniqueRectangle3', pattern, {
      eliminations: marksIn(state, outside, digits),
      second: marksIn(state, members, digits),
      houses,
    });
  });
}

/**
 * Unique rectangle, type 3: two corners in one line have extra candidates besides the pair, so one of them is one of these
 * extra digits. Taken as one cell with just those, they form a naked subset with n other cells of a common house that
 * together have n + 1 digits, none of the pair; the rest of the house loses these digits, and if the whole subset is in a
 * line and a box, both do. Source: HoDoKu "Uniqueness Test 3", 0602, 100 points, Hard; Sudoku Explainer 4.5 to 4.8 (type 3,
 * by the subset's size).
 */
export const uniqueRectangle3 = fromPatterns('uniqueRectangle3', (state, pattern) => {
  const [a, b] = pattern.roof as readonly [number, number];
  if (pattern.roof.length !== 2 || isDiagonal(a, b)) return [];
  return sharedHouses(a, b).flatMap((house) => inHouse(state, pattern, house));
});
