import { BOXES, COLUMN_OF, HOUSES, type House, ROW_OF } from '../board.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import { type StrongLink, strongLinks } from './links.ts';
import { bitOf, sizeOf } from './masks.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import { has, marksIn, removing, technique } from './step.ts';
import type { Step, Visit } from './types.ts';

/** A box in which a digit is possible in one row and one column only, and in each of them also outside their crossing. */
interface Corner {
  readonly digit: number;
  readonly box: House;
  readonly cells: readonly number[];
  readonly row: House;
  readonly column: House;
}

/** The places of a box in reading order, as in positions.ts. */
const ROW_PLACES = [0b000000111, 0b000111000, 0b111000000];
const COLUMN_PLACES = [0b001001001, 0b010010010, 0b100100100];

const THREE = [0, 1, 2] as const;

/** For each set of places in a box, the row and column within the box that hold it, if it can be a corner. */
const CORNERS = Array.from({ length: 512 }, (_, places) =>
  THREE.flatMap((down) =>
    THREE.filter((right) => isCorner(places, ROW_PLACES[down] as number, COLUMN_PLACES[right] as number)).map(
      (right) => ({ down, right }),
    ),
  ),
);

function isCorner(places: number, inRow: number, inColumn: number): boolean {
  return (places & ~(inRow | inColumn)) === 0 && (places & ~inRow) !== 0 && (places & ~inColumn) !== 0;
}

function cornersOf(state: Candidates, digit: number, least: number): Corner[] {
  const positions = allPositions(state);
  const corners: Corner[] = [];
  for (const box of BOXES) {
    const places = positions[box * 10 + digit] as number;
    if (sizeOf(places) < least) continue;
    const [first] = HOUSES[box] as readonly [number];
    for (const { down, right } of CORNERS[places] ?? []) {
      const [row, column] = [(ROW_OF[first] as number) + down, 9 + (COLUMN_OF[first] as number) + right];
      corners.push({ digit, box, cells: cellsAt(box, places), row, column });
    }
  }
  return corners;
}

/** The fewest cells of a corner, HoDoKu's default; with two it is a chain of two strong links. */
const USUAL = 3;

function searchCorners(state: Candidates, least: number, visit: Visit): boolean {
  for (const digit of doubtfulDigits(state)) {
    const corners = cornersOf(state, digit, least);
    if (corners.length === 0) continue;
    const lines = strongLinks(state, digit).filter(({ house }) => house < 18);
    for (const corner of corners) {
      for (const link of lines) {
        const step = describe(state, corner, link, 0) ?? describe(state, corner, link, 1);
        if (step && visit(step)) return true;
      }
    }
  }
  return false;
}

/**
 * The link's end `near` is on the corner's row (column, if the link is a row); the other end and the corner's column
 * (row) meet in the cell that loses the digit.
 */
function describe(state: Candidates, corner: Corner, link: StrongLink, near: 0 | 1): Step | undefined {
  const { digit, box, cells, row, column } = corner;
  const [from, to] = [link.ends[near] as number, link.ends[1 - near] as number];
  const upright = link.house >= 9;
  if (upright ? ROW_OF[from] !== row : COLUMN_OF[from] !== column - 9) return undefined;
  const cell = upright ? (ROW_OF[to] as number) * 9 + column - 9 : row * 9 + (COLUMN_OF[to] as number);
  const inBox = HOUSES[box] as readonly number[];
  if (inBox.includes(from) || inBox.includes(cell) || !has(state, cell, digit)) return undefined;
  const bit = bitOf(digit);
  const houses = [box, row, column, link.house];
  const step = removing('emptyRectangle', [{ cell, digit }], marksIn(state, cells, bit), houses);
  return { ...step, second: marksIn(state, [from, to], bit) };
}

/**
 * Empty rectangle: within a box a digit is possible only in one row and one column, so one of the two holds it there.
 * A strong link has one end on that row outside the box; if its far end is not the digit, its near end is, which leaves the
 * box only its column: either way the cell where the far end's row meets that column loses the digit. The same holds with
 * rows and columns exchanged. The box has at least three candidates, HoDoKu's default. Source: HoDoKu "Empty Rectangle",
 * 0402, 120 points, Hard; Sudoku Explainer has no name for it (a chain over a box, 7.6).
 */
export const emptyRectangle = technique('emptyRectangle', (state, visit) => searchCorners(state, USUAL, visit));

/** Also allows boxes with two candidates, an option of HoDoKu that is off by default (0402-1 in its library). */
export const emptyRectangleOfTwo = technique('emptyRectangle', (state, visit) => searchCorners(state, 2, visit));
