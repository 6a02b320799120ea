// Two uses of a pattern that share its heart, told in one step. HoDoKu leaves them out unless told otherwise.

import { emptyRectangleOfTwo } from './emptyRectangle.ts';
import type { Candidates } from './state.ts';
import { removing } from './step.ts';
import { technique } from './technique.ts';
import { twoStringKite } from './turbots.ts';
import type { Mark, Step, Technique, TechniqueKey } from './types.ts';

/** Two steps may be told as one if their hearts are the same and they remove different candidates. */
const dual = (key: TechniqueKey, single: Technique, heart: (step: Step) => readonly Mark[]): Technique =>
  technique(key, (state, visit) => {
    const steps = uses(single, state);
    for (const [index, one] of steps.entries()) {
      for (const other of steps.slice(index + 1)) {
        if (!same(heart(one), heart(other)) || same(one.eliminations, other.eliminations)) continue;
        if (visit(join(key, one, other))) return true;
      }
    }
    return false;
  });

function uses({ search }: Technique, state: Candidates): Step[] {
  const steps: Step[] = [];
  search(state, (step) => {
    steps.push(step);
    return false;
  });
  return steps;
}

const same = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length &&
  one.every(({ cell, digit }) => other.some((mark) => mark.cell === cell && mark.digit === digit));

/** The cause stays the first one's; what the second has besides goes to `second`. */
function join(key: TechniqueKey, one: Step, other: Step): Step {
  const missing = (marks: readonly Mark[]) => marks.filter((mark) => !one.cause.some((own) => same([own], [mark])));
  const eliminations = [...one.eliminations, ...other.eliminations];
  const step = removing(key, eliminations, one.cause, [...new Set([...one.houses, ...other.houses])]);
  return { ...step, second: missing([...(one.second ?? []), ...other.cause, ...(other.second ?? [])]) };
}

/**
 * Dual two-string kite: two kites of one digit that are joined by the same two cells of a box, and remove different
 * candidates. Source: HoDoKu "Dual 2-String Kite", 0404, 150 points, Hard, off by default; Sudoku Explainer as the
 * single one.
 */
export const dualTwoStringKite = dual('dualTwoStringKite', twoStringKite, ({ cause }) => cause.slice(1, 3));

/**
 * Dual empty rectangle: two empty rectangles of one box and digit that remove different candidates; as in HoDoKu's
 * library boxes of two candidates take part. Source: HoDoKu "Dual Empty Rectangle", 0405, 120 points, Hard, off by
 * default; Sudoku Explainer as the single one.
 */
export const dualEmptyRectangle = dual('dualEmptyRectangle', emptyRectangleOfTwo, ({ cause }) => cause);
