import { CROSSINGS, type Crossing } from './crossings.ts';
import { bitOf, digitsOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import type { Step, Technique, TechniqueKey } from './types.ts';

/** `inside`: cells that must be free of the digit besides the shared ones; `outside`: cells that then lose it. */
function findLocked(
  state: Candidates,
  key: TechniqueKey,
  sides: (crossing: Crossing) => { inside: readonly number[]; outside: readonly number[] },
): Step | undefined {
  for (const crossing of CROSSINGS) {
    const { inside, outside } = sides(crossing);
    const locked = union(state, crossing.shared) & ~union(state, inside) & union(state, outside);
    const [digit] = digitsOf(locked);
    if (digit === undefined) continue;
    const houses = inside === crossing.boxRest ? [crossing.box, crossing.line] : [crossing.line, crossing.box];
    const bit = bitOf(digit);
    return removing(key, marksIn(state, outside, bit), marksIn(state, crossing.shared, bit), houses);
  }
  return undefined;
}

function union({ masks }: Candidates, cells: readonly number[]): number {
  let all = 0;
  for (const cell of cells) all |= masks[cell] as number;
  return all;
}

/**
 * Locked candidates, type 1 (pointing): within a box a digit is possible only where one line crosses it, so the line's
 * other cells lose the digit. Source: HoDoKu "Locked Candidates Type 1", 50 points, Medium; Sudoku Explainer 2.6.
 */
export const lockedCandidates1: Technique = {
  key: 'lockedCandidates1',
  score: 50,
  level: 'medium',
  find: (state) =>
    findLocked(state, 'lockedCandidates1', ({ boxRest, lineRest }) => ({ inside: boxRest, outside: lineRest })),
};

/**
 * Locked candidates, type 2 (claiming): within a line a digit is possible only in one box, so the box's other cells
 * lose the digit. Source: HoDoKu "Locked Candidates Type 2", 50 points, Medium; Sudoku Explainer 2.8.
 */
export const lockedCandidates2: Technique = {
  key: 'lockedCandidates2',
  score: 50,
  level: 'medium',
  find: (state) =>
    findLocked(state, 'lockedCandidates2', ({ boxRest, lineRest }) => ({ inside: lineRest, outside: boxRest })),
};
