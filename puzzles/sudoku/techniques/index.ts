// The techniques that the grader and the hints know, easiest first. A new one is a file of its own and a line here.

import { fullHouse } from './fullHouse.ts';
import { hiddenSingle } from './hiddenSingle.ts';
import { nakedSingle } from './nakedSingle.ts';
import type { Candidates } from './state.ts';
import type { Step, Technique } from './types.ts';

export { applyStep, type Candidates, candidatesOf, isDead, isFull, place } from './state.ts';
export {
  LEVELS,
  type Level,
  type Mark,
  type Step,
  TECHNIQUE_KEYS,
  type Technique,
  type TechniqueKey,
} from './types.ts';

export const TECHNIQUES: readonly Technique[] = [fullHouse, nakedSingle, hiddenSingle];

/** The easiest step that this board allows; undefined when it is finished or beyond these techniques. */
export function nextStep(state: Candidates): Step | undefined {
  for (const technique of TECHNIQUES) {
    const step = technique.find(state);
    if (step) return step;
  }
  return undefined;
}
