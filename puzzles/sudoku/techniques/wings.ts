import { CELLS, HOUSES_OF, sees } from '../board.ts';
import { type Bivalue, bivalues } from './bivalues.ts';
import { seenByBoth, strongLinks } from './links.ts';
import { bitOf, digitsOf, onlyDigit, sizeOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Step, TechniqueKey, Visit } from './types.ts';

/**
 * A pivot of two (XY) or three (XYZ) candidates and two pincers that it sees. All three cells hold three digits between
 * them; the pincers share the digit `z`, and one of the cells must hold it.
 */
function searchWing(state: Candidates, visit: Visit, key: TechniqueKey, pivotSize: 2 | 3): boolean {
  const pairs = bivalues(state);
  for (let pivot = 0; pivot < CELLS; pivot++) {
    const mask = state.masks[pivot] as number;
    if (sizeOf(mask) !== pivotSize) continue;
    // each has two of the three digits; a pivot of three has both
    const pincers: Bivalue[] = [];
    for (let index = 0; index < pairs.length; index++) {
      const pair = pairs[index] as Bivalue;
      if (sizeOf(mask | pair.mask) === 3 && sees(pivot, pair.cell)) pincers.push(pair);
    }
    for (let index = 0; index < pincers.length; index++) {
      const one = pincers[index] as Bivalue;
      for (let next = index + 1; next < pincers.length; next++) {
        const two = pincers[next] as Bivalue;
        const shared = one.mask & two.mask;
        if (sizeOf(shared) !== 1 || sizeOf(mask | one.mask | two.mask) !== 3) continue;
        if (((mask & shared) !== 0) !== (pivotSize === 3)) continue;
        const step = describeWing(state, key, [pivot, one.cell, two.cell], shared);
        if (step && visit(step)) return true;
      }
    }
  }
  return false;
}

function describeWing(
  state: Candidates,
  key: TechniqueKey,
  cells: readonly [number, number, number],
  shared: number,
): Step | undefined {
  const [pivot, one, two] = cells;
  const both = seenByBoth(state, one, two, onlyDigit(shared), cells);
  const pivotHasIt = ((state.masks[pivot] as number) & shared) !== 0;
  const eliminations = pivotHasIt ? both.filter(({ cell }) => sees(pivot, cell)) : both;
  if (eliminations.length === 0) return undefined;
  return removing(key, eliminations, marksIn(state, cells, 0x1ff), housesThrough(pivot, [one, two]));
}

/** The houses in which `pivot` sees the others. */
const housesThrough = (pivot: number, others: readonly number[]): number[] => [
  ...new Set(
    others.map(
      (other) =>
        (HOUSES_OF[pivot] as readonly number[]).find((house) =>
          (HOUSES_OF[other] as readonly number[]).includes(house),
        ) as number,
    ),
  ),
];

/**
 * W-wing: two cells with the same two candidates x and z, and a strong link of x whose ends see one cell each. They cannot
 * both be x, so one is z, and cells that see both lose z. Source: HoDoKu "W-Wing", 0803, 150 points, Hard; Sudoku
 * Explainer rates it as a chain, 7.1.
 */
export const wWing = technique('wWing', (state, visit) => {
  const pairs = bivalues(state);
  for (let index = 0; index < pairs.length; index++) {
    const one = pairs[index] as Bivalue;
    for (let next = index + 1; next < pairs.length; next++) {
      const two = pairs[next] as Bivalue;
      if (one.mask !== two.mask || sees(one.cell, two.cell)) continue;
      for (const x of digitsOf(one.mask)) {
        if (searchW(state, visit, [one.cell, two.cell], x, onlyDigit(one.mask & ~bitOf(x)))) return true;
      }
    }
  }
  return false;
});

function searchW(
  state: Candidates,
  visit: Visit,
  [one, two]: readonly [number, number],
  x: number,
  z: number,
): boolean {
  const at = (cell: number, digit: number) => ({ cell, digit });
  for (const { house, ends } of strongLinks(state, x)) {
    for (const near of ENDS) {
      const p = ends[near];
      const q = ends[near === 0 ? 1 : 0];
      if (!sees(one, p) || !sees(two, q)) continue;
      const eliminations = seenByBoth(state, one, two, z);
      if (eliminations.length === 0) return false;
      const cause = [at(one, z), at(one, x), at(p, x), at(q, x), at(two, x), at(two, z)];
      if (visit(removing('wWing', eliminations, cause, [house]))) return true;
    }
  }
  return false;
}

const ENDS = [0, 1] as const;

/**
 * XY-wing: the pivot has the candidates x and y, one pincer x and z, the other y and z. Whatever the pivot is, one pincer
 * is z, so cells that see both pincers lose z. Source: HoDoKu "XY-Wing", 0800, 160 points, Hard; Sudoku Explainer 4.2.
 */
export const xyWing = technique('xyWing', (state, visit) => searchWing(state, visit, 'xyWing', 2));

/**
 * XYZ-wing: as the XY-wing, but the pivot may be z as well, so only cells that see all three lose z. Source: HoDoKu
 * "XYZ-Wing", 0801, 180 points, Hard; Sudoku Explainer 4.4.
 */
export const xyzWing = technique('xyzWing', (state, visit) => searchWing(state, visit, 'xyzWing', 3));
