// The techniques that the grader and the hints know, easiest first. A new one is an object of its own, its key in
// types.ts and a place in this list.

import { remotePair, xChain, xyChain } from './chains.ts';
import { swordfish, xWing } from './fish.ts';
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

/** The easiest step that this board allows; undefined when it is finished or beyond these techniques. */
export function nextStep(state: Candidates, techniques = TECHNIQUES): Step | undefined {
  for (const technique of techniques) {
    const step = technique.find(state);
    if (step) return step;
  }
  return undefined;
}
