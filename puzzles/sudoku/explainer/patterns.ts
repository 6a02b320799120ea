// The patterns that go on in a branch of "dynamic plus" chains: locked candidates, pairs and X-wings that exist only because
// candidates have been excluded there.

import { BOXES, COLUMNS, HOUSES, HOUSES_OF, type House, ROWS } from '../board.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';

interface Claim {
  readonly statement: number;
  readonly parents: readonly number[];
}

type Masks = Uint16Array;

const isFalse = (cell: number, digit: number): number => (cell * 9 + digit - 1) * 2;
const holds = (masks: Masks, cell: number, digit: number): boolean => ((masks[cell] as number) & bitOf(digit)) !== 0;
const places = (masks: Masks, house: House, digit: number): number[] =>
  (HOUSES[house] as readonly number[]).filter((cell) => holds(masks, cell, digit));

/** What the first kind of pattern that occurs excludes: the board is `left`, and was `source` before the assumption. */
export function patternsIn(left: Masks, source: Masks): Claim[] {
  for (const search of [locking, hiddenPairs, nakedPairs, xWings]) {
    const claims = search(left, source);
    if (claims.length > 0) return claims;
  }
  return [];
}

/** The digit's places in the house that are gone. */
const gone = (left: Masks, source: Masks, house: House, digit: number): number[] =>
  (HOUSES[house] as readonly number[])
    .filter((cell) => holds(source, cell, digit) && !holds(left, cell, digit))
    .map((cell) => isFalse(cell, digit));

const LINES = [...ROWS, ...COLUMNS];

function locking(left: Masks, source: Masks): Claim[] {
  const claims: Claim[] = [];
  for (const [from, to] of [[BOXES, LINES] as const, [LINES, BOXES] as const]) {
    for (const house of from) {
      for (let digit = 1; digit <= 9; digit++) {
        const cells = places(left, house, digit);
        if (cells.length < 2 || cells.length > 3) continue;
        const parents = gone(left, source, house, digit);
        if (parents.length === 0) continue;
        const [first] = cells as [number];
        for (const other of HOUSES_OF[first] as readonly House[]) {
          if (other === house || !to.includes(other)) continue;
          if (!cells.every((cell) => HOUSES_OF[cell]?.includes(other))) continue;
          for (const cell of places(left, other, digit))
            if (!cells.includes(cell)) claims.push({ statement: isFalse(cell, digit), parents });
        }
      }
    }
  }
  return claims;
}

function hiddenPairs(left: Masks, source: Masks): Claim[] {
  const claims: Claim[] = [];
  for (const house of HOUSES.keys()) {
    const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((digit) => ({ digit, cells: places(left, house, digit) }))
      .filter(({ cells }) => cells.length === 2);
    for (const [index, one] of pairs.entries()) {
      for (const other of pairs.slice(index + 1)) {
        if (one.cells.join() !== other.cells.join()) continue;
        const parents = [...gone(left, source, house, one.digit), ...gone(left, source, house, other.digit)];
        if (parents.length === 0) continue;
        const keep = bitOf(one.digit) | bitOf(other.digit);
        for (const cell of one.cells)
          for (const digit of digitsOf((left[cell] as number) & ~keep))
            claims.push({ statement: isFalse(cell, digit), parents });
      }
    }
  }
  return claims;
}

function nakedPairs(left: Masks, source: Masks): Claim[] {
  const claims: Claim[] = [];
  for (const house of HOUSES.keys()) {
    const pairs = (HOUSES[house] as readonly number[]).filter((cell) => sizeOf(left[cell] as number) === 2);
    for (const [index, one] of pairs.entries()) {
      for (const other of pairs.slice(index + 1)) {
        const mask = left[one] as number;
        if (mask !== left[other]) continue;
        const parents = [one, other].flatMap((cell) =>
          digitsOf((source[cell] as number) & ~mask).map((digit) => isFalse(cell, digit)),
        );
        if (parents.length === 0) continue;
        for (const cell of HOUSES[house] as readonly number[]) {
          if (cell === one || cell === other) continue;
          for (const digit of digitsOf((left[cell] as number) & mask))
            claims.push({ statement: isFalse(cell, digit), parents });
        }
      }
    }
  }
  return claims;
}

function xWings(left: Masks, source: Masks): Claim[] {
  const claims: Claim[] = [];
  for (const [lines, across] of [[COLUMNS, 0] as const, [ROWS, 1] as const]) {
    for (let digit = 1; digit <= 9; digit++) {
      const pairs = lines
        .map((line) => ({ line, cells: places(left, line, digit) }))
        .filter(({ cells }) => cells.length === 2);
      const crossing = (cells: readonly number[]) => cells.map((cell) => (HOUSES_OF[cell] as readonly House[])[across]);
      for (const [index, one] of pairs.entries()) {
        for (const other of pairs.slice(index + 1)) {
          const covers = crossing(one.cells);
          if (covers.join() !== crossing(other.cells).join()) continue;
          const parents = [...gone(left, source, one.line, digit), ...gone(left, source, other.line, digit)];
          if (parents.length === 0) continue;
          for (const cell of covers.flatMap((cover) => places(left, cover as House, digit)))
            if (!one.cells.includes(cell) && !other.cells.includes(cell))
              claims.push({ statement: isFalse(cell, digit), parents });
        }
      }
    }
  }
  return claims;
}
