import type { TechniqueKey } from './catalogue.ts';
import { aroundLoop, betweenEnds } from './chainEnds.ts';
import { chainStep } from './chainStep.ts';
import { type Survey, surveying, YIELDS, type Yield } from './chainSurvey.ts';
import type { LinkGraph } from './linkGraph.ts';
import type { LinkNode } from './linkNodes.ts';
import { technique } from './technique.ts';
import type { Technique, Visit } from './types.ts';

const plain = surveying({ houses: true, cells: true, groups: false });
const grouped = surveying({ houses: true, cells: true, groups: true });

/**
 * The search keeps one shortest chain for each pair of ends. A caller that needs more than the first use also gets those
 * that the search in the opposite order prefers.
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

/** Once with all that it removes, and once as HoDoKu counts. */
function visitLoop(graph: LinkGraph, nodes: readonly LinkNode[], key: TechniqueKey, visit: Visit): boolean {
  const all = aroundLoop(graph, nodes);
  if (visit(chainStep(key, nodes, all))) return true;
  const outside = aroundLoop(graph, nodes, true);
  return outside.length > 0 && outside.length < all.length && visit(chainStep(key, nodes, outside));
}

/**
 * Continuous nice loop: strong and weak links alternate all the way round. Either every other candidate of the loop is
 * true or the rest are, so each weak link holds exactly one true candidate: a third one that clashes with both is false,
 * be it in the same cell or seen by both. Source: HoDoKu "Continuous Nice Loop", 0706, 280 points, Unfair; Sudoku
 * Explainer "bidirectional cycle", 6.5-7.0 and more with its length.
 */
export const continuousNiceLoop = chains('continuousNiceLoop', 'loop', false);

/**
 * Discontinuous nice loop: a chain with a strong link at both ends, so that one of the ends is true, and exactly one
 * candidate that clashes with both: with it the chain closes to a loop, and it is false. Or both ends are the same
 * candidate: it is true, and the others in its cell are false. Source: HoDoKu "Discontinuous Nice Loop", 0707, 280
 * points, Unfair; Sudoku Explainer "forcing chain", from 6.6 with its length.
 */
export const discontinuousNiceLoop = chains('discontinuousNiceLoop', 'one', false);

/**
 * Alternating inference chain: as above, but two and more candidates clash with both ends. Type 1: the ends are the same
 * digit, and all cells that see both lose it. Type 2: the ends are different digits in cells that see each other, and
 * each cell loses the digit of the other end. Source: HoDoKu "AIC", 0708, 280 points, Unfair; Sudoku Explainer "forcing
 * chain", from 6.6 with its length.
 */
export const aic = chains('aic', 'more', false);

/**
 * Grouped continuous nice loop: where a box and a line cross, the two or three candidates of a digit stand together for
 * "the digit is in one of these cells"; at least one node of the loop is such a group. Source: HoDoKu "Grouped
 * Continuous Nice Loop", 0709, 300 points, Unfair; Sudoku Explainer has no groups, its nearest are region forcing chains
 * from 8.2.
 */
export const groupedContinuousNiceLoop = chains('groupedContinuousNiceLoop', 'loop', true);

/**
 * Grouped discontinuous nice loop: one with a group in it, maybe as an end. Source: HoDoKu 0710, 300 points, Unfair;
 * Sudoku Explainer as for the continuous one.
 */
export const groupedDiscontinuousNiceLoop = chains('groupedDiscontinuousNiceLoop', 'one', true);

/**
 * Grouped AIC: one with a group in it, maybe as an end. Source: HoDoKu 0711, 300 points, Unfair; Sudoku Explainer as for
 * the continuous loop.
 */
export const groupedAic = chains('groupedAic', 'more', true);
