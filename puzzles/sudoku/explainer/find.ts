// What a rule of Sudoku Explainer finds, and how its chains' length counts.

import type { Candidates, Mark } from '../techniques/index.ts';

/** One conclusion. Ratings are whole tenths here, so that they add up exactly. */
export interface Find {
  readonly tenths: number;
  readonly placements: readonly Mark[];
  readonly eliminations: readonly Mark[];
}

/** The use that the program would take, or undefined if the board has none that changes something. */
export type Rule = (state: Candidates) => Find | undefined;

/**
 * What a chain's length adds to its base, in tenths: one for each of the limits 4, 6, 8, 12, 16, 24, 32, 48 … that the number
 * of its implications exceeds. `nodes`: the distinct statements that the conclusion rests on, itself included.
 */
export function lengthTenths(nodes: number): number {
  let tenths = 0;
  let limit = 4;
  while (nodes - 2 > limit) {
    limit = tenths % 2 === 0 ? (limit * 3) / 2 : (limit * 4) / 3;
    tenths++;
  }
  return tenths;
}
