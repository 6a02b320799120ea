// Two uses of a pattern that share its core, reported as one step. HoDoKu omits them by default.

import { emptyRectangleOfTwo } from './emptyRectangle.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import { twoStringKite } from './turbots.ts';
import type { Mark, Step, Technique, TechniqueKey } from './types.ts';

/** Two steps may be combined if their cores are equal, in any order, and they remove different candidates. */
const dual = (key: TechniqueKey, single: Technique, heart: (step: Step) => readonly number[]): Technique =>
  technique(key, (state, visit) => {
    const steps = uses(single, state);
    for (const [index, one] of steps.entries()) {
      for (const other of steps.slice(index + 1)) {
        if (!same(heart(one), heart(other)) || same(ids(one.eliminations), ids(other.eliminations))) continue;
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

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const ids = (marks: readonly Mark[]): number[] => marks.map(({ cell, digit }) => cell * 10 + digit);

/** Keeps the first step's cause; what only the second has goes to `second`. */
function join(key: TechniqueKey, one: Step, other: Step): Step {
  const known = ids(one.cause);
  const marks = [...(one.second ?? []), ...other.cause, ...(other.second ?? [])];
  const eliminations = [...one.eliminations, ...other.eliminations];
  const step = removing(key, eliminations, one.cause, [...new Set([...one.houses, ...other.houses])]);
  const digits = [...new Set([...one.digits, ...other.digits])].sort();
  return { ...step, digits, second: marks.filter((mark) => !ids([mark]).some((id) => known.includes(id))) };
}

/**
 * Dual two-string kite: two kites that are joined by the same two cells of a box, and remove different candidates. As in
 * HoDoKu they may be about different digits. Source: HoDoKu "Dual 2-String Kite", 0404, 150 points, Hard, off by default;
 * in Sudoku Explainer as the single one.
 */
export const dualTwoStringKite = dual('dualTwoStringKite', twoStringKite, ({ cause }) =>
  cause.slice(1, 3).map(({ cell }) => cell),
);

/**
 * Dual empty rectangle: two empty rectangles of one box and digit that remove different candidates; as in HoDoKu's
 * library, boxes with two candidates count. Source: HoDoKu "Dual Empty Rectangle", 0405, 120 points, Hard, off by
 * default; in Sudoku Explainer as the single one.
 */
export const dualEmptyRectangle = dual('dualEmptyRectangle', emptyRectangleOfTwo, ({ cause }) => ids(cause));
