import { BOX_OF, BOXES, type House } from '../board.ts';
import { CROSSINGS, type Crossing } from './crossings.ts';
import { sizeOf } from './masks.ts';
import { placesIn } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique, unionOf } from './step.ts';
import type { Mark, Step, TechniqueKey, Visit } from './types.ts';
import { CHOICES, unionsOf } from './unions.ts';

/** Whether a naked subset is locked: it is in one box and removes candidates both there and along its line. */
export function isLocked(subset: readonly number[], eliminations: readonly Mark[]): boolean {
  const box = BOX_OF[subset[0] as number];
  const inBox = ({ cell }: Mark): boolean => BOX_OF[cell] === box;
  return subset.every((cell) => BOX_OF[cell] === box) && eliminations.some(inBox) && !eliminations.every(inBox);
}

/** A place for a locked set: the cells, and what else the box and the line have. */
interface Site {
  readonly cells: readonly number[];
  /** The cells as places of the box. */
  readonly places: number;
  readonly inBox: readonly number[];
  readonly inLine: readonly number[];
  readonly houses: readonly House[];
}

const siteOf = ({ box, line, shared, boxRest, lineRest }: Crossing, cells: readonly number[]): Site => ({
  cells,
  places: placesIn(box, cells),
  inBox: [...shared.filter((cell) => !cells.includes(cell)), ...boxRest],
  inLine: lineRest,
  houses: [box, line],
});

const byBox = (sites: readonly Site[]): readonly (readonly Site[])[] =>
  BOXES.map((box) => sites.filter(({ houses }) => houses[0] === box));

const PAIRS = byBox(
  CROSSINGS.flatMap((crossing) =>
    crossing.shared.map((left) =>
      siteOf(
        crossing,
        crossing.shared.filter((cell) => cell !== left),
      ),
    ),
  ),
);
const TRIPLES = byBox(CROSSINGS.map((crossing) => siteOf(crossing, crossing.shared)));

function searchLocked(
  state: Candidates,
  visit: Visit,
  key: TechniqueKey,
  size: number,
  sites: readonly (readonly Site[])[],
): boolean {
  const { crossing, digits } = unionsOf(state);
  for (const box of BOXES) {
    if ((((crossing[box] as number) >> size) & 1) === 0) continue;
    for (const site of sites[box - 18] as readonly Site[]) {
      // for filled cells, the table's entries may be left over from another board
      if (sizeOf(digits[box * CHOICES + site.places] as number) !== size) continue;
      const step = stepAt(state, key, site);
      if (step && visit(step)) return true;
    }
  }
  return false;
}

function stepAt(state: Candidates, key: TechniqueKey, { cells, inBox, inLine, houses }: Site): Step | undefined {
  const union = unionOf(state, cells);
  if (sizeOf(union) !== cells.length || cells.some((cell) => sizeOf(state.masks[cell] as number) < 2)) return undefined;
  const fromBox = marksIn(state, inBox, union);
  const fromLine = marksIn(state, inLine, union);
  if (fromBox.length === 0 || fromLine.length === 0) return undefined;
  return removing(key, [...fromBox, ...fromLine], marksIn(state, cells, union), houses);
}

/**
 * Locked pair: a naked pair in the three cells that a box and a line share, so both lose the two digits everywhere
 * else. If only one of them loses something, it is a plain naked pair. Source: HoDoKu "Locked Pair", 0110, 40 points,
 * Medium; Sudoku Explainer 3.0 as a naked pair.
 */
export const lockedPair = technique('lockedPair', (state, visit) => searchLocked(state, visit, 'lockedPair', 2, PAIRS));

/**
 * Locked triple: the three cells that a box and a line share have only three digits between them, so both lose these
 * everywhere else. Source: HoDoKu "Locked Triple", 0111, 60 points, Medium; Sudoku Explainer 3.6 as a naked triple.
 */
export const lockedTriple = technique('lockedTriple', (state, visit) =>
  searchLocked(state, visit, 'lockedTriple', 3, TRIPLES),
);
