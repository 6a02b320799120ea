import { BOX_OF, COLUMN_OF, COLUMNS, HOUSES, type House, ROW_OF, ROWS } from '../board.ts';
import { bitOf, digitsOf, sizeOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Mark, Step, Visit } from './types.ts';

/** A pair of base cells, and all that does not depend on the candidates. */
interface Base {
  readonly cells: readonly [number, number];
  /** The base's line, and its box. */
  readonly line: House;
  readonly box: House;
  /** The line across the base line through the base box's third cell. */
  readonly own: House;
  /** The two other boxes of the band, each with its pairs of a target and the cell beside it on the same cross line. */
  readonly sides: readonly [readonly Side[], readonly Side[]];
}

interface Side {
  readonly target: number;
  readonly companion: number;
  readonly cross: House;
}

const cellsOf = (house: House): readonly number[] => HOUSES[house] as readonly number[];
const rowHouse = (cell: number): House => ROW_OF[cell] as number;
const columnHouse = (cell: number): House => 9 + (COLUMN_OF[cell] as number);

/** All 54 mini-lines, three pairs each, with rows and columns as base lines. */
const BASES: readonly Base[] = [...ROWS, ...COLUMNS].flatMap((line) => {
  const crossOf = line < 9 ? columnHouse : rowHouse;
  const boxes = [...new Set(cellsOf(line).map((cell) => BOX_OF[cell] as number))];
  const sidesIn = (box: number): Side[] =>
    cellsOf(line)
      .filter((cell) => BOX_OF[cell] === box)
      .flatMap((foot) => {
        const cross = crossOf(foot);
        const [one, two] = cellsOf(cross).filter((cell) => BOX_OF[cell] === box && cell !== foot) as [number, number];
        return [
          { target: one, companion: two, cross },
          { target: two, companion: one, cross },
        ];
      });
  return boxes.flatMap((box) => {
    const three = cellsOf(line).filter((cell) => BOX_OF[cell] === box);
    const [left, right] = boxes.filter((other) => other !== box) as [number, number];
    return three.map((third): Base => {
      const cells = three.filter((cell) => cell !== third) as [number, number];
      return { cells, line, box: 18 + box, own: crossOf(third), sides: [sidesIn(left), sidesIn(right)] };
    });
  });
});

/**
 * Junior exocet: two base cells in a box and a line, with three or four digits between them. In each of the two other boxes of their
 * band lies a target, outside the base line; the cell beside it on the line that crosses there has none of the base's digits. Take the
 * two crossing lines of the targets and the third one through the base box beside the base cells. Outside the band each base digit
 * keeps there to two lines, so it stands there twice at most, but it must stand three times. If it is in the base it stands in
 * neither the rest of the base line nor that of the base box, so what is left for the third time is a target. So the
 * targets hold the same two digits as the base, and lose all others.
 *
 * HoDoKu has no such technique; forcing nets find the same, hence the points. The conditions are those of David P
 * Bird's JExocet, without the further eliminations that he lists.
 */
export const juniorExocet = technique('juniorExocet', (state, visit) =>
  BASES.some((base) => search(state, visit, base)),
);

function search(state: Candidates, visit: Visit, base: Base): boolean {
  const { masks } = state;
  const [one, two] = base.cells.map((cell) => masks[cell] as number) as [number, number];
  const mask = one | two;
  if (one === 0 || two === 0 || sizeOf(mask) < 3 || sizeOf(mask) > 4) return false;
  const fits = ({ target, companion }: Side): boolean =>
    ((masks[target] as number) & mask) !== 0 && (valuesAt(state, companion) & mask) === 0;
  const [lefts, rights] = base.sides.map((sides) => sides.filter(fits)) as [Side[], Side[]];
  for (const left of lefts) {
    for (const right of rights) {
      const targets = [left.target, right.target];
      const gone = marksIn(state, targets, ~mask & 0x1ff);
      if (gone.length === 0) continue;
      const outside = placesOutside(state, base, mask, [left.cross, right.cross]);
      if (outside && visit(describe(state, base, [left, right], mask, outside, gone))) return true;
    }
  }
  return false;
}

/** The digit in the cell, or its candidates. */
const valuesAt = ({ digits, masks }: Candidates, cell: number): number => {
  const digit = digits[cell] as number;
  return digit === 0 ? (masks[cell] as number) : bitOf(digit);
};

/** The places of the base's digits on the crossing lines outside the band; undefined if one of them keeps to no two lines. */
function placesOutside(
  state: Candidates,
  { line, own }: Base,
  mask: number,
  crosses: readonly House[],
): Mark[] | undefined {
  const band = cellsOf(line).map((cell) => BOX_OF[cell] as number);
  const outside = [own, ...crosses].flatMap(cellsOf).filter((cell) => !band.includes(BOX_OF[cell] as number));
  const marks: Mark[] = [];
  for (const digit of digitsOf(mask)) {
    const cells = outside.filter((cell) => (valuesAt(state, cell) & bitOf(digit)) !== 0);
    // a digit without places cannot be in the base, which is another story
    if (cells.length === 0 || !fitInLines(cells, 2)) return undefined;
    marks.push(...cells.map((cell) => ({ cell, digit })));
  }
  return marks;
}

/** Whether at most so many rows and columns hold all of the cells. */
function fitInLines(cells: readonly number[], most: number): boolean {
  const [first] = cells;
  if (first === undefined || most === 0) return first === undefined;
  return [rowHouse(first), columnHouse(first)].some((house) =>
    fitInLines(
      cells.filter((cell) => !cellsOf(house).includes(cell)),
      most - 1,
    ),
  );
}

/** `parts` are the base, the targets and the cells beside them, then the places outside; `houses` the base's box, then the three lines. */
function describe(
  state: Candidates,
  { cells, box, own }: Base,
  sides: readonly Side[],
  mask: number,
  outside: readonly Mark[],
  gone: readonly Mark[],
): Step {
  const base = marksIn(state, cells, mask);
  const targets = marksIn(
    state,
    sides.map(({ target }) => target),
    mask,
  );
  const companions = sides.flatMap(({ companion }) =>
    digitsOf(valuesAt(state, companion)).map((digit) => ({ cell: companion, digit })),
  );
  const lines = [own, ...sides.map(({ cross }) => cross)].sort((a, b) => a - b);
  return {
    ...removing('juniorExocet', gone, [...base, ...targets], [box, ...lines]),
    second: outside,
    parts: [base, targets, companions, outside],
  };
}
