// The techniques that the grader and the hints use, easiest first. A new one needs its own object, its facts in
// catalogue.ts and a place in this list.

import { alsChain } from './alsChain.ts';
import { aicWithSets } from './alsNodeChains.ts';
import { alsXyWing } from './alsXyWing.ts';
import { alsXz } from './alsXz.ts';
import { avoidableRectangle1, avoidableRectangle2 } from './avoidableRectangles.ts';
import { bruteForce } from './bruteForce.ts';
import { bugPlus1 } from './bug.ts';
import { xChain, xyChain } from './chains.ts';
import {
  finnedFrankenJellyfish,
  finnedFrankenSwordfish,
  finnedFrankenXWing,
  finnedMutantJellyfish,
  finnedMutantSwordfish,
  finnedMutantXWing,
  frankenJellyfish,
  frankenSwordfish,
  frankenXWing,
  mutantJellyfish,
  mutantSwordfish,
  mutantXWing,
} from './complexFish.ts';
import { deathBlossom } from './deathBlossom.ts';
import { dualEmptyRectangle, dualTwoStringKite } from './duals.ts';
import { emptyRectangle } from './emptyRectangle.ts';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './finnedFish.ts';
import { jellyfish, swordfish, xWing } from './fish.ts';
import { forcingChainContradiction, forcingChainVerity } from './forcingChains.ts';
import { forcingNet } from './forcingNet.ts';
import { fullHouse } from './fullHouse.ts';
import { hiddenRectangle } from './hiddenRectangle.ts';
import { hiddenSingle } from './hiddenSingle.ts';
import { hiddenPair, hiddenQuad, hiddenTriple } from './hiddenSubsets.ts';
import { juniorExocet } from './juniorExocet.ts';
import { krakenFish } from './krakenFish.ts';
import { lockedCandidates1, lockedCandidates2 } from './lockedCandidates.ts';
import { lockedPair, lockedTriple } from './lockedSets.ts';
import { medusaTrap, medusaWrap } from './medusa.ts';
import { multiColours1, multiColours2 } from './multiColours.ts';
import { nakedSingle } from './nakedSingle.ts';
import { nakedPair, nakedQuad, nakedTriple } from './nakedSubsets.ts';
import {
  aic,
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './niceLoops.ts';
import { remotePair } from './remotePair.ts';
import { simpleColoursTrap, simpleColoursWrap } from './simpleColours.ts';
import { type Candidates, isFull } from './state.ts';
import { sueDeCoq } from './sueDeCoq.ts';
import { templateDelete, templateSet } from './templates.ts';
import { skyscraper, turbotFish, twoStringKite } from './turbots.ts';
import type { Step, Technique } from './types.ts';
import { uniqueRectangle3 } from './uniqueRectangle3.ts';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './uniqueRectangles.ts';
import { wWing, xyWing, xyzWing } from './wings.ts';
import { wxyzWing } from './wxyzWing.ts';

export { CATALOGUE, LEVELS, type Level, TECHNIQUE_KEYS, type TechniqueKey } from './catalogue.ts';
export { type Candidates, candidatesOf, copyOf, isDead, isFull, place } from './state.ts';
export { applyStep } from './step.ts';
export type { ChainNode, Mark, Step, Technique, Visit } from './types.ts';

/** In HoDoKu's order, the same as in `TECHNIQUE_KEYS`. Those that are not `usual` are for hints alone. */
export const TECHNIQUES: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
  lockedPair,
  lockedTriple,
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
  bugPlus1,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  dualTwoStringKite,
  dualEmptyRectangle,
  wWing,
  xyWing,
  xyzWing,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
  sueDeCoq,
  simpleColoursTrap,
  simpleColoursWrap,
  multiColours1,
  multiColours2,
  wxyzWing,
  xChain,
  xyChain,
  medusaTrap,
  medusaWrap,
  continuousNiceLoop,
  discontinuousNiceLoop,
  aic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
  groupedAic,
  alsXz,
  alsXyWing,
  alsChain,
  deathBlossom,
  aicWithSets,
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
  mutantXWing,
  mutantSwordfish,
  mutantJellyfish,
  finnedMutantXWing,
  finnedMutantSwordfish,
  finnedMutantJellyfish,
  krakenFish,
  juniorExocet,
  forcingChainContradiction,
  forcingChainVerity,
  forcingNet,
  templateSet,
  templateDelete,
  bruteForce,
];

/** The technique's first use that changes something; undefined if there is none. */
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

/** The easiest step that this board allows; undefined if it is finished or beyond these techniques. */
export function nextStep(state: Candidates, techniques = TECHNIQUES): Step | undefined {
  if (isFull(state)) return undefined;
  for (const technique of techniques) {
    const step = firstStep(technique, state);
    if (step) return step;
  }
  return undefined;
}
