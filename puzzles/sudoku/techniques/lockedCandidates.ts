import { CROSSINGS, type Crossing } from './crossings.ts';
import { bitOf, digitsOf } from './masks.ts';
import { placesIn } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { TechniqueKey, Visit } from './types.ts';
import { CHOICES, unionsOf } from './unions.ts';

interface Site extends Crossing {
  /** The crossing's places in the box and in the line. */
  readonly inBox: number;
  readonly inLine: number;
}

const SITES: readonly Site[] = CROSSINGS.map((crossing) => ({
  ...crossing,
  inBox: placesIn(crossing.box, crossing.shared),
  inLine: placesIn(crossing.line, crossing.shared),
}));

/** `pointing`: the box has the digit only in the shared cells, so the line loses it; else the reverse. */
function searchLocked(state: Candidates, visit: Visit, key: TechniqueKey, pointing: boolean): boolean {
  const { digits, empty } = unionsOf(state);
  for (let site = 0; site < SITES.length; site++) {
    const { box, line, shared, boxRest, lineRest, inBox, inLine } = SITES[site] as Site;
    const boxEmpty = empty[box] as number;
    const inBoxRest = digits[box * CHOICES + (boxEmpty & ~inBox)] as number;
    const inLineRest = digits[line * CHOICES + ((empty[line] as number) & ~inLine)] as number;
    const free = pointing ? inLineRest & ~inBoxRest : inBoxRest & ~inLineRest;
    const locked = free & (digits[box * CHOICES + (boxEmpty & inBox)] as number);
    if (locked === 0) continue;
    const [houses, outside] = pointing ? [[box, line], lineRest] : [[line, box], boxRest];
    for (const digit of digitsOf(locked)) {
      const bit = bitOf(digit);
      if (visit(removing(key, marksIn(state, outside, bit), marksIn(state, shared, bit), houses))) return true;
    }
  }
  return false;
}

/**
 * Locked candidates, type 1 (pointing): within a box a digit is possible only where one line crosses it, so the line's
 * other cells lose the digit. Source: HoDoKu "Locked Candidates Type 1", 0100, 50 points, Medium; Sudoku Explainer 2.6.
 */
export const lockedCandidates1 = technique('lockedCandidates1', (state, visit) =>
  searchLocked(state, visit, 'lockedCandidates1', true),
);

/**
 * Locked candidates, type 2 (claiming): within a line a digit is possible only in one box, so the box's other cells
 * lose the digit. Source: HoDoKu "Locked Candidates Type 2", 0101, 50 points, Medium; Sudoku Explainer 2.8.
 */
export const lockedCandidates2 = technique('lockedCandidates2', (state, visit) =>
  searchLocked(state, visit, 'lockedCandidates2', false),
);
