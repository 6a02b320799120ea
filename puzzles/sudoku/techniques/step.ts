// Building techniques and their steps, and applying these.

import { HOUSES, type House } from '../board.ts';
import { CATALOGUE } from './catalogue.ts';
import { bitOf, digitsOf } from './masks.ts';
import { type Candidates, place } from './state.ts';
import type { Mark, Search, Step, Technique, TechniqueKey } from './types.ts';

/** Joins a technique's search to its facts. */
export const technique = (key: TechniqueKey, search: Search): Technique => ({ key, ...CATALOGUE[key], search });

/** Cache by list of houses: the same few lists recur, and a grader makes thousands of steps a second. */
const AREAS = new Map<string, readonly number[]>();

function cellsOf(houses: readonly House[]): readonly number[] {
  if (houses.length === 1) return HOUSES[houses[0] as House] as readonly number[];
  const name = houses.join();
  const known = AREAS.get(name);
  if (known || AREAS.size > MAX_AREAS) return known ?? joined(houses);
  const cells = joined(houses);
  AREAS.set(name, cells);
  return cells;
}

const MAX_AREAS = 5000;

const joined = (houses: readonly House[]): readonly number[] => [
  ...new Set(houses.flatMap((house) => HOUSES[house] as readonly number[])),
];

export function applyStep(state: Candidates, step: Step): void {
  for (const { cell, digit } of step.placements) place(state, cell, digit);
  for (const { cell, digit } of step.eliminations) state.masks[cell] = (state.masks[cell] as number) & ~bitOf(digit);
}

/** A step that places one digit. */
export const placing = (technique: TechniqueKey, cell: number, digit: number, houses: readonly House[]): Step => ({
  technique,
  placements: [{ cell, digit }],
  eliminations: [],
  cause: [{ cell, digit }],
  area: cellsOf(houses),
  digits: [digit],
  houses,
});

/** A step that removes candidates. */
export const removing = (
  technique: TechniqueKey,
  eliminations: readonly Mark[],
  cause: readonly Mark[],
  houses: readonly House[],
): Step => ({
  technique,
  placements: [],
  eliminations,
  cause,
  area: cellsOf(houses),
  digits: [...new Set(cause.map(({ digit }) => digit))].sort((a, b) => a - b),
  houses,
});

/** The candidates of `mask` that these cells have. */
export const marksIn = (state: Candidates, cells: Iterable<number>, mask: number): Mark[] => {
  const marks: Mark[] = [];
  for (const cell of cells) {
    for (const digit of digitsOf((state.masks[cell] as number) & mask)) marks.push({ cell, digit });
  }
  return marks;
};

/** All digits that are possible somewhere in these cells. */
export function unionOf({ masks }: Candidates, cells: readonly number[]): number {
  let all = 0;
  for (const cell of cells) all |= masks[cell] as number;
  return all;
}

export const has = (state: Candidates, cell: number, digit: number): boolean =>
  ((state.masks[cell] as number) & bitOf(digit)) !== 0;
