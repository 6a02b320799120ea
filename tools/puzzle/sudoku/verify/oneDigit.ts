// Two strong links of one digit, and the empty rectangle.

import type { Mark, Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import {
  ALL_HOUSES,
  boxOf,
  cellsIn,
  cellsOf,
  choices,
  columnOf,
  housesOver,
  isBox,
  isColumn,
  isRow,
  marksAt,
  type Position,
  placesIn,
  placesOf,
  rowOf,
  sameNumbers,
  sees,
  seesAll,
} from './board.ts';
import { holds, oneHolds, onlyDigitOf, removesExactly, type Verifier } from './claim.ts';

/** The houses in which these two cells are the only places. */
const linksBetween = (position: Position, digit: number, a: number, b: number): number[] =>
  housesOver([a, b]).filter((house) => sameNumbers(placesIn(position, house, digit), [a, b]));

type Joint = (one: number, other: number, near: readonly [number, number]) => boolean;

/** Four cells in sequence: a strong link, two cells that see each other, a strong link. `joint` checks the strong links' houses. */
const turbot =
  (joint: Joint): Verifier =>
  (position, step) => {
    const digit = onlyDigitOf(step);
    const cells = step.cause.map(({ cell }) => cell);
    const [a, b, c, d] = cells as [number, number, number, number];
    holds(cells.length === 4 && new Set(cells).size === 4, 'it does not have four different cells');
    holds(sees(b, c), 'the near ends do not see each other');
    const found = linksBetween(position, digit, a, b).some((one) =>
      linksBetween(position, digit, c, d).some((other) => joint(one, other, [b, c])),
    );
    holds(found, 'the strong links are not there or not of this form');
    const seen = placesOf(position, digit).filter((cell) => seesAll(cell, [a, d]) && !cells.includes(cell));
    removesExactly(position, step, marksAt(seen, digit));
  };

export const skyscraper = turbot(
  (one, other, [b, c]) =>
    (isRow(one) && isRow(other) && columnOf(b) === columnOf(c)) ||
    (isColumn(one) && isColumn(other) && rowOf(b) === rowOf(c)),
);

const isKite: Joint = (one, other, [b, c]) =>
  boxOf(b) === boxOf(c) && ((isRow(one) && isColumn(other)) || (isColumn(one) && isRow(other)));
export const twoStringKite = turbot(isKite);
export const turbotFish = turbot(() => true);

interface Kite {
  readonly digit: number;
  readonly far: readonly [number, number];
}

/** All kites of a digit whose near ends are these two cells, with a row from one and a column from the other. */
function kitesAt(position: Position, digit: number, near: readonly [number, number]): Kite[] {
  const ends = (cell: number, other: number, house: number): number[] =>
    linkedTo(position, digit, cell, house).filter((end) => end !== other);
  return [near, [near[1], near[0]] as const].flatMap(([b, c]) =>
    ends(b, c, rowOf(b)).flatMap((a) => ends(c, b, 9 + columnOf(c)).map((d) => ({ digit, far: [a, d] as const }))),
  );
}

/** The other place, if the house has exactly two. */
const linkedTo = (position: Position, digit: number, cell: number, house: number): number[] => {
  const places = placesIn(position, house, digit);
  return places.length === 2 && places.includes(cell) ? places.filter((other) => other !== cell) : [];
};

/** Two kites through the same two cells of a box, possibly of two digits. */
export const dualTwoStringKite: Verifier = (position, step) => {
  const [, b, c] = step.cause.map(({ cell }) => cell) as [number, number, number];
  holds(boxOf(b) === boxOf(c) && b !== c, 'the near ends do not share a box');
  const kites = step.digits.flatMap((digit) => kitesAt(position, digit, [b, c]));
  const gone = ({ digit, far }: Kite) =>
    marksAt(
      placesOf(position, digit).filter((cell) => cell !== b && cell !== c && seesAll(cell, far)),
      digit,
    );
  oneHolds(choices(kites, 2), (pair) => removesExactly(position, step, pair.flatMap(gone)));
};

/** The cells that empty rectangles of this box clear. */
function clearedBy(position: Position, digit: number, box: number): { cell: number; ends: readonly number[] }[] {
  const places = placesIn(position, box, digit);
  const lines = (is: (house: number) => boolean) =>
    ALL_HOUSES.filter((house) => is(house) && cellsOf(house).some((cell) => boxOf(cell) === box - 18));
  const hearts = lines(isRow).flatMap((row) => lines(isColumn).map((column) => [row, column] as const));
  return hearts
    .filter(([row, column]) => isCorner(places, row, column))
    .flatMap(([row, column]) => [
      ...linked(position, digit, box, row, column),
      ...linked(position, digit, box, column, row),
    ]);
}

/** Whether all places are in this row or this column, and each of these has one outside the other. */
const isCorner = (places: readonly number[], row: number, column: number): boolean =>
  places.every((cell) => cellsOf(row).includes(cell) || cellsOf(column).includes(cell)) &&
  places.some((cell) => !cellsOf(row).includes(cell)) &&
  places.some((cell) => !cellsOf(column).includes(cell));

/** Strong links that start on `line` outside the box and run crosswise, with the cell where a line from their end meets `across`. */
function linked(position: Position, digit: number, box: number, line: number, across: number) {
  return placesIn(position, line, digit)
    .filter((cell) => !cellsOf(box).includes(cell))
    .flatMap((near) => {
      const crossing = isRow(line) ? 9 + columnOf(near) : rowOf(near);
      return linkedTo(position, digit, near, crossing).flatMap((far) => {
        const back = isRow(line) ? rowOf(far) : 9 + columnOf(far);
        const meeting = cellsOf(back).filter((cell) => cellsOf(across).includes(cell) && !cellsOf(box).includes(cell));
        return meeting.map((cell) => ({ cell, ends: [near, far] }));
      });
    });
}

const rectangleBox = (position: Position, step: Step, digit: number, least: number): number => {
  const [box] = housesOver(cellsIn(step.cause)).filter(isBox);
  holds(box !== undefined, 'the rectangle does not lie in a box');
  const places = placesIn(position, box, digit);
  holds(sameNumbers(places, cellsIn(step.cause)), 'the box has other places for the digit');
  holds(places.length >= least, 'the box has too few places');
  return box;
};

const cellsOfMarks = (marks: readonly Mark[] | undefined): number[] => cellsIn(marks ?? []);

/** `cause` is the places in the box, `second` the ends of the strong link. */
export const emptyRectangle: Verifier = (position, step) => {
  const digit = onlyDigitOf(step);
  const box = rectangleBox(position, step, digit, 2);
  const links = clearedBy(position, digit, box).filter(({ ends }) => sameNumbers(ends, cellsOfMarks(step.second)));
  oneHolds(links, ({ cell }) => removesExactly(position, step, marksAt([cell], digit)));
};

export const dualEmptyRectangle: Verifier = (position, step) => {
  const digit = onlyDigitOf(step);
  const box = rectangleBox(position, step, digit, 2);
  const cleared = clearedBy(position, digit, box);
  const pairs = cleared.flatMap((one, index) => cleared.slice(index + 1).map((other) => [one, other] as const));
  oneHolds(pairs, ([one, other]) => {
    holds(sameNumbers([...one.ends, ...other.ends], cellsOfMarks(step.second)), 'the strong links differ');
    removesExactly(position, step, marksAt([one.cell, other.cell], digit));
  });
};
