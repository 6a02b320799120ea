import { sees } from '../board.ts';
import { type Bivalue, bivalues } from './bivalues.ts';
import { boxesOf, byPlace } from './chainStep.ts';
import { seenByBoth } from './links.ts';
import { digitsOf } from './masks.ts';
import { trace, walk } from './paths.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Mark, Step } from './types.ts';

/** With fewer cells it is a naked pair, or nothing. */
const SHORTEST = 4;

/**
 * Remote pair: four or more cells with the same two candidates, each of which sees the next. Cells at an odd distance in the
 * chain differ, so cells that see two of these lose both digits. Source: HoDoKu "Remote Pair", 0703, 110 points, Hard; Sudoku
 * Explainer 6.6.
 */
export const remotePair = technique('remotePair', (state, visit) => {
  const pairs = bivalues(state);
  const counts = new Map<number, number>();
  for (const { mask } of pairs) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return pairs.some((start) => {
    if ((counts.get(start.mask) as number) < SHORTEST) return false;
    const alike = pairs.filter(({ mask }) => mask === start.mask);
    return walk(
      start,
      ({ cell }) => alike.filter((other) => sees(cell, other.cell)),
      ({ cell }) => cell,
      (path) => {
        const step = describe(state, trace(path));
        return step !== undefined && visit(step);
      },
    );
  });
});

function describe(state: Candidates, chain: readonly Bivalue[]): Step | undefined {
  const first = chain[0] as Bivalue;
  if (chain.length < SHORTEST || chain.length % 2 !== 0) return undefined;
  const digits = digitsOf(first.mask);
  const eliminations = digits.flatMap((digit) => betweenCells(state, chain, digit));
  if (eliminations.length === 0) return undefined;
  const cause = chain.flatMap(({ cell }) => digits.map((digit) => ({ cell, digit })));
  const nodes = digits.map((digit) => chain.map(({ cell }, index) => ({ digit, cells: [cell], on: index % 2 === 1 })));
  const ends = [nodes[0]?.[0], nodes[0]?.at(-1)];
  return {
    ...removing('remotePair', eliminations.sort(byPlace), cause, boxesOf(ends)),
    second: cause.filter((_, index) => index % 4 > 1),
    chains: nodes,
  };
}

/** Cells that see two cells of the chain at an odd distance. Not direct neighbours, which are a naked pair. */
function betweenCells(state: Candidates, chain: readonly Bivalue[], digit: number): Mark[] {
  const found = new Map<number, Mark>();
  for (const [index, { cell }] of chain.entries()) {
    for (let other = index + SHORTEST - 1; other < chain.length; other += 2) {
      for (const mark of seenByBoth(state, cell, (chain[other] as Bivalue).cell, digit)) found.set(mark.cell, mark);
    }
  }
  return [...found.values()];
}
