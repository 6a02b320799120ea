import type { TechniqueKey } from './catalogue.ts';
import { betweenEnds } from './chainEnds.ts';
import { chainStep } from './chainStep.ts';
import { endsOf, nodesOf, type Survey, survey, surveyOf } from './chainSurvey.ts';
import type { LinkKinds } from './linkGraph.ts';
import { DIGIT_OF } from './linkNodes.ts';
import { technique } from './technique.ts';
import type { Technique } from './types.ts';

/** With all links there are the same chains and more: where they show none, fewer links need not be tried. */
const hasChains = ({ keys }: Survey): boolean => keys.one.some(joinsOneDigit) || keys.more.some(joinsOneDigit);

function joinsOneDigit(chainKey: number): boolean {
  const [start, end] = endsOf(chainKey);
  return start !== end && DIGIT_OF[start] === DIGIT_OF[end];
}

/** Chains of some links only whose ends are different candidates of the same digit. */
const chains = (key: TechniqueKey, kinds: LinkKinds): Technique =>
  technique(key, (state, visit) => {
    if (!hasChains(surveyOf(state, false))) return false;
    const found = survey(state, kinds);
    const keys = [...found.keys.one, ...found.keys.more].sort((a, b) => a - b);
    return keys.some((chainKey) => {
      const [start, end] = endsOf(chainKey);
      if (start >= end || DIGIT_OF[start] !== DIGIT_OF[end]) return false; // each can be read from both ends
      const nodes = nodesOf(found, chainKey);
      return visit(chainStep(key, nodes, betweenEnds(found.graph, nodes)));
    });
  });

/**
 * X-chain: strong and weak links of one digit alternate, with a strong one at both ends, so one of the two ends holds
 * the digit, and cells that see both lose it. Source: HoDoKu "X-Chain", 0701, 260 points, Unfair; Sudoku Explainer
 * 6.6-7.0.
 */
export const xChain = chains('xChain', { houses: true, cells: false, groups: false });

/**
 * XY-chain: cells of two candidates, each sees the next and shares a digit with it. If the first is not x, the last one
 * is, so cells that see both lose x. Source: HoDoKu "XY-Chain", 0702, 260 points, Unfair; Sudoku Explainer 6.6-7.0.
 */
export const xyChain = chains('xyChain', { houses: false, cells: true, groups: false });
