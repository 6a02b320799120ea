import { BOX_OF } from '../board.ts';
import { CROSSINGS, type Crossing } from './crossings.ts';
import { sizeOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, unionOf } from './step.ts';
import { technique } from './technique.ts';
import type { Mark, Step, TechniqueKey } from './types.ts';

/** Whether a naked subset is locked: it lies in one box and takes candidates away both there and along its line. */
export function isLocked(subset: readonly number[], eliminations: readonly Mark[]): boolean {
  const box = BOX_OF[subset[0] as number];
  const inBox = ({ cell }: Mark): boolean => BOX_OF[cell] === box;
  return subset.every((cell) => BOX_OF[cell] === box) && eliminations.some(inBox) && !eliminations.every(inBox);
}

/** The subset's step if it is locked; undefined if it takes nothing away in one of its two houses. */
function describe(
  state: Candidates,
  key: TechniqueKey,
  { box, line, shared, boxRest, lineRest }: Crossing,
  subset: readonly number[],
): Step | undefined {
  if (subset.some((cell) => sizeOf(state.masks[cell] as number) < 2)) return undefined;
  const union = unionOf(state, subset);
  if (sizeOf(union) !== subset.length) return undefined;
  const inBox = marksIn(state, [...shared.filter((cell) => !subset.includes(cell)), ...boxRest], union);
  const inLine = marksIn(state, lineRest, union);
  if (inBox.length === 0 || inLine.length === 0) return undefined;
  return removing(key, [...inBox, ...inLine], marksIn(state, subset, union), [box, line]);
}

/**
 * Locked pair: a naked pair in the three cells that a box and a line share, so both lose the two digits everywhere
 * else. Only where both lose something: else it is a plain naked pair. Source: HoDoKu "Locked Pair", 0110, 40 points,
 * Medium; Sudoku Explainer 3.0 as a naked pair.
 */
export const lockedPair = technique('lockedPair', (state, visit) => {
  for (const crossing of CROSSINGS) {
    for (const left of crossing.shared) {
      const subset = crossing.shared.filter((cell) => cell !== left);
      const step = describe(state, 'lockedPair', crossing, subset);
      if (step && visit(step)) return true;
    }
  }
  return false;
});

/**
 * Locked triple: the three cells that a box and a line share have only three digits between them, so both lose these
 * everywhere else. Source: HoDoKu "Locked Triple", 0111, 60 points, Medium; Sudoku Explainer 3.6 as a naked triple.
 */
export const lockedTriple = technique('lockedTriple', (state, visit) => {
  for (const crossing of CROSSINGS) {
    const step = describe(state, 'lockedTriple', crossing, crossing.shared);
    if (step && visit(step)) return true;
  }
  return false;
});
