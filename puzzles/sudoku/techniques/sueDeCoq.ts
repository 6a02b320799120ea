import { HOUSES, type House } from '../board.ts';
import { CROSSINGS, type Crossing } from './crossings.ts';
import { sizeOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import { technique } from './technique.ts';
import type { Mark, Step, Visit } from './types.ts';

/** The empty cells of a house, and for every choice of them (a bit each) the digits that are possible there. */
interface Choices {
  readonly cells: readonly number[];
  readonly unions: Uint16Array;
}

/** Cells with the digits that are possible in them. */
interface Part {
  readonly cells: readonly number[];
  readonly union: number;
}

/**
 * Sue de Coq (two-sector disjoint subsets): two or three cells C where a box and a line cross have at least two digits more
 * than cells. Beside them are cells L of the line and cells B of the box that have no digit of C in common, and together
 * C, L and B have as many cells as digits, where a digit that is not in C counts once for L and once for B. No digit can
 * stand in them more often than it was counted, so each stands exactly so often: the digits of C and L that are not B's
 * fall in the rest of the line, the digits of C and B that are not L's fall in the rest of the box, and a digit that is in L
 * and B but not in C falls in both. In the basic form L and B are one cell each with two digits of C; here are all forms.
 *
 * Source: HoDoKu "Sue de Coq", code 1101, 250 points, Unfair (its basic and extended types); found by a player of that name,
 * 2005. Sudoku Explainer does not know it (see the catalogue for the rating that stands in).
 */
export const sueDeCoq = technique('sueDeCoq', (state, visit) => {
  const choices = HOUSES.map((_, house) => choicesIn(state, house));
  return CROSSINGS.some((crossing) => {
    const empty = crossing.shared.filter((cell) => state.masks[cell] !== 0);
    return coresOf(state, empty).some((core) => searchAround(state, choices, crossing, core, visit));
  });
});

/** Two or three of the cells where box and line cross, if they have two digits more than cells. */
function coresOf({ masks }: Candidates, empty: readonly number[]): Part[] {
  if (empty.length < 2) return [];
  const [a, b, c] = empty as readonly [number, number, number | undefined];
  const cores =
    c === undefined
      ? [[a, b]]
      : [
          [a, b],
          [a, c],
          [b, c],
          [a, b, c],
        ];
  return cores
    .map((cells) => ({ cells, union: cells.reduce((all, cell) => all | (masks[cell] as number), 0) }))
    .filter(({ cells, union }) => sizeOf(union) >= cells.length + 2);
}

function choicesIn({ masks }: Candidates, house: House): Choices {
  const cells = (HOUSES[house] as readonly number[]).filter((cell) => masks[cell] !== 0);
  const unions = new Uint16Array(1 << cells.length);
  for (let choice = 1; choice < unions.length; choice++) {
    const first = cells[31 - Math.clz32(choice & -choice)] as number;
    unions[choice] = (unions[choice & (choice - 1)] as number) | (masks[first] as number);
  }
  return { cells, unions };
}

function searchAround(
  state: Candidates,
  choices: readonly Choices[],
  { line, box }: Crossing,
  core: Part,
  visit: Visit,
): boolean {
  const [inLine, inBox] = [choices[line] as Choices, choices[box] as Choices];
  const lineSides = sidesOf(inLine, core);
  if (lineSides.length === 0) return false;
  const boxSides = sidesOf(inBox, core);
  const surplus = surplusOf(core);
  for (const one of lineSides) {
    const union = inLine.unions[one] as number;
    const wanted = surplus - takenBy(one, union, core);
    for (const two of boxSides) {
      const other = inBox.unions[two] as number;
      if ((union & other & core.union) !== 0 || takenBy(two, other, core) !== wanted) continue;
      const step = describe(state, line, box, core, partOf(inLine, one), partOf(inBox, two));
      if (step && visit(step)) return true;
    }
  }
  return false;
}

const surplusOf = ({ cells, union }: Part): number => sizeOf(union) - cells.length;

/** How many of the core's digits so many cells take, beyond those for their own further digits. */
const takenBy = (choice: number, union: number, core: Part): number => sizeOf(choice) - sizeOf(union & ~core.union);

const partOf = ({ cells, unions }: Choices, choice: number): Part => ({
  cells: cells.filter((_, index) => (choice >> index) & 1),
  union: unions[choice] as number,
});

/** Choices beside the core that take at least one of its digits and leave one for the other side. */
function sidesOf({ cells, unions }: Choices, core: Part): number[] {
  const most = surplusOf(core) - 1;
  let free = unions.length - 1;
  for (const cell of core.cells) free &= ~(1 << cells.indexOf(cell));
  const sides: number[] = [];
  // all parts of `free`, rising
  for (let choice = -free & free; choice !== 0; choice = (choice - free) & free) {
    const union = unions[choice] as number;
    if ((union & core.union) === 0) continue;
    const taken = takenBy(choice, union, core);
    if (taken >= 1 && taken <= most) sides.push(choice);
  }
  return sides;
}

function describe(
  state: Candidates,
  line: House,
  box: House,
  core: Part,
  lineSide: Part,
  boxSide: Part,
): Step | undefined {
  // the third cell of the crossing could stand on either side, but not on both
  if (lineSide.cells.some((cell) => boxSide.cells.includes(cell))) return undefined;
  const outside = (house: House, side: Part): number[] =>
    (HOUSES[house] as readonly number[]).filter((cell) => !core.cells.includes(cell) && !side.cells.includes(cell));
  const both = lineSide.union & boxSide.union;
  const inLine = marksIn(state, outside(line, lineSide), ((core.union | lineSide.union) & ~boxSide.union) | both);
  const inBox = marksIn(state, outside(box, boxSide), ((core.union | boxSide.union) & ~lineSide.union) | both);
  const twice = inBox.filter(({ cell, digit }) => !inLine.some((mark) => mark.cell === cell && mark.digit === digit));
  if (inLine.length + twice.length === 0) return undefined;
  const [inCore, besideInLine, besideInBox] = [core, lineSide, boxSide].map(({ cells }) =>
    marksIn(state, cells, 0x1ff),
  ) as [Mark[], Mark[], Mark[]];
  const step = removing('sueDeCoq', [...inLine, ...twice], [...inCore, ...besideInLine], [line, box]);
  return { ...step, second: besideInBox, parts: [inCore, besideInLine, besideInBox] };
}
