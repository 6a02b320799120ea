import { CROSSINGS, type Crossing } from './crossings.ts';
import { bitOf, digitsOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, unionOf } from './step.ts';
import { technique } from './technique.ts';
import type { TechniqueKey, Visit } from './types.ts';

/** `inside`: cells that must be free of the digit besides the shared ones; `outside`: cells that then lose it. */
function searchLocked(
  state: Candidates,
  visit: Visit,
  key: TechniqueKey,
  sides: (crossing: Crossing) => { inside: readonly number[]; outside: readonly number[] },
): boolean {
  for (const crossing of CROSSINGS) {
    const { inside, outside } = sides(crossing);
    const locked = unionOf(state, crossing.shared) & ~unionOf(state, inside) & unionOf(state, outside);
    if (locked === 0) continue;
    const houses = inside === crossing.boxRest ? [crossing.box, crossing.line] : [crossing.line, crossing.box];
    for (const digit of digitsOf(locked)) {
      const bit = bitOf(digit);
      if (visit(removing(key, marksIn(state, outside, bit), marksIn(state, crossing.shared, bit), houses))) return true;
    }
  }
  return false;
}

/**
 * Locked candidates, type 1 (pointing): within a box a digit is possible only where one line crosses it, so the line's
 * other cells lose the digit. Source: HoDoKu "Locked Candidates Type 1", 0100, 50 points, Medium; Sudoku Explainer 2.6.
 */
export const lockedCandidates1 = technique('lockedCandidates1', (state, visit) =>
  searchLocked(state, visit, 'lockedCandidates1', ({ boxRest, lineRest }) => ({ inside: boxRest, outside: lineRest })),
);

/**
 * Locked candidates, type 2 (claiming): within a line a digit is possible only in one box, so the box's other cells
 * lose the digit. Source: HoDoKu "Locked Candidates Type 2", 0101, 50 points, Medium; Sudoku Explainer 2.8.
 */
export const lockedCandidates2 = technique('lockedCandidates2', (state, visit) =>
  searchLocked(state, visit, 'lockedCandidates2', ({ boxRest, lineRest }) => ({ inside: lineRest, outside: boxRest })),
);
