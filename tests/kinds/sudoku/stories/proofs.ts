// Whether what a reason names is enough for what is ruled out: tried by going through all cases.

import { HOUSES, type House, type Mark, meet, within } from './geometry.ts';
import type { Group, Node, Told } from './told.ts';

/** With the digit in `start` each of these houses still finds a place for it. */
export function canHouse(it: Told, houses: readonly House[], digit: number, start: number): boolean {
  const search = (rest: readonly House[], taken: readonly number[]): boolean => {
    const [house, ...others] = rest;
    if (house === undefined) return true;
    return it
      .places(house, digit)
      .some((cell) => taken.every((other) => !meet(cell, other)) && search(others, [...taken, cell]));
  };
  return search(houses, [start]);
}

/** With the digit in its cell the other cells can still be filled, each with what it may take. */
export function canFill(it: Told, cells: readonly number[], [at, digit]: Mark): boolean {
  const search = (rest: readonly number[], taken: readonly Mark[]): boolean => {
    const [cell, ...others] = rest;
    if (cell === undefined) return true;
    return it
      .may(cell)
      .some((d) => taken.every(([other, e]) => d !== e || !meet(other, cell)) && search(others, [...taken, [cell, d]]));
  };
  const start: Mark[] = [[at, digit]];
  return search(
    [...cells].filter((cell) => cell !== at).sort((a, b) => it.may(a).length - it.may(b).length),
    start,
  );
}

/** The cells that may take the digit, all of them seen from here. */
export const seesAll = (it: Told, cell: number, cells: readonly number[], digit: number): boolean =>
  cells.filter((other) => it.can(other, digit)).every((other) => meet(cell, other));

/** As many cells as digits and one: so many digits may be there, no other. */
export const isGroup = (it: Told, { cells, digits }: Group, more = 0): boolean =>
  digits.length === cells.length + more &&
  within(
    cells.flatMap((cell) => it.may(cell)),
    digits,
  );

/** Whichever of the two cells' groups takes the digit, the other cannot. */
export const isCommon = (it: Told, one: Group, other: Group, digit: number): boolean =>
  one.digits.includes(digit) &&
  other.digits.includes(digit) &&
  one.cells.filter((cell) => it.can(cell, digit)).every((cell) => seesAll(it, cell, other.cells, digit));

/** The one excludes the other. */
export function excludes(one: Pick<Node, 'cells' | 'digit'>, other: Pick<Node, 'cells' | 'digit'>): boolean {
  if (one.digit === other.digit) return one.cells.every((cell) => other.cells.every((at) => meet(cell, at)));
  return one.cells.length === 1 && other.cells.length === 1 && one.cells[0] === other.cells[0];
}

/** One of the two holds: all places of the digit in a house, or both digits of a cell. */
export function exhausts(it: Told, one: Node, other: Node): boolean {
  if (one.digit !== other.digit) {
    const [cell = -1] = one.cells;
    return cell === other.cells[0] && within(it.may(cell), [one.digit, other.digit]);
  }
  const both = [...one.cells, ...other.cells];
  return HOUSES.some((house) => it.places(house, one.digit).length > 0 && within(it.places(house, one.digit), both));
}
