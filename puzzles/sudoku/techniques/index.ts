// The techniques that the grader and the hints know, easiest first. A new one is an object of its own, its
// facts in catalogue.ts and a place in this list.

import { remotePair, xChain, xyChain } from './chains.ts';
import { jellyfish, swordfish, xWing } from './fish.ts';
import { fullHouse } from './fullHouse.ts';
import { hiddenSingle } from './hiddenSingle.ts';
import { hiddenPair, hiddenQuad, hiddenTriple } from './hiddenSubsets.ts';
import { lockedCandidates1, lockedCandidates2 } from './lockedCandidates.ts';
import { nakedSingle } from './nakedSingle.ts';
import { nakedPair, nakedQuad, nakedTriple } from './nakedSubsets.ts';
import type { Candidates } from './state.ts';
import { skyscraper, turbotFish, twoStringKite } from './turbots.ts';
import type { Step, Technique } from './types.ts';
import { wWing, xyWing, xyzWing } from './wings.ts';

export { CATALOGUE, LEVELS, type Level, TECHNIQUE_KEYS, type TechniqueKey } from './catalogue.ts';
export { applyStep, type Candidates, candidatesOf, copyOf, isDead, isFull, place } from './state.ts';
export type { Mark, Step, Technique, Visit } from './types.ts';

/** In HoDoKu's order, which is that of `TECHNIQUE_KEYS`. */
export const TECHNIQUES: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
  lockedCandidates1,
  lockedCandidates2,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  xWing,
  swordfish,
  jellyfish,
  remotePair,
  skyscraper,
  twoStringKite,
  turbotFish,
  wWing,
  xyWing,
  xyzWing,
  xChain,
  xyChain,
];

/** The technique's first use that changes something; undefined where there is none. */
export function firstStep(technique: Technique, state: Candidates): Step | undefined {
  let first: Step | undefined;
  technique.search(state, (step) => {
    first = step;
    return true;
  });
  return first;
}

/** All uses of the technique that change something, in its own order; the same conclusion may come more than once. */
export function allSteps(technique: Technique, state: Candidates): Step[] {
  const steps: Step[] = [];
  technique.search(state, (step) => {
    steps.push(step);
    return false;
  });
  return steps;
}

/** The easiest step that this board allows; undefined when it is finished or beyond these techniques. */
export function nextStep(state: Candidates, techniques = TECHNIQUES): Step | undefined {
  for (const technique of techniques) {
    const step = firstStep(technique, state);
    if (step) return step;
  }
  return undefined;
}
