import { type AlmostLockedSet, type AlsTable, almostLockedSets, nested } from './als.ts';
import { promisingStarts } from './alsReach.ts';
import { sizeOf } from './masks.ts';
import { addSeenByBoth, alsStep, noRemovals } from './removals.ts';
import { linksOf, removableBy } from './restrictedCommons.ts';
import type { Candidates } from './state.ts';
import { technique } from './step.ts';
import type { Step } from './types.ts';

/**
 * ALS-XY-wing: a hinge C and two pincers A and B, all almost locked sets; C and A have a restricted common x, C and B
 * another one, y. If A holds x, C does not, so C holds y and B does not; thus A lacks x or B lacks y, and a set that lacks a
 * digit holds all its others. So if both pincers also have a digit z, one of them holds it, and candidates z that see all z
 * of both are eliminated, in C too. Sets may share cells, but neither pincer contains the other.
 *
 * Source: HoDoKu "Almost Locked Set XY-Wing", code 0902, 320 points, Unfair; found by Bennys in 2005. Sudoku Explainer does
 * not have it (see the catalogue for the substitute rating).
 */
export const alsXyWing = technique('alsXyWing', (state, visit) => {
  const table = almostLockedSets(state);
  const links = linksOf(table);
  const { from, to, commons } = links;
  const { any: promising } = promisingStarts(table, links);
  for (const hinge of table.sets.keys()) {
    const end = from[hinge + 1] as number;
    for (let one = from[hinge] as number; one < end; one++) {
      const hopes = promising[to[one] as number] as number;
      if (hopes === 0) continue;
      for (let two = one + 1; two < end; two++) {
        if ((hopes & (promising[to[two] as number] as number)) === 0) continue;
        const x = commons[one] as number;
        const y = commons[two] as number;
        if (x === y && sizeOf(x) === 1) continue;
        const [a, b] = [to[one] as number, to[two] as number];
        const shared = sharedBy(table, a, b, x | y);
        if (shared === 0) continue;
        const step = describe(state, table, [a, hinge, b], shared);
        if (step && visit(step)) return true;
      }
    }
  }
  return false;
});

/** The digits z of both pincers that see a candidate to remove. `used`: the hinge's restricted commons, none of which counts. */
function sharedBy(table: AlsTable, a: number, b: number, used: number): number {
  const shared = (table.masks[a] as number) & (table.masks[b] as number) & ~used;
  return shared === 0 || removableBy(table, a, b, shared) === 0 || nested(table, a, b) ? 0 : shared;
}

function describe(
  state: Candidates,
  table: AlsTable,
  wing: readonly [a: number, hinge: number, b: number],
  shared: number,
): Step | undefined {
  const [a, , b] = wing;
  const removals = noRemovals();
  addSeenByBoth(removals, table, a, b, shared);
  const sets = wing.map((index) => table.sets[index] as AlmostLockedSet);
  return alsStep('alsXyWing', state, removals, sets);
}
