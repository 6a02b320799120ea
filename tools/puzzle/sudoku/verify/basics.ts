// Singles, locked candidates, naked and hidden subsets, locked subsets: what can be read off one or two houses.

import {
  ALL_HOUSES,
  boxOf,
  can,
  cellsIn,
  cellsOf,
  digitsIn,
  housesOver,
  isBox,
  marksAt,
  placesIn,
  sameNumbers,
  unionOf,
} from './board.ts';
import { holds, oneHolds, onlyDigitOf, removesExactly, type Verifier } from './claim.ts';

/** Verifies that the step places one digit; `why` checks the house that requires it. */
const placesOne =
  (why: (places: readonly number[], filled: number, candidates: readonly number[]) => boolean): Verifier =>
  (position, { placements, eliminations }) => {
    const [placement] = placements;
    holds(
      placements.length === 1 && eliminations.length === 0 && placement !== undefined,
      'it does not place one digit',
    );
    const { cell, digit } = placement;
    holds(can(position, cell, digit), 'the digit is not possible there');
    const found = housesOver([cell]).some((house) => {
      const filled = cellsOf(house).filter((other) => position.digits[other] !== 0).length;
      return why(placesIn(position, house, digit), filled, digitsIn(position, cell));
    });
    holds(found, 'the cell could hold another digit, and the digit could go elsewhere');
  };

/** Eight of the nine cells of a house are filled. */
export const fullHouse = placesOne((_, filled) => filled === 8);
/** The cell has only one candidate. */
export const nakedSingle = placesOne((_, __, candidates) => candidates.length === 1);
/** A house has only one place for the digit. */
export const hiddenSingle = placesOne((places) => places.length === 1);

/** All places for the digit in one house are also in the other, which loses its others. */
const locked =
  (from: (house: number) => boolean): Verifier =>
  (position, step) => {
    const digit = onlyDigitOf(step);
    const cells = cellsIn(step.cause);
    const pairs = ALL_HOUSES.filter(from).flatMap((house) =>
      housesOver(cells)
        .filter((other) => other !== house && from(other) !== from(house))
        .map((other) => [house, other] as const),
    );
    oneHolds(pairs, ([house, other]) => {
      holds(sameNumbers(placesIn(position, house, digit), cells), 'the house has other places for the digit');
      const rest = placesIn(position, other, digit).filter((cell) => !cellsOf(house).includes(cell));
      removesExactly(position, step, marksAt(rest, digit));
    });
  };

export const lockedCandidates1 = locked(isBox);
export const lockedCandidates2 = locked((house) => !isBox(house));

/** n cells with n candidates, which are removed from the rest of all houses that contain these cells. */
const naked =
  (size: number, both: boolean): Verifier =>
  (position, step) => {
    const cells = cellsIn(step.cause);
    const digits = unionOf(position, cells);
    holds(cells.length === size && digits.length === size, `these are not ${size} cells with ${size} candidates`);
    const houses = housesOver(cells);
    holds(houses.length > 0, 'the cells do not share a house');
    const rest = houses.flatMap(cellsOf).filter((cell) => !cells.includes(cell));
    removesExactly(
      position,
      step,
      digits.flatMap((digit) => marksAt(rest, digit)),
    );
    holds(isLocked(cells, cellsIn(step.eliminations)) === both, 'a locked subset removes from both a box and a line');
  };

/** Whether candidates are removed both inside and outside the box that contains the subset. */
function isLocked(subset: readonly number[], gone: readonly number[]): boolean {
  const box = housesOver(subset).find(isBox);
  if (box === undefined) return false;
  const inside = gone.filter((cell) => boxOf(cell) === box - 18).length;
  return inside > 0 && inside < gone.length;
}

export const nakedPair = naked(2, false);
export const nakedTriple = naked(3, false);
export const nakedQuad = naked(4, false);
export const lockedPair = naked(2, true);
export const lockedTriple = naked(3, true);

/** n digits whose only places in a house are the same n cells, which lose all other digits. */
const hidden =
  (size: number): Verifier =>
  (position, step) => {
    const { digits } = step;
    const cells = cellsIn(step.cause);
    holds(cells.length === size && digits.length === size, `these are not ${size} cells and ${size} digits`);
    oneHolds(housesOver(cells), (house) => {
      const places = digits.flatMap((digit) => placesIn(position, house, digit));
      holds(sameNumbers(places, cells), 'the digits are possible elsewhere in the house');
      const others = cells.flatMap((cell) =>
        digitsIn(position, cell)
          .filter((digit) => !digits.includes(digit))
          .map((digit) => ({ cell, digit })),
      );
      removesExactly(position, step, others);
    });
  };

export const hiddenPair = hidden(2);
export const hiddenTriple = hidden(3);
export const hiddenQuad = hidden(4);
