import { bivalues } from './bivalues.ts';
import type { TechniqueKey } from './catalogue.ts';
import { betweenEnds } from './chainEnds.ts';
import { chainStep } from './chainStep.ts';
import { surveying } from './chainSurvey.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import type { LinkKinds } from './linkGraph.ts';
import { DIGIT_OF } from './linkNodes.ts';
import type { Candidates } from './state.ts';
import { technique } from './step.ts';
import type { Technique } from './types.ts';

/** Chains of certain links whose ends are different candidates of the same digit, for the digits that are `worth` trying. */
const chains = (key: TechniqueKey, kinds: LinkKinds, worth: (state: Candidates) => readonly number[]): Technique => {
  const surveyOf = surveying(kinds, true);
  return technique(key, (state, visit) => {
    const digits = worth(state);
    if (digits.length === 0) return false;
    const survey = surveyOf(state);
    for (const nodes of survey.chains('alike')) {
      if (!digits.includes(DIGIT_OF[nodes[0] as number] as number)) continue;
      if (visit(chainStep(key, nodes, betweenEnds(survey.graph, nodes)))) return true;
    }
    return false;
  });
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * X-chain: strong and weak links of one digit alternate, with a strong one at both ends, so one of the two ends holds
 * the digit, and cells that see both lose it. Source: HoDoKu "X-Chain", 0701, 260 points, Unfair; Sudoku Explainer
 * 6.6-7.0.
 */
export const xChain = chains('xChain', { houses: true, cells: false, groups: false }, doubtfulDigits);

/**
 * XY-chain: cells of two candidates, each sees the next and shares a digit with it. If the first is not x, the last one
 * is, so cells that see both lose x. Source: HoDoKu "XY-Chain", 0702, 260 points, Unfair; Sudoku Explainer 6.6-7.0.
 */
export const xyChain = chains('xyChain', { houses: false, cells: true, groups: false }, (state) =>
  bivalues(state).length > 1 ? DIGITS : [],
);
