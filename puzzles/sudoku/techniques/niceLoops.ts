import type { TechniqueKey } from './catalogue.ts';
import { aroundLoop, betweenEnds } from './chainEnds.ts';
import { chainStep } from './chainStep.ts';
import { type Survey, surveying, YIELDS, type Yield } from './chainSurvey.ts';
import type { LinkGraph } from './linkGraph.ts';
import type { LinkNode } from './linkNodes.ts';
import { technique } from './step.ts';
import type { Technique, Visit } from './types.ts';

const plain = surveying({ houses: true, cells: true, groups: false });
const grouped = surveying({ houses: true, cells: true, groups: true });

/**
 * The search keeps one shortest chain for each pair of ends. A caller that needs more than the first use also gets the
 * chains that a search in the opposite order finds.
 */
const chains = (key: TechniqueKey, yields: Yield, groups: boolean): Technique =>
  technique(key, (state, visit) => {
    const survey = groups ? grouped(state) : plain(state);
    if (visitAll(survey, key, yields, visit)) return true;
    return YIELDS.some((any) => survey.has(any)) && visitAll(survey.reversed(), key, yields, visit);
  });

function visitAll(survey: Survey, key: TechniqueKey, yields: Yield, visit: Visit): boolean {
  const { graph } = survey;
  for (const nodes of survey.chains(yields)) {
    if (yields === 'loop') {
      if (visitLoop(graph, nodes, key, visit)) return true;
    } else if (visit(chainStep(key, nodes, betweenEnds(graph, nodes)))) return true;
  }
  return false;
}

/** Visits the loop twice: with everything that it removes, and with what HoDoKu counts. */
function visitLoop(graph: LinkGraph, nodes: readonly LinkNode[], key: TechniqueKey, visit: Visit): boolean {
  const all = aroundLoop(graph, nodes);
  if (visit(chainStep(key, nodes, all))) return true;
  const outside = aroundLoop(graph, nodes, true);
  return outside.length > 0 && outside.length < all.length && visit(chainStep(key, nodes, outside));
}

/**
 * Continuous nice loop: strong and weak links alternate all the way round. Every second candidate of the loop is true, so
 * each weak link has exactly one true end: a third candidate that clashes with both ends is false, whether it is in the
 * same cell or seen by both. Source: HoDoKu "Continuous Nice Loop", 0706, 280 points, Unfair; Sudoku Explainer
 * "bidirectional cycle", from 6.5-7.0, more with its length.
 */
export const continuousNiceLoop = chains('continuousNiceLoop', 'loop', false);

/**
 * Discontinuous nice loop: a chain with a strong link at both ends, so that one of the ends is true, and exactly one
 * candidate that clashes with both: it closes the chain to a loop, and is false. Or both ends are the same candidate: that
 * one is true, and the others in its cell are false. Source: HoDoKu "Discontinuous Nice Loop", 0707, 280 points, Unfair;
 * Sudoku Explainer "forcing chain", from 6.6, more with its length.
 */
export const discontinuousNiceLoop = chains('discontinuousNiceLoop', 'one', false);

/**
 * Alternating inference chain: as above, but two or more candidates clash with both ends. Type 1: the ends are the same
 * digit, and all cells that see both lose it. Type 2: the ends are different digits in cells that see each other, and
 * each cell loses the digit of the other end. Source: HoDoKu "AIC", 0708, 280 points, Unfair; Sudoku Explainer "forcing
 * chain", from 6.6, more with its length.
 */
export const aic = chains('aic', 'more', false);

/**
 * Grouped continuous nice loop: where a box and a line cross, the two or three candidates of a digit form one node, "the
 * digit is in one of these cells"; at least one node of the loop is such a group. Source: HoDoKu "Grouped Continuous Nice
 * Loop", 0709, 300 points, Unfair; Sudoku Explainer has no groups, its nearest are region forcing chains from 8.2.
 */
export const groupedContinuousNiceLoop = chains('groupedContinuousNiceLoop', 'loop', true);

/**
 * Grouped discontinuous nice loop: one with a group in it, possibly as an end. Source: HoDoKu 0710, 300 points, Unfair;
 * Sudoku Explainer as for the continuous one.
 */
export const groupedDiscontinuousNiceLoop = chains('groupedDiscontinuousNiceLoop', 'one', true);

/**
 * Grouped AIC: one with a group in it, possibly as an end. Source: HoDoKu 0711, 300 points, Unfair; Sudoku Explainer as for
 * the continuous loop.
 */
export const groupedAic = chains('groupedAic', 'more', true);
