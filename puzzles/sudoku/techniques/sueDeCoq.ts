import { HOUSES, type House } from '../board.ts';
import { CROSSINGS, type Crossing } from './crossings.ts';
import { sizeOf } from './masks.ts';
import { cellsAt, placesIn } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Mark, Step, Visit } from './types.ts';
import { CHOICES, type Unions, unionsOf } from './unions.ts';

/** Cells with the digits that are possible in them. */
interface Middle {
  readonly cells: readonly number[];
  readonly union: number;
}
/** Cells of one house beside the middle. */
interface Part extends Middle {
  readonly house: House;
}

/**
 * Sue de Coq (two-sector disjoint subsets): two or three cells C where a box and a line cross have at least two more digits
 * than cells. Beside them are cells L of the line and cells B of the box that share no digit of C, and together C, L and B
 * have as many cells as digits, where a digit that is not in C counts once for L and once for B. No digit can occur in them
 * more often than it was counted, so each occurs exactly that often: the digits of C and L that are not in B are removed
 * from the rest of the line, the digits of C and B that are not in L from the rest of the box, and a digit in L and B but
 * not in C from both. In the basic form L and B are one cell each with two digits of C; this finds all forms.
 *
 * Source: HoDoKu "Sue de Coq", code 1101, 250 points, Unfair (its basic and extended types); found in 2005 by a player of
 * that name. Sudoku Explainer does not have it (see the catalogue for the substitute rating).
 */
export const sueDeCoq = technique('sueDeCoq', (state, visit) => {
  const unions = unionsOf(state);
  return SITES.some((site) => {
    const open = site.boxPlaces & (unions.empty[site.crossing.box] as number);
    return site.cores.some((core) => (core.inBox & ~open) === 0 && searchAround(state, unions, site, core, visit));
  });
});

/** Two or three of the cells where a box and a line cross, as places of both. */
interface Core {
  readonly cells: readonly number[];
  readonly inBox: number;
  readonly inLine: number;
}

interface Site {
  readonly crossing: Crossing;
  /** The crossing's places in the box. */
  readonly boxPlaces: number;
  readonly cores: readonly Core[];
}

const SITES: readonly Site[] = CROSSINGS.map((crossing) => {
  const { box, line, shared } = crossing;
  const pick = (...of: number[]): number[] => of.map((index) => shared[index] as number);
  const cores = [pick(0, 1), pick(0, 2), pick(1, 2), pick(0, 1, 2)];
  return {
    crossing,
    boxPlaces: placesIn(box, shared),
    cores: cores.map((cells) => ({ cells, inBox: placesIn(box, cells), inLine: placesIn(line, cells) })),
  };
});

function searchAround(state: Candidates, unions: Unions, site: Site, core: Core, visit: Visit): boolean {
  const { box, line } = site.crossing;
  const union = unions.digits[box * CHOICES + core.inBox] as number;
  const surplus = sizeOf(union) - core.cells.length;
  if (surplus < 2) return false;
  const inLine = { house: line, core: core.inLine, union, surplus };
  const inBox = { house: box, core: core.inBox, union, surplus };
  if (!fitTogether(sidesOf(unions, inLine, true), sidesOf(unions, inBox, true), surplus)) return false;
  const middle = { cells: core.cells, union };
  for (const one of sidesOf(unions, inLine)) {
    for (const two of sidesOf(unions, inBox)) {
      if (!fits(kindOf(one), kindOf(two), surplus)) continue;
      const lineSide = partOf(line, one & 0x1ff, unions);
      const step = describe(state, middle, lineSide, partOf(box, two & 0x1ff, unions));
      if (step && visit(step)) return true;
    }
  }
  return false;
}

/**
 * A choice of cells beside the core (9 bits), and above that its kind: which of the core's digits it may have (9 bits), and
 * how many of them it takes up, given its own extra digits. A number, since there are thousands on a board.
 */
type Side = number;
type Kind = number;
const kindOf = (side: Side): Kind => side >> 9;

/** Where to look for sides, and the core that they would share. */
interface Beside {
  readonly house: House;
  /** The core's places in that house. */
  readonly core: number;
  /** The core's digits. */
  readonly union: number;
  /** How many more digits than cells the core has. */
  readonly surplus: number;
}

/** By kind: the number of the last search that met it. */
const met = new Int32Array(1 << 13);
let searches = 0;

/**
 * Choices beside the core that take at least one of its digits and leave one for the other side, ascending. Many are alike,
 * so a caller may ask for only the first of each kind.
 */
function sidesOf({ digits, empty }: Unions, { house, core, union, surplus }: Beside, firstOnly = false): Side[] {
  searches++;
  const free = (empty[house] as number) & ~core;
  const sides: Side[] = [];
  for (let choice = -free & free; choice !== 0; choice = (choice - free) & free) {
    const own = digits[house * CHOICES + choice] as number;
    const taken = sizeOf(choice) - sizeOf(own & ~union);
    if (taken < 1 || taken >= surplus || (own & union) === 0) continue;
    const kind = (own & union) | (taken << 9);
    if (firstOnly && met[kind] === searches) continue;
    met[kind] = searches;
    sides.push(choice | (kind << 9));
  }
  return sides;
}

/** Whether two sides share no digit of the core and take all of its surplus. */
const fits = (one: Kind, two: Kind, surplus: number): boolean =>
  (one & two & 0x1ff) === 0 && (one >> 9) + (two >> 9) === surplus;

function fitTogether(ofLine: readonly Side[], ofBox: readonly Side[], surplus: number): boolean {
  for (const one of ofLine) {
    for (const two of ofBox) if (fits(kindOf(one), kindOf(two), surplus)) return true;
  }
  return false;
}

const partOf = (house: House, choice: number, { digits }: Unions): Part => ({
  house,
  cells: cellsAt(house, choice),
  union: digits[house * CHOICES + choice] as number,
});

function describe(state: Candidates, core: Middle, lineSide: Part, boxSide: Part): Step | undefined {
  // the third cell of the crossing could be on either side, but not on both
  if (lineSide.cells.some((cell) => boxSide.cells.includes(cell))) return undefined;
  const outside = ({ house, cells }: Part): number[] =>
    (HOUSES[house] as readonly number[]).filter((cell) => !core.cells.includes(cell) && !cells.includes(cell));
  const both = lineSide.union & boxSide.union;
  const inLine = marksIn(state, outside(lineSide), ((core.union | lineSide.union) & ~boxSide.union) | both);
  const inBox = marksIn(state, outside(boxSide), ((core.union | boxSide.union) & ~lineSide.union) | both);
  const twice = inBox.filter(({ cell, digit }) => !inLine.some((mark) => mark.cell === cell && mark.digit === digit));
  if (inLine.length + twice.length === 0) return undefined;
  const [inCore, besideInLine, besideInBox] = [core, lineSide, boxSide].map(({ cells }) =>
    marksIn(state, cells, 0x1ff),
  ) as [Mark[], Mark[], Mark[]];
  const step = removing(
    'sueDeCoq',
    [...inLine, ...twice],
    [...inCore, ...besideInLine],
    [lineSide.house, boxSide.house],
  );
  return { ...step, second: besideInBox, parts: [inCore, besideInLine, besideInBox] };
}
