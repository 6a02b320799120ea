// Strong links: houses with exactly two places for a digit, one of which must hold it. Also what follows if at least one of
// two candidates is true.

import { HOUSES, type House, PEERS, sees } from '../board.ts';
import { bitOf, sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import type { Mark } from './types.ts';

export interface StrongLink {
  readonly house: House;
  readonly ends: readonly [number, number];
}

/** The links of each digit, indexed by digit. */
const allLinks = rememberingLast((state): readonly (readonly StrongLink[])[] => {
  const positions = allPositions(state);
  const links: StrongLink[][] = Array.from({ length: 10 }, () => []);
  for (let house = 0; house < HOUSES.length; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit] as number;
      if (sizeOf(places) === 2)
        links[digit]?.push({ house, ends: cellsAt(house, places) as readonly [number, number] });
    }
  }
  return links;
});

/** In the order of the houses: rows, columns, boxes. */
export const strongLinks = (state: Candidates, digit: number): readonly StrongLink[] =>
  allLinks(state)[digit] as readonly StrongLink[];

/** Candidates `digit` in cells that see both `a` and `b`, other than the cells of the reason. */
export function seenByBoth(
  { masks }: Candidates,
  a: number,
  b: number,
  digit: number,
  reason: readonly number[] = [],
): Mark[] {
  const bit = bitOf(digit);
  const marks: Mark[] = [];
  for (const cell of PEERS[a] as readonly number[]) {
    if (((masks[cell] as number) & bit) !== 0 && sees(b, cell) && !reason.includes(cell)) marks.push({ cell, digit });
  }
  return marks;
}
