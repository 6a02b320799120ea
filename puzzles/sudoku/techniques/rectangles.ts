// Rectangles over two rows, two columns and two boxes. If the four cells held two digits crosswise and none of them was a
// given, the digits could be swapped and the puzzle would have a second solution: the deadly pattern.

import { BOX_OF, CELLS, COLUMN_OF, HOUSES_OF, type House, ROW_OF, sees } from '../board.ts';
import { ALL, bitOf, sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import { cellsAt, positionsOf } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Mark, Step, Technique, TechniqueKey } from './types.ts';

/** The first two cells share a box and a line, the other two the other box; 1 and 3, and 2 and 4, share a line. */
export type Rectangle = readonly [number, number, number, number];

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The rectangle with these opposite corners, if it spans two boxes; `to` is below and right of `from`. */
function spanned(from: number, to: number): Rectangle[] {
  if ((ROW_OF[from] as number) >= (ROW_OF[to] as number) || (COLUMN_OF[from] as number) >= (COLUMN_OF[to] as number))
    return [];
  const across = (ROW_OF[from] as number) * 9 + (COLUMN_OF[to] as number);
  const down = (ROW_OF[to] as number) * 9 + (COLUMN_OF[from] as number);
  if (BOX_OF[from] === BOX_OF[to]) return [];
  if (BOX_OF[from] === BOX_OF[across]) return [[from, across, down, to]];
  return BOX_OF[from] === BOX_OF[down] ? [[from, down, across, to]] : [];
}

/** All 486. */
export const RECTANGLES: readonly Rectangle[] = range(CELLS).flatMap((from) =>
  range(CELLS).flatMap((to) => spanned(from, to)),
);

/** An empty rectangle that would be deadly if its roof held nothing but the pair. */
export interface DeadlyPattern {
  readonly cells: Rectangle;
  /** Two bits. At least one cell has exactly these candidates. */
  readonly pair: number;
  /** One to three cells without other candidates. */
  readonly floor: readonly number[];
  /** The cells with other candidates. */
  readonly roof: readonly number[];
}

/**
 * Every possible deadly pattern. As in HoDoKu's default settings, cells count even if they have lost one or both of the
 * two digits, as long as no digit on the board rules them out there: the argument needs only that no floor cell has any
 * other candidate.
 */
const allPatterns = rememberingLast((state): readonly DeadlyPattern[] => {
  const { masks } = state;
  const free = freeIn(state);
  const patterns: DeadlyPattern[] = [];
  for (let index = 0; index < RECTANGLES.length; index++) {
    const open = openIn(free, index * 4);
    if (sizeOf(open) < 2 || !hasPair(masks, index * 4)) continue;
    const cells = RECTANGLES[index] as Rectangle;
    const tried: number[] = [];
    for (const cell of cells) {
      const pair = masks[cell] as number;
      if (sizeOf(pair) !== 2 || (pair & ~open) !== 0 || tried.includes(pair)) continue;
      tried.push(pair);
      const floor = cells.filter((corner) => ((masks[corner] as number) & ~pair) === 0);
      const roof = cells.filter((corner) => ((masks[corner] as number) & ~pair) !== 0);
      if (roof.length > 0) patterns.push({ cells, pair, floor, roof });
    }
  }
  return patterns;
});

/** Every possible deadly pattern, until `accept` returns true. */
export const somePattern = (state: Candidates, accept: (pattern: DeadlyPattern) => boolean): boolean =>
  allPatterns(state).some(accept);

/** The cells of all rectangles, four each. */
const CORNERS = Uint8Array.from(RECTANGLES.flat());

const hasPair = (masks: Uint16Array, at: number): boolean =>
  sizeOf(masks[CORNERS[at] as number] as number) === 2 ||
  sizeOf(masks[CORNERS[at + 1] as number] as number) === 2 ||
  sizeOf(masks[CORNERS[at + 2] as number] as number) === 2 ||
  sizeOf(masks[CORNERS[at + 3] as number] as number) === 2;

/** The digits that no digit on the board rules out in any of the four cells. */
const openIn = (free: Uint16Array, at: number): number =>
  (free[CORNERS[at] as number] as number) &
  (free[CORNERS[at + 1] as number] as number) &
  (free[CORNERS[at + 2] as number] as number) &
  (free[CORNERS[at + 3] as number] as number);

/** For each empty cell, the digits that it sees nowhere on the board; 0 for filled cells. */
function freeIn({ digits }: Candidates): Uint16Array {
  const used = new Uint16Array(27);
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number;
    if (digit === 0) continue;
    const houses = HOUSES_OF[cell] as readonly House[];
    for (let index = 0; index < 3; index++) {
      const house = houses[index] as House;
      used[house] = (used[house] as number) | bitOf(digit);
    }
  }
  const free = new Uint16Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] !== 0) continue;
    const houses = HOUSES_OF[cell] as readonly [House, House, House];
    free[cell] = ALL & ~((used[houses[0]] as number) | (used[houses[1]] as number) | (used[houses[2]] as number));
  }
  return free;
}

/** A technique that tries the deadly patterns one by one; `tell` returns the steps that follow from one. */
export const fromPatterns = (
  key: TechniqueKey,
  tell: (state: Candidates, pattern: DeadlyPattern) => readonly Step[],
): Technique => technique(key, (state, visit) => somePattern(state, (pattern) => tell(state, pattern).some(visit)));

/** What follows from a deadly pattern. */
interface Conclusion {
  readonly eliminations: readonly Mark[];
  /** What it is based on besides the pair in all four cells. */
  readonly second: readonly Mark[];
  /** The houses of the step besides the pattern's own boxes. */
  readonly houses?: readonly House[];
}

/** The step, or none if it removes nothing. Its cause is the pair in all four cells. */
export function patternStep(
  state: Candidates,
  key: TechniqueKey,
  { cells, pair }: DeadlyPattern,
  { eliminations, second, houses = [] }: Conclusion,
): Step[] {
  if (eliminations.length === 0) return [];
  const where = [...new Set([...houses, ...boxesOf(cells)])];
  return [{ ...removing(key, eliminations, marksIn(state, cells, pair), where), second }];
}

/** The two boxes of a rectangle. */
export const boxesOf = ([a, , c]: Rectangle): House[] => [18 + (BOX_OF[a] as number), 18 + (BOX_OF[c] as number)];

/** The houses of both cells, the line first. */
export const sharedHouses = (a: number, b: number): House[] =>
  (HOUSES_OF[a] as readonly House[]).filter((house) => (HOUSES_OF[b] as readonly House[]).includes(house));

/** Two corners that do not share a line. */
export const isDiagonal = (a: number, b: number): boolean => !sees(a, b);

/** The diagonally opposite corner. */
export const opposite = ([a, b, c, d]: Rectangle, corner: number): number =>
  corner === a ? d : corner === b ? c : corner === c ? b : a;

/** The row and the column of each of these cells. */
export const linesOf = (cells: readonly number[]): House[] =>
  cells.flatMap((cell) => (HOUSES_OF[cell] as readonly House[]).slice(0, 2));

/** Whether the rectangle contains all places of the digit in these houses. */
export const heldBy = (state: Candidates, corners: Rectangle, houses: readonly House[], digit: number): boolean =>
  houses.every((house) => cellsAt(house, positionsOf(state, house, digit)).every((cell) => corners.includes(cell)));
